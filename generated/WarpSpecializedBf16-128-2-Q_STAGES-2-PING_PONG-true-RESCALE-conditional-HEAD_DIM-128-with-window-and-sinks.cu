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
    const u32 argument0,
    const u32 argument1,
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
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t33 = t29 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t34;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t34) : "r"(t33) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm("mov.b32 %0, %1;" : "=r"(t35) : "f"(t34));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t36;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t36) : "r"(t35));
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t41;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 128 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t45;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t45) : );
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t46 = t45 == 1u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t46) {
                    const u32 t47 = t29 + 8u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t47) : "memory");
                }
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t48 = seq_k + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t49 = t48 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t49 > 1u ? t49 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t51 = seq_k >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t51 < end ? t51 : end;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t53 = end - whole;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t54 = t53 < end ? t53 : end;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t55 = t29 + 48u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t56 = tile & 1u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t57 = t56 << 9u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t58 = t55 + t57;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 block = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 chunk = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 partial = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                u32 whole_2 = 0u;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 t59 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_2 = t59 & 31u;
                const u32 number = 31u - lane_2;
                partial = 0u;
                whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t62 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t63 = t62 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t64 = t63 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t65 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t66 = t65 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t67 = t64 - t66;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                const bool t68 = number < t67;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                if (t68) {
#line 232 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t69 = number << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                    const u32 pair = t58 + t69;
                    f32 t71;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t71) : "r"(pair) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                    u32 t72;
                    asm("mov.b32 %0, %1;" : "=r"(t72) : "f"(t71));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                    partial = t72;
                    f32 t73;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t73) : "r"(pair) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                    u32 t74;
                    asm("mov.b32 %0, %1;" : "=r"(t74) : "f"(t73));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                    whole_2 = t74;
                }
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t75 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t76 = t75 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t77 = t76 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t78 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t79 = t78 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t80 = t77 - t79;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t81 = t80 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t82 = t81 >> 5u;
#line 148 "fa-kernels/src/attention/block_walk.rs"
                const u32 last = t82 - 1u;
                while (true) {
#line 149 "fa-kernels/src/attention/block_walk.rs"
                    const bool t84 = chunk < last;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t85 = partial != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t86 = __ballot_sync(0xffffffffu, t85);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t87 = whole_2 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t88 = __ballot_sync(0xffffffffu, t87);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t89 = t86 | t88;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                    const bool t90 = t89 == 0u;
#line 149 "fa-kernels/src/attention/block_walk.rs"
                    const bool t91 = t84 & t90;
                    if (!t91) break;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t92 = chunk + 1u;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                    chunk = t92;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t93 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_3 = t93 & 31u;
                    const u32 t95 = chunk << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t96 = 31u - lane_3;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_2 = t95 + t96;
                    partial = 0u;
                    whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t98 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t99 = t98 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t100 = t99 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t101 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t102 = t101 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t103 = t100 - t102;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    const bool t104 = number_2 < t103;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    if (t104) {
                        const bool t105 = chunk < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                        if (t105) {
                            const u32 t106 = number_2 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_2 = t58 + t106;
                            f32 t108;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t108) : "r"(pair_2) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            u32 t109;
                            asm("mov.b32 %0, %1;" : "=r"(t109) : "f"(t108));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            partial = t109;
                            f32 t110;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t110) : "r"(pair_2) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            u32 t111;
                            asm("mov.b32 %0, %1;" : "=r"(t111) : "f"(t110));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t111;
                        } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t112 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t113 = t112 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t114 = t113 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first = t114 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t116 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t117 = t116 > first ? t116 : first;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin = t117 - first;
                            const u32 t119 = end - first;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_2 = t119 < 32u ? t119 : 32u;
                            const u32 t121 = 4294967295u << begin;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t122 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t123 = 4294967295u >> t122;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t124 = t121 & t123;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                            partial = t124;
                        }
                    }
                }
#line 154 "fa-kernels/src/attention/block_walk.rs"
                const u32 t133 = end - 1u;
#line 154 "fa-kernels/src/attention/block_walk.rs"
                block = t133;
                const bool t134 = partial != 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
                const u32 t135 = __ballot_sync(0xffffffffu, t134);
#line 155 "fa-kernels/src/attention/block_walk.rs"
                const bool t136 = t135 == 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
                if (t136) {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const bool t137 = whole_2 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes = __ballot_sync(0xffffffffu, t137);
                    const bool t139 = lanes != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                    if (t139) {
                        u32 holder;
                        asm("bfind.u32 %0, %1;" : "=r"(holder) : "r"(lanes));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 t141;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t141) : "r"(whole_2), "r"(holder));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit;
                        asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(t141));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t143 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t144 = t143 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const bool t145 = t144 == holder;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        if (t145) {
                            const u32 t146 = 1u << bit;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t147 = whole_2 ^ t146;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t147;
                        }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t148 = chunk << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t149 = 31u - holder;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_3 = t148 + t149;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t151 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t152 = t151 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t153 = t152 - number_3;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t154 = t153 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t155 = t154 + bit;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        block = t155;
                    }
                } else {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const bool t156 = partial != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes_2 = __ballot_sync(0xffffffffu, t156);
                    const bool t158 = lanes_2 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                    if (t158) {
                        u32 holder_2;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_2) : "r"(lanes_2));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 t160;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t160) : "r"(partial), "r"(holder_2));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_2;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(t160));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t162 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t163 = t162 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        const bool t164 = t163 == holder_2;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                        if (t164) {
                            const u32 t165 = 1u << bit_2;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t166 = partial ^ t165;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                            partial = t166;
                        }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t167 = chunk << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t168 = 31u - holder_2;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_4 = t167 + t168;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t170 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t171 = t170 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t172 = t171 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t173 = t172 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t174 = t173 + bit_2;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                        block = t174;
                    }
                }
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = index / group;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t176 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t176 & 3u;
                const u32 t178 = slot + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t178 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t10 + t179;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t176 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t181 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t182 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t180), "r"(t183) : "memory");
                const u32 t184 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t10 + t185;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t187 = slot << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t188 = smem_1 + t187;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t189;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t189) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t190 = t189 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t190) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t186) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t188), "l"(q), "r"(t186), "r"(0u), "r"(index), "r"(t41), "r"(t44) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t188 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t191), "l"(q), "r"(t186), "r"(64u), "r"(index), "r"(t41), "r"(t44) : "memory");
                }
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t192 = tile << 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t193 = t192 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t193 & 3u;
                const u32 t195 = slot_2 + 12u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t195 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t10 + t196;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t198 = t193 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = t198 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t199 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t197), "r"(t200) : "memory");
                const u32 t201 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t201 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t41 + 64u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t205 = slot_2 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t206 = smem_1 + t205;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t207;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t207) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t208 = t207 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t208) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t203) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t206), "l"(q), "r"(t203), "r"(0u), "r"(index), "r"(t204), "r"(t44) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t206 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t209), "l"(q), "r"(t203), "r"(64u), "r"(index), "r"(t204), "r"(t44) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t211 = slot_3 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = t10 + t211;
                const u32 t213 = slot_3 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t213 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t10 + t214;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t218) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t219 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = slot_3 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t8 + t220;
                u32 t222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t222) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t223 = t222 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t223) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t212) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t221), "l"(k), "r"(t212), "r"(0u), "r"(t175), "r"(t219), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t221 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t224), "l"(k), "r"(t212), "r"(64u), "r"(t175), "r"(t219), "r"(t44) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t226 = slot_4 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = t226 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = t10 + t227;
                const u32 t229 = slot_4 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t230 = t229 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t231 = t10 + t230;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t232 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t233 = t232 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t234 = t233 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t231), "r"(t234) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t235 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t236 = slot_4 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t237 = t9 + t236;
                u32 t238;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t238) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t239 = t238 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t239) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t228) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t237), "l"(v), "r"(t228), "r"(0u), "r"(t175), "r"(t235), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t237 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t240), "l"(v), "r"(t228), "r"(64u), "r"(t175), "r"(t235), "r"(t44) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 count = 1u;
#line 180 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_2 = chunk;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t242 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t243 = t242 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t244 = t243 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t245 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t246 = t245 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t247 = t244 - t246;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t248 = t247 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                const u32 t249 = t248 >> 5u;
#line 181 "fa-kernels/src/attention/block_walk.rs"
                #pragma unroll 1
                for (u32 i = first_2; i < t249; i += 1u) {
#line 182 "fa-kernels/src/attention/block_walk.rs"
                    const bool t250 = i != first_2;
#line 182 "fa-kernels/src/attention/block_walk.rs"
                    if (t250) {
#line 226 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t251 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                        const u32 lane_4 = t251 & 31u;
                        const u32 t253 = i << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t254 = 31u - lane_4;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_5 = t253 + t254;
                        partial = 0u;
                        whole_2 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t256 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t257 = t256 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t258 = t257 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t259 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t260 = t259 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t261 = t258 - t260;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                        const bool t262 = number_5 < t261;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                        if (t262) {
                            const bool t263 = i < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                            if (t263) {
                                const u32 t264 = number_5 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                                const u32 pair_3 = t58 + t264;
                                f32 t266;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t266) : "r"(pair_3) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                                u32 t267;
                                asm("mov.b32 %0, %1;" : "=r"(t267) : "f"(t266));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                                partial = t267;
                                f32 t268;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t268) : "r"(pair_3) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                                u32 t269;
                                asm("mov.b32 %0, %1;" : "=r"(t269) : "f"(t268));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                                whole_2 = t269;
                            } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t270 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t271 = t270 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t272 = t271 - number_5;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                                const u32 first_3 = t272 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t274 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t275 = t274 > first_3 ? t274 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                                const u32 begin_2 = t275 - first_3;
                                const u32 t277 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                                const u32 end_3 = t277 < 32u ? t277 : 32u;
                                const u32 t279 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t280 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t281 = 4294967295u >> t280;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t282 = t279 & t281;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                                partial = t282;
                            }
                        }
                    }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const bool t283 = partial != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t284 = __ballot_sync(0xffffffffu, t283);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_3 = t284;
                    while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                        const bool t285 = lanes_3 != 0u;
                        if (!t285) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_3;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_3) : "r"(lanes_3));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t287 = 1u << holder_3;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t288 = lanes_3 ^ t287;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        lanes_3 = t288;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t289 = i << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t290 = 31u - holder_3;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_6 = t289 + t290;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t292 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t293 = t292 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t294 = t293 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_4 = t294 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t296;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t296) : "r"(partial), "r"(holder_3));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest = t296;
                        while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                            const bool t297 = rest != 0u;
                            if (!t297) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_3;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t299 = 1u << bit_3;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t300 = rest ^ t299;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            rest = t300;
                            const u32 t301 = first_4 + bit_3;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                            block = t301;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t302 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_5 = t302 & 1u;
                            const u32 t304 = slot_5 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t305 = t10 + t304;
                            const u32 t306 = slot_5 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t307 = t306 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t308 = t10 + t307;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t309 = t302 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t310 = t309 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t311 = t310 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t311) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t312 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t313 = slot_5 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t314 = t8 + t313;
                            u32 t315;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t315) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t316 = t315 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t316) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t305) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t314), "l"(k), "r"(t305), "r"(0u), "r"(t175), "r"(t312), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t317 = t314 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t317), "l"(k), "r"(t305), "r"(64u), "r"(t175), "r"(t312), "r"(t44) : "memory");
                            }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t318 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_6 = t318 & 1u;
                            const u32 t320 = slot_6 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t321 = t320 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t322 = t10 + t321;
                            const u32 t323 = slot_6 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t324 = t323 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t325 = t10 + t324;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t326 = t318 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t327 = t326 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t328 = t327 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t325), "r"(t328) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t329 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t330 = slot_6 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t331 = t9 + t330;
                            u32 t332;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t332) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t333 = t332 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t333) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t322) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t331), "l"(v), "r"(t322), "r"(0u), "r"(t175), "r"(t329), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t334 = t331 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t334), "l"(v), "r"(t322), "r"(64u), "r"(t175), "r"(t329), "r"(t44) : "memory");
                            }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t335 = count + 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t335;
                        }
                    }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const bool t338 = whole_2 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t339 = __ballot_sync(0xffffffffu, t338);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_4 = t339;
                    while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                        const bool t340 = lanes_4 != 0u;
                        if (!t340) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_4;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_4) : "r"(lanes_4));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t342 = 1u << holder_4;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t343 = lanes_4 ^ t342;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                        lanes_4 = t343;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t344 = i << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t345 = 31u - holder_4;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_7 = t344 + t345;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t347 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t348 = t347 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t349 = t348 - number_7;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_5 = t349 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t351;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t351) : "r"(whole_2), "r"(holder_4));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest_2 = t351;
                        while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                            const bool t352 = rest_2 != 0u;
                            if (!t352) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_4;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t354 = 1u << bit_4;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t355 = rest_2 ^ t354;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                            rest_2 = t355;
                            const u32 t356 = first_5 + bit_4;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                            block = t356;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t357 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_7 = t357 & 1u;
                            const u32 t359 = slot_7 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t360 = t10 + t359;
                            const u32 t361 = slot_7 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t362 = t361 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t363 = t10 + t362;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t364 = t357 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t365 = t364 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t366 = t365 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t363), "r"(t366) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t367 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t368 = slot_7 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t369 = t8 + t368;
                            u32 t370;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t370) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t371 = t370 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t371) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t360) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t369), "l"(k), "r"(t360), "r"(0u), "r"(t175), "r"(t367), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t372 = t369 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t372), "l"(k), "r"(t360), "r"(64u), "r"(t175), "r"(t367), "r"(t44) : "memory");
                            }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t373 = passed + count;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_8 = t373 & 1u;
                            const u32 t375 = slot_8 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t376 = t375 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t377 = t10 + t376;
                            const u32 t378 = slot_8 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t379 = t378 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t380 = t10 + t379;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t381 = t373 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t382 = t381 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t383 = t382 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t380), "r"(t383) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t384 = block << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t385 = slot_8 << 15u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t386 = t9 + t385;
                            u32 t387;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t387) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t388 = t387 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t388) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t377) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t386), "l"(v), "r"(t377), "r"(0u), "r"(t175), "r"(t384), "r"(t44) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t389 = t386 + 16384u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t389), "l"(v), "r"(t377), "r"(64u), "r"(t175), "r"(t384), "r"(t44) : "memory");
                            }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t390 = count + 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t390;
                        }
                    }
                }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 count_2 = count;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t393 = passed + count_2;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t393;
                const u32 t394 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t394;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t395 = tile & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t395) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t396 = t29 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t397;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t397) : "r"(t396) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t398;
                asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t399;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t399) : "r"(t398));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t399;
            }
        }
#line 58 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t401 = warp == 1u;
#line 58 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t401) {
#line 44 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t402 = seq_q + 127u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t402 >> 7u;
            const u32 t404 = of_head * heads;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t404 * batch;
            u32 round = 0u;
            const u32 t406 = blockIdx.x;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t406;
            while (true) {
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t407 = index_2 < total;
                if (!t407) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t408 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t409 = index_2 / t408;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first_6 = t409 * heads_per_section;
                const u32 t411 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t412 = t411 - first_6;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t412 < heads_per_section ? t412 : heads_per_section;
                const u32 t414 = first_6 * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest_3 = index_2 - t414;
                const u32 t416 = rest_3 % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t417 = first_6 + t416;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t418 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t419 = rest_3 / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t420 = t418 - t419;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t421 = t420 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t422 = t417 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t423 = t417 / heads;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t424;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t424) : );
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t425 = t424 == 1u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t425) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t29 + 16u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t427;
                    asm("mov.b32 %0, %1;" : "=f"(t427) : "r"(t422));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t427) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t428;
                    asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t421));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t428) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t429;
                    asm("mov.b32 %0, %1;" : "=f"(t429) : "r"(t423));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t429) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t430 = t29 + 16u;
#line 139 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t431;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t431) : "r"(t430) : "memory");
#line 139 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t432;
                asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 139 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t432));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_2 = t29 + 16u;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t435;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t435) : "r"(from_2) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t436;
                asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t437;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t437) : "r"(t436));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t438;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t438) : "r"(from_2) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t439;
                asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t440;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t440) : "r"(t439));
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t441 = seq_k + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t442 = t441 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t442 > 1u ? t442 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t444 = seq_k >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole_3 = t444 < end_4 ? t444 : end_4;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t446 = end_4 - whole_3;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t447 = t446 < end_4 ? t446 : end_4;
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_2 = t437 + 127u;
                const u32 t449 = t437 >> 7u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t450 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t451 = last_2 < t450 ? last_2 : t450;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t452 = t29 + 48u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t453 = round & 1u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t454 = t453 << 9u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t455 = t452 + t454;
#line 81 "fa-kernels/src/attention/block_walk.rs"
                const u32 t456 = head / group;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t457 = end_4 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t458 = t457 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t459 = t458 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t460 = end_4 - end_4;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t461 = t460 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t462 = t459 - t461;
#line 83 "fa-kernels/src/attention/block_walk.rs"
                const u32 most = t462 < 64u ? t462 : 64u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < most; i_2 += 1u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t464 = end_4 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t465 = t464 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t466 = t465 - i_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t467 = t466 << 5u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t468 = threadIdx.x;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t469 = t468 & 31u;
#line 85 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_2 = t467 + t469;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key = block_2 << 7u;
                    const u32 t473 = key < last_3 ? key : last_3;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t474 = key + 127u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t475 = t474 < last_3 ? t474 : last_3;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t476 = t437 + seq_k;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t477 = t451 - t437;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t478 = t476 + t477;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t479 = t477 <= t477;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t480 = t479 ? t476 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t481 = t479 ? t478 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t482 = t480 - seq_q;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t483 = t481 - t480;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t484 = t482 + t483;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t485 = t483 <= t483;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t486 = t485 ? t482 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t487 = t485 ? t484 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t488 = t486 - t475;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t489 = t487 - t486;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t490 = t475 - t473;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t491 = t489 + t490;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t492 = t488 + t491;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t493 = t489 <= t491;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t494 = t493 ? t488 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t495 = t493 ? t492 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t496 = (int)t494 <= (int)t495;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t497 = t496 ? t494 : 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t498 = t496 ? t495 : 2147483647u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t499 = (int)0u <= (int)t497;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t500 = (int)0u <= (int)t498;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t501 = (int)t494 <= (int)t495;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t502 = t501 ? t494 : 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t503 = t501 ? t495 : 2147483647u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t504 = (int)t503 < (int)argument0;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t505 = (int)t502 < (int)argument0;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t506 = t499 & t504;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t507 = t500 & t505;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t508 = t473 <= t475;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t509 = t508 ? t473 : 0u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t510 = t508 ? t475 : 4294967295u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t511 = t510 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t512 = t509 < argument1;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t513 = (int)t494 <= (int)t495;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t514 = t513 ? t494 : 2147483648u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t515 = t513 ? t495 : 2147483647u;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t516 = (int)0u <= (int)t514;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t517 = (int)0u <= (int)t515;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t518 = t511 & t516;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t519 = t512 & t517;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t520 = t506 | t518;
#line 87 "fa-kernels/src/attention/block_walk.rs"
                    const bool t521 = t507 | t519;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t522 = end_4 - end_4;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t523 = t522 <= block_2;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool t524 = block_2 < end_4;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there = t523 & t524;
                    const u32 t526 = end_4 - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after = t526 - block_2;
                    const bool t528 = t447 <= after;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool t529 = after < end_4;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside = t528 & t529;
                    const bool t531 = is_there & t521;
#line 109 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible = __ballot_sync(0xffffffffu, t531);
                    const bool t533 = is_there & inside;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t534 = t533 & t521;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t535 = t534 & t520;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_4 = __ballot_sync(0xffffffffu, t535);
                    const u32 t537 = visible ^ whole_4;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t538 = threadIdx.x;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t539 = t538 & 31u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    const bool t540 = t539 == 0u;
#line 88 "fa-kernels/src/attention/block_walk.rs"
                    if (t540) {
                        const u32 t541 = i_2 << 3u;
#line 89 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_4 = t455 + t541;
                        f32 t543;
                        asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(t537));
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_4), "f"(t543) : "memory");
                        f32 t544;
                        asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(whole_4));
#line 91 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_4), "f"(t544) : "memory");
                    }
                }
#line 109 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t545;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t545) : );
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t546 = t545 == 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t546) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                }
#line 55 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t547 = round + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = t547;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t548 = t29 + 8u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t549 = round & 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t550 = t549 ^ 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t548), "r"(t550) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t551 = lane == 0u;
                u32 merged = 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t551) {
                    const u32 t552 = total - 1u;
#line 137 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t553;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t553) : "l"(claims), "r"(t552) : "memory");
#line 137 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t553;
                } else {
                    merged = 0u;
                }
#line 139 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t554 = gridDim.x;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t555;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t555) : "r"(claimed));
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t556 = t554 + t555;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t556;
            }
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t558;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t558) : );
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t559 = t558 == 1u;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t559) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t560 = t29 + 16u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t560), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 109 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t561;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t561) : );
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t562 = t561 == 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t562) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t564 = index_3 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t565 = t7 + t564;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t566 = warp & 3u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t567 = t566 << 4u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t568 = index_3 << 6u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_33 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_34 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_35 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_36 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_37 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_38 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_39 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_40 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_41 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_42 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_43 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_44 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_45 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_46 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_47 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_48 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_49 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_17 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_18 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_19 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_20 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_21 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_22 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_23 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_24 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_3 = 0u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t569 = count_3 & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t569) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t570 = t29 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t571;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t571) : "r"(t570) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t572;
        asm("mov.b32 %0, %1;" : "=r"(t572) : "f"(t571));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t573;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t573) : "r"(t572));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t573;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t574 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t574) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 79 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t575 = index_4 != 4294967295u;
            if (!t575) break;
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_3 = t29 + 16u;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t577;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t577) : "r"(from_3) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t578;
            asm("mov.b32 %0, %1;" : "=r"(t578) : "f"(t577));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t579;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t579) : "r"(t578));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t580;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t580) : "r"(from_3) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t581;
            asm("mov.b32 %0, %1;" : "=r"(t581) : "f"(t580));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t582;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t582) : "r"(t581));
#line 128 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t583;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t583) : );
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t584 = t583 == 1u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t584) {
                const u32 t585 = t29 + 8u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t585) : "memory");
            }
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t586 = seq_k + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t587 = t586 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t587 > 1u ? t587 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t589 = seq_k >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_5 = t589 < end_5 ? t589 : end_5;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t591 = end_5 - whole_5;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t592 = t591 < end_5 ? t591 : end_5;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t593 = t29 + 48u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t594 = count_3 & 1u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t595 = t594 << 9u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t596 = t593 + t595;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 block_3 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 chunk_2 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 partial_2 = 0u;
#line 133 "fa-kernels/src/attention/block_walk.rs"
            u32 whole_6 = 0u;
#line 226 "fa-kernels/src/attention/block_walk.rs"
            const u32 t597 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
            const u32 lane_5 = t597 & 31u;
            const u32 number_8 = 31u - lane_5;
            partial_2 = 0u;
            whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t600 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t601 = t600 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t602 = t601 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t603 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t604 = t603 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t605 = t602 - t604;
#line 230 "fa-kernels/src/attention/block_walk.rs"
            const bool t606 = number_8 < t605;
#line 230 "fa-kernels/src/attention/block_walk.rs"
            if (t606) {
#line 232 "fa-kernels/src/attention/block_walk.rs"
                const u32 t607 = number_8 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                const u32 pair_5 = t596 + t607;
                f32 t609;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t609) : "r"(pair_5) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                u32 t610;
                asm("mov.b32 %0, %1;" : "=r"(t610) : "f"(t609));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                partial_2 = t610;
                f32 t611;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t611) : "r"(pair_5) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                u32 t612;
                asm("mov.b32 %0, %1;" : "=r"(t612) : "f"(t611));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                whole_6 = t612;
            }
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t613 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t614 = t613 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t615 = t614 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t616 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t617 = t616 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t618 = t615 - t617;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t619 = t618 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t620 = t619 >> 5u;
#line 148 "fa-kernels/src/attention/block_walk.rs"
            const u32 last_4 = t620 - 1u;
            while (true) {
#line 149 "fa-kernels/src/attention/block_walk.rs"
                const bool t622 = chunk_2 < last_4;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t623 = partial_2 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t624 = __ballot_sync(0xffffffffu, t623);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t625 = whole_6 != 0u;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t626 = __ballot_sync(0xffffffffu, t625);
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const u32 t627 = t624 | t626;
#line 206 "fa-kernels/src/attention/block_walk.rs"
                const bool t628 = t627 == 0u;
#line 149 "fa-kernels/src/attention/block_walk.rs"
                const bool t629 = t622 & t628;
                if (!t629) break;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                const u32 t630 = chunk_2 + 1u;
#line 150 "fa-kernels/src/attention/block_walk.rs"
                chunk_2 = t630;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 t631 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_6 = t631 & 31u;
                const u32 t633 = chunk_2 << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                const u32 t634 = 31u - lane_6;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                const u32 number_9 = t633 + t634;
                partial_2 = 0u;
                whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t636 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t637 = t636 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t638 = t637 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t639 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t640 = t639 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t641 = t638 - t640;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                const bool t642 = number_9 < t641;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                if (t642) {
                    const bool t643 = chunk_2 < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                    if (t643) {
                        const u32 t644 = number_9 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_6 = t596 + t644;
                        f32 t646;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t646) : "r"(pair_6) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                        u32 t647;
                        asm("mov.b32 %0, %1;" : "=r"(t647) : "f"(t646));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t647;
                        f32 t648;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t648) : "r"(pair_6) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                        u32 t649;
                        asm("mov.b32 %0, %1;" : "=r"(t649) : "f"(t648));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                        whole_6 = t649;
                    } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t650 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t651 = t650 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t652 = t651 - number_9;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_7 = t652 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t654 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t655 = t654 > first_7 ? t654 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_3 = t655 - first_7;
                        const u32 t657 = end_5 - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_6 = t657 < 32u ? t657 : 32u;
                        const u32 t659 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t660 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t661 = 4294967295u >> t660;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t662 = t659 & t661;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t662;
                    }
                }
            }
#line 154 "fa-kernels/src/attention/block_walk.rs"
            const u32 t671 = end_5 - 1u;
#line 154 "fa-kernels/src/attention/block_walk.rs"
            block_3 = t671;
            const bool t672 = partial_2 != 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
            const u32 t673 = __ballot_sync(0xffffffffu, t672);
#line 155 "fa-kernels/src/attention/block_walk.rs"
            const bool t674 = t673 == 0u;
#line 155 "fa-kernels/src/attention/block_walk.rs"
            if (t674) {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const bool t675 = whole_6 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_5 = __ballot_sync(0xffffffffu, t675);
                const bool t677 = lanes_5 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                if (t677) {
                    u32 holder_5;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_5) : "r"(lanes_5));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 t679;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t679) : "r"(whole_6), "r"(holder_5));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(t679));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t681 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t682 = t681 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const bool t683 = t682 == holder_5;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    if (t683) {
                        const u32 t684 = 1u << bit_5;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t685 = whole_6 ^ t684;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        whole_6 = t685;
                    }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t686 = chunk_2 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t687 = 31u - holder_5;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_10 = t686 + t687;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t689 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t690 = t689 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t691 = t690 - number_10;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t692 = t691 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t693 = t692 + bit_5;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    block_3 = t693;
                }
            } else {
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const bool t694 = partial_2 != 0u;
#line 165 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_6 = __ballot_sync(0xffffffffu, t694);
                const bool t696 = lanes_6 != 0u;
#line 166 "fa-kernels/src/attention/block_walk.rs"
                if (t696) {
                    u32 holder_6;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_6) : "r"(lanes_6));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 t698;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t698) : "r"(partial_2), "r"(holder_6));
#line 168 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_6;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(t698));
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t700 = threadIdx.x;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t701 = t700 & 31u;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    const bool t702 = t701 == holder_6;
#line 169 "fa-kernels/src/attention/block_walk.rs"
                    if (t702) {
                        const u32 t703 = 1u << bit_6;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t704 = partial_2 ^ t703;
#line 170 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t704;
                    }
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t705 = chunk_2 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t706 = 31u - holder_6;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_11 = t705 + t706;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t708 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t709 = t708 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t710 = t709 - number_11;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t711 = t710 << 5u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t712 = t711 + bit_6;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    block_3 = t712;
                }
            }
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t713 = t579 + t568;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t714 = t713 + t567;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t715 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t716 = t714 + t715;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t717 = index_4 / group;
#line 17 "src/functions/windows.rs"
            const u32 t1_2 = t716 + seq_k;
#line 17 "src/functions/windows.rs"
            const u32 t2_2 = t1_2 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t720 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t721 = t714 + t720;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t722 = t721 + 8u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t723 = index_4 / group;
#line 17 "src/functions/windows.rs"
            const u32 t1_3 = t722 + seq_k;
#line 17 "src/functions/windows.rs"
            const u32 t2_3 = t1_3 - seq_q;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t726 = count_3 << 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t727 = t726 + index_3;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t728 = t727 & 3u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t729 = t728 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t730 = t729 << 3u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t731 = t10 + t730;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t732 = t727 >> 2u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t733 = t732 & 1u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t731), "r"(t733) : "memory");
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t734 = passed_2 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t735 = t734 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t736 = t10 + t735;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t737 = passed_2 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t738 = t737 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t736), "r"(t738) : "memory");
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t739 = t727 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t740 = t739 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t741 = smem_1 + t740;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t742 = passed_2 & 1u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t743 = t742 << 15u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t744 = t8 + t743;
            const u32 t745 = t741 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t746 = t744 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t747 = t745 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t748 = (u64)t747;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t749 = t748 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t750 = t746 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t751 = (u64)t750;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t752 = t751 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t753 = t745 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t754 = (u64)t753;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t755 = t754 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t756 = t746 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t757 = (u64)t756;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t758 = t757 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t759 = t745 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t760 = (u64)t759;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t761 = t760 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t762 = t746 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t763 = (u64)t762;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t764 = t763 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t765 = t745 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t766 = (u64)t765;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t767 = t766 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t768 = t746 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t769 = (u64)t768;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t770 = t769 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t771 = t745 + 66048u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t772 = (u64)t771;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t773 = t772 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t774 = t746 + 66560u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t775 = (u64)t774;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t776 = t775 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t777 = t745 + 66050u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t778 = (u64)t777;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t779 = t778 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t780 = t746 + 66562u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t781 = (u64)t780;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t782 = t781 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t783 = t745 + 66052u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t784 = (u64)t783;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t785 = t784 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t786 = t746 + 66564u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t787 = (u64)t786;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t788 = t787 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t789 = t745 + 66054u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t790 = (u64)t789;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t791 = t790 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t792 = t746 + 66566u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t793 = (u64)t792;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t794 = t793 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t749), "l"(t752), "l"(t755), "l"(t758), "l"(t761), "l"(t764), "l"(t767), "l"(t770), "l"(t773), "l"(t776), "l"(t779), "l"(t782), "l"(t785), "l"(t788), "l"(t791), "l"(t794) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t795 = passed_2 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t796 = t795 + 2u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t797 = t796 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t798 = t10 + t797;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t799 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t799) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t798) : "memory");
            }
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key = block_3 << 7u;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t801 = t579 + t568;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t801 + t567;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t803 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t804 = t803 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t805 = first_key + t804;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t806 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
            const bool t7_2 = t805 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance = t2_2 - t805;
            const bool t4_2 = (int)0u <= (int)distance;
#line 18 "src/functions/windows.rs"
            const bool t5_2 = (int)distance < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near = t4_2 & t5_2;
            const bool t8_2 = (int)0u <= (int)distance;
#line 19 "src/functions/windows.rs"
            const bool t9_2 = t7_2 & t8_2;
#line 19 "src/functions/windows.rs"
            const bool t10_2 = near | t9_2;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed = t10_2 ? s : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s = changed;
#line 17 "src/functions/windows.rs"
            const u32 distance_2 = t2_3 - t805;
            const bool t4_3 = (int)0u <= (int)distance_2;
#line 18 "src/functions/windows.rs"
            const bool t5_3 = (int)distance_2 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_2 = t4_3 & t5_3;
            const bool t8_3 = (int)0u <= (int)distance_2;
#line 19 "src/functions/windows.rs"
            const bool t9_3 = t7_2 & t8_3;
#line 19 "src/functions/windows.rs"
            const bool t10_3 = near_2 | t9_3;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_2 = t10_3 ? s_3 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_3 = changed_2;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t824 = t805 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t7_3 = t824 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_3 = t2_2 - t824;
            const bool t4_4 = (int)0u <= (int)distance_3;
#line 18 "src/functions/windows.rs"
            const bool t5_4 = (int)distance_3 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_3 = t4_4 & t5_4;
            const bool t8_4 = (int)0u <= (int)distance_3;
#line 19 "src/functions/windows.rs"
            const bool t9_4 = t7_3 & t8_4;
#line 19 "src/functions/windows.rs"
            const bool t10_4 = near_3 | t9_4;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_3 = t10_4 ? s_2 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_2 = changed_3;
#line 17 "src/functions/windows.rs"
            const u32 distance_4 = t2_3 - t824;
            const bool t4_5 = (int)0u <= (int)distance_4;
#line 18 "src/functions/windows.rs"
            const bool t5_5 = (int)distance_4 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_4 = t4_5 & t5_5;
            const bool t8_5 = (int)0u <= (int)distance_4;
#line 19 "src/functions/windows.rs"
            const bool t9_5 = t7_3 & t8_5;
#line 19 "src/functions/windows.rs"
            const bool t10_5 = near_4 | t9_5;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_4 = t10_5 ? s_4 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_4 = changed_4;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t842 = t805 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t7_4 = t842 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_5 = t2_2 - t842;
            const bool t4_6 = (int)0u <= (int)distance_5;
#line 18 "src/functions/windows.rs"
            const bool t5_6 = (int)distance_5 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_5 = t4_6 & t5_6;
            const bool t8_6 = (int)0u <= (int)distance_5;
#line 19 "src/functions/windows.rs"
            const bool t9_6 = t7_4 & t8_6;
#line 19 "src/functions/windows.rs"
            const bool t10_6 = near_5 | t9_6;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_5 = t10_6 ? s_5 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_5 = changed_5;
#line 17 "src/functions/windows.rs"
            const u32 distance_6 = t2_3 - t842;
            const bool t4_7 = (int)0u <= (int)distance_6;
#line 18 "src/functions/windows.rs"
            const bool t5_7 = (int)distance_6 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_6 = t4_7 & t5_7;
            const bool t8_7 = (int)0u <= (int)distance_6;
#line 19 "src/functions/windows.rs"
            const bool t9_7 = t7_4 & t8_7;
#line 19 "src/functions/windows.rs"
            const bool t10_7 = near_6 | t9_7;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_6 = t10_7 ? s_7 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_7 = changed_6;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t860 = t805 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t7_5 = t860 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_7 = t2_2 - t860;
            const bool t4_8 = (int)0u <= (int)distance_7;
#line 18 "src/functions/windows.rs"
            const bool t5_8 = (int)distance_7 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_7 = t4_8 & t5_8;
            const bool t8_8 = (int)0u <= (int)distance_7;
#line 19 "src/functions/windows.rs"
            const bool t9_8 = t7_5 & t8_8;
#line 19 "src/functions/windows.rs"
            const bool t10_8 = near_7 | t9_8;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_7 = t10_8 ? s_6 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_6 = changed_7;
#line 17 "src/functions/windows.rs"
            const u32 distance_8 = t2_3 - t860;
            const bool t4_9 = (int)0u <= (int)distance_8;
#line 18 "src/functions/windows.rs"
            const bool t5_9 = (int)distance_8 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_8 = t4_9 & t5_9;
            const bool t8_9 = (int)0u <= (int)distance_8;
#line 19 "src/functions/windows.rs"
            const bool t9_9 = t7_5 & t8_9;
#line 19 "src/functions/windows.rs"
            const bool t10_9 = near_8 | t9_9;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_8 = t10_9 ? s_8 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_8 = changed_8;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t878 = t805 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t7_6 = t878 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_9 = t2_2 - t878;
            const bool t4_10 = (int)0u <= (int)distance_9;
#line 18 "src/functions/windows.rs"
            const bool t5_10 = (int)distance_9 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_9 = t4_10 & t5_10;
            const bool t8_10 = (int)0u <= (int)distance_9;
#line 19 "src/functions/windows.rs"
            const bool t9_10 = t7_6 & t8_10;
#line 19 "src/functions/windows.rs"
            const bool t10_10 = near_9 | t9_10;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_9 = t10_10 ? s_9 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_9 = changed_9;
#line 17 "src/functions/windows.rs"
            const u32 distance_10 = t2_3 - t878;
            const bool t4_11 = (int)0u <= (int)distance_10;
#line 18 "src/functions/windows.rs"
            const bool t5_11 = (int)distance_10 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_10 = t4_11 & t5_11;
            const bool t8_11 = (int)0u <= (int)distance_10;
#line 19 "src/functions/windows.rs"
            const bool t9_11 = t7_6 & t8_11;
#line 19 "src/functions/windows.rs"
            const bool t10_11 = near_10 | t9_11;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_10 = t10_11 ? s_11 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = changed_10;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t896 = t805 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t7_7 = t896 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_11 = t2_2 - t896;
            const bool t4_12 = (int)0u <= (int)distance_11;
#line 18 "src/functions/windows.rs"
            const bool t5_12 = (int)distance_11 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_11 = t4_12 & t5_12;
            const bool t8_12 = (int)0u <= (int)distance_11;
#line 19 "src/functions/windows.rs"
            const bool t9_12 = t7_7 & t8_12;
#line 19 "src/functions/windows.rs"
            const bool t10_12 = near_11 | t9_12;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_11 = t10_12 ? s_10 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_10 = changed_11;
#line 17 "src/functions/windows.rs"
            const u32 distance_12 = t2_3 - t896;
            const bool t4_13 = (int)0u <= (int)distance_12;
#line 18 "src/functions/windows.rs"
            const bool t5_13 = (int)distance_12 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_12 = t4_13 & t5_13;
            const bool t8_13 = (int)0u <= (int)distance_12;
#line 19 "src/functions/windows.rs"
            const bool t9_13 = t7_7 & t8_13;
#line 19 "src/functions/windows.rs"
            const bool t10_13 = near_12 | t9_13;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_12 = t10_13 ? s_12 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = changed_12;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t914 = t805 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t7_8 = t914 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_13 = t2_2 - t914;
            const bool t4_14 = (int)0u <= (int)distance_13;
#line 18 "src/functions/windows.rs"
            const bool t5_14 = (int)distance_13 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_13 = t4_14 & t5_14;
            const bool t8_14 = (int)0u <= (int)distance_13;
#line 19 "src/functions/windows.rs"
            const bool t9_14 = t7_8 & t8_14;
#line 19 "src/functions/windows.rs"
            const bool t10_14 = near_13 | t9_14;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_13 = t10_14 ? s_13 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_13 = changed_13;
#line 17 "src/functions/windows.rs"
            const u32 distance_14 = t2_3 - t914;
            const bool t4_15 = (int)0u <= (int)distance_14;
#line 18 "src/functions/windows.rs"
            const bool t5_15 = (int)distance_14 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_14 = t4_15 & t5_15;
            const bool t8_15 = (int)0u <= (int)distance_14;
#line 19 "src/functions/windows.rs"
            const bool t9_15 = t7_8 & t8_15;
#line 19 "src/functions/windows.rs"
            const bool t10_15 = near_14 | t9_15;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_14 = t10_15 ? s_15 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = changed_14;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t932 = t805 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t7_9 = t932 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_15 = t2_2 - t932;
            const bool t4_16 = (int)0u <= (int)distance_15;
#line 18 "src/functions/windows.rs"
            const bool t5_16 = (int)distance_15 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_15 = t4_16 & t5_16;
            const bool t8_16 = (int)0u <= (int)distance_15;
#line 19 "src/functions/windows.rs"
            const bool t9_16 = t7_9 & t8_16;
#line 19 "src/functions/windows.rs"
            const bool t10_16 = near_15 | t9_16;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_15 = t10_16 ? s_14 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_14 = changed_15;
#line 17 "src/functions/windows.rs"
            const u32 distance_16 = t2_3 - t932;
            const bool t4_17 = (int)0u <= (int)distance_16;
#line 18 "src/functions/windows.rs"
            const bool t5_17 = (int)distance_16 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_16 = t4_17 & t5_17;
            const bool t8_17 = (int)0u <= (int)distance_16;
#line 19 "src/functions/windows.rs"
            const bool t9_17 = t7_9 & t8_17;
#line 19 "src/functions/windows.rs"
            const bool t10_17 = near_16 | t9_17;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_16 = t10_17 ? s_16 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = changed_16;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t950 = t805 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t7_10 = t950 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_17 = t2_2 - t950;
            const bool t4_18 = (int)0u <= (int)distance_17;
#line 18 "src/functions/windows.rs"
            const bool t5_18 = (int)distance_17 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_17 = t4_18 & t5_18;
            const bool t8_18 = (int)0u <= (int)distance_17;
#line 19 "src/functions/windows.rs"
            const bool t9_18 = t7_10 & t8_18;
#line 19 "src/functions/windows.rs"
            const bool t10_18 = near_17 | t9_18;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_17 = t10_18 ? s_17 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_17 = changed_17;
#line 17 "src/functions/windows.rs"
            const u32 distance_18 = t2_3 - t950;
            const bool t4_19 = (int)0u <= (int)distance_18;
#line 18 "src/functions/windows.rs"
            const bool t5_19 = (int)distance_18 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_18 = t4_19 & t5_19;
            const bool t8_19 = (int)0u <= (int)distance_18;
#line 19 "src/functions/windows.rs"
            const bool t9_19 = t7_10 & t8_19;
#line 19 "src/functions/windows.rs"
            const bool t10_19 = near_18 | t9_19;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_18 = t10_19 ? s_19 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_19 = changed_18;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t968 = t805 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t7_11 = t968 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_19 = t2_2 - t968;
            const bool t4_20 = (int)0u <= (int)distance_19;
#line 18 "src/functions/windows.rs"
            const bool t5_20 = (int)distance_19 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_19 = t4_20 & t5_20;
            const bool t8_20 = (int)0u <= (int)distance_19;
#line 19 "src/functions/windows.rs"
            const bool t9_20 = t7_11 & t8_20;
#line 19 "src/functions/windows.rs"
            const bool t10_20 = near_19 | t9_20;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_19 = t10_20 ? s_18 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_18 = changed_19;
#line 17 "src/functions/windows.rs"
            const u32 distance_20 = t2_3 - t968;
            const bool t4_21 = (int)0u <= (int)distance_20;
#line 18 "src/functions/windows.rs"
            const bool t5_21 = (int)distance_20 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_20 = t4_21 & t5_21;
            const bool t8_21 = (int)0u <= (int)distance_20;
#line 19 "src/functions/windows.rs"
            const bool t9_21 = t7_11 & t8_21;
#line 19 "src/functions/windows.rs"
            const bool t10_21 = near_20 | t9_21;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_20 = t10_21 ? s_20 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_20 = changed_20;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t986 = t805 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t7_12 = t986 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_21 = t2_2 - t986;
            const bool t4_22 = (int)0u <= (int)distance_21;
#line 18 "src/functions/windows.rs"
            const bool t5_22 = (int)distance_21 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_21 = t4_22 & t5_22;
            const bool t8_22 = (int)0u <= (int)distance_21;
#line 19 "src/functions/windows.rs"
            const bool t9_22 = t7_12 & t8_22;
#line 19 "src/functions/windows.rs"
            const bool t10_22 = near_21 | t9_22;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_21 = t10_22 ? s_21 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_21 = changed_21;
#line 17 "src/functions/windows.rs"
            const u32 distance_22 = t2_3 - t986;
            const bool t4_23 = (int)0u <= (int)distance_22;
#line 18 "src/functions/windows.rs"
            const bool t5_23 = (int)distance_22 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_22 = t4_23 & t5_23;
            const bool t8_23 = (int)0u <= (int)distance_22;
#line 19 "src/functions/windows.rs"
            const bool t9_23 = t7_12 & t8_23;
#line 19 "src/functions/windows.rs"
            const bool t10_23 = near_22 | t9_23;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_22 = t10_23 ? s_23 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_23 = changed_22;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1004 = t805 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t7_13 = t1004 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_23 = t2_2 - t1004;
            const bool t4_24 = (int)0u <= (int)distance_23;
#line 18 "src/functions/windows.rs"
            const bool t5_24 = (int)distance_23 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_23 = t4_24 & t5_24;
            const bool t8_24 = (int)0u <= (int)distance_23;
#line 19 "src/functions/windows.rs"
            const bool t9_24 = t7_13 & t8_24;
#line 19 "src/functions/windows.rs"
            const bool t10_24 = near_23 | t9_24;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_23 = t10_24 ? s_22 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_22 = changed_23;
#line 17 "src/functions/windows.rs"
            const u32 distance_24 = t2_3 - t1004;
            const bool t4_25 = (int)0u <= (int)distance_24;
#line 18 "src/functions/windows.rs"
            const bool t5_25 = (int)distance_24 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_24 = t4_25 & t5_25;
            const bool t8_25 = (int)0u <= (int)distance_24;
#line 19 "src/functions/windows.rs"
            const bool t9_25 = t7_13 & t8_25;
#line 19 "src/functions/windows.rs"
            const bool t10_25 = near_24 | t9_25;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_24 = t10_25 ? s_24 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_24 = changed_24;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1022 = t805 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t7_14 = t1022 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_25 = t2_2 - t1022;
            const bool t4_26 = (int)0u <= (int)distance_25;
#line 18 "src/functions/windows.rs"
            const bool t5_26 = (int)distance_25 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_25 = t4_26 & t5_26;
            const bool t8_26 = (int)0u <= (int)distance_25;
#line 19 "src/functions/windows.rs"
            const bool t9_26 = t7_14 & t8_26;
#line 19 "src/functions/windows.rs"
            const bool t10_26 = near_25 | t9_26;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_25 = t10_26 ? s_25 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_25 = changed_25;
#line 17 "src/functions/windows.rs"
            const u32 distance_26 = t2_3 - t1022;
            const bool t4_27 = (int)0u <= (int)distance_26;
#line 18 "src/functions/windows.rs"
            const bool t5_27 = (int)distance_26 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_26 = t4_27 & t5_27;
            const bool t8_27 = (int)0u <= (int)distance_26;
#line 19 "src/functions/windows.rs"
            const bool t9_27 = t7_14 & t8_27;
#line 19 "src/functions/windows.rs"
            const bool t10_27 = near_26 | t9_27;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_26 = t10_27 ? s_27 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_27 = changed_26;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1040 = t805 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t7_15 = t1040 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_27 = t2_2 - t1040;
            const bool t4_28 = (int)0u <= (int)distance_27;
#line 18 "src/functions/windows.rs"
            const bool t5_28 = (int)distance_27 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_27 = t4_28 & t5_28;
            const bool t8_28 = (int)0u <= (int)distance_27;
#line 19 "src/functions/windows.rs"
            const bool t9_28 = t7_15 & t8_28;
#line 19 "src/functions/windows.rs"
            const bool t10_28 = near_27 | t9_28;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_27 = t10_28 ? s_26 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_26 = changed_27;
#line 17 "src/functions/windows.rs"
            const u32 distance_28 = t2_3 - t1040;
            const bool t4_29 = (int)0u <= (int)distance_28;
#line 18 "src/functions/windows.rs"
            const bool t5_29 = (int)distance_28 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_28 = t4_29 & t5_29;
            const bool t8_29 = (int)0u <= (int)distance_28;
#line 19 "src/functions/windows.rs"
            const bool t9_29 = t7_15 & t8_29;
#line 19 "src/functions/windows.rs"
            const bool t10_29 = near_28 | t9_29;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_28 = t10_29 ? s_28 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_28 = changed_28;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1058 = t805 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t7_16 = t1058 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_29 = t2_2 - t1058;
            const bool t4_30 = (int)0u <= (int)distance_29;
#line 18 "src/functions/windows.rs"
            const bool t5_30 = (int)distance_29 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_29 = t4_30 & t5_30;
            const bool t8_30 = (int)0u <= (int)distance_29;
#line 19 "src/functions/windows.rs"
            const bool t9_30 = t7_16 & t8_30;
#line 19 "src/functions/windows.rs"
            const bool t10_30 = near_29 | t9_30;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_29 = t10_30 ? s_29 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_29 = changed_29;
#line 17 "src/functions/windows.rs"
            const u32 distance_30 = t2_3 - t1058;
            const bool t4_31 = (int)0u <= (int)distance_30;
#line 18 "src/functions/windows.rs"
            const bool t5_31 = (int)distance_30 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_30 = t4_31 & t5_31;
            const bool t8_31 = (int)0u <= (int)distance_30;
#line 19 "src/functions/windows.rs"
            const bool t9_31 = t7_16 & t8_31;
#line 19 "src/functions/windows.rs"
            const bool t10_31 = near_30 | t9_31;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_30 = t10_31 ? s_31 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_31 = changed_30;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1076 = t805 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t7_17 = t1076 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_31 = t2_2 - t1076;
            const bool t4_32 = (int)0u <= (int)distance_31;
#line 18 "src/functions/windows.rs"
            const bool t5_32 = (int)distance_31 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_31 = t4_32 & t5_32;
            const bool t8_32 = (int)0u <= (int)distance_31;
#line 19 "src/functions/windows.rs"
            const bool t9_32 = t7_17 & t8_32;
#line 19 "src/functions/windows.rs"
            const bool t10_32 = near_31 | t9_32;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_31 = t10_32 ? s_30 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_30 = changed_31;
#line 17 "src/functions/windows.rs"
            const u32 distance_32 = t2_3 - t1076;
            const bool t4_33 = (int)0u <= (int)distance_32;
#line 18 "src/functions/windows.rs"
            const bool t5_33 = (int)distance_32 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_32 = t4_33 & t5_33;
            const bool t8_33 = (int)0u <= (int)distance_32;
#line 19 "src/functions/windows.rs"
            const bool t9_33 = t7_17 & t8_33;
#line 19 "src/functions/windows.rs"
            const bool t10_33 = near_32 | t9_33;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_32 = t10_33 ? s_32 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_32 = changed_32;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1094 = t805 + 64u;
#line 19 "src/functions/windows.rs"
            const bool t7_18 = t1094 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_33 = t2_2 - t1094;
            const bool t4_34 = (int)0u <= (int)distance_33;
#line 18 "src/functions/windows.rs"
            const bool t5_34 = (int)distance_33 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_33 = t4_34 & t5_34;
            const bool t8_34 = (int)0u <= (int)distance_33;
#line 19 "src/functions/windows.rs"
            const bool t9_34 = t7_18 & t8_34;
#line 19 "src/functions/windows.rs"
            const bool t10_34 = near_33 | t9_34;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_33 = t10_34 ? s_33 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_33 = changed_33;
#line 17 "src/functions/windows.rs"
            const u32 distance_34 = t2_3 - t1094;
            const bool t4_35 = (int)0u <= (int)distance_34;
#line 18 "src/functions/windows.rs"
            const bool t5_35 = (int)distance_34 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_34 = t4_35 & t5_35;
            const bool t8_35 = (int)0u <= (int)distance_34;
#line 19 "src/functions/windows.rs"
            const bool t9_35 = t7_18 & t8_35;
#line 19 "src/functions/windows.rs"
            const bool t10_35 = near_34 | t9_35;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_34 = t10_35 ? s_35 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_35 = changed_34;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1112 = t805 + 65u;
#line 19 "src/functions/windows.rs"
            const bool t7_19 = t1112 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_35 = t2_2 - t1112;
            const bool t4_36 = (int)0u <= (int)distance_35;
#line 18 "src/functions/windows.rs"
            const bool t5_36 = (int)distance_35 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_35 = t4_36 & t5_36;
            const bool t8_36 = (int)0u <= (int)distance_35;
#line 19 "src/functions/windows.rs"
            const bool t9_36 = t7_19 & t8_36;
#line 19 "src/functions/windows.rs"
            const bool t10_36 = near_35 | t9_36;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_35 = t10_36 ? s_34 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_34 = changed_35;
#line 17 "src/functions/windows.rs"
            const u32 distance_36 = t2_3 - t1112;
            const bool t4_37 = (int)0u <= (int)distance_36;
#line 18 "src/functions/windows.rs"
            const bool t5_37 = (int)distance_36 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_36 = t4_37 & t5_37;
            const bool t8_37 = (int)0u <= (int)distance_36;
#line 19 "src/functions/windows.rs"
            const bool t9_37 = t7_19 & t8_37;
#line 19 "src/functions/windows.rs"
            const bool t10_37 = near_36 | t9_37;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_36 = t10_37 ? s_36 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_36 = changed_36;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1130 = t805 + 72u;
#line 19 "src/functions/windows.rs"
            const bool t7_20 = t1130 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_37 = t2_2 - t1130;
            const bool t4_38 = (int)0u <= (int)distance_37;
#line 18 "src/functions/windows.rs"
            const bool t5_38 = (int)distance_37 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_37 = t4_38 & t5_38;
            const bool t8_38 = (int)0u <= (int)distance_37;
#line 19 "src/functions/windows.rs"
            const bool t9_38 = t7_20 & t8_38;
#line 19 "src/functions/windows.rs"
            const bool t10_38 = near_37 | t9_38;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_37 = t10_38 ? s_37 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_37 = changed_37;
#line 17 "src/functions/windows.rs"
            const u32 distance_38 = t2_3 - t1130;
            const bool t4_39 = (int)0u <= (int)distance_38;
#line 18 "src/functions/windows.rs"
            const bool t5_39 = (int)distance_38 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_38 = t4_39 & t5_39;
            const bool t8_39 = (int)0u <= (int)distance_38;
#line 19 "src/functions/windows.rs"
            const bool t9_39 = t7_20 & t8_39;
#line 19 "src/functions/windows.rs"
            const bool t10_39 = near_38 | t9_39;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_38 = t10_39 ? s_39 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_39 = changed_38;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1148 = t805 + 73u;
#line 19 "src/functions/windows.rs"
            const bool t7_21 = t1148 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_39 = t2_2 - t1148;
            const bool t4_40 = (int)0u <= (int)distance_39;
#line 18 "src/functions/windows.rs"
            const bool t5_40 = (int)distance_39 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_39 = t4_40 & t5_40;
            const bool t8_40 = (int)0u <= (int)distance_39;
#line 19 "src/functions/windows.rs"
            const bool t9_40 = t7_21 & t8_40;
#line 19 "src/functions/windows.rs"
            const bool t10_40 = near_39 | t9_40;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_39 = t10_40 ? s_38 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_38 = changed_39;
#line 17 "src/functions/windows.rs"
            const u32 distance_40 = t2_3 - t1148;
            const bool t4_41 = (int)0u <= (int)distance_40;
#line 18 "src/functions/windows.rs"
            const bool t5_41 = (int)distance_40 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_40 = t4_41 & t5_41;
            const bool t8_41 = (int)0u <= (int)distance_40;
#line 19 "src/functions/windows.rs"
            const bool t9_41 = t7_21 & t8_41;
#line 19 "src/functions/windows.rs"
            const bool t10_41 = near_40 | t9_41;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_40 = t10_41 ? s_40 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_40 = changed_40;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1166 = t805 + 80u;
#line 19 "src/functions/windows.rs"
            const bool t7_22 = t1166 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_41 = t2_2 - t1166;
            const bool t4_42 = (int)0u <= (int)distance_41;
#line 18 "src/functions/windows.rs"
            const bool t5_42 = (int)distance_41 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_41 = t4_42 & t5_42;
            const bool t8_42 = (int)0u <= (int)distance_41;
#line 19 "src/functions/windows.rs"
            const bool t9_42 = t7_22 & t8_42;
#line 19 "src/functions/windows.rs"
            const bool t10_42 = near_41 | t9_42;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_41 = t10_42 ? s_41 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_41 = changed_41;
#line 17 "src/functions/windows.rs"
            const u32 distance_42 = t2_3 - t1166;
            const bool t4_43 = (int)0u <= (int)distance_42;
#line 18 "src/functions/windows.rs"
            const bool t5_43 = (int)distance_42 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_42 = t4_43 & t5_43;
            const bool t8_43 = (int)0u <= (int)distance_42;
#line 19 "src/functions/windows.rs"
            const bool t9_43 = t7_22 & t8_43;
#line 19 "src/functions/windows.rs"
            const bool t10_43 = near_42 | t9_43;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_42 = t10_43 ? s_43 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_43 = changed_42;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1184 = t805 + 81u;
#line 19 "src/functions/windows.rs"
            const bool t7_23 = t1184 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_43 = t2_2 - t1184;
            const bool t4_44 = (int)0u <= (int)distance_43;
#line 18 "src/functions/windows.rs"
            const bool t5_44 = (int)distance_43 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_43 = t4_44 & t5_44;
            const bool t8_44 = (int)0u <= (int)distance_43;
#line 19 "src/functions/windows.rs"
            const bool t9_44 = t7_23 & t8_44;
#line 19 "src/functions/windows.rs"
            const bool t10_44 = near_43 | t9_44;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_43 = t10_44 ? s_42 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_42 = changed_43;
#line 17 "src/functions/windows.rs"
            const u32 distance_44 = t2_3 - t1184;
            const bool t4_45 = (int)0u <= (int)distance_44;
#line 18 "src/functions/windows.rs"
            const bool t5_45 = (int)distance_44 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_44 = t4_45 & t5_45;
            const bool t8_45 = (int)0u <= (int)distance_44;
#line 19 "src/functions/windows.rs"
            const bool t9_45 = t7_23 & t8_45;
#line 19 "src/functions/windows.rs"
            const bool t10_45 = near_44 | t9_45;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_44 = t10_45 ? s_44 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_44 = changed_44;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1202 = t805 + 88u;
#line 19 "src/functions/windows.rs"
            const bool t7_24 = t1202 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_45 = t2_2 - t1202;
            const bool t4_46 = (int)0u <= (int)distance_45;
#line 18 "src/functions/windows.rs"
            const bool t5_46 = (int)distance_45 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_45 = t4_46 & t5_46;
            const bool t8_46 = (int)0u <= (int)distance_45;
#line 19 "src/functions/windows.rs"
            const bool t9_46 = t7_24 & t8_46;
#line 19 "src/functions/windows.rs"
            const bool t10_46 = near_45 | t9_46;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_45 = t10_46 ? s_45 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_45 = changed_45;
#line 17 "src/functions/windows.rs"
            const u32 distance_46 = t2_3 - t1202;
            const bool t4_47 = (int)0u <= (int)distance_46;
#line 18 "src/functions/windows.rs"
            const bool t5_47 = (int)distance_46 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_46 = t4_47 & t5_47;
            const bool t8_47 = (int)0u <= (int)distance_46;
#line 19 "src/functions/windows.rs"
            const bool t9_47 = t7_24 & t8_47;
#line 19 "src/functions/windows.rs"
            const bool t10_47 = near_46 | t9_47;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_46 = t10_47 ? s_47 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_47 = changed_46;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1220 = t805 + 89u;
#line 19 "src/functions/windows.rs"
            const bool t7_25 = t1220 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_47 = t2_2 - t1220;
            const bool t4_48 = (int)0u <= (int)distance_47;
#line 18 "src/functions/windows.rs"
            const bool t5_48 = (int)distance_47 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_47 = t4_48 & t5_48;
            const bool t8_48 = (int)0u <= (int)distance_47;
#line 19 "src/functions/windows.rs"
            const bool t9_48 = t7_25 & t8_48;
#line 19 "src/functions/windows.rs"
            const bool t10_48 = near_47 | t9_48;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_47 = t10_48 ? s_46 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_46 = changed_47;
#line 17 "src/functions/windows.rs"
            const u32 distance_48 = t2_3 - t1220;
            const bool t4_49 = (int)0u <= (int)distance_48;
#line 18 "src/functions/windows.rs"
            const bool t5_49 = (int)distance_48 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_48 = t4_49 & t5_49;
            const bool t8_49 = (int)0u <= (int)distance_48;
#line 19 "src/functions/windows.rs"
            const bool t9_49 = t7_25 & t8_49;
#line 19 "src/functions/windows.rs"
            const bool t10_49 = near_48 | t9_49;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_48 = t10_49 ? s_48 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_48 = changed_48;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1238 = t805 + 96u;
#line 19 "src/functions/windows.rs"
            const bool t7_26 = t1238 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_49 = t2_2 - t1238;
            const bool t4_50 = (int)0u <= (int)distance_49;
#line 18 "src/functions/windows.rs"
            const bool t5_50 = (int)distance_49 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_49 = t4_50 & t5_50;
            const bool t8_50 = (int)0u <= (int)distance_49;
#line 19 "src/functions/windows.rs"
            const bool t9_50 = t7_26 & t8_50;
#line 19 "src/functions/windows.rs"
            const bool t10_50 = near_49 | t9_50;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_49 = t10_50 ? s_49 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_49 = changed_49;
#line 17 "src/functions/windows.rs"
            const u32 distance_50 = t2_3 - t1238;
            const bool t4_51 = (int)0u <= (int)distance_50;
#line 18 "src/functions/windows.rs"
            const bool t5_51 = (int)distance_50 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_50 = t4_51 & t5_51;
            const bool t8_51 = (int)0u <= (int)distance_50;
#line 19 "src/functions/windows.rs"
            const bool t9_51 = t7_26 & t8_51;
#line 19 "src/functions/windows.rs"
            const bool t10_51 = near_50 | t9_51;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_50 = t10_51 ? s_51 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_51 = changed_50;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1256 = t805 + 97u;
#line 19 "src/functions/windows.rs"
            const bool t7_27 = t1256 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_51 = t2_2 - t1256;
            const bool t4_52 = (int)0u <= (int)distance_51;
#line 18 "src/functions/windows.rs"
            const bool t5_52 = (int)distance_51 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_51 = t4_52 & t5_52;
            const bool t8_52 = (int)0u <= (int)distance_51;
#line 19 "src/functions/windows.rs"
            const bool t9_52 = t7_27 & t8_52;
#line 19 "src/functions/windows.rs"
            const bool t10_52 = near_51 | t9_52;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_51 = t10_52 ? s_50 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_50 = changed_51;
#line 17 "src/functions/windows.rs"
            const u32 distance_52 = t2_3 - t1256;
            const bool t4_53 = (int)0u <= (int)distance_52;
#line 18 "src/functions/windows.rs"
            const bool t5_53 = (int)distance_52 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_52 = t4_53 & t5_53;
            const bool t8_53 = (int)0u <= (int)distance_52;
#line 19 "src/functions/windows.rs"
            const bool t9_53 = t7_27 & t8_53;
#line 19 "src/functions/windows.rs"
            const bool t10_53 = near_52 | t9_53;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_52 = t10_53 ? s_52 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_52 = changed_52;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1274 = t805 + 104u;
#line 19 "src/functions/windows.rs"
            const bool t7_28 = t1274 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_53 = t2_2 - t1274;
            const bool t4_54 = (int)0u <= (int)distance_53;
#line 18 "src/functions/windows.rs"
            const bool t5_54 = (int)distance_53 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_53 = t4_54 & t5_54;
            const bool t8_54 = (int)0u <= (int)distance_53;
#line 19 "src/functions/windows.rs"
            const bool t9_54 = t7_28 & t8_54;
#line 19 "src/functions/windows.rs"
            const bool t10_54 = near_53 | t9_54;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_53 = t10_54 ? s_53 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_53 = changed_53;
#line 17 "src/functions/windows.rs"
            const u32 distance_54 = t2_3 - t1274;
            const bool t4_55 = (int)0u <= (int)distance_54;
#line 18 "src/functions/windows.rs"
            const bool t5_55 = (int)distance_54 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_54 = t4_55 & t5_55;
            const bool t8_55 = (int)0u <= (int)distance_54;
#line 19 "src/functions/windows.rs"
            const bool t9_55 = t7_28 & t8_55;
#line 19 "src/functions/windows.rs"
            const bool t10_55 = near_54 | t9_55;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_54 = t10_55 ? s_55 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_55 = changed_54;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1292 = t805 + 105u;
#line 19 "src/functions/windows.rs"
            const bool t7_29 = t1292 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_55 = t2_2 - t1292;
            const bool t4_56 = (int)0u <= (int)distance_55;
#line 18 "src/functions/windows.rs"
            const bool t5_56 = (int)distance_55 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_55 = t4_56 & t5_56;
            const bool t8_56 = (int)0u <= (int)distance_55;
#line 19 "src/functions/windows.rs"
            const bool t9_56 = t7_29 & t8_56;
#line 19 "src/functions/windows.rs"
            const bool t10_56 = near_55 | t9_56;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_55 = t10_56 ? s_54 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_54 = changed_55;
#line 17 "src/functions/windows.rs"
            const u32 distance_56 = t2_3 - t1292;
            const bool t4_57 = (int)0u <= (int)distance_56;
#line 18 "src/functions/windows.rs"
            const bool t5_57 = (int)distance_56 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_56 = t4_57 & t5_57;
            const bool t8_57 = (int)0u <= (int)distance_56;
#line 19 "src/functions/windows.rs"
            const bool t9_57 = t7_29 & t8_57;
#line 19 "src/functions/windows.rs"
            const bool t10_57 = near_56 | t9_57;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_56 = t10_57 ? s_56 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_56 = changed_56;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1310 = t805 + 112u;
#line 19 "src/functions/windows.rs"
            const bool t7_30 = t1310 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_57 = t2_2 - t1310;
            const bool t4_58 = (int)0u <= (int)distance_57;
#line 18 "src/functions/windows.rs"
            const bool t5_58 = (int)distance_57 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_57 = t4_58 & t5_58;
            const bool t8_58 = (int)0u <= (int)distance_57;
#line 19 "src/functions/windows.rs"
            const bool t9_58 = t7_30 & t8_58;
#line 19 "src/functions/windows.rs"
            const bool t10_58 = near_57 | t9_58;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_57 = t10_58 ? s_57 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_57 = changed_57;
#line 17 "src/functions/windows.rs"
            const u32 distance_58 = t2_3 - t1310;
            const bool t4_59 = (int)0u <= (int)distance_58;
#line 18 "src/functions/windows.rs"
            const bool t5_59 = (int)distance_58 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_58 = t4_59 & t5_59;
            const bool t8_59 = (int)0u <= (int)distance_58;
#line 19 "src/functions/windows.rs"
            const bool t9_59 = t7_30 & t8_59;
#line 19 "src/functions/windows.rs"
            const bool t10_59 = near_58 | t9_59;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_58 = t10_59 ? s_59 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_59 = changed_58;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1328 = t805 + 113u;
#line 19 "src/functions/windows.rs"
            const bool t7_31 = t1328 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_59 = t2_2 - t1328;
            const bool t4_60 = (int)0u <= (int)distance_59;
#line 18 "src/functions/windows.rs"
            const bool t5_60 = (int)distance_59 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_59 = t4_60 & t5_60;
            const bool t8_60 = (int)0u <= (int)distance_59;
#line 19 "src/functions/windows.rs"
            const bool t9_60 = t7_31 & t8_60;
#line 19 "src/functions/windows.rs"
            const bool t10_60 = near_59 | t9_60;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_59 = t10_60 ? s_58 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_58 = changed_59;
#line 17 "src/functions/windows.rs"
            const u32 distance_60 = t2_3 - t1328;
            const bool t4_61 = (int)0u <= (int)distance_60;
#line 18 "src/functions/windows.rs"
            const bool t5_61 = (int)distance_60 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_60 = t4_61 & t5_61;
            const bool t8_61 = (int)0u <= (int)distance_60;
#line 19 "src/functions/windows.rs"
            const bool t9_61 = t7_31 & t8_61;
#line 19 "src/functions/windows.rs"
            const bool t10_61 = near_60 | t9_61;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_60 = t10_61 ? s_60 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_60 = changed_60;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1346 = t805 + 120u;
#line 19 "src/functions/windows.rs"
            const bool t7_32 = t1346 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_61 = t2_2 - t1346;
            const bool t4_62 = (int)0u <= (int)distance_61;
#line 18 "src/functions/windows.rs"
            const bool t5_62 = (int)distance_61 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_61 = t4_62 & t5_62;
            const bool t8_62 = (int)0u <= (int)distance_61;
#line 19 "src/functions/windows.rs"
            const bool t9_62 = t7_32 & t8_62;
#line 19 "src/functions/windows.rs"
            const bool t10_62 = near_61 | t9_62;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_61 = t10_62 ? s_61 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_61 = changed_61;
#line 17 "src/functions/windows.rs"
            const u32 distance_62 = t2_3 - t1346;
            const bool t4_63 = (int)0u <= (int)distance_62;
#line 18 "src/functions/windows.rs"
            const bool t5_63 = (int)distance_62 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_62 = t4_63 & t5_63;
            const bool t8_63 = (int)0u <= (int)distance_62;
#line 19 "src/functions/windows.rs"
            const bool t9_63 = t7_32 & t8_63;
#line 19 "src/functions/windows.rs"
            const bool t10_63 = near_62 | t9_63;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_62 = t10_63 ? s_63 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_63 = changed_62;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t1364 = t805 + 121u;
#line 19 "src/functions/windows.rs"
            const bool t7_33 = t1364 < argument1;
#line 17 "src/functions/windows.rs"
            const u32 distance_63 = t2_2 - t1364;
            const bool t4_64 = (int)0u <= (int)distance_63;
#line 18 "src/functions/windows.rs"
            const bool t5_64 = (int)distance_63 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_63 = t4_64 & t5_64;
            const bool t8_64 = (int)0u <= (int)distance_63;
#line 19 "src/functions/windows.rs"
            const bool t9_64 = t7_33 & t8_64;
#line 19 "src/functions/windows.rs"
            const bool t10_64 = near_63 | t9_64;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_63 = t10_64 ? s_62 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_62 = changed_63;
#line 17 "src/functions/windows.rs"
            const u32 distance_64 = t2_3 - t1364;
            const bool t4_65 = (int)0u <= (int)distance_64;
#line 18 "src/functions/windows.rs"
            const bool t5_65 = (int)distance_64 < (int)argument0;
#line 18 "src/functions/windows.rs"
            const bool near_64 = t4_65 & t5_65;
            const bool t8_65 = (int)0u <= (int)distance_64;
#line 19 "src/functions/windows.rs"
            const bool t9_65 = t7_33 & t8_65;
#line 19 "src/functions/windows.rs"
            const bool t10_65 = near_64 | t9_65;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_64 = t10_65 ? s_64 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
            s_64 = changed_64;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key_2 = block_3 << 7u;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1383 = t579 + t568;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t1383 + t567;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1385 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1386 = t1385 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_2 + t1386;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1388 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1389 = first_query_2 + t1388;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1390 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t1390 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1393 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1395 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1397 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1399 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1401 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 17u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1403 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1405 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 25u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1407 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 32u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1409 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 33u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1411 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 40u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1413 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1413;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 41u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1415 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 48u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1417 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 49u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1419 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1419;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 56u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1421 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1421;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 57u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1423 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1423;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 64u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1425 = visible_18 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1425;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 65u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1427 = visible_19 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1427;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 72u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1429 = visible_20 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 73u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1431 = visible_21 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1431;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 80u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1433 = visible_22 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1433;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 81u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1435 = visible_23 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1435;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 88u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1437 = visible_24 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1437;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 89u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1439 = visible_25 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1439;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 96u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1441 = visible_26 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1441;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 97u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1443 = visible_27 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1443;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 104u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1445 = visible_28 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1445;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 105u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1447 = visible_29 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1447;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 112u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1449 = visible_30 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 113u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1451 = visible_31 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1451;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 120u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1453 = visible_32 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1453;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 121u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1455 = visible_33 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1455;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1456 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1457 = first_query_2 + t1456;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1458 = t1457 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1459 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t1459 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1462 = visible_34 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1462;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1464 = visible_35 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1464;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1466 = visible_36 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1466;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1468 = visible_37 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1468;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1470 = visible_38 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1470;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1472 = visible_39 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1472;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1474 = visible_40 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1474;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1476 = visible_41 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1476;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1478 = visible_42 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1478;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1480 = visible_43 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1480;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1482 = visible_44 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1482;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1484 = visible_45 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1484;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1486 = visible_46 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1486;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1488 = visible_47 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1488;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1490 = visible_48 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1490;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1492 = visible_49 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1492;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 64u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1494 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1494;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 65u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1496 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1496;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 72u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1498 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1498;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 73u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1500 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1500;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 80u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1502 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1502;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 81u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1504 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1504;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 88u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1506 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1506;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 89u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1508 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1508;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 96u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1510 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1510;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 97u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1512 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1512;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 104u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1514 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1514;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 105u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1516 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1516;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 112u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1518 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1518;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 113u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1520 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1520;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 120u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1522 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1522;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 121u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1524 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1524;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1526;
            asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1527;
            asm("max.f32 %0, %1, %2;" : "=f"(t1527) : "f"(t1526), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1528;
            asm("max.f32 %0, %1, %2;" : "=f"(t1528) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1529;
            asm("max.f32 %0, %1, %2;" : "=f"(t1529) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1530;
            asm("max.f32 %0, %1, %2;" : "=f"(t1530) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1531;
            asm("max.f32 %0, %1, %2;" : "=f"(t1531) : "f"(t1527), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1532;
            asm("max.f32 %0, %1, %2;" : "=f"(t1532) : "f"(t1528), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1533;
            asm("max.f32 %0, %1, %2;" : "=f"(t1533) : "f"(t1529), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1534;
            asm("max.f32 %0, %1, %2;" : "=f"(t1534) : "f"(t1530), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1535;
            asm("max.f32 %0, %1, %2;" : "=f"(t1535) : "f"(t1531), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1536;
            asm("max.f32 %0, %1, %2;" : "=f"(t1536) : "f"(t1532), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1537;
            asm("max.f32 %0, %1, %2;" : "=f"(t1537) : "f"(t1533), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1538;
            asm("max.f32 %0, %1, %2;" : "=f"(t1538) : "f"(t1534), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1539;
            asm("max.f32 %0, %1, %2;" : "=f"(t1539) : "f"(t1535), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1540;
            asm("max.f32 %0, %1, %2;" : "=f"(t1540) : "f"(t1536), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1541;
            asm("max.f32 %0, %1, %2;" : "=f"(t1541) : "f"(t1537), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1542;
            asm("max.f32 %0, %1, %2;" : "=f"(t1542) : "f"(t1538), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1543;
            asm("max.f32 %0, %1, %2;" : "=f"(t1543) : "f"(t1539), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1544;
            asm("max.f32 %0, %1, %2;" : "=f"(t1544) : "f"(t1540), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1545;
            asm("max.f32 %0, %1, %2;" : "=f"(t1545) : "f"(t1541), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1546;
            asm("max.f32 %0, %1, %2;" : "=f"(t1546) : "f"(t1542), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1547;
            asm("max.f32 %0, %1, %2;" : "=f"(t1547) : "f"(t1543), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1548;
            asm("max.f32 %0, %1, %2;" : "=f"(t1548) : "f"(t1544), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1549;
            asm("max.f32 %0, %1, %2;" : "=f"(t1549) : "f"(t1545), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1550;
            asm("max.f32 %0, %1, %2;" : "=f"(t1550) : "f"(t1546), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1551;
            asm("max.f32 %0, %1, %2;" : "=f"(t1551) : "f"(t1547), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1552;
            asm("max.f32 %0, %1, %2;" : "=f"(t1552) : "f"(t1548), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1553;
            asm("max.f32 %0, %1, %2;" : "=f"(t1553) : "f"(t1549), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1554;
            asm("max.f32 %0, %1, %2;" : "=f"(t1554) : "f"(t1550), "f"(s_62));
            f32 t1555;
            asm("max.f32 %0, %1, %2;" : "=f"(t1555) : "f"(t1551), "f"(t1552));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1556;
            asm("max.f32 %0, %1, %2;" : "=f"(t1556) : "f"(t1553), "f"(t1554));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1557;
            asm("max.f32 %0, %1, %2;" : "=f"(t1557) : "f"(t1555), "f"(t1556));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1558;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1558) : "f"(t1557));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_7;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t1557), "f"(t1558));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1560;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1560) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_7), "f"(t1560));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1563 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1563;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1565 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(old), "f"(scale_log2), "f"(t1565));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1566));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1568 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1569 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1569));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s = t1571;
            const f32 t1572 = t1568 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1573 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1573));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1575;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1576 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1576));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1578;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1578;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1579 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1579));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1581;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1581;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1582 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1582));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1584;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1584;
            const f32 t1585 = t1572 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1586 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1586));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1588;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1588;
            const f32 t1589 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1590 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1590));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1592;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1592;
            const f32 t1593 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1594 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1594));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1596;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1596;
            const f32 t1597 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1598 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1598));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1600;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1600;
            const f32 t1601 = t1585 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1602 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1602));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1604;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1604;
            const f32 t1605 = t1589 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1606 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1606));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1608;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1608;
            const f32 t1609 = t1593 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1610 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1610));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1612;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1612;
            const f32 t1613 = t1597 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1614 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1614));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1616;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1616;
            const f32 t1617 = t1601 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1618 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1618));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1620;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1620;
            const f32 t1621 = t1605 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1622 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1622));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1624;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1624) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1624;
            const f32 t1625 = t1609 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1626 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1626));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1628;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1628;
            const f32 t1629 = t1613 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1630 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1630));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1632;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1632;
            const f32 t1633 = t1617 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1634 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1634));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1636;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1636) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1636;
            const f32 t1637 = t1621 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1638 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1638));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1640;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1640;
            const f32 t1641 = t1625 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1642 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1642));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1644;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1644) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1644;
            const f32 t1645 = t1629 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1646 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1646));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1648;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1648;
            const f32 t1649 = t1633 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1650 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1650));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1652;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1652;
            const f32 t1653 = t1637 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1654 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1654));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1656;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1656) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1656;
            const f32 t1657 = t1641 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1658 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1658));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1660;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1660) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1660;
            const f32 t1661 = t1645 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1662 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1662));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1664;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1664;
            const f32 t1665 = t1649 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1666 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1666));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1668;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1668) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1668;
            const f32 t1669 = t1653 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1670 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1670));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1672;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1672) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1672;
            const f32 t1673 = t1657 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1674 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1674));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1676;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1676;
            const f32 t1677 = t1661 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1678 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1678));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1680;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1680) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1680;
            const f32 t1681 = t1665 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1682 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1682));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1684;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1684;
            const f32 t1685 = t1669 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1686 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1686));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1688;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1688) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1688;
            const f32 t1689 = t1673 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1690 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1690));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1692;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1692) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1692;
            const f32 t1693 = t1677 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1694 = t1681 + t1685;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1695 = t1689 + t1693;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1696 = t1694 + t1695;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1696;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1702;
            asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1703;
            asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1699), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1704;
            asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1700), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1705;
            asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1701), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1706;
            asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1702), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1707;
            asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1703), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1708;
            asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1704), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1709;
            asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1705), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1710;
            asm("max.f32 %0, %1, %2;" : "=f"(t1710) : "f"(t1706), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1711;
            asm("max.f32 %0, %1, %2;" : "=f"(t1711) : "f"(t1707), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1712;
            asm("max.f32 %0, %1, %2;" : "=f"(t1712) : "f"(t1708), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1713;
            asm("max.f32 %0, %1, %2;" : "=f"(t1713) : "f"(t1709), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1714;
            asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(t1710), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1715;
            asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1711), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1716;
            asm("max.f32 %0, %1, %2;" : "=f"(t1716) : "f"(t1712), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1717;
            asm("max.f32 %0, %1, %2;" : "=f"(t1717) : "f"(t1713), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1718;
            asm("max.f32 %0, %1, %2;" : "=f"(t1718) : "f"(t1714), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1719;
            asm("max.f32 %0, %1, %2;" : "=f"(t1719) : "f"(t1715), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1720;
            asm("max.f32 %0, %1, %2;" : "=f"(t1720) : "f"(t1716), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1721;
            asm("max.f32 %0, %1, %2;" : "=f"(t1721) : "f"(t1717), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1722;
            asm("max.f32 %0, %1, %2;" : "=f"(t1722) : "f"(t1718), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1723;
            asm("max.f32 %0, %1, %2;" : "=f"(t1723) : "f"(t1719), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1724;
            asm("max.f32 %0, %1, %2;" : "=f"(t1724) : "f"(t1720), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1725;
            asm("max.f32 %0, %1, %2;" : "=f"(t1725) : "f"(t1721), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1726;
            asm("max.f32 %0, %1, %2;" : "=f"(t1726) : "f"(t1722), "f"(s_64));
            f32 t1727;
            asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(t1723), "f"(t1724));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1728;
            asm("max.f32 %0, %1, %2;" : "=f"(t1728) : "f"(t1725), "f"(t1726));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1729;
            asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(t1727), "f"(t1728));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1730;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1730) : "f"(t1729));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_8;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t1729), "f"(t1730));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1732;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1732) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_8), "f"(t1732));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1735 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1735;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(old_2), "f"(scale_log2), "f"(t1737));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1738));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1741));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1743;
            const f32 t1744 = t1740 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1745 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1745));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1747;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1748));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1750;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1750;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1751 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1751));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1753;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1754 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1754));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1756) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1756;
            const f32 t1757 = t1744 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1758 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1758));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1760;
            const f32 t1761 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1762 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1762));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1764) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1764;
            const f32 t1765 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1766 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1766));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1768;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1768) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1768;
            const f32 t1769 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1770));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1772) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1772;
            const f32 t1773 = t1757 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1774));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1776) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1776;
            const f32 t1777 = t1761 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1778 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1778));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1780) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1780;
            const f32 t1781 = t1765 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1782 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1782));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1784;
            const f32 t1785 = t1769 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1786 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1786));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1788;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1788) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1788;
            const f32 t1789 = t1773 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1790 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1790));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1792;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1792) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1792;
            const f32 t1793 = t1777 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1794 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1794));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1796;
            const f32 t1797 = t1781 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1798 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1798));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1800) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1800;
            const f32 t1801 = t1785 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1802 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1802));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1804) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1804;
            const f32 t1805 = t1789 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1806 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1806));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1808) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1808;
            const f32 t1809 = t1793 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1810 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1810));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1812;
            const f32 t1813 = t1797 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1814 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1814));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1816) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1816;
            const f32 t1817 = t1801 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1818 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1818));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1820) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1820;
            const f32 t1821 = t1805 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1822 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1822));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1824) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1824;
            const f32 t1825 = t1809 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1826 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1826));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1828;
            const f32 t1829 = t1813 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1830));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1832;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1832;
            const f32 t1833 = t1817 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1834));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1836;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1836) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1836;
            const f32 t1837 = t1821 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1838));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1840;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1840;
            const f32 t1841 = t1825 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1842));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1844;
            const f32 t1845 = t1829 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1846));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1848) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1848;
            const f32 t1849 = t1833 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1850 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1850));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1852;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1852) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1852;
            const f32 t1853 = t1837 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1854 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1854));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1856) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1856;
            const f32 t1857 = t1841 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1858 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1858));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1860) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1860;
            const f32 t1861 = t1845 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1862 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1862));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1864;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1864) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1864;
            const f32 t1865 = t1849 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = t1853 + t1857;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = t1861 + t1865;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1868 = t1866 + t1867;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1868;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1869;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(s), "f"(s_2));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1870;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(s_3), "f"(s_4));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1871;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(s_5), "f"(s_6));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(s_7), "f"(s_8));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1873;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(s_9), "f"(s_10));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1874;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(s_11), "f"(s_12));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1875;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(s_13), "f"(s_14));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1876;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(s_15), "f"(s_16));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(s_17), "f"(s_18));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(s_19), "f"(s_20));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(s_21), "f"(s_22));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(s_23), "f"(s_24));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(s_25), "f"(s_26));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(s_27), "f"(s_28));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(s_29), "f"(s_30));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(s_31), "f"(s_32));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(s_33), "f"(s_34));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(s_35), "f"(s_36));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(s_37), "f"(s_38));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(s_39), "f"(s_40));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(s_41), "f"(s_42));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(s_43), "f"(s_44));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(s_45), "f"(s_46));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(s_47), "f"(s_48));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(s_49), "f"(s_50));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(s_51), "f"(s_52));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(s_53), "f"(s_54));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(s_55), "f"(s_56));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(s_57), "f"(s_58));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(s_59), "f"(s_60));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(s_61), "f"(s_62));
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p = t1869;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1870;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1871;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1872;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1873;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1874;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1875;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1876;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1877;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1878;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1879;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1880;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1881;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1882;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1883;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1884;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1885;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1886;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1887;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1888;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1889;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1890;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1891;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1892;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1893;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1894;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1895;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1896;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1897;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1898;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1899;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1900;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 322 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 count_4 = 1u;
#line 180 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = chunk_2;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1902 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1903 = t1902 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1904 = t1903 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1905 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1906 = t1905 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1907 = t1904 - t1906;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1908 = t1907 + 31u;
#line 212 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1909 = t1908 >> 5u;
#line 181 "fa-kernels/src/attention/block_walk.rs"
            #pragma unroll 1
            for (u32 i_3 = first_8; i_3 < t1909; i_3 += 1u) {
#line 182 "fa-kernels/src/attention/block_walk.rs"
                const bool t1910 = i_3 != first_8;
#line 182 "fa-kernels/src/attention/block_walk.rs"
                if (t1910) {
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1911 = threadIdx.x;
#line 226 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_7 = t1911 & 31u;
                    const u32 t1913 = i_3 << 5u;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1914 = 31u - lane_7;
#line 227 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_12 = t1913 + t1914;
                    partial_2 = 0u;
                    whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1916 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1917 = t1916 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1918 = t1917 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1919 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1920 = t1919 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1921 = t1918 - t1920;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1922 = number_12 < t1921;
#line 230 "fa-kernels/src/attention/block_walk.rs"
                    if (t1922) {
                        const bool t1923 = i_3 < 2u;
#line 231 "fa-kernels/src/attention/block_walk.rs"
                        if (t1923) {
                            const u32 t1924 = number_12 << 3u;
#line 232 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_9 = t596 + t1924;
                            f32 t1926;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1926) : "r"(pair_9) : "memory");
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1927;
                            asm("mov.b32 %0, %1;" : "=r"(t1927) : "f"(t1926));
#line 233 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1927;
                            f32 t1928;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1928) : "r"(pair_9) : "memory");
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1929;
                            asm("mov.b32 %0, %1;" : "=r"(t1929) : "f"(t1928));
#line 234 "fa-kernels/src/attention/block_walk.rs"
                            whole_6 = t1929;
                        } else {
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1930 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1931 = t1930 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1932 = t1931 - number_12;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_9 = t1932 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1934 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1935 = t1934 > first_9 ? t1934 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin_4 = t1935 - first_9;
                            const u32 t1937 = end_5 - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_9 = t1937 < 32u ? t1937 : 32u;
                            const u32 t1939 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1940 = 32u - end_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1941 = 4294967295u >> t1940;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1942 = t1939 & t1941;
#line 236 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1942;
                        }
                    }
                }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const bool t1943 = partial_2 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1944 = __ballot_sync(0xffffffffu, t1943);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_7 = t1944;
                while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1945 = lanes_7 != 0u;
                    if (!t1945) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_7;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_7) : "r"(lanes_7));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1947 = 1u << holder_7;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1948 = lanes_7 ^ t1947;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    lanes_7 = t1948;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1949 = i_3 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1950 = 31u - holder_7;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_13 = t1949 + t1950;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1952 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1953 = t1952 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1954 = t1953 - number_13;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_10 = t1954 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1956;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1956) : "r"(partial_2), "r"(holder_7));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_4 = t1956;
                    while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t1957 = rest_4 != 0u;
                        if (!t1957) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_7;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_4));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1959 = 1u << bit_7;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1960 = rest_4 ^ t1959;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        rest_4 = t1960;
                        const u32 t1961 = first_10 + bit_7;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block_3 = t1961;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1962 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1962) : "memory");
#line 363 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1963 = passed_2 + count_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1964 = t1963 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1965 = t1964 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1966 = t10 + t1965;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1967 = t1963 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1968 = t1967 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1966), "r"(t1968) : "memory");
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1969 = t727 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1970 = t1969 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1971 = smem_1 + t1970;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1972 = t1963 & 1u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1973 = t1972 << 15u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1974 = t8 + t1973;
                        const u32 t1975 = t1971 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1976 = t1974 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1977 = t1975 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1978 = (u64)t1977;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1979 = t1978 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1980 = t1976 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1981 = (u64)t1980;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1982 = t1981 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1983 = t1975 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1984 = (u64)t1983;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1985 = t1984 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1986 = t1976 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1987 = (u64)t1986;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1988 = t1987 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1989 = t1975 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1990 = (u64)t1989;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1991 = t1990 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1992 = t1976 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1993 = (u64)t1992;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1994 = t1993 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1995 = t1975 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1996 = (u64)t1995;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1997 = t1996 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1998 = t1976 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1999 = (u64)t1998;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2000 = t1999 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2001 = t1975 + 66048u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2002 = (u64)t2001;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2003 = t2002 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2004 = t1976 + 66560u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2005 = (u64)t2004;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2006 = t2005 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2007 = t1975 + 66050u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2008 = (u64)t2007;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2009 = t2008 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2010 = t1976 + 66562u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2011 = (u64)t2010;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2012 = t2011 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2013 = t1975 + 66052u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2014 = (u64)t2013;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2015 = t2014 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2016 = t1976 + 66564u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2017 = (u64)t2016;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2018 = t2017 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2019 = t1975 + 66054u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2020 = (u64)t2019;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2021 = t2020 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2022 = t1976 + 66566u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2023 = (u64)t2022;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2024 = t2023 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1979), "l"(t1982), "l"(t1985), "l"(t1988), "l"(t1991), "l"(t1994), "l"(t1997), "l"(t2000), "l"(t2003), "l"(t2006), "l"(t2009), "l"(t2012), "l"(t2015), "l"(t2018), "l"(t2021), "l"(t2024) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 343 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2025 = count_4 - 1u;
#line 375 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2026 = passed_2 + t2025;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2027 = t2026 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2028 = t2027 + 4u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2029 = t2028 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2030 = t10 + t2029;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2031 = t2026 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2032 = t2031 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2030), "r"(t2032) : "memory");
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs = p;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_2 = p_2;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_3 = p_3;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_4 = p_4;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_5 = p_5;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_6 = p_6;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_7 = p_7;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_8 = p_8;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_9 = p_9;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_10 = p_10;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_11 = p_11;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_12 = p_12;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_13 = p_13;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_14 = p_14;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_15 = p_15;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_16 = p_16;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_17 = p_17;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_18 = p_18;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_19 = p_19;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_20 = p_20;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_21 = p_21;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_22 = p_22;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_23 = p_23;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_24 = p_24;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_25 = p_25;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_26 = p_26;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_27 = p_27;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_28 = p_28;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_29 = p_29;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_30 = p_30;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_31 = p_31;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_32 = p_32;
#line 380 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2033 = t2026 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2034 = t2033 << 15u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2035 = t9 + t2034;
                        const u32 t2036 = t2035 >> 4u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2037 = t2036 + 67108864u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2038 = (u64)t2037;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2039 = t2038 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2040 = t2036 + 67108992u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2041 = (u64)t2040;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2042 = t2041 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2043 = t2036 + 67109120u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2044 = (u64)t2043;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2045 = t2044 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2046 = t2036 + 67109248u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2047 = (u64)t2046;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2048 = t2047 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2049 = t2036 + 67109376u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2050 = (u64)t2049;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2051 = t2050 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2052 = t2036 + 67109504u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2053 = (u64)t2052;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2054 = t2053 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2055 = t2036 + 67109632u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2056 = (u64)t2055;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2057 = t2056 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2058 = t2036 + 67109760u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2059 = (u64)t2058;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2060 = t2059 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t2039), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t2042), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t2045), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t2048), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2051), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2054), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2057), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2060) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2061 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2062 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t2061 ? 0u : t2062;
                        const u32 t2064 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2064) : "memory");
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2065 = passed_2 + count_4;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2066 = t2065 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2067 = t2066 + 2u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2068 = t2067 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2069 = t10 + t2068;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2070 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2070) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2069) : "memory");
                        }
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_3 = block_3 << 7u;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2072 = t579 + t568;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t2072 + t567;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2074 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2075 = t2074 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2076 = first_key_3 + t2075;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t2077 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                        const bool t7_34 = t2076 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_65 = t2_2 - t2076;
                        const bool t4_66 = (int)0u <= (int)distance_65;
#line 18 "src/functions/windows.rs"
                        const bool t5_66 = (int)distance_65 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_65 = t4_66 & t5_66;
                        const bool t8_66 = (int)0u <= (int)distance_65;
#line 19 "src/functions/windows.rs"
                        const bool t9_66 = t7_34 & t8_66;
#line 19 "src/functions/windows.rs"
                        const bool t10_66 = near_65 | t9_66;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_65 = t10_66 ? s : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s = changed_65;
#line 17 "src/functions/windows.rs"
                        const u32 distance_66 = t2_3 - t2076;
                        const bool t4_67 = (int)0u <= (int)distance_66;
#line 18 "src/functions/windows.rs"
                        const bool t5_67 = (int)distance_66 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_66 = t4_67 & t5_67;
                        const bool t8_67 = (int)0u <= (int)distance_66;
#line 19 "src/functions/windows.rs"
                        const bool t9_67 = t7_34 & t8_67;
#line 19 "src/functions/windows.rs"
                        const bool t10_67 = near_66 | t9_67;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_66 = t10_67 ? s_3 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_3 = changed_66;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2095 = t2076 + 1u;
#line 19 "src/functions/windows.rs"
                        const bool t7_35 = t2095 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_67 = t2_2 - t2095;
                        const bool t4_68 = (int)0u <= (int)distance_67;
#line 18 "src/functions/windows.rs"
                        const bool t5_68 = (int)distance_67 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_67 = t4_68 & t5_68;
                        const bool t8_68 = (int)0u <= (int)distance_67;
#line 19 "src/functions/windows.rs"
                        const bool t9_68 = t7_35 & t8_68;
#line 19 "src/functions/windows.rs"
                        const bool t10_68 = near_67 | t9_68;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_67 = t10_68 ? s_2 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_2 = changed_67;
#line 17 "src/functions/windows.rs"
                        const u32 distance_68 = t2_3 - t2095;
                        const bool t4_69 = (int)0u <= (int)distance_68;
#line 18 "src/functions/windows.rs"
                        const bool t5_69 = (int)distance_68 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_68 = t4_69 & t5_69;
                        const bool t8_69 = (int)0u <= (int)distance_68;
#line 19 "src/functions/windows.rs"
                        const bool t9_69 = t7_35 & t8_69;
#line 19 "src/functions/windows.rs"
                        const bool t10_69 = near_68 | t9_69;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_68 = t10_69 ? s_4 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_4 = changed_68;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2113 = t2076 + 8u;
#line 19 "src/functions/windows.rs"
                        const bool t7_36 = t2113 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_69 = t2_2 - t2113;
                        const bool t4_70 = (int)0u <= (int)distance_69;
#line 18 "src/functions/windows.rs"
                        const bool t5_70 = (int)distance_69 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_69 = t4_70 & t5_70;
                        const bool t8_70 = (int)0u <= (int)distance_69;
#line 19 "src/functions/windows.rs"
                        const bool t9_70 = t7_36 & t8_70;
#line 19 "src/functions/windows.rs"
                        const bool t10_70 = near_69 | t9_70;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_69 = t10_70 ? s_5 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_5 = changed_69;
#line 17 "src/functions/windows.rs"
                        const u32 distance_70 = t2_3 - t2113;
                        const bool t4_71 = (int)0u <= (int)distance_70;
#line 18 "src/functions/windows.rs"
                        const bool t5_71 = (int)distance_70 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_70 = t4_71 & t5_71;
                        const bool t8_71 = (int)0u <= (int)distance_70;
#line 19 "src/functions/windows.rs"
                        const bool t9_71 = t7_36 & t8_71;
#line 19 "src/functions/windows.rs"
                        const bool t10_71 = near_70 | t9_71;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_70 = t10_71 ? s_7 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_7 = changed_70;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2131 = t2076 + 9u;
#line 19 "src/functions/windows.rs"
                        const bool t7_37 = t2131 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_71 = t2_2 - t2131;
                        const bool t4_72 = (int)0u <= (int)distance_71;
#line 18 "src/functions/windows.rs"
                        const bool t5_72 = (int)distance_71 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_71 = t4_72 & t5_72;
                        const bool t8_72 = (int)0u <= (int)distance_71;
#line 19 "src/functions/windows.rs"
                        const bool t9_72 = t7_37 & t8_72;
#line 19 "src/functions/windows.rs"
                        const bool t10_72 = near_71 | t9_72;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_71 = t10_72 ? s_6 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_6 = changed_71;
#line 17 "src/functions/windows.rs"
                        const u32 distance_72 = t2_3 - t2131;
                        const bool t4_73 = (int)0u <= (int)distance_72;
#line 18 "src/functions/windows.rs"
                        const bool t5_73 = (int)distance_72 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_72 = t4_73 & t5_73;
                        const bool t8_73 = (int)0u <= (int)distance_72;
#line 19 "src/functions/windows.rs"
                        const bool t9_73 = t7_37 & t8_73;
#line 19 "src/functions/windows.rs"
                        const bool t10_73 = near_72 | t9_73;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_72 = t10_73 ? s_8 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_8 = changed_72;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2149 = t2076 + 16u;
#line 19 "src/functions/windows.rs"
                        const bool t7_38 = t2149 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_73 = t2_2 - t2149;
                        const bool t4_74 = (int)0u <= (int)distance_73;
#line 18 "src/functions/windows.rs"
                        const bool t5_74 = (int)distance_73 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_73 = t4_74 & t5_74;
                        const bool t8_74 = (int)0u <= (int)distance_73;
#line 19 "src/functions/windows.rs"
                        const bool t9_74 = t7_38 & t8_74;
#line 19 "src/functions/windows.rs"
                        const bool t10_74 = near_73 | t9_74;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_73 = t10_74 ? s_9 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_9 = changed_73;
#line 17 "src/functions/windows.rs"
                        const u32 distance_74 = t2_3 - t2149;
                        const bool t4_75 = (int)0u <= (int)distance_74;
#line 18 "src/functions/windows.rs"
                        const bool t5_75 = (int)distance_74 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_74 = t4_75 & t5_75;
                        const bool t8_75 = (int)0u <= (int)distance_74;
#line 19 "src/functions/windows.rs"
                        const bool t9_75 = t7_38 & t8_75;
#line 19 "src/functions/windows.rs"
                        const bool t10_75 = near_74 | t9_75;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_74 = t10_75 ? s_11 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_11 = changed_74;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2167 = t2076 + 17u;
#line 19 "src/functions/windows.rs"
                        const bool t7_39 = t2167 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_75 = t2_2 - t2167;
                        const bool t4_76 = (int)0u <= (int)distance_75;
#line 18 "src/functions/windows.rs"
                        const bool t5_76 = (int)distance_75 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_75 = t4_76 & t5_76;
                        const bool t8_76 = (int)0u <= (int)distance_75;
#line 19 "src/functions/windows.rs"
                        const bool t9_76 = t7_39 & t8_76;
#line 19 "src/functions/windows.rs"
                        const bool t10_76 = near_75 | t9_76;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_75 = t10_76 ? s_10 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_10 = changed_75;
#line 17 "src/functions/windows.rs"
                        const u32 distance_76 = t2_3 - t2167;
                        const bool t4_77 = (int)0u <= (int)distance_76;
#line 18 "src/functions/windows.rs"
                        const bool t5_77 = (int)distance_76 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_76 = t4_77 & t5_77;
                        const bool t8_77 = (int)0u <= (int)distance_76;
#line 19 "src/functions/windows.rs"
                        const bool t9_77 = t7_39 & t8_77;
#line 19 "src/functions/windows.rs"
                        const bool t10_77 = near_76 | t9_77;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_76 = t10_77 ? s_12 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_12 = changed_76;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2185 = t2076 + 24u;
#line 19 "src/functions/windows.rs"
                        const bool t7_40 = t2185 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_77 = t2_2 - t2185;
                        const bool t4_78 = (int)0u <= (int)distance_77;
#line 18 "src/functions/windows.rs"
                        const bool t5_78 = (int)distance_77 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_77 = t4_78 & t5_78;
                        const bool t8_78 = (int)0u <= (int)distance_77;
#line 19 "src/functions/windows.rs"
                        const bool t9_78 = t7_40 & t8_78;
#line 19 "src/functions/windows.rs"
                        const bool t10_78 = near_77 | t9_78;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_77 = t10_78 ? s_13 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_13 = changed_77;
#line 17 "src/functions/windows.rs"
                        const u32 distance_78 = t2_3 - t2185;
                        const bool t4_79 = (int)0u <= (int)distance_78;
#line 18 "src/functions/windows.rs"
                        const bool t5_79 = (int)distance_78 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_78 = t4_79 & t5_79;
                        const bool t8_79 = (int)0u <= (int)distance_78;
#line 19 "src/functions/windows.rs"
                        const bool t9_79 = t7_40 & t8_79;
#line 19 "src/functions/windows.rs"
                        const bool t10_79 = near_78 | t9_79;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_78 = t10_79 ? s_15 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_15 = changed_78;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2203 = t2076 + 25u;
#line 19 "src/functions/windows.rs"
                        const bool t7_41 = t2203 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_79 = t2_2 - t2203;
                        const bool t4_80 = (int)0u <= (int)distance_79;
#line 18 "src/functions/windows.rs"
                        const bool t5_80 = (int)distance_79 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_79 = t4_80 & t5_80;
                        const bool t8_80 = (int)0u <= (int)distance_79;
#line 19 "src/functions/windows.rs"
                        const bool t9_80 = t7_41 & t8_80;
#line 19 "src/functions/windows.rs"
                        const bool t10_80 = near_79 | t9_80;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_79 = t10_80 ? s_14 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_14 = changed_79;
#line 17 "src/functions/windows.rs"
                        const u32 distance_80 = t2_3 - t2203;
                        const bool t4_81 = (int)0u <= (int)distance_80;
#line 18 "src/functions/windows.rs"
                        const bool t5_81 = (int)distance_80 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_80 = t4_81 & t5_81;
                        const bool t8_81 = (int)0u <= (int)distance_80;
#line 19 "src/functions/windows.rs"
                        const bool t9_81 = t7_41 & t8_81;
#line 19 "src/functions/windows.rs"
                        const bool t10_81 = near_80 | t9_81;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_80 = t10_81 ? s_16 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_16 = changed_80;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2221 = t2076 + 32u;
#line 19 "src/functions/windows.rs"
                        const bool t7_42 = t2221 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_81 = t2_2 - t2221;
                        const bool t4_82 = (int)0u <= (int)distance_81;
#line 18 "src/functions/windows.rs"
                        const bool t5_82 = (int)distance_81 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_81 = t4_82 & t5_82;
                        const bool t8_82 = (int)0u <= (int)distance_81;
#line 19 "src/functions/windows.rs"
                        const bool t9_82 = t7_42 & t8_82;
#line 19 "src/functions/windows.rs"
                        const bool t10_82 = near_81 | t9_82;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_81 = t10_82 ? s_17 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_17 = changed_81;
#line 17 "src/functions/windows.rs"
                        const u32 distance_82 = t2_3 - t2221;
                        const bool t4_83 = (int)0u <= (int)distance_82;
#line 18 "src/functions/windows.rs"
                        const bool t5_83 = (int)distance_82 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_82 = t4_83 & t5_83;
                        const bool t8_83 = (int)0u <= (int)distance_82;
#line 19 "src/functions/windows.rs"
                        const bool t9_83 = t7_42 & t8_83;
#line 19 "src/functions/windows.rs"
                        const bool t10_83 = near_82 | t9_83;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_82 = t10_83 ? s_19 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_19 = changed_82;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2239 = t2076 + 33u;
#line 19 "src/functions/windows.rs"
                        const bool t7_43 = t2239 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_83 = t2_2 - t2239;
                        const bool t4_84 = (int)0u <= (int)distance_83;
#line 18 "src/functions/windows.rs"
                        const bool t5_84 = (int)distance_83 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_83 = t4_84 & t5_84;
                        const bool t8_84 = (int)0u <= (int)distance_83;
#line 19 "src/functions/windows.rs"
                        const bool t9_84 = t7_43 & t8_84;
#line 19 "src/functions/windows.rs"
                        const bool t10_84 = near_83 | t9_84;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_83 = t10_84 ? s_18 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_18 = changed_83;
#line 17 "src/functions/windows.rs"
                        const u32 distance_84 = t2_3 - t2239;
                        const bool t4_85 = (int)0u <= (int)distance_84;
#line 18 "src/functions/windows.rs"
                        const bool t5_85 = (int)distance_84 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_84 = t4_85 & t5_85;
                        const bool t8_85 = (int)0u <= (int)distance_84;
#line 19 "src/functions/windows.rs"
                        const bool t9_85 = t7_43 & t8_85;
#line 19 "src/functions/windows.rs"
                        const bool t10_85 = near_84 | t9_85;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_84 = t10_85 ? s_20 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_20 = changed_84;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2257 = t2076 + 40u;
#line 19 "src/functions/windows.rs"
                        const bool t7_44 = t2257 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_85 = t2_2 - t2257;
                        const bool t4_86 = (int)0u <= (int)distance_85;
#line 18 "src/functions/windows.rs"
                        const bool t5_86 = (int)distance_85 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_85 = t4_86 & t5_86;
                        const bool t8_86 = (int)0u <= (int)distance_85;
#line 19 "src/functions/windows.rs"
                        const bool t9_86 = t7_44 & t8_86;
#line 19 "src/functions/windows.rs"
                        const bool t10_86 = near_85 | t9_86;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_85 = t10_86 ? s_21 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_21 = changed_85;
#line 17 "src/functions/windows.rs"
                        const u32 distance_86 = t2_3 - t2257;
                        const bool t4_87 = (int)0u <= (int)distance_86;
#line 18 "src/functions/windows.rs"
                        const bool t5_87 = (int)distance_86 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_86 = t4_87 & t5_87;
                        const bool t8_87 = (int)0u <= (int)distance_86;
#line 19 "src/functions/windows.rs"
                        const bool t9_87 = t7_44 & t8_87;
#line 19 "src/functions/windows.rs"
                        const bool t10_87 = near_86 | t9_87;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_86 = t10_87 ? s_23 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_23 = changed_86;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2275 = t2076 + 41u;
#line 19 "src/functions/windows.rs"
                        const bool t7_45 = t2275 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_87 = t2_2 - t2275;
                        const bool t4_88 = (int)0u <= (int)distance_87;
#line 18 "src/functions/windows.rs"
                        const bool t5_88 = (int)distance_87 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_87 = t4_88 & t5_88;
                        const bool t8_88 = (int)0u <= (int)distance_87;
#line 19 "src/functions/windows.rs"
                        const bool t9_88 = t7_45 & t8_88;
#line 19 "src/functions/windows.rs"
                        const bool t10_88 = near_87 | t9_88;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_87 = t10_88 ? s_22 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_22 = changed_87;
#line 17 "src/functions/windows.rs"
                        const u32 distance_88 = t2_3 - t2275;
                        const bool t4_89 = (int)0u <= (int)distance_88;
#line 18 "src/functions/windows.rs"
                        const bool t5_89 = (int)distance_88 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_88 = t4_89 & t5_89;
                        const bool t8_89 = (int)0u <= (int)distance_88;
#line 19 "src/functions/windows.rs"
                        const bool t9_89 = t7_45 & t8_89;
#line 19 "src/functions/windows.rs"
                        const bool t10_89 = near_88 | t9_89;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_88 = t10_89 ? s_24 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_24 = changed_88;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2293 = t2076 + 48u;
#line 19 "src/functions/windows.rs"
                        const bool t7_46 = t2293 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_89 = t2_2 - t2293;
                        const bool t4_90 = (int)0u <= (int)distance_89;
#line 18 "src/functions/windows.rs"
                        const bool t5_90 = (int)distance_89 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_89 = t4_90 & t5_90;
                        const bool t8_90 = (int)0u <= (int)distance_89;
#line 19 "src/functions/windows.rs"
                        const bool t9_90 = t7_46 & t8_90;
#line 19 "src/functions/windows.rs"
                        const bool t10_90 = near_89 | t9_90;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_89 = t10_90 ? s_25 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_25 = changed_89;
#line 17 "src/functions/windows.rs"
                        const u32 distance_90 = t2_3 - t2293;
                        const bool t4_91 = (int)0u <= (int)distance_90;
#line 18 "src/functions/windows.rs"
                        const bool t5_91 = (int)distance_90 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_90 = t4_91 & t5_91;
                        const bool t8_91 = (int)0u <= (int)distance_90;
#line 19 "src/functions/windows.rs"
                        const bool t9_91 = t7_46 & t8_91;
#line 19 "src/functions/windows.rs"
                        const bool t10_91 = near_90 | t9_91;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_90 = t10_91 ? s_27 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_27 = changed_90;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2311 = t2076 + 49u;
#line 19 "src/functions/windows.rs"
                        const bool t7_47 = t2311 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_91 = t2_2 - t2311;
                        const bool t4_92 = (int)0u <= (int)distance_91;
#line 18 "src/functions/windows.rs"
                        const bool t5_92 = (int)distance_91 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_91 = t4_92 & t5_92;
                        const bool t8_92 = (int)0u <= (int)distance_91;
#line 19 "src/functions/windows.rs"
                        const bool t9_92 = t7_47 & t8_92;
#line 19 "src/functions/windows.rs"
                        const bool t10_92 = near_91 | t9_92;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_91 = t10_92 ? s_26 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_26 = changed_91;
#line 17 "src/functions/windows.rs"
                        const u32 distance_92 = t2_3 - t2311;
                        const bool t4_93 = (int)0u <= (int)distance_92;
#line 18 "src/functions/windows.rs"
                        const bool t5_93 = (int)distance_92 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_92 = t4_93 & t5_93;
                        const bool t8_93 = (int)0u <= (int)distance_92;
#line 19 "src/functions/windows.rs"
                        const bool t9_93 = t7_47 & t8_93;
#line 19 "src/functions/windows.rs"
                        const bool t10_93 = near_92 | t9_93;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_92 = t10_93 ? s_28 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_28 = changed_92;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2329 = t2076 + 56u;
#line 19 "src/functions/windows.rs"
                        const bool t7_48 = t2329 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_93 = t2_2 - t2329;
                        const bool t4_94 = (int)0u <= (int)distance_93;
#line 18 "src/functions/windows.rs"
                        const bool t5_94 = (int)distance_93 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_93 = t4_94 & t5_94;
                        const bool t8_94 = (int)0u <= (int)distance_93;
#line 19 "src/functions/windows.rs"
                        const bool t9_94 = t7_48 & t8_94;
#line 19 "src/functions/windows.rs"
                        const bool t10_94 = near_93 | t9_94;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_93 = t10_94 ? s_29 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_29 = changed_93;
#line 17 "src/functions/windows.rs"
                        const u32 distance_94 = t2_3 - t2329;
                        const bool t4_95 = (int)0u <= (int)distance_94;
#line 18 "src/functions/windows.rs"
                        const bool t5_95 = (int)distance_94 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_94 = t4_95 & t5_95;
                        const bool t8_95 = (int)0u <= (int)distance_94;
#line 19 "src/functions/windows.rs"
                        const bool t9_95 = t7_48 & t8_95;
#line 19 "src/functions/windows.rs"
                        const bool t10_95 = near_94 | t9_95;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_94 = t10_95 ? s_31 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_31 = changed_94;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2347 = t2076 + 57u;
#line 19 "src/functions/windows.rs"
                        const bool t7_49 = t2347 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_95 = t2_2 - t2347;
                        const bool t4_96 = (int)0u <= (int)distance_95;
#line 18 "src/functions/windows.rs"
                        const bool t5_96 = (int)distance_95 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_95 = t4_96 & t5_96;
                        const bool t8_96 = (int)0u <= (int)distance_95;
#line 19 "src/functions/windows.rs"
                        const bool t9_96 = t7_49 & t8_96;
#line 19 "src/functions/windows.rs"
                        const bool t10_96 = near_95 | t9_96;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_95 = t10_96 ? s_30 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_30 = changed_95;
#line 17 "src/functions/windows.rs"
                        const u32 distance_96 = t2_3 - t2347;
                        const bool t4_97 = (int)0u <= (int)distance_96;
#line 18 "src/functions/windows.rs"
                        const bool t5_97 = (int)distance_96 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_96 = t4_97 & t5_97;
                        const bool t8_97 = (int)0u <= (int)distance_96;
#line 19 "src/functions/windows.rs"
                        const bool t9_97 = t7_49 & t8_97;
#line 19 "src/functions/windows.rs"
                        const bool t10_97 = near_96 | t9_97;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_96 = t10_97 ? s_32 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_32 = changed_96;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2365 = t2076 + 64u;
#line 19 "src/functions/windows.rs"
                        const bool t7_50 = t2365 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_97 = t2_2 - t2365;
                        const bool t4_98 = (int)0u <= (int)distance_97;
#line 18 "src/functions/windows.rs"
                        const bool t5_98 = (int)distance_97 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_97 = t4_98 & t5_98;
                        const bool t8_98 = (int)0u <= (int)distance_97;
#line 19 "src/functions/windows.rs"
                        const bool t9_98 = t7_50 & t8_98;
#line 19 "src/functions/windows.rs"
                        const bool t10_98 = near_97 | t9_98;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_97 = t10_98 ? s_33 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_33 = changed_97;
#line 17 "src/functions/windows.rs"
                        const u32 distance_98 = t2_3 - t2365;
                        const bool t4_99 = (int)0u <= (int)distance_98;
#line 18 "src/functions/windows.rs"
                        const bool t5_99 = (int)distance_98 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_98 = t4_99 & t5_99;
                        const bool t8_99 = (int)0u <= (int)distance_98;
#line 19 "src/functions/windows.rs"
                        const bool t9_99 = t7_50 & t8_99;
#line 19 "src/functions/windows.rs"
                        const bool t10_99 = near_98 | t9_99;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_98 = t10_99 ? s_35 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_35 = changed_98;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2383 = t2076 + 65u;
#line 19 "src/functions/windows.rs"
                        const bool t7_51 = t2383 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_99 = t2_2 - t2383;
                        const bool t4_100 = (int)0u <= (int)distance_99;
#line 18 "src/functions/windows.rs"
                        const bool t5_100 = (int)distance_99 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_99 = t4_100 & t5_100;
                        const bool t8_100 = (int)0u <= (int)distance_99;
#line 19 "src/functions/windows.rs"
                        const bool t9_100 = t7_51 & t8_100;
#line 19 "src/functions/windows.rs"
                        const bool t10_100 = near_99 | t9_100;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_99 = t10_100 ? s_34 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_34 = changed_99;
#line 17 "src/functions/windows.rs"
                        const u32 distance_100 = t2_3 - t2383;
                        const bool t4_101 = (int)0u <= (int)distance_100;
#line 18 "src/functions/windows.rs"
                        const bool t5_101 = (int)distance_100 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_100 = t4_101 & t5_101;
                        const bool t8_101 = (int)0u <= (int)distance_100;
#line 19 "src/functions/windows.rs"
                        const bool t9_101 = t7_51 & t8_101;
#line 19 "src/functions/windows.rs"
                        const bool t10_101 = near_100 | t9_101;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_100 = t10_101 ? s_36 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_36 = changed_100;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2401 = t2076 + 72u;
#line 19 "src/functions/windows.rs"
                        const bool t7_52 = t2401 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_101 = t2_2 - t2401;
                        const bool t4_102 = (int)0u <= (int)distance_101;
#line 18 "src/functions/windows.rs"
                        const bool t5_102 = (int)distance_101 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_101 = t4_102 & t5_102;
                        const bool t8_102 = (int)0u <= (int)distance_101;
#line 19 "src/functions/windows.rs"
                        const bool t9_102 = t7_52 & t8_102;
#line 19 "src/functions/windows.rs"
                        const bool t10_102 = near_101 | t9_102;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_101 = t10_102 ? s_37 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_37 = changed_101;
#line 17 "src/functions/windows.rs"
                        const u32 distance_102 = t2_3 - t2401;
                        const bool t4_103 = (int)0u <= (int)distance_102;
#line 18 "src/functions/windows.rs"
                        const bool t5_103 = (int)distance_102 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_102 = t4_103 & t5_103;
                        const bool t8_103 = (int)0u <= (int)distance_102;
#line 19 "src/functions/windows.rs"
                        const bool t9_103 = t7_52 & t8_103;
#line 19 "src/functions/windows.rs"
                        const bool t10_103 = near_102 | t9_103;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_102 = t10_103 ? s_39 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_39 = changed_102;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2419 = t2076 + 73u;
#line 19 "src/functions/windows.rs"
                        const bool t7_53 = t2419 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_103 = t2_2 - t2419;
                        const bool t4_104 = (int)0u <= (int)distance_103;
#line 18 "src/functions/windows.rs"
                        const bool t5_104 = (int)distance_103 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_103 = t4_104 & t5_104;
                        const bool t8_104 = (int)0u <= (int)distance_103;
#line 19 "src/functions/windows.rs"
                        const bool t9_104 = t7_53 & t8_104;
#line 19 "src/functions/windows.rs"
                        const bool t10_104 = near_103 | t9_104;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_103 = t10_104 ? s_38 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_38 = changed_103;
#line 17 "src/functions/windows.rs"
                        const u32 distance_104 = t2_3 - t2419;
                        const bool t4_105 = (int)0u <= (int)distance_104;
#line 18 "src/functions/windows.rs"
                        const bool t5_105 = (int)distance_104 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_104 = t4_105 & t5_105;
                        const bool t8_105 = (int)0u <= (int)distance_104;
#line 19 "src/functions/windows.rs"
                        const bool t9_105 = t7_53 & t8_105;
#line 19 "src/functions/windows.rs"
                        const bool t10_105 = near_104 | t9_105;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_104 = t10_105 ? s_40 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_40 = changed_104;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2437 = t2076 + 80u;
#line 19 "src/functions/windows.rs"
                        const bool t7_54 = t2437 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_105 = t2_2 - t2437;
                        const bool t4_106 = (int)0u <= (int)distance_105;
#line 18 "src/functions/windows.rs"
                        const bool t5_106 = (int)distance_105 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_105 = t4_106 & t5_106;
                        const bool t8_106 = (int)0u <= (int)distance_105;
#line 19 "src/functions/windows.rs"
                        const bool t9_106 = t7_54 & t8_106;
#line 19 "src/functions/windows.rs"
                        const bool t10_106 = near_105 | t9_106;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_105 = t10_106 ? s_41 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_41 = changed_105;
#line 17 "src/functions/windows.rs"
                        const u32 distance_106 = t2_3 - t2437;
                        const bool t4_107 = (int)0u <= (int)distance_106;
#line 18 "src/functions/windows.rs"
                        const bool t5_107 = (int)distance_106 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_106 = t4_107 & t5_107;
                        const bool t8_107 = (int)0u <= (int)distance_106;
#line 19 "src/functions/windows.rs"
                        const bool t9_107 = t7_54 & t8_107;
#line 19 "src/functions/windows.rs"
                        const bool t10_107 = near_106 | t9_107;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_106 = t10_107 ? s_43 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_43 = changed_106;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2455 = t2076 + 81u;
#line 19 "src/functions/windows.rs"
                        const bool t7_55 = t2455 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_107 = t2_2 - t2455;
                        const bool t4_108 = (int)0u <= (int)distance_107;
#line 18 "src/functions/windows.rs"
                        const bool t5_108 = (int)distance_107 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_107 = t4_108 & t5_108;
                        const bool t8_108 = (int)0u <= (int)distance_107;
#line 19 "src/functions/windows.rs"
                        const bool t9_108 = t7_55 & t8_108;
#line 19 "src/functions/windows.rs"
                        const bool t10_108 = near_107 | t9_108;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_107 = t10_108 ? s_42 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_42 = changed_107;
#line 17 "src/functions/windows.rs"
                        const u32 distance_108 = t2_3 - t2455;
                        const bool t4_109 = (int)0u <= (int)distance_108;
#line 18 "src/functions/windows.rs"
                        const bool t5_109 = (int)distance_108 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_108 = t4_109 & t5_109;
                        const bool t8_109 = (int)0u <= (int)distance_108;
#line 19 "src/functions/windows.rs"
                        const bool t9_109 = t7_55 & t8_109;
#line 19 "src/functions/windows.rs"
                        const bool t10_109 = near_108 | t9_109;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_108 = t10_109 ? s_44 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_44 = changed_108;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2473 = t2076 + 88u;
#line 19 "src/functions/windows.rs"
                        const bool t7_56 = t2473 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_109 = t2_2 - t2473;
                        const bool t4_110 = (int)0u <= (int)distance_109;
#line 18 "src/functions/windows.rs"
                        const bool t5_110 = (int)distance_109 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_109 = t4_110 & t5_110;
                        const bool t8_110 = (int)0u <= (int)distance_109;
#line 19 "src/functions/windows.rs"
                        const bool t9_110 = t7_56 & t8_110;
#line 19 "src/functions/windows.rs"
                        const bool t10_110 = near_109 | t9_110;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_109 = t10_110 ? s_45 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_45 = changed_109;
#line 17 "src/functions/windows.rs"
                        const u32 distance_110 = t2_3 - t2473;
                        const bool t4_111 = (int)0u <= (int)distance_110;
#line 18 "src/functions/windows.rs"
                        const bool t5_111 = (int)distance_110 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_110 = t4_111 & t5_111;
                        const bool t8_111 = (int)0u <= (int)distance_110;
#line 19 "src/functions/windows.rs"
                        const bool t9_111 = t7_56 & t8_111;
#line 19 "src/functions/windows.rs"
                        const bool t10_111 = near_110 | t9_111;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_110 = t10_111 ? s_47 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_47 = changed_110;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2491 = t2076 + 89u;
#line 19 "src/functions/windows.rs"
                        const bool t7_57 = t2491 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_111 = t2_2 - t2491;
                        const bool t4_112 = (int)0u <= (int)distance_111;
#line 18 "src/functions/windows.rs"
                        const bool t5_112 = (int)distance_111 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_111 = t4_112 & t5_112;
                        const bool t8_112 = (int)0u <= (int)distance_111;
#line 19 "src/functions/windows.rs"
                        const bool t9_112 = t7_57 & t8_112;
#line 19 "src/functions/windows.rs"
                        const bool t10_112 = near_111 | t9_112;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_111 = t10_112 ? s_46 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_46 = changed_111;
#line 17 "src/functions/windows.rs"
                        const u32 distance_112 = t2_3 - t2491;
                        const bool t4_113 = (int)0u <= (int)distance_112;
#line 18 "src/functions/windows.rs"
                        const bool t5_113 = (int)distance_112 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_112 = t4_113 & t5_113;
                        const bool t8_113 = (int)0u <= (int)distance_112;
#line 19 "src/functions/windows.rs"
                        const bool t9_113 = t7_57 & t8_113;
#line 19 "src/functions/windows.rs"
                        const bool t10_113 = near_112 | t9_113;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_112 = t10_113 ? s_48 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_48 = changed_112;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2509 = t2076 + 96u;
#line 19 "src/functions/windows.rs"
                        const bool t7_58 = t2509 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_113 = t2_2 - t2509;
                        const bool t4_114 = (int)0u <= (int)distance_113;
#line 18 "src/functions/windows.rs"
                        const bool t5_114 = (int)distance_113 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_113 = t4_114 & t5_114;
                        const bool t8_114 = (int)0u <= (int)distance_113;
#line 19 "src/functions/windows.rs"
                        const bool t9_114 = t7_58 & t8_114;
#line 19 "src/functions/windows.rs"
                        const bool t10_114 = near_113 | t9_114;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_113 = t10_114 ? s_49 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_49 = changed_113;
#line 17 "src/functions/windows.rs"
                        const u32 distance_114 = t2_3 - t2509;
                        const bool t4_115 = (int)0u <= (int)distance_114;
#line 18 "src/functions/windows.rs"
                        const bool t5_115 = (int)distance_114 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_114 = t4_115 & t5_115;
                        const bool t8_115 = (int)0u <= (int)distance_114;
#line 19 "src/functions/windows.rs"
                        const bool t9_115 = t7_58 & t8_115;
#line 19 "src/functions/windows.rs"
                        const bool t10_115 = near_114 | t9_115;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_114 = t10_115 ? s_51 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_51 = changed_114;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2527 = t2076 + 97u;
#line 19 "src/functions/windows.rs"
                        const bool t7_59 = t2527 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_115 = t2_2 - t2527;
                        const bool t4_116 = (int)0u <= (int)distance_115;
#line 18 "src/functions/windows.rs"
                        const bool t5_116 = (int)distance_115 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_115 = t4_116 & t5_116;
                        const bool t8_116 = (int)0u <= (int)distance_115;
#line 19 "src/functions/windows.rs"
                        const bool t9_116 = t7_59 & t8_116;
#line 19 "src/functions/windows.rs"
                        const bool t10_116 = near_115 | t9_116;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_115 = t10_116 ? s_50 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_50 = changed_115;
#line 17 "src/functions/windows.rs"
                        const u32 distance_116 = t2_3 - t2527;
                        const bool t4_117 = (int)0u <= (int)distance_116;
#line 18 "src/functions/windows.rs"
                        const bool t5_117 = (int)distance_116 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_116 = t4_117 & t5_117;
                        const bool t8_117 = (int)0u <= (int)distance_116;
#line 19 "src/functions/windows.rs"
                        const bool t9_117 = t7_59 & t8_117;
#line 19 "src/functions/windows.rs"
                        const bool t10_117 = near_116 | t9_117;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_116 = t10_117 ? s_52 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_52 = changed_116;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2545 = t2076 + 104u;
#line 19 "src/functions/windows.rs"
                        const bool t7_60 = t2545 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_117 = t2_2 - t2545;
                        const bool t4_118 = (int)0u <= (int)distance_117;
#line 18 "src/functions/windows.rs"
                        const bool t5_118 = (int)distance_117 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_117 = t4_118 & t5_118;
                        const bool t8_118 = (int)0u <= (int)distance_117;
#line 19 "src/functions/windows.rs"
                        const bool t9_118 = t7_60 & t8_118;
#line 19 "src/functions/windows.rs"
                        const bool t10_118 = near_117 | t9_118;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_117 = t10_118 ? s_53 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_53 = changed_117;
#line 17 "src/functions/windows.rs"
                        const u32 distance_118 = t2_3 - t2545;
                        const bool t4_119 = (int)0u <= (int)distance_118;
#line 18 "src/functions/windows.rs"
                        const bool t5_119 = (int)distance_118 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_118 = t4_119 & t5_119;
                        const bool t8_119 = (int)0u <= (int)distance_118;
#line 19 "src/functions/windows.rs"
                        const bool t9_119 = t7_60 & t8_119;
#line 19 "src/functions/windows.rs"
                        const bool t10_119 = near_118 | t9_119;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_118 = t10_119 ? s_55 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_55 = changed_118;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2563 = t2076 + 105u;
#line 19 "src/functions/windows.rs"
                        const bool t7_61 = t2563 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_119 = t2_2 - t2563;
                        const bool t4_120 = (int)0u <= (int)distance_119;
#line 18 "src/functions/windows.rs"
                        const bool t5_120 = (int)distance_119 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_119 = t4_120 & t5_120;
                        const bool t8_120 = (int)0u <= (int)distance_119;
#line 19 "src/functions/windows.rs"
                        const bool t9_120 = t7_61 & t8_120;
#line 19 "src/functions/windows.rs"
                        const bool t10_120 = near_119 | t9_120;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_119 = t10_120 ? s_54 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_54 = changed_119;
#line 17 "src/functions/windows.rs"
                        const u32 distance_120 = t2_3 - t2563;
                        const bool t4_121 = (int)0u <= (int)distance_120;
#line 18 "src/functions/windows.rs"
                        const bool t5_121 = (int)distance_120 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_120 = t4_121 & t5_121;
                        const bool t8_121 = (int)0u <= (int)distance_120;
#line 19 "src/functions/windows.rs"
                        const bool t9_121 = t7_61 & t8_121;
#line 19 "src/functions/windows.rs"
                        const bool t10_121 = near_120 | t9_121;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_120 = t10_121 ? s_56 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_56 = changed_120;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2581 = t2076 + 112u;
#line 19 "src/functions/windows.rs"
                        const bool t7_62 = t2581 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_121 = t2_2 - t2581;
                        const bool t4_122 = (int)0u <= (int)distance_121;
#line 18 "src/functions/windows.rs"
                        const bool t5_122 = (int)distance_121 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_121 = t4_122 & t5_122;
                        const bool t8_122 = (int)0u <= (int)distance_121;
#line 19 "src/functions/windows.rs"
                        const bool t9_122 = t7_62 & t8_122;
#line 19 "src/functions/windows.rs"
                        const bool t10_122 = near_121 | t9_122;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_121 = t10_122 ? s_57 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_57 = changed_121;
#line 17 "src/functions/windows.rs"
                        const u32 distance_122 = t2_3 - t2581;
                        const bool t4_123 = (int)0u <= (int)distance_122;
#line 18 "src/functions/windows.rs"
                        const bool t5_123 = (int)distance_122 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_122 = t4_123 & t5_123;
                        const bool t8_123 = (int)0u <= (int)distance_122;
#line 19 "src/functions/windows.rs"
                        const bool t9_123 = t7_62 & t8_123;
#line 19 "src/functions/windows.rs"
                        const bool t10_123 = near_122 | t9_123;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_122 = t10_123 ? s_59 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_59 = changed_122;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2599 = t2076 + 113u;
#line 19 "src/functions/windows.rs"
                        const bool t7_63 = t2599 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_123 = t2_2 - t2599;
                        const bool t4_124 = (int)0u <= (int)distance_123;
#line 18 "src/functions/windows.rs"
                        const bool t5_124 = (int)distance_123 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_123 = t4_124 & t5_124;
                        const bool t8_124 = (int)0u <= (int)distance_123;
#line 19 "src/functions/windows.rs"
                        const bool t9_124 = t7_63 & t8_124;
#line 19 "src/functions/windows.rs"
                        const bool t10_124 = near_123 | t9_124;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_123 = t10_124 ? s_58 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_58 = changed_123;
#line 17 "src/functions/windows.rs"
                        const u32 distance_124 = t2_3 - t2599;
                        const bool t4_125 = (int)0u <= (int)distance_124;
#line 18 "src/functions/windows.rs"
                        const bool t5_125 = (int)distance_124 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_124 = t4_125 & t5_125;
                        const bool t8_125 = (int)0u <= (int)distance_124;
#line 19 "src/functions/windows.rs"
                        const bool t9_125 = t7_63 & t8_125;
#line 19 "src/functions/windows.rs"
                        const bool t10_125 = near_124 | t9_125;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_124 = t10_125 ? s_60 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_60 = changed_124;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2617 = t2076 + 120u;
#line 19 "src/functions/windows.rs"
                        const bool t7_64 = t2617 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_125 = t2_2 - t2617;
                        const bool t4_126 = (int)0u <= (int)distance_125;
#line 18 "src/functions/windows.rs"
                        const bool t5_126 = (int)distance_125 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_125 = t4_126 & t5_126;
                        const bool t8_126 = (int)0u <= (int)distance_125;
#line 19 "src/functions/windows.rs"
                        const bool t9_126 = t7_64 & t8_126;
#line 19 "src/functions/windows.rs"
                        const bool t10_126 = near_125 | t9_126;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_125 = t10_126 ? s_61 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_61 = changed_125;
#line 17 "src/functions/windows.rs"
                        const u32 distance_126 = t2_3 - t2617;
                        const bool t4_127 = (int)0u <= (int)distance_126;
#line 18 "src/functions/windows.rs"
                        const bool t5_127 = (int)distance_126 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_126 = t4_127 & t5_127;
                        const bool t8_127 = (int)0u <= (int)distance_126;
#line 19 "src/functions/windows.rs"
                        const bool t9_127 = t7_64 & t8_127;
#line 19 "src/functions/windows.rs"
                        const bool t10_127 = near_126 | t9_127;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_126 = t10_127 ? s_63 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_63 = changed_126;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const u32 t2635 = t2076 + 121u;
#line 19 "src/functions/windows.rs"
                        const bool t7_65 = t2635 < argument1;
#line 17 "src/functions/windows.rs"
                        const u32 distance_127 = t2_2 - t2635;
                        const bool t4_128 = (int)0u <= (int)distance_127;
#line 18 "src/functions/windows.rs"
                        const bool t5_128 = (int)distance_127 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_127 = t4_128 & t5_128;
                        const bool t8_128 = (int)0u <= (int)distance_127;
#line 19 "src/functions/windows.rs"
                        const bool t9_128 = t7_65 & t8_128;
#line 19 "src/functions/windows.rs"
                        const bool t10_128 = near_127 | t9_128;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_127 = t10_128 ? s_62 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_62 = changed_127;
#line 17 "src/functions/windows.rs"
                        const u32 distance_128 = t2_3 - t2635;
                        const bool t4_129 = (int)0u <= (int)distance_128;
#line 18 "src/functions/windows.rs"
                        const bool t5_129 = (int)distance_128 < (int)argument0;
#line 18 "src/functions/windows.rs"
                        const bool near_128 = t4_129 & t5_129;
                        const bool t8_129 = (int)0u <= (int)distance_128;
#line 19 "src/functions/windows.rs"
                        const bool t9_129 = t7_65 & t8_129;
#line 19 "src/functions/windows.rs"
                        const bool t10_129 = near_128 | t9_129;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
                        const f32 changed_128 = t10_129 ? s_64 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
                        s_64 = changed_128;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_4 = block_3 << 7u;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2654 = t579 + t568;
#line 441 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_4 = t2654 + t567;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2656 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2657 = t2656 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column_2 = first_key_4 + t2657;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2659 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2660 = first_query_4 + t2659;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2661 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t2661 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_66 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2664 = visible_66 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t2664;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_67 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2666 = visible_67 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t2666;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_68 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2668 = visible_68 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t2668;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_69 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2670 = visible_69 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t2670;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_70 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2672 = visible_70 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t2672;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_71 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2674 = visible_71 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t2674;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_72 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2676 = visible_72 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t2676;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_73 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2678 = visible_73 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t2678;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_74 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2680 = visible_74 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t2680;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_75 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2682 = visible_75 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t2682;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_76 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2684 = visible_76 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t2684;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_77 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2686 = visible_77 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t2686;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_78 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2688 = visible_78 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t2688;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_79 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2690 = visible_79 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t2690;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_80 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2692 = visible_80 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t2692;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_81 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2694 = visible_81 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t2694;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_82 = 64u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2696 = visible_82 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_33 = t2696;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_83 = 65u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2698 = visible_83 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_34 = t2698;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_84 = 72u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2700 = visible_84 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_37 = t2700;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_85 = 73u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2702 = visible_85 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_38 = t2702;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_86 = 80u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2704 = visible_86 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_41 = t2704;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_87 = 81u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2706 = visible_87 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_42 = t2706;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_88 = 88u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2708 = visible_88 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_45 = t2708;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_89 = 89u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2710 = visible_89 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_46 = t2710;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_90 = 96u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2712 = visible_90 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_49 = t2712;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_91 = 97u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2714 = visible_91 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_50 = t2714;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_92 = 104u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2716 = visible_92 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_53 = t2716;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_93 = 105u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2718 = visible_93 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_54 = t2718;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_94 = 112u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2720 = visible_94 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_57 = t2720;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_95 = 113u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2722 = visible_95 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_58 = t2722;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_96 = 120u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2724 = visible_96 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_61 = t2724;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_97 = 121u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2726 = visible_97 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_62 = t2726;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2727 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2728 = first_query_4 + t2727;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2729 = t2728 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2730 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t2730 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_98 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2733 = visible_98 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t2733;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_99 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2735 = visible_99 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t2735;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_100 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2737 = visible_100 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t2737;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_101 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2739 = visible_101 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t2739;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_102 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2741 = visible_102 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t2741;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_103 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2743 = visible_103 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t2743;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_104 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2745 = visible_104 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t2745;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_105 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2747 = visible_105 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t2747;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_106 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2749 = visible_106 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t2749;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_107 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2751 = visible_107 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t2751;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_108 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2753 = visible_108 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t2753;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_109 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2755 = visible_109 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t2755;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_110 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2757 = visible_110 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t2757;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_111 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2759 = visible_111 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t2759;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_112 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2761 = visible_112 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t2761;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_113 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2763 = visible_113 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t2763;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_114 = 64u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2765 = visible_114 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_35 = t2765;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_115 = 65u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2767 = visible_115 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_36 = t2767;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_116 = 72u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2769 = visible_116 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_39 = t2769;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_117 = 73u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2771 = visible_117 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_40 = t2771;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_118 = 80u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2773 = visible_118 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_43 = t2773;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_119 = 81u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2775 = visible_119 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_44 = t2775;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_120 = 88u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2777 = visible_120 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_47 = t2777;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_121 = 89u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2779 = visible_121 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_48 = t2779;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_122 = 96u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2781 = visible_122 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_51 = t2781;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_123 = 97u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2783 = visible_123 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_52 = t2783;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_124 = 104u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2785 = visible_124 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_55 = t2785;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_125 = 105u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2787 = visible_125 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_56 = t2787;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_126 = 112u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2789 = visible_126 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_59 = t2789;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_127 = 113u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2791 = visible_127 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_60 = t2791;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_128 = 120u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2793 = visible_128 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_63 = t2793;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_129 = 121u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2795 = visible_129 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_64 = t2795;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2796;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2796) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2797;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2797) : "f"(t2796), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2798;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2798) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2799;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2799) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2800;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2800) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2801;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2801) : "f"(t2797), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2802;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2802) : "f"(t2798), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2803;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2803) : "f"(t2799), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2804;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2804) : "f"(t2800), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2805;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2805) : "f"(t2801), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2806;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2806) : "f"(t2802), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2807;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2807) : "f"(t2803), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2808;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2808) : "f"(t2804), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2809;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2809) : "f"(t2805), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2810;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2810) : "f"(t2806), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2811;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2811) : "f"(t2807), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2812;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2812) : "f"(t2808), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2813;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2813) : "f"(t2809), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2814;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2814) : "f"(t2810), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2815;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2815) : "f"(t2811), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2816;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2816) : "f"(t2812), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2817;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2817) : "f"(t2813), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2818) : "f"(t2814), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(t2815), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(t2816), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2817), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2818), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2819), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2820), "f"(s_62));
                        f32 t2825;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2821), "f"(t2822));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t2826;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2823), "f"(t2824));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t2827;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2825), "f"(t2826));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2828;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2828) : "f"(t2827));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_10;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t2827), "f"(t2828));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2830;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2830) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news;
                        asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_10), "f"(t2830));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2832;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2833;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2832), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2834;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2835;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2836;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2837;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2838;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2839;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2835), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2840;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2836), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2841;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2837), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2842;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2842) : "f"(t2838), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2843;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2839), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2844;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2844) : "f"(t2840), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2845;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2841), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2846;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2846) : "f"(t2842), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2847;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2843), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2848;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2844), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2849;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2849) : "f"(t2845), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2850;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2850) : "f"(t2846), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2851;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2851) : "f"(t2847), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2852;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2852) : "f"(t2848), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2853;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2853) : "f"(t2849), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2854;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2854) : "f"(t2850), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2855;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2855) : "f"(t2851), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2856;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2856) : "f"(t2852), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2857;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2857) : "f"(t2853), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2858;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2858) : "f"(t2854), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2859;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2859) : "f"(t2855), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t2860;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2860) : "f"(t2856), "f"(s_64));
                        f32 t2861;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2861) : "f"(t2857), "f"(t2858));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t2862;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2862) : "f"(t2859), "f"(t2860));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t2863;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2863) : "f"(t2861), "f"(t2862));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2864;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2864) : "f"(t2863));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_11) : "f"(t2863), "f"(t2864));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2866;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2866) : "f"(pair_11));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_11), "f"(t2866));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_5 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2868 = news - old_5;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2869 = t2868 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2870 = 8.0f < t2869;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2871 = news_2 - old_6;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2872 = t2871 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2873 = 8.0f < t2872;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2874 = t2870 | t2873;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool rose = __any_sync(0xffffffffu, t2874);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_7 = row_max;
                        const f32 new_3 = rose ? news : old_7;
#line 172 "fa-kernels/src/attention/softmax.rs"
                        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                        const f32 t2879 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_3 = none_3 ? 0.0f : t2879;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2881 = -reference_3;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(old_7), "f"(scale_log2), "f"(t2881));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 factor;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t2882));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                        row_max = new_3;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept = rose ? factor : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2885 = row_sum * kept;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2886 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2886));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2888;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2888) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s = t2888;
                        const f32 t2889 = t2885 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2890 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2890));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2892;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2892) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_2 = t2892;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2893 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2893));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2895;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2895) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_5 = t2895;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2896 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2896));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2898;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2898) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_6 = t2898;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2899 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2899));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2901;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2901) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_9 = t2901;
                        const f32 t2902 = t2889 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2903 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2903));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2905;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2905) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_10 = t2905;
                        const f32 t2906 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2907 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2907));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2909;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2909) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_13 = t2909;
                        const f32 t2910 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2911 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2911));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2913;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2913) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_14 = t2913;
                        const f32 t2914 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2915 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2915));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2917;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_17 = t2917;
                        const f32 t2918 = t2902 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2919 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2919));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2921;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2921) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_18 = t2921;
                        const f32 t2922 = t2906 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2923 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2923));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2925;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2925) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_21 = t2925;
                        const f32 t2926 = t2910 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2927 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2927));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2929;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2929) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_22 = t2929;
                        const f32 t2930 = t2914 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2931 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2931));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2933;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2933) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_25 = t2933;
                        const f32 t2934 = t2918 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2935 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2935));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2937;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2937) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_26 = t2937;
                        const f32 t2938 = t2922 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2939 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2939));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2941;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_29 = t2941;
                        const f32 t2942 = t2926 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2943 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2943));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2945;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2945) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_30 = t2945;
                        const f32 t2946 = t2930 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2947 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t2947));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2949;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2949) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_33 = t2949;
                        const f32 t2950 = t2934 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2951 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t2951));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2953;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2953) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_34 = t2953;
                        const f32 t2954 = t2938 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2955 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t2955));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2957;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2957) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_37 = t2957;
                        const f32 t2958 = t2942 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2959 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t2959));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2961;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2961) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_38 = t2961;
                        const f32 t2962 = t2946 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2963 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t2963));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2965;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2965) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_41 = t2965;
                        const f32 t2966 = t2950 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2967 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t2967));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2969;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2969) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_42 = t2969;
                        const f32 t2970 = t2954 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2971 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t2971));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2973;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_45 = t2973;
                        const f32 t2974 = t2958 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2975 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t2975));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2977;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_46 = t2977;
                        const f32 t2978 = t2962 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2979 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t2979));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2981;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2981) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_49 = t2981;
                        const f32 t2982 = t2966 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2983 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t2983));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2985;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2985) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_50 = t2985;
                        const f32 t2986 = t2970 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2987 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t2987));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2989;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2989) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_53 = t2989;
                        const f32 t2990 = t2974 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2991 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t2991));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2993;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2993) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_54 = t2993;
                        const f32 t2994 = t2978 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2995 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t2995));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t2997;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2997) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_57 = t2997;
                        const f32 t2998 = t2982 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2999 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t2999));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3001;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3001) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_58 = t3001;
                        const f32 t3002 = t2986 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3003 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t3003));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3005;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_61 = t3005;
                        const f32 t3006 = t2990 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3007 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t3007));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3009;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_62 = t3009;
                        const f32 t3010 = t2994 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3011 = t2998 + t3002;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3012 = t3006 + t3010;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3013 = t3011 + t3012;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        row_sum = t3013;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_8 = row_max_2;
                        const f32 new_4 = rose ? news_2 : old_8;
#line 172 "fa-kernels/src/attention/softmax.rs"
                        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                        const f32 t3017 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_4 = none_4 ? 0.0f : t3017;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3019 = -reference_4;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(old_8), "f"(scale_log2), "f"(t3019));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 factor_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t3020));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                        row_max_2 = new_4;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3023 = row_sum_2 * kept_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3024 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t3024));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3026;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3026) : "f"(exponent_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_3 = t3026;
                        const f32 t3027 = t3023 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3028 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t3028));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3030;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3030) : "f"(exponent_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_4 = t3030;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3031 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t3031));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3033;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_7 = t3033;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3034 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t3034));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3036;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3036) : "f"(exponent_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_8 = t3036;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3037 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t3037));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3039;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3039) : "f"(exponent_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_11 = t3039;
                        const f32 t3040 = t3027 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3041 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t3041));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3043;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3043) : "f"(exponent_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_12 = t3043;
                        const f32 t3044 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3045 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t3045));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3047;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(exponent_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_15 = t3047;
                        const f32 t3048 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3049 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t3049));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3051;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3051) : "f"(exponent_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_16 = t3051;
                        const f32 t3052 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3053 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t3053));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3055;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3055) : "f"(exponent_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_19 = t3055;
                        const f32 t3056 = t3040 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3057 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t3057));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3059;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3059) : "f"(exponent_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_20 = t3059;
                        const f32 t3060 = t3044 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3061 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t3061));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3063;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3063) : "f"(exponent_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_23 = t3063;
                        const f32 t3064 = t3048 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3065 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t3065));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3067;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3067) : "f"(exponent_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_24 = t3067;
                        const f32 t3068 = t3052 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3069 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t3069));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3071;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3071) : "f"(exponent_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_27 = t3071;
                        const f32 t3072 = t3056 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3073 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t3073));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3075;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3075) : "f"(exponent_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_28 = t3075;
                        const f32 t3076 = t3060 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3077 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t3077));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3079;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3079) : "f"(exponent_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_31 = t3079;
                        const f32 t3080 = t3064 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3081 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t3081));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3083;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3083) : "f"(exponent_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_32 = t3083;
                        const f32 t3084 = t3068 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3085 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t3085));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3087;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3087) : "f"(exponent_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_35 = t3087;
                        const f32 t3088 = t3072 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3089 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t3089));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3091;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3091) : "f"(exponent_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_36 = t3091;
                        const f32 t3092 = t3076 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3093 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t3093));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3095;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3095) : "f"(exponent_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_39 = t3095;
                        const f32 t3096 = t3080 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3097 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t3097));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3099;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3099) : "f"(exponent_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_40 = t3099;
                        const f32 t3100 = t3084 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3101 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t3101));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3103;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3103) : "f"(exponent_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_43 = t3103;
                        const f32 t3104 = t3088 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3105 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t3105));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3107;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3107) : "f"(exponent_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_44 = t3107;
                        const f32 t3108 = t3092 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3109 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t3109));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3111;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3111) : "f"(exponent_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_47 = t3111;
                        const f32 t3112 = t3096 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3113 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t3113));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3115;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3115) : "f"(exponent_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_48 = t3115;
                        const f32 t3116 = t3100 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3117 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t3117));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3119;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3119) : "f"(exponent_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_51 = t3119;
                        const f32 t3120 = t3104 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3121 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t3121));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3123;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3123) : "f"(exponent_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_52 = t3123;
                        const f32 t3124 = t3108 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3125 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t3125));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3127;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3127) : "f"(exponent_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_55 = t3127;
                        const f32 t3128 = t3112 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3129 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t3129));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3131;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3131) : "f"(exponent_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_56 = t3131;
                        const f32 t3132 = t3116 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3133 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t3133));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3135;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3135) : "f"(exponent_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_59 = t3135;
                        const f32 t3136 = t3120 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3137 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t3137));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3139;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3139) : "f"(exponent_126));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_60 = t3139;
                        const f32 t3140 = t3124 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3141 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t3141));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3143;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3143) : "f"(exponent_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_63 = t3143;
                        const f32 t3144 = t3128 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3145 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t3145));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3147;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3147) : "f"(exponent_128));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_64 = t3147;
                        const f32 t3148 = t3132 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3149 = t3136 + t3140;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3150 = t3144 + t3148;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3151 = t3149 + t3150;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        row_sum_2 = t3151;
#line 355 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t3152 = count_4 - 1u;
#line 356 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3153 = passed_2 + t3152;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3154 = t3153 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3155 = t3154 + 6u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3156 = t3155 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3157 = t10 + t3156;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t3158 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t3158) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3157) : "memory");
                        }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                        if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3159 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc = t3159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3160 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_2 = t3160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3161 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_5 = t3161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3162 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_6 = t3162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3163 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_9 = t3163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3164 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_10 = t3164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3165 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_13 = t3165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3166 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_14 = t3166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3167 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_17 = t3167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3168 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_18 = t3168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3169 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_21 = t3169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3170 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_22 = t3170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3171 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_25 = t3171;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3172 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_26 = t3172;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3173 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_29 = t3173;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3174 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_30 = t3174;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3175 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_33 = t3175;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3176 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_34 = t3176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3177 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_37 = t3177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3178 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_38 = t3178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3179 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_41 = t3179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3180 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_42 = t3180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3181 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_45 = t3181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3182 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_46 = t3182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3183 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_49 = t3183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3184 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_50 = t3184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3185 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_53 = t3185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3186 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_54 = t3186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3187 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_57 = t3187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3188 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_58 = t3188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3189 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_61 = t3189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3190 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_62 = t3190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3191 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_3 = t3191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3192 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_4 = t3192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3193 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_7 = t3193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3194 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_8 = t3194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3195 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_11 = t3195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3196 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_12 = t3196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3197 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_15 = t3197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3198 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_16 = t3198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3199 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_19 = t3199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3200 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_20 = t3200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3201 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_23 = t3201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3202 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_24 = t3202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3203 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_27 = t3203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3204 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_28 = t3204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3205 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_31 = t3205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3206 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_32 = t3206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3207 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_35 = t3207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3208 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_36 = t3208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3209 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_39 = t3209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3210 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_40 = t3210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3211 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_43 = t3211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3212 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_44 = t3212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3213 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_47 = t3213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3214 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_48 = t3214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3215 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_51 = t3215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3216 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_52 = t3216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3217 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_55 = t3217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3218 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_56 = t3218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3219 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_59 = t3219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3220 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_60 = t3220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3221 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_63 = t3221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3222 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_64 = t3222;
                        }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3223;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3223) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3224;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3224) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3225;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3225) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3226;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3226) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3227;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3227) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3228;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3228) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3229;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3229) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3230;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3230) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3231;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3231) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3232;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3232) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3233;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3233) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3234;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3234) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3235;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3235) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3236;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3236) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3237;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3237) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3238;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3238) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3239;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3239) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3240;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3241;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3241) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3242;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3242) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3243;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3243) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3244;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3244) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3245;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3246;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3247;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3247) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3248;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3248) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3249;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3250;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3251;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3252;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3252) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3253;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3254;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p = t3223;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t3224;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t3225;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t3226;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t3227;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t3228;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t3229;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t3230;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t3231;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t3232;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t3233;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t3234;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t3235;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t3236;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t3237;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t3238;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t3239;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t3240;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t3241;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t3242;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t3243;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t3244;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t3245;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t3246;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_25 = t3247;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_26 = t3248;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_27 = t3249;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_28 = t3250;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_29 = t3251;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_30 = t3252;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_31 = t3253;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_32 = t3254;
#line 325 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3255 = count_4 + 1u;
#line 325 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t3255;
                    }
                }
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const bool t3258 = whole_6 != 0u;
#line 186 "fa-kernels/src/attention/block_walk.rs"
                const u32 t3259 = __ballot_sync(0xffffffffu, t3258);
#line 186 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_8 = t3259;
                while (true) {
#line 187 "fa-kernels/src/attention/block_walk.rs"
                    const bool t3260 = lanes_8 != 0u;
                    if (!t3260) break;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_8;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_8) : "r"(lanes_8));
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3262 = 1u << holder_8;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3263 = lanes_8 ^ t3262;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    lanes_8 = t3263;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3264 = i_3 << 5u;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3265 = 31u - holder_8;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_14 = t3264 + t3265;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3267 = end_5 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3268 = t3267 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t3269 = t3268 - number_14;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_11 = t3269 << 5u;
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t3271;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t3271) : "r"(whole_6), "r"(holder_8));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_5 = t3271;
                    while (true) {
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t3272 = rest_5 != 0u;
                        if (!t3272) break;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_8;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_5));
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t3274 = 1u << bit_8;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t3275 = rest_5 ^ t3274;
#line 194 "fa-kernels/src/attention/block_walk.rs"
                        rest_5 = t3275;
                        const u32 t3276 = first_11 + bit_8;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block_3 = t3276;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t3277 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t3277) : "memory");
#line 363 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3278 = passed_2 + count_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3279 = t3278 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3280 = t3279 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3281 = t10 + t3280;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3282 = t3278 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3283 = t3282 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3281), "r"(t3283) : "memory");
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t3284 = t727 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t3285 = t3284 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t3286 = smem_1 + t3285;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3287 = t3278 & 1u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3288 = t3287 << 15u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3289 = t8 + t3288;
                        const u32 t3290 = t3286 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3291 = t3289 >> 4u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3292 = t3290 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3293 = (u64)t3292;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3294 = t3293 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3295 = t3291 + 65536u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3296 = (u64)t3295;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3297 = t3296 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3298 = t3290 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3299 = (u64)t3298;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3300 = t3299 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3301 = t3291 + 65538u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3302 = (u64)t3301;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3303 = t3302 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3304 = t3290 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3305 = (u64)t3304;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3306 = t3305 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3307 = t3291 + 65540u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3308 = (u64)t3307;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3309 = t3308 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3310 = t3290 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3311 = (u64)t3310;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3312 = t3311 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3313 = t3291 + 65542u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3314 = (u64)t3313;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3315 = t3314 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3316 = t3290 + 66048u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3317 = (u64)t3316;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3318 = t3317 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3319 = t3291 + 66560u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3320 = (u64)t3319;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3321 = t3320 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3322 = t3290 + 66050u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3323 = (u64)t3322;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3324 = t3323 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3325 = t3291 + 66562u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3326 = (u64)t3325;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3327 = t3326 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3328 = t3290 + 66052u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3329 = (u64)t3328;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3330 = t3329 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3331 = t3291 + 66564u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3332 = (u64)t3331;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3333 = t3332 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3334 = t3290 + 66054u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3335 = (u64)t3334;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3336 = t3335 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3337 = t3291 + 66566u;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3338 = (u64)t3337;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3339 = t3338 + 4611686293305294848ull;
#line 368 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t3294), "l"(t3297), "l"(t3300), "l"(t3303), "l"(t3306), "l"(t3309), "l"(t3312), "l"(t3315), "l"(t3318), "l"(t3321), "l"(t3324), "l"(t3327), "l"(t3330), "l"(t3333), "l"(t3336), "l"(t3339) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 343 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3340 = count_4 - 1u;
#line 375 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3341 = passed_2 + t3340;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3342 = t3341 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3343 = t3342 + 4u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3344 = t3343 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3345 = t10 + t3344;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3346 = t3341 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3347 = t3346 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3345), "r"(t3347) : "memory");
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_33 = p;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_34 = p_2;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_35 = p_3;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_36 = p_4;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_37 = p_5;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_38 = p_6;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_39 = p_7;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_40 = p_8;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_41 = p_9;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_42 = p_10;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_43 = p_11;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_44 = p_12;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_45 = p_13;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_46 = p_14;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_47 = p_15;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_48 = p_16;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_49 = p_17;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_50 = p_18;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_51 = p_19;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_52 = p_20;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_53 = p_21;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_54 = p_22;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_55 = p_23;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_56 = p_24;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_57 = p_25;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_58 = p_26;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_59 = p_27;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_60 = p_28;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_61 = p_29;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_62 = p_30;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_63 = p_31;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_64 = p_32;
#line 380 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t3348 = t3341 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3349 = t3348 << 15u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3350 = t9 + t3349;
                        const u32 t3351 = t3350 >> 4u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3352 = t3351 + 67108864u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3353 = (u64)t3352;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3354 = t3353 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3355 = t3351 + 67108992u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3356 = (u64)t3355;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3357 = t3356 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3358 = t3351 + 67109120u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3359 = (u64)t3358;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3360 = t3359 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3361 = t3351 + 67109248u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3362 = (u64)t3361;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3363 = t3362 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3364 = t3351 + 67109376u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3365 = (u64)t3364;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3366 = t3365 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3367 = t3351 + 67109504u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3368 = (u64)t3367;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3369 = t3368 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3370 = t3351 + 67109632u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3371 = (u64)t3370;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3372 = t3371 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3373 = t3351 + 67109760u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3374 = (u64)t3373;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t3375 = t3374 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3354), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3357), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3360), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3363), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t3366), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t3369), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t3372), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t3375) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t3376 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t3377 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t3376 ? 0u : t3377;
                        const u32 t3379 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t3379) : "memory");
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t3380 = passed_2 + count_4;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3381 = t3380 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3382 = t3381 + 2u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3383 = t3382 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3384 = t10 + t3383;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t3385 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t3385) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3384) : "memory");
                        }
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_9 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3386;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3386) : "f"(old_9), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3387;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3387) : "f"(t3386), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3388;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3388) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3389;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3389) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3390;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3390) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3391;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3391) : "f"(t3387), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3392;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3392) : "f"(t3388), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3393;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3393) : "f"(t3389), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3394;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3394) : "f"(t3390), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3395;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3395) : "f"(t3391), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3396;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3396) : "f"(t3392), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3397;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3397) : "f"(t3393), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3398;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3398) : "f"(t3394), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3399;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3399) : "f"(t3395), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3400;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3400) : "f"(t3396), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3401;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3401) : "f"(t3397), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3402;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3402) : "f"(t3398), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3403;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3403) : "f"(t3399), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3404;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3404) : "f"(t3400), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3405;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3405) : "f"(t3401), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3406;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3406) : "f"(t3402), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3407;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3407) : "f"(t3403), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3408;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3408) : "f"(t3404), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3409;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3409) : "f"(t3405), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3410;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3410) : "f"(t3406), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3411;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3411) : "f"(t3407), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3412;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3412) : "f"(t3408), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3413;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3413) : "f"(t3409), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3414;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3414) : "f"(t3410), "f"(s_62));
                        f32 t3415;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3415) : "f"(t3411), "f"(t3412));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t3416;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3416) : "f"(t3413), "f"(t3414));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t3417;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3417) : "f"(t3415), "f"(t3416));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t3418;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3418) : "f"(t3417));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_12) : "f"(t3417), "f"(t3418));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t3420;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3420) : "f"(pair_12));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_12), "f"(t3420));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_10 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3422;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3422) : "f"(old_10), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3423;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3423) : "f"(t3422), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3424;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3424) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3425;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3425) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3426;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3426) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3427;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3427) : "f"(t3423), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3428;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3428) : "f"(t3424), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3429;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3429) : "f"(t3425), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3430;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3426), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3431;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3431) : "f"(t3427), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3432;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3432) : "f"(t3428), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3433;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3433) : "f"(t3429), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3434;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3434) : "f"(t3430), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3435;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3435) : "f"(t3431), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3436;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3436) : "f"(t3432), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3437;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3437) : "f"(t3433), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3438;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3438) : "f"(t3434), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3439;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3439) : "f"(t3435), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3440;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3440) : "f"(t3436), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3441;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3441) : "f"(t3437), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3442;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3442) : "f"(t3438), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3443;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3443) : "f"(t3439), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3444;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3444) : "f"(t3440), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3445;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3445) : "f"(t3441), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3446;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3446) : "f"(t3442), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3447;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3447) : "f"(t3443), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3448;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3448) : "f"(t3444), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3449;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3449) : "f"(t3445), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                        f32 t3450;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3450) : "f"(t3446), "f"(s_64));
                        f32 t3451;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3451) : "f"(t3447), "f"(t3448));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t3452;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3452) : "f"(t3449), "f"(t3450));
#line 165 "fa-kernels/src/attention/softmax.rs"
                        f32 t3453;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3453) : "f"(t3451), "f"(t3452));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t3454;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3454) : "f"(t3453));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_13) : "f"(t3453), "f"(t3454));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t3456;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3456) : "f"(pair_13));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_13), "f"(t3456));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_11 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3458 = news_3 - old_11;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3459 = t3458 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t3460 = 8.0f < t3459;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3461 = news_4 - old_12;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3462 = t3461 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t3463 = 8.0f < t3462;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t3464 = t3460 | t3463;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool rose_2 = __any_sync(0xffffffffu, t3464);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_13 = row_max;
                        const f32 new_5 = rose_2 ? news_3 : old_13;
#line 172 "fa-kernels/src/attention/softmax.rs"
                        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                        const f32 t3469 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_5 ? 0.0f : t3469;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3471 = -reference_5;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(old_13), "f"(scale_log2), "f"(t3471));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t3472));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                        row_max = new_5;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3475 = row_sum * kept_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3476 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t3476));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3478;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3478) : "f"(exponent_129));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s = t3478;
                        const f32 t3479 = t3475 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3480 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t3480));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3482;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3482) : "f"(exponent_130));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_2 = t3482;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3483 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t3483));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3485;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3485) : "f"(exponent_131));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_5 = t3485;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3486 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t3486));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3488;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3488) : "f"(exponent_132));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_6 = t3488;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3489 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t3489));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3491;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3491) : "f"(exponent_133));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_9 = t3491;
                        const f32 t3492 = t3479 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3493 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t3493));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3495;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3495) : "f"(exponent_134));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_10 = t3495;
                        const f32 t3496 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3497 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t3497));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3499;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3499) : "f"(exponent_135));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_13 = t3499;
                        const f32 t3500 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3501 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t3501));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3503;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3503) : "f"(exponent_136));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_14 = t3503;
                        const f32 t3504 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3505 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t3505));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3507;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3507) : "f"(exponent_137));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_17 = t3507;
                        const f32 t3508 = t3492 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3509 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t3509));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3511;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3511) : "f"(exponent_138));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_18 = t3511;
                        const f32 t3512 = t3496 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3513 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t3513));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3515;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3515) : "f"(exponent_139));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_21 = t3515;
                        const f32 t3516 = t3500 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3517 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t3517));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3519;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3519) : "f"(exponent_140));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_22 = t3519;
                        const f32 t3520 = t3504 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3521 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t3521));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3523;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3523) : "f"(exponent_141));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_25 = t3523;
                        const f32 t3524 = t3508 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3525 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t3525));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3527;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3527) : "f"(exponent_142));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_26 = t3527;
                        const f32 t3528 = t3512 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3529 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t3529));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3531;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3531) : "f"(exponent_143));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_29 = t3531;
                        const f32 t3532 = t3516 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3533 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t3533));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3535;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3535) : "f"(exponent_144));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_30 = t3535;
                        const f32 t3536 = t3520 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3537 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t3537));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3539;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3539) : "f"(exponent_145));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_33 = t3539;
                        const f32 t3540 = t3524 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3541 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t3541));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3543;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3543) : "f"(exponent_146));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_34 = t3543;
                        const f32 t3544 = t3528 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3545 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t3545));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3547;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3547) : "f"(exponent_147));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_37 = t3547;
                        const f32 t3548 = t3532 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3549 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t3549));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3551;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3551) : "f"(exponent_148));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_38 = t3551;
                        const f32 t3552 = t3536 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3553 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t3553));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3555;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3555) : "f"(exponent_149));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_41 = t3555;
                        const f32 t3556 = t3540 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3557 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t3557));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3559;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3559) : "f"(exponent_150));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_42 = t3559;
                        const f32 t3560 = t3544 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3561 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t3561));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3563;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3563) : "f"(exponent_151));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_45 = t3563;
                        const f32 t3564 = t3548 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3565 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t3565));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3567;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3567) : "f"(exponent_152));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_46 = t3567;
                        const f32 t3568 = t3552 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3569 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t3569));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3571;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3571) : "f"(exponent_153));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_49 = t3571;
                        const f32 t3572 = t3556 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3573 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t3573));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3575;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3575) : "f"(exponent_154));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_50 = t3575;
                        const f32 t3576 = t3560 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3577 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t3577));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3579;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3579) : "f"(exponent_155));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_53 = t3579;
                        const f32 t3580 = t3564 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3581 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t3581));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3583;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3583) : "f"(exponent_156));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_54 = t3583;
                        const f32 t3584 = t3568 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3585 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t3585));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3587;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3587) : "f"(exponent_157));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_57 = t3587;
                        const f32 t3588 = t3572 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3589 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t3589));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3591;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3591) : "f"(exponent_158));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_58 = t3591;
                        const f32 t3592 = t3576 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3593 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t3593));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3595;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3595) : "f"(exponent_159));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_61 = t3595;
                        const f32 t3596 = t3580 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3597 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t3597));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3599;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3599) : "f"(exponent_160));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_62 = t3599;
                        const f32 t3600 = t3584 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3601 = t3588 + t3592;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3602 = t3596 + t3600;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3603 = t3601 + t3602;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        row_sum = t3603;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_14 = row_max_2;
                        const f32 new_6 = rose_2 ? news_4 : old_14;
#line 172 "fa-kernels/src/attention/softmax.rs"
                        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                        const f32 t3607 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_6 ? 0.0f : t3607;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t3609 = -reference_6;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 t3610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(old_14), "f"(scale_log2), "f"(t3609));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t3610));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                        row_max_2 = new_6;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3613 = row_sum_2 * kept_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3614 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t3614));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3616;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3616) : "f"(exponent_161));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_3 = t3616;
                        const f32 t3617 = t3613 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3618 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t3618));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3620;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3620) : "f"(exponent_162));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_4 = t3620;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3621 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t3621));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3623;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3623) : "f"(exponent_163));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_7 = t3623;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3624 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t3624));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3626;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3626) : "f"(exponent_164));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_8 = t3626;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3627 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t3627));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3629;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3629) : "f"(exponent_165));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_11 = t3629;
                        const f32 t3630 = t3617 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3631 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t3631));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3633;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3633) : "f"(exponent_166));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_12 = t3633;
                        const f32 t3634 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3635 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t3635));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3637;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3637) : "f"(exponent_167));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_15 = t3637;
                        const f32 t3638 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3639 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t3639));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3641;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3641) : "f"(exponent_168));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_16 = t3641;
                        const f32 t3642 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3643 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t3643));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3645;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3645) : "f"(exponent_169));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_19 = t3645;
                        const f32 t3646 = t3630 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3647 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t3647));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3649;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3649) : "f"(exponent_170));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_20 = t3649;
                        const f32 t3650 = t3634 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3651 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t3651));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3653;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3653) : "f"(exponent_171));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_23 = t3653;
                        const f32 t3654 = t3638 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3655 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t3655));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3657;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3657) : "f"(exponent_172));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_24 = t3657;
                        const f32 t3658 = t3642 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3659 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t3659));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3661;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3661) : "f"(exponent_173));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_27 = t3661;
                        const f32 t3662 = t3646 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3663 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t3663));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3665;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(exponent_174));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_28 = t3665;
                        const f32 t3666 = t3650 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3667 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t3667));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3669;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3669) : "f"(exponent_175));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_31 = t3669;
                        const f32 t3670 = t3654 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3671 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t3671));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3673;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3673) : "f"(exponent_176));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_32 = t3673;
                        const f32 t3674 = t3658 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3675 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t3675));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3677;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3677) : "f"(exponent_177));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_35 = t3677;
                        const f32 t3678 = t3662 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3679 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t3679));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3681;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3681) : "f"(exponent_178));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_36 = t3681;
                        const f32 t3682 = t3666 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3683 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t3683));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3685;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3685) : "f"(exponent_179));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_39 = t3685;
                        const f32 t3686 = t3670 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3687 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t3687));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3689;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3689) : "f"(exponent_180));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_40 = t3689;
                        const f32 t3690 = t3674 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3691 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t3691));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3693;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3693) : "f"(exponent_181));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_43 = t3693;
                        const f32 t3694 = t3678 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3695 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t3695));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3697;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3697) : "f"(exponent_182));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_44 = t3697;
                        const f32 t3698 = t3682 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3699 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t3699));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3701;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3701) : "f"(exponent_183));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_47 = t3701;
                        const f32 t3702 = t3686 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3703 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t3703));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3705;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3705) : "f"(exponent_184));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_48 = t3705;
                        const f32 t3706 = t3690 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3707 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t3707));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3709;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3709) : "f"(exponent_185));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_51 = t3709;
                        const f32 t3710 = t3694 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3711 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t3711));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3713;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3713) : "f"(exponent_186));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_52 = t3713;
                        const f32 t3714 = t3698 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3715 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t3715));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3717;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3717) : "f"(exponent_187));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_55 = t3717;
                        const f32 t3718 = t3702 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3719 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t3719));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3721;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3721) : "f"(exponent_188));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_56 = t3721;
                        const f32 t3722 = t3706 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3723 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t3723));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3725;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3725) : "f"(exponent_189));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_59 = t3725;
                        const f32 t3726 = t3710 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3727 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t3727));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3729;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3729) : "f"(exponent_190));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_60 = t3729;
                        const f32 t3730 = t3714 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3731 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t3731));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3733;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3733) : "f"(exponent_191));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_63 = t3733;
                        const f32 t3734 = t3718 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3735 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t3735));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        f32 t3737;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3737) : "f"(exponent_192));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        s_64 = t3737;
                        const f32 t3738 = t3722 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3739 = t3726 + t3730;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3740 = t3734 + t3738;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3741 = t3739 + t3740;
#line 193 "fa-kernels/src/attention/softmax.rs"
                        row_sum_2 = t3741;
#line 355 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t3742 = count_4 - 1u;
#line 356 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3743 = passed_2 + t3742;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3744 = t3743 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3745 = t3744 + 6u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3746 = t3745 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3747 = t10 + t3746;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t3748 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t3748) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3747) : "memory");
                        }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                        if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3749 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc = t3749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3750 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_2 = t3750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3751 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_5 = t3751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3752 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_6 = t3752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3753 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_9 = t3753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3754 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_10 = t3754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3755 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_13 = t3755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3756 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_14 = t3756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3757 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_17 = t3757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3758 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_18 = t3758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3759 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_21 = t3759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3760 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_22 = t3760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3761 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_25 = t3761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3762 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_26 = t3762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3763 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_29 = t3763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3764 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_30 = t3764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3765 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_33 = t3765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3766 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_34 = t3766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3767 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_37 = t3767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3768 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_38 = t3768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3769 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_41 = t3769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3770 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_42 = t3770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3771 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_45 = t3771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3772 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_46 = t3772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3773 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_49 = t3773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3774 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_50 = t3774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3775 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_53 = t3775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3776 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_54 = t3776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3777 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_57 = t3777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3778 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_58 = t3778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3779 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_61 = t3779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3780 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_62 = t3780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3781 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_3 = t3781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3782 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_4 = t3782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3783 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_7 = t3783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3784 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_8 = t3784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3785 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_11 = t3785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3786 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_12 = t3786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3787 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_15 = t3787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3788 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_16 = t3788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3789 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_19 = t3789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3790 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_20 = t3790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3791 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_23 = t3791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3792 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_24 = t3792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3793 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_27 = t3793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3794 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_28 = t3794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3795 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_31 = t3795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3796 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_32 = t3796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3797 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_35 = t3797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3798 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_36 = t3798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3799 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_39 = t3799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3800 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_40 = t3800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3801 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_43 = t3801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3802 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_44 = t3802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3803 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_47 = t3803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3804 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_48 = t3804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3805 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_51 = t3805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3806 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_52 = t3806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3807 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_55 = t3807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3808 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_56 = t3808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3809 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_59 = t3809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3810 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_60 = t3810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3811 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_63 = t3811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3812 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_64 = t3812;
                        }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3813;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3813) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3814;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3814) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3815;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3815) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3816;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3816) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3817;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3817) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3818;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3818) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3819;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3819) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3820;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3820) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3821;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3821) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3822;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3822) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3823;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3823) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3824;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3824) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3825;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3825) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3826;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3826) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3827;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3827) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3828;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3828) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3829;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3829) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3830;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3830) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3831;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3831) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3832;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3832) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3833;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3833) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3834;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3834) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3835;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3835) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3836;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3836) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3837;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3837) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3838;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3838) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3839;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3839) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3840;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3840) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3841;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3841) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3842;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3843;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3843) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3844;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3844) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p = t3813;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t3814;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t3815;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t3816;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t3817;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t3818;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t3819;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t3820;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t3821;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t3822;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t3823;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t3824;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t3825;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t3826;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t3827;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t3828;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t3829;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t3830;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t3831;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t3832;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t3833;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t3834;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t3835;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t3836;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_25 = t3837;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_26 = t3838;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_27 = t3839;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_28 = t3840;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_29 = t3841;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_30 = t3842;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_31 = t3843;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                        p_32 = t3844;
#line 325 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3845 = count_4 + 1u;
#line 325 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t3845;
                    }
                }
            }
#line 261 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 count_5 = count_4;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3848 = t727 & 3u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3849 = t3848 + 12u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3850 = t3849 << 3u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3851 = t10 + t3850;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3852 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3852) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3851) : "memory");
            }
#line 273 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3853 = count_5 - 1u;
#line 375 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3854 = passed_2 + t3853;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3855 = t3854 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3856 = t3855 + 4u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3857 = t3856 << 3u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3858 = t10 + t3857;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3859 = t3854 >> 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3860 = t3859 & 1u;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3858), "r"(t3860) : "memory");
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 380 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3861 = t3854 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3862 = t3861 << 15u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3863 = t9 + t3862;
            const u32 t3864 = t3863 >> 4u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3865 = t3864 + 67108864u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3866 = (u64)t3865;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3867 = t3866 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3868 = t3864 + 67108992u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3869 = (u64)t3868;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3870 = t3869 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3871 = t3864 + 67109120u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3872 = (u64)t3871;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3873 = t3872 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3874 = t3864 + 67109248u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3875 = (u64)t3874;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3876 = t3875 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3877 = t3864 + 67109376u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3878 = (u64)t3877;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3879 = t3878 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3880 = t3864 + 67109504u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3881 = (u64)t3880;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3882 = t3881 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3883 = t3864 + 67109632u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3884 = (u64)t3883;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3885 = t3884 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3886 = t3864 + 67109760u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3887 = (u64)t3886;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3888 = t3887 + 4611686293305294848ull;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3867), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3870), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3873), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3876), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3879), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3882), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3885), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3888) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3889 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3890 = passed_2 + t3889;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3891 = t3890 & 1u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3892 = t3891 + 6u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3893 = t3892 << 3u;
#line 397 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3894 = t10 + t3893;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3895 = lane == 0u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3895) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3894) : "memory");
            }
#line 130 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_5;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3897;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3897) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_14 = row_sum + t3897;
            f32 t3899;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3899) : "f"(pair_14));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3900 = pair_14 + t3899;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3900;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3901;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3901) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_15 = row_sum_2 + t3901;
            f32 t3903;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3903) : "f"(pair_15));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3904 = pair_15 + t3903;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3904;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3905 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3906;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3906) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3905 ? 0.0f : t3906;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3908 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t3908;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3909 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3909;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3910 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3910;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3911 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3911;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3912 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3912;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3913 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3913;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3914 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3914;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3915 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3915;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3916 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3916;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3917 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3917;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3918 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3918;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3919 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3919;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3920 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3920;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3921 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3921;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3922 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3922;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3923 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3923;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3924 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3924;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3925 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3925;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3926 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3926;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3927 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3927;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3928 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3928;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3929 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3929;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3930 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3930;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3931 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3931;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3932 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3932;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3933 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3933;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3934 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3934;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3935 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3935;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3936 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3936;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3937 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3937;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3938 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3938;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3939 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3939;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3940 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3941;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3941) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3940 ? 0.0f : t3941;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3943 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3943;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3944 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3944;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3945 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3945;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3946 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3946;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3947 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3947;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3948 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3948;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3949 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3949;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3950 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3950;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3951 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3951;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3952 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3952;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3953 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3953;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3954 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3954;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3955 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3955;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3956 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3956;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3957 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3957;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3958 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3958;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3959 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3959;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3960 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3960;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3961 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3961;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3962 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3962;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3963 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3963;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3964 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3964;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3965 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3965;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3966 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3966;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3967 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3967;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3968 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3968;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3969 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3969;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3970 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3970;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3971 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3971;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3972 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3972;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3973 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3973;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3974 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3974;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3975 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3975) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3976 = t727 & 3u;
            const u32 t3977 = t565 + 8192u;
            u32 t3978;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3978) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3979;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3979) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3980;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3980) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3981;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3981) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3982;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3982) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3983) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3984) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3985) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3986) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3987) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3988) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3989) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3990) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3991) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3992) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3993) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3994) : "f"(acc_33), "f"(acc_34));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3995) : "f"(acc_35), "f"(acc_36));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3996) : "f"(acc_37), "f"(acc_38));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3997) : "f"(acc_39), "f"(acc_40));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3998) : "f"(acc_41), "f"(acc_42));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3999) : "f"(acc_43), "f"(acc_44));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4000) : "f"(acc_45), "f"(acc_46));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4001) : "f"(acc_47), "f"(acc_48));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4002) : "f"(acc_49), "f"(acc_50));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4003) : "f"(acc_51), "f"(acc_52));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4004) : "f"(acc_53), "f"(acc_54));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4005) : "f"(acc_55), "f"(acc_56));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4006) : "f"(acc_57), "f"(acc_58));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4007) : "f"(acc_59), "f"(acc_60));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4008) : "f"(acc_61), "f"(acc_62));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4009) : "f"(acc_63), "f"(acc_64));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4010 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4011 = t567 + t4010;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4012 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4013 = t4011 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4014 = t4012 ^ t4013;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4015 = t4011 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4016 = t4014 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4017 = t4015 + t4016;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4018 = t565 + t4017;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4018), "r"(t3978), "r"(t3979), "r"(t3980), "r"(t3981) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4019 = t4017 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4020 = t565 + t4019;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4020), "r"(t3982), "r"(t3983), "r"(t3984), "r"(t3985) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4021 = t4017 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4022 = t565 + t4021;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4022), "r"(t3986), "r"(t3987), "r"(t3988), "r"(t3989) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4023 = t4017 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4024 = t565 + t4023;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4024), "r"(t3990), "r"(t3991), "r"(t3992), "r"(t3993) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4025 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4026 = t567 + t4025;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4027 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4028 = t4026 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4029 = t4027 ^ t4028;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4030 = t4026 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4031 = t4029 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4032 = t4030 + t4031;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4033 = t3977 + t4032;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4033), "r"(t3994), "r"(t3995), "r"(t3996), "r"(t3997) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4034 = t4032 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4035 = t3977 + t4034;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4035), "r"(t3998), "r"(t3999), "r"(t4000), "r"(t4001) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4036 = t4032 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4037 = t3977 + t4036;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4037), "r"(t4002), "r"(t4003), "r"(t4004), "r"(t4005) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4038 = t4032 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4039 = t3977 + t4038;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4039), "r"(t4006), "r"(t4007), "r"(t4008), "r"(t4009) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t4040 = t579 + t568;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t4040 + t567;
            const bool t4042 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t4042) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4043 = t567 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4044 = t565 + t4043;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t4044), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t582) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4045 = t565 + 8192u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4046 = t567 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4047 = t4045 + t4046;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t4047), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t582) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4048 = (u64)t582;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4049 = t4048 * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4050 = t4049 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4051 = lse + t4050;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4052 = (u64)index_4;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4053 = t4052 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4054 = t4053 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4055 = t4051 + t4054;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4056 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t4057 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t4058 = t4057 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t4058) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4059 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t4059;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t4062 = (u64)row * t4056;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4063 = t4062 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4064 = t4055 + t4063;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4065;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4065) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(row_max), "f"(scale_log2), "f"(t4065));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t4066 * 0.6931472f;
                    const bool t4068 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4069 = t4068 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4064), "f"(t4069) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4070 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4071 = first_row + t4070;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t4071 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t4074 = (u64)row_2 * t4056;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4075 = t4074 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4076 = t4055 + t4075;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4077;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4077) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(row_max_2), "f"(scale_log2), "f"(t4077));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t4078 * 0.6931472f;
                    const bool t4080 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4081 = t4080 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4076), "f"(t4081) : "memory");
                }
            }
#line 97 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 99 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4082 = count_3 + 1u;
#line 99 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t4082;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t4083 = count_3 & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t4083) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t4084 = t29 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t4085;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t4085) : "r"(t4084) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t4086;
            asm("mov.b32 %0, %1;" : "=r"(t4086) : "f"(t4085));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t4087;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t4087) : "r"(t4086));
#line 100 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t4087;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t4089 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t4089) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 103 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t4090 = lane == 0u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t4090) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
