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
        const u32 t12 = t10 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t27 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t28) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t29 = t10 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t30 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t30) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t31 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t31) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t32) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t33 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t34;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t34) : "r"(t33) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm("mov.b32 %0, %1;" : "=r"(t35) : "f"(t34));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t36;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t36) : "r"(t35));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t36;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t37 = index != 4294967295u;
                if (!t37) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t39;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t39) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t40;
                asm("mov.b32 %0, %1;" : "=r"(t40) : "f"(t39));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t41;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t41) : "r"(t40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t42;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t42) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t45;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t45) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t46 = t45 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t46) {
                    const u32 t47 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t47) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t48 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t49 = t48 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t49 > 1u ? t49 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t51 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t51 < end ? t51 : end;
                const u32 t53 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t53 < end ? t53 : end;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t55 = t29 + 48u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t56 = tile & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t57 = t56 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t58 = t55 + t57;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 block = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 chunk = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 partial = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
                u32 whole_2 = 0u;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 t59 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
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
#line 253 "fa-kernels/src/attention/block_walk.rs"
                const bool t68 = number < t67;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                if (t68) {
#line 255 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t69 = number << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                    const u32 pair = t58 + t69;
                    f32 t71;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t71) : "r"(pair) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                    u32 t72;
                    asm("mov.b32 %0, %1;" : "=r"(t72) : "f"(t71));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                    partial = t72;
                    f32 t73;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t73) : "r"(pair) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                    u32 t74;
                    asm("mov.b32 %0, %1;" : "=r"(t74) : "f"(t73));
#line 257 "fa-kernels/src/attention/block_walk.rs"
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
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t81 = t80 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t82 = t81 >> 5u;
#line 171 "fa-kernels/src/attention/block_walk.rs"
                const u32 last = t82 - 1u;
                while (true) {
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const bool t84 = chunk < last;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t85 = partial != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t86 = __ballot_sync(0xffffffffu, t85);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t87 = whole_2 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t88 = __ballot_sync(0xffffffffu, t87);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t89 = t86 | t88;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                    const bool t90 = t89 == 0u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                    const bool t91 = t84 & t90;
                    if (!t91) break;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t92 = chunk + 1u;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                    chunk = t92;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t93 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_3 = t93 & 31u;
                    const u32 t95 = chunk << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t96 = 31u - lane_3;
#line 250 "fa-kernels/src/attention/block_walk.rs"
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
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    const bool t104 = number_2 < t103;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    if (t104) {
                        const bool t105 = chunk < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                        if (t105) {
                            const u32 t106 = number_2 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_2 = t58 + t106;
                            f32 t108;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t108) : "r"(pair_2) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            u32 t109;
                            asm("mov.b32 %0, %1;" : "=r"(t109) : "f"(t108));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            partial = t109;
                            f32 t110;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t110) : "r"(pair_2) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            u32 t111;
                            asm("mov.b32 %0, %1;" : "=r"(t111) : "f"(t110));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t111;
                        } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t112 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t113 = t112 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t114 = t113 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
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
#line 259 "fa-kernels/src/attention/block_walk.rs"
                            partial = t124;
                        }
                    }
                }
#line 177 "fa-kernels/src/attention/block_walk.rs"
                const u32 t133 = end - 1u;
#line 177 "fa-kernels/src/attention/block_walk.rs"
                block = t133;
                const bool t134 = partial != 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
                const u32 t135 = __ballot_sync(0xffffffffu, t134);
#line 178 "fa-kernels/src/attention/block_walk.rs"
                const bool t136 = t135 == 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
                if (t136) {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const bool t137 = whole_2 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes = __ballot_sync(0xffffffffu, t137);
                    const bool t139 = lanes != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    if (t139) {
                        u32 holder;
                        asm("bfind.u32 %0, %1;" : "=r"(holder) : "r"(lanes));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t141;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t141) : "r"(whole_2), "r"(holder));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit;
                        asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(t141));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t143 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t144 = t143 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t145 = t144 == holder;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        if (t145) {
                            const u32 t146 = 1u << bit;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t147 = whole_2 ^ t146;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            whole_2 = t147;
                        }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t148 = chunk << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t149 = 31u - holder;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_3 = t148 + t149;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t151 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t152 = t151 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t153 = t152 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t154 = t153 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t155 = t154 + bit;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block = t155;
                    }
                } else {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const bool t156 = partial != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lanes_2 = __ballot_sync(0xffffffffu, t156);
                    const bool t158 = lanes_2 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                    if (t158) {
                        u32 holder_2;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_2) : "r"(lanes_2));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 t160;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t160) : "r"(partial), "r"(holder_2));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_2;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(t160));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t162 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t163 = t162 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        const bool t164 = t163 == holder_2;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                        if (t164) {
                            const u32 t165 = 1u << bit_2;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t166 = partial ^ t165;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                            partial = t166;
                        }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t167 = chunk << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t168 = 31u - holder_2;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_4 = t167 + t168;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t170 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t171 = t170 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t172 = t171 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t173 = t172 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t174 = t173 + bit_2;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                        block = t174;
                    }
                }
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t176 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t176 & 3u;
                const u32 t178 = slot + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = t178 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t10 + t179;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t176 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t182 = t181 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t183 = t182 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t180), "r"(t183) : "memory");
                const u32 t184 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t184 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t10 + t185;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t187 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t188 = smem_1 + t187;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t189;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t189) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t190 = t189 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t190) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t186) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t188), "l"(q), "r"(t186), "r"(0u), "r"(index), "r"(t41), "r"(t44) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t188 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t191), "l"(q), "r"(t186), "r"(64u), "r"(index), "r"(t41), "r"(t44) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t192 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t193 = t192 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t193 & 3u;
                const u32 t195 = slot_2 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t196 = t195 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t197 = t10 + t196;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t198 = t193 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = t198 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t199 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t197), "r"(t200) : "memory");
                const u32 t201 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t202 = t201 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t203 = t10 + t202;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t204 = t41 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t205 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t206 = smem_1 + t205;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t207;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t207) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t208 = t207 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t208) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t203) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t206), "l"(q), "r"(t203), "r"(0u), "r"(index), "r"(t204), "r"(t44) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t206 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t209), "l"(q), "r"(t203), "r"(64u), "r"(index), "r"(t204), "r"(t44) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t211 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = t10 + t211;
                const u32 t213 = slot_3 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t213 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t10 + t214;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t218) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t219 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t220 = slot_3 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t221 = t8 + t220;
                u32 t222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t222) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t223 = t222 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t223) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t212) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t221), "l"(k), "r"(t212), "r"(0u), "r"(t175), "r"(t219), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t221 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t224), "l"(k), "r"(t212), "r"(64u), "r"(t175), "r"(t219), "r"(t44) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t226 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = t226 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t228 = t10 + t227;
                const u32 t229 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t230 = t229 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t231 = t10 + t230;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t232 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t233 = t232 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t234 = t233 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t231), "r"(t234) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t235 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t236 = slot_4 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t237 = t9 + t236;
                u32 t238;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t238) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t239 = t238 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t239) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t228) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t237), "l"(v), "r"(t228), "r"(0u), "r"(t175), "r"(t235), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t240 = t237 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t240), "l"(v), "r"(t228), "r"(64u), "r"(t175), "r"(t235), "r"(t44) : "memory");
                }
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 count = 1u;
#line 203 "fa-kernels/src/attention/block_walk.rs"
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
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t248 = t247 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
                const u32 t249 = t248 >> 5u;
#line 204 "fa-kernels/src/attention/block_walk.rs"
                #pragma unroll 1
                for (u32 i = first_2; i < t249; i += 1u) {
#line 205 "fa-kernels/src/attention/block_walk.rs"
                    const bool t250 = i != first_2;
#line 205 "fa-kernels/src/attention/block_walk.rs"
                    if (t250) {
#line 249 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t251 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                        const u32 lane_4 = t251 & 31u;
                        const u32 t253 = i << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t254 = 31u - lane_4;
#line 250 "fa-kernels/src/attention/block_walk.rs"
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
#line 253 "fa-kernels/src/attention/block_walk.rs"
                        const bool t262 = number_5 < t261;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                        if (t262) {
                            const bool t263 = i < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                            if (t263) {
                                const u32 t264 = number_5 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                                const u32 pair_3 = t58 + t264;
                                f32 t266;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t266) : "r"(pair_3) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                                u32 t267;
                                asm("mov.b32 %0, %1;" : "=r"(t267) : "f"(t266));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                                partial = t267;
                                f32 t268;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t268) : "r"(pair_3) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                                u32 t269;
                                asm("mov.b32 %0, %1;" : "=r"(t269) : "f"(t268));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                                whole_2 = t269;
                            } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t270 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t271 = t270 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                                const u32 t272 = t271 - number_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
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
#line 259 "fa-kernels/src/attention/block_walk.rs"
                                partial = t282;
                            }
                        }
                    }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const bool t283 = partial != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t284 = __ballot_sync(0xffffffffu, t283);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_3 = t284;
                    while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                        const bool t285 = lanes_3 != 0u;
                        if (!t285) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_3;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_3) : "r"(lanes_3));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t287 = 1u << holder_3;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t288 = lanes_3 ^ t287;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        lanes_3 = t288;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t289 = i << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t290 = 31u - holder_3;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_6 = t289 + t290;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t292 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t293 = t292 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t294 = t293 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_4 = t294 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 t296;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t296) : "r"(partial), "r"(holder_3));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest = t296;
                        while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                            const bool t297 = rest != 0u;
                            if (!t297) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_3;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t299 = 1u << bit_3;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t300 = rest ^ t299;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            rest = t300;
                            const u32 t301 = first_4 + bit_3;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                            block = t301;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t302 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_5 = t302 & 1u;
                            const u32 t304 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t305 = t10 + t304;
                            const u32 t306 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t307 = t306 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t308 = t10 + t307;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t309 = t302 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t310 = t309 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t311 = t310 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t311) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t312 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t313 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t314 = t8 + t313;
                            u32 t315;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t315) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t316 = t315 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t316) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t305) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t314), "l"(k), "r"(t305), "r"(0u), "r"(t175), "r"(t312), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t317 = t314 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t317), "l"(k), "r"(t305), "r"(64u), "r"(t175), "r"(t312), "r"(t44) : "memory");
                            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t318 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_6 = t318 & 1u;
                            const u32 t320 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t321 = t320 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t322 = t10 + t321;
                            const u32 t323 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t324 = t323 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t325 = t10 + t324;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t326 = t318 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t327 = t326 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t328 = t327 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t325), "r"(t328) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t329 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t330 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t331 = t9 + t330;
                            u32 t332;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t332) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t333 = t332 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t333) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t322) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t331), "l"(v), "r"(t322), "r"(0u), "r"(t175), "r"(t329), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t334 = t331 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t334), "l"(v), "r"(t322), "r"(64u), "r"(t175), "r"(t329), "r"(t44) : "memory");
                            }
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t335 = count + 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t335;
                        }
                    }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const bool t338 = whole_2 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t339 = __ballot_sync(0xffffffffu, t338);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                    u32 lanes_4 = t339;
                    while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                        const bool t340 = lanes_4 != 0u;
                        if (!t340) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                        u32 holder_4;
                        asm("bfind.u32 %0, %1;" : "=r"(holder_4) : "r"(lanes_4));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t342 = 1u << holder_4;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t343 = lanes_4 ^ t342;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                        lanes_4 = t343;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t344 = i << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t345 = 31u - holder_4;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                        const u32 number_7 = t344 + t345;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t347 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t348 = t347 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t349 = t348 - number_7;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_5 = t349 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 t351;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t351) : "r"(whole_2), "r"(holder_4));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                        u32 rest_2 = t351;
                        while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                            const bool t352 = rest_2 != 0u;
                            if (!t352) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                            u32 bit_4;
                            asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest_2));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t354 = 1u << bit_4;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t355 = rest_2 ^ t354;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                            rest_2 = t355;
                            const u32 t356 = first_5 + bit_4;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                            block = t356;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t357 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_7 = t357 & 1u;
                            const u32 t359 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t360 = t10 + t359;
                            const u32 t361 = slot_7 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t362 = t361 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t363 = t10 + t362;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t364 = t357 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t365 = t364 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t366 = t365 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t363), "r"(t366) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t367 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t368 = slot_7 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t369 = t8 + t368;
                            u32 t370;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t370) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t371 = t370 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t371) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t360) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t369), "l"(k), "r"(t360), "r"(0u), "r"(t175), "r"(t367), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t372 = t369 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t372), "l"(k), "r"(t360), "r"(64u), "r"(t175), "r"(t367), "r"(t44) : "memory");
                            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t373 = passed + count;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 slot_8 = t373 & 1u;
                            const u32 t375 = slot_8 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t376 = t375 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t377 = t10 + t376;
                            const u32 t378 = slot_8 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t379 = t378 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t380 = t10 + t379;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t381 = t373 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t382 = t381 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t383 = t382 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t380), "r"(t383) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                            const u32 t384 = block << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t385 = slot_8 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t386 = t9 + t385;
                            u32 t387;
                            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t387) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const bool t388 = t387 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            if (t388) {
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t377) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t386), "l"(v), "r"(t377), "r"(0u), "r"(t175), "r"(t384), "r"(t44) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                const u32 t389 = t386 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t389), "l"(v), "r"(t377), "r"(64u), "r"(t175), "r"(t384), "r"(t44) : "memory");
                            }
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            const u32 t390 = count + 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                            count = t390;
                        }
                    }
                }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 count_2 = count;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t393 = passed + count_2;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t393;
                const u32 t394 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t394;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t395 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t395) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t396 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t397;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t397) : "r"(t396) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t398;
                asm("mov.b32 %0, %1;" : "=r"(t398) : "f"(t397));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t399;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t399) : "r"(t398));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t399;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t401 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t401) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t402 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t402 >> 7u;
            const u32 t404 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t404 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t406 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t406;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t407 = index_2 < total;
                if (!t407) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t408 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t409 = index_2 / t408;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first_6 = t409 * heads_per_section;
                const u32 t411 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t412 = t411 - first_6;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t412 < heads_per_section ? t412 : heads_per_section;
                const u32 t414 = first_6 * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest_3 = index_2 - t414;
                const u32 t416 = rest_3 % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t417 = first_6 + t416;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t418 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t419 = rest_3 / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t420 = t418 - t419;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t421 = t420 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t422 = t417 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t423 = t417 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t424;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t424) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t425 = t424 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t425) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t29 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t427;
                    asm("mov.b32 %0, %1;" : "=f"(t427) : "r"(t422));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t427) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t428;
                    asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t421));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t428) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t429;
                    asm("mov.b32 %0, %1;" : "=f"(t429) : "r"(t423));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t429) : "memory");
                }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t430 = t29 + 16u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t431;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t431) : "r"(t430) : "memory");
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t432;
                asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 192 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 head;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(head) : "r"(t432));
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from_2 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t435;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t435) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t436;
                asm("mov.b32 %0, %1;" : "=r"(t436) : "f"(t435));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t437;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t437) : "r"(t436));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t438;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t438) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t439;
                asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t440;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t440) : "r"(t439));
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t441 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t442 = t441 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_4 = t442 > 1u ? t442 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t444 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole_3 = t444 < end_4 ? t444 : end_4;
                const u32 t446 = end_4 - whole_3;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right_2 = t446 < end_4 ? t446 : end_4;
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 last_2 = t437 + 127u;
                const u32 t449 = t437 >> 7u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t450 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t451 = last_2 < t450 ? last_2 : t450;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t452 = t29 + 48u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t453 = round & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t454 = t453 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t455 = t452 + t454;
#line 104 "fa-kernels/src/attention/block_walk.rs"
                const u32 t456 = head / group;
#line 19 "src/functions/windows.rs"
                const u32 t2_2 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t458 = end_4 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t459 = t458 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t460 = t459 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t461 = end_4 - end_4;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t462 = t461 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t463 = t460 - t462;
#line 106 "fa-kernels/src/attention/block_walk.rs"
                const u32 most = t463 < 64u ? t463 : 64u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < most; i_2 += 1u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t465 = end_4 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t466 = t465 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t467 = t466 - i_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t468 = t467 << 5u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t469 = threadIdx.x;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t470 = t469 & 31u;
#line 108 "fa-kernels/src/attention/block_walk.rs"
                    const u32 block_2 = t468 + t470;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_3 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
                    const u32 key = block_2 << 7u;
                    const u32 t474 = key < last_3 ? key : last_3;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t475 = key + 127u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t476 = t475 < last_3 ? t475 : last_3;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t477 = t474 <= t476;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t478 = t477 ? t474 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t479 = t477 ? t476 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t480 = t479 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t481 = t478 < argument1;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t482 = t2_2 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t483 = t2_2 - 2147483648u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t484 = t482 <= t483;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t485 = 0u > t483 ? 0u : t483;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t486 = t484 ? t485 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t487 = 2147483648u - t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t488 = 2147483648u - t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t489 = t487 <= t488;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t490 = 0u > t488 ? 0u : t488;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t491 = t489 ? t490 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t492 = t486 <= t491;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t493 = t492 ? 2147483648u : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t494 = t486 < t491 ? t486 : t491;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t495 = t493 + t494;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t496 = t481 ? t493 : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t497 = t480 ? 2147483648u : t496;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t498 = t481 ? t495 : t2_2;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t499 = t480 ? 2147483648u : t498;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t500 = t437 + seq_k;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t501 = t451 - t437;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t502 = t500 + t501;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t503 = t501 <= t501;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t504 = t503 ? t500 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t505 = t503 ? t502 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t506 = t504 - seq_q;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t507 = t505 - t504;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t508 = t506 + t507;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t509 = t507 <= t507;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t510 = t509 ? t506 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t511 = t509 ? t508 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t512 = t510 - t476;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t513 = t511 - t510;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t514 = t476 - t474;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t515 = t513 + t514;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t516 = t512 + t515;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t517 = t513 <= t515;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t518 = t517 ? t512 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t519 = t517 ? t516 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t520 = t518 <= t519;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t521 = t520 ? t518 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t522 = t520 ? t519 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t523 = t497 <= t499;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t524 = t523 ? t497 : 0u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t525 = t523 ? t499 : 4294967295u;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t526 = t522 < t524;
#line 110 "fa-kernels/src/attention/block_walk.rs"
                    const bool t527 = t521 < t525;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t528 = end_4 - end_4;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t529 = t528 <= block_2;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool t530 = block_2 < end_4;
#line 129 "fa-kernels/src/attention/block_walk.rs"
                    const bool is_there = t529 & t530;
                    const u32 t532 = end_4 - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
                    const u32 after = t532 - block_2;
                    const bool t534 = masked_right_2 <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool t535 = after < end_4;
#line 131 "fa-kernels/src/attention/block_walk.rs"
                    const bool inside = t534 & t535;
                    const bool t537 = is_there & t527;
#line 132 "fa-kernels/src/attention/block_walk.rs"
                    const u32 visible = __ballot_sync(0xffffffffu, t537);
                    const bool t539 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t540 = t539 & t527;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const bool t541 = t540 & t526;
#line 133 "fa-kernels/src/attention/block_walk.rs"
                    const u32 whole_4 = __ballot_sync(0xffffffffu, t541);
                    const u32 t543 = visible ^ whole_4;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t544 = threadIdx.x;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t545 = t544 & 31u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    const bool t546 = t545 == 0u;
#line 111 "fa-kernels/src/attention/block_walk.rs"
                    if (t546) {
                        const u32 t547 = i_2 << 3u;
#line 112 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_4 = t455 + t547;
                        f32 t549;
                        asm("mov.b32 %0, %1;" : "=f"(t549) : "r"(t543));
#line 113 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair_4), "f"(t549) : "memory");
                        f32 t550;
                        asm("mov.b32 %0, %1;" : "=f"(t550) : "r"(whole_4));
#line 114 "fa-kernels/src/attention/block_walk.rs"
                        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair_4), "f"(t550) : "memory");
                    }
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t551;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t551) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t552 = t551 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t552) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t553 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t553;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t554 = t29 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t555 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t556 = t555 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t554), "r"(t556) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t557 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t557) {
                    const u32 t558 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t559;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t559) : "l"(claims), "r"(t558) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t559;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t560 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t561;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t561) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t562 = t560 + t561;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t562;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t564;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t564) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t565 = t564 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t565) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t566 = t29 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t566), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t567;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t567) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t568 = t567 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t568) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t29) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t570 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t571 = t7 + t570;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t572 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t573 = t572 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t574 = index_3 << 6u;
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
        u32 count_3 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t575 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t575) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t576 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t577;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t577) : "r"(t576) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t578;
        asm("mov.b32 %0, %1;" : "=r"(t578) : "f"(t577));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t579;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t579) : "r"(t578));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t579;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t580 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t580) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t581 = index_4 != 4294967295u;
            if (!t581) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_3 = t29 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t583;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t583) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t584;
            asm("mov.b32 %0, %1;" : "=r"(t584) : "f"(t583));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t585;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t585) : "r"(t584));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t586;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t586) : "r"(from_3) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t587;
            asm("mov.b32 %0, %1;" : "=r"(t587) : "f"(t586));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t588;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t588) : "r"(t587));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t589;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t589) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t590 = t589 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t590) {
                const u32 t591 = t29 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t591) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t592 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t593 = t592 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_5 = t593 > 1u ? t593 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t595 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_5 = t595 < end_5 ? t595 : end_5;
            const u32 t597 = end_5 - whole_5;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t597 < end_5 ? t597 : end_5;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t599 = t29 + 48u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t600 = count_3 & 1u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t601 = t600 << 9u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t602 = t599 + t601;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 block_3 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 chunk_2 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 partial_2 = 0u;
#line 156 "fa-kernels/src/attention/block_walk.rs"
            u32 whole_6 = 0u;
#line 249 "fa-kernels/src/attention/block_walk.rs"
            const u32 t603 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
            const u32 lane_5 = t603 & 31u;
            const u32 number_8 = 31u - lane_5;
            partial_2 = 0u;
            whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t606 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t607 = t606 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t608 = t607 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t609 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t610 = t609 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t611 = t608 - t610;
#line 253 "fa-kernels/src/attention/block_walk.rs"
            const bool t612 = number_8 < t611;
#line 253 "fa-kernels/src/attention/block_walk.rs"
            if (t612) {
#line 255 "fa-kernels/src/attention/block_walk.rs"
                const u32 t613 = number_8 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                const u32 pair_5 = t602 + t613;
                f32 t615;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t615) : "r"(pair_5) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                u32 t616;
                asm("mov.b32 %0, %1;" : "=r"(t616) : "f"(t615));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                partial_2 = t616;
                f32 t617;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t617) : "r"(pair_5) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                u32 t618;
                asm("mov.b32 %0, %1;" : "=r"(t618) : "f"(t617));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                whole_6 = t618;
            }
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t619 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t620 = t619 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t621 = t620 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t622 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t623 = t622 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t624 = t621 - t623;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t625 = t624 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t626 = t625 >> 5u;
#line 171 "fa-kernels/src/attention/block_walk.rs"
            const u32 last_4 = t626 - 1u;
            while (true) {
#line 172 "fa-kernels/src/attention/block_walk.rs"
                const bool t628 = chunk_2 < last_4;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t629 = partial_2 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t630 = __ballot_sync(0xffffffffu, t629);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t631 = whole_6 != 0u;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t632 = __ballot_sync(0xffffffffu, t631);
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const u32 t633 = t630 | t632;
#line 229 "fa-kernels/src/attention/block_walk.rs"
                const bool t634 = t633 == 0u;
#line 172 "fa-kernels/src/attention/block_walk.rs"
                const bool t635 = t628 & t634;
                if (!t635) break;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                const u32 t636 = chunk_2 + 1u;
#line 173 "fa-kernels/src/attention/block_walk.rs"
                chunk_2 = t636;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 t637 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                const u32 lane_6 = t637 & 31u;
                const u32 t639 = chunk_2 << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                const u32 t640 = 31u - lane_6;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                const u32 number_9 = t639 + t640;
                partial_2 = 0u;
                whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t642 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t643 = t642 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t644 = t643 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t645 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t646 = t645 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                const u32 t647 = t644 - t646;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                const bool t648 = number_9 < t647;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                if (t648) {
                    const bool t649 = chunk_2 < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                    if (t649) {
                        const u32 t650 = number_9 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                        const u32 pair_6 = t602 + t650;
                        f32 t652;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t652) : "r"(pair_6) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                        u32 t653;
                        asm("mov.b32 %0, %1;" : "=r"(t653) : "f"(t652));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t653;
                        f32 t654;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t654) : "r"(pair_6) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                        u32 t655;
                        asm("mov.b32 %0, %1;" : "=r"(t655) : "f"(t654));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                        whole_6 = t655;
                    } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t656 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t657 = t656 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t658 = t657 - number_9;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_7 = t658 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t660 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t661 = t660 > first_7 ? t660 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_3 = t661 - first_7;
                        const u32 t663 = end_5 - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_6 = t663 < 32u ? t663 : 32u;
                        const u32 t665 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t666 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t667 = 4294967295u >> t666;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t668 = t665 & t667;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t668;
                    }
                }
            }
#line 177 "fa-kernels/src/attention/block_walk.rs"
            const u32 t677 = end_5 - 1u;
#line 177 "fa-kernels/src/attention/block_walk.rs"
            block_3 = t677;
            const bool t678 = partial_2 != 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
            const u32 t679 = __ballot_sync(0xffffffffu, t678);
#line 178 "fa-kernels/src/attention/block_walk.rs"
            const bool t680 = t679 == 0u;
#line 178 "fa-kernels/src/attention/block_walk.rs"
            if (t680) {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const bool t681 = whole_6 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_5 = __ballot_sync(0xffffffffu, t681);
                const bool t683 = lanes_5 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                if (t683) {
                    u32 holder_5;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_5) : "r"(lanes_5));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t685;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t685) : "r"(whole_6), "r"(holder_5));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_5;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(t685));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t687 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t688 = t687 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const bool t689 = t688 == holder_5;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    if (t689) {
                        const u32 t690 = 1u << bit_5;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t691 = whole_6 ^ t690;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        whole_6 = t691;
                    }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t692 = chunk_2 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t693 = 31u - holder_5;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_10 = t692 + t693;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t695 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t696 = t695 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t697 = t696 - number_10;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t698 = t697 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t699 = t698 + bit_5;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    block_3 = t699;
                }
            } else {
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const bool t700 = partial_2 != 0u;
#line 188 "fa-kernels/src/attention/block_walk.rs"
                const u32 lanes_6 = __ballot_sync(0xffffffffu, t700);
                const bool t702 = lanes_6 != 0u;
#line 189 "fa-kernels/src/attention/block_walk.rs"
                if (t702) {
                    u32 holder_6;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_6) : "r"(lanes_6));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 t704;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t704) : "r"(partial_2), "r"(holder_6));
#line 191 "fa-kernels/src/attention/block_walk.rs"
                    u32 bit_6;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(t704));
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t706 = threadIdx.x;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t707 = t706 & 31u;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    const bool t708 = t707 == holder_6;
#line 192 "fa-kernels/src/attention/block_walk.rs"
                    if (t708) {
                        const u32 t709 = 1u << bit_6;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t710 = partial_2 ^ t709;
#line 193 "fa-kernels/src/attention/block_walk.rs"
                        partial_2 = t710;
                    }
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t711 = chunk_2 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t712 = 31u - holder_6;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_11 = t711 + t712;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t714 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t715 = t714 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t716 = t715 - number_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t717 = t716 << 5u;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t718 = t717 + bit_6;
#line 195 "fa-kernels/src/attention/block_walk.rs"
                    block_3 = t718;
                }
            }
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t719 = t585 + t574;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t720 = t719 + t573;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t721 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t722 = t720 + t721;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t723 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_3 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_2 = t722 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_2 = t4_2 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t727 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t728 = t720 + t727;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t729 = t728 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t730 = index_4 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_4 = argument0 < 2147483648u ? argument0 : 2147483648u;
            const u32 t4_3 = t729 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_3 = t4_3 - seq_q;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t734 = count_3 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t735 = t734 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t736 = t735 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t737 = t736 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t738 = t737 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t739 = t10 + t738;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t740 = t735 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t741 = t740 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t739), "r"(t741) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t742 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t743 = t742 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t744 = t10 + t743;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t745 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t746 = t745 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t744), "r"(t746) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t747 = t735 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t748 = t747 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t749 = smem_1 + t748;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t750 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t751 = t750 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t752 = t8 + t751;
            const u32 t753 = t749 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t754 = t752 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t755 = t753 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t756 = (u64)t755;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t757 = t756 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t758 = t754 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t759 = (u64)t758;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t760 = t759 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t761 = t753 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t762 = (u64)t761;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t763 = t762 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t764 = t754 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t765 = (u64)t764;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t766 = t765 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t767 = t753 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t768 = (u64)t767;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t769 = t768 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t770 = t754 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t771 = (u64)t770;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t772 = t771 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t773 = t753 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t774 = (u64)t773;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t775 = t774 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t776 = t754 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t777 = (u64)t776;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t778 = t777 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t779 = t753 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t780 = (u64)t779;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t781 = t780 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t782 = t754 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t783 = (u64)t782;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t784 = t783 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t785 = t753 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t786 = (u64)t785;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t787 = t786 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t788 = t754 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t789 = (u64)t788;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t790 = t789 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t791 = t753 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t792 = (u64)t791;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t793 = t792 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t794 = t754 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t795 = (u64)t794;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t796 = t795 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t797 = t753 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t798 = (u64)t797;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t799 = t798 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t800 = t754 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t801 = (u64)t800;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t802 = t801 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t757), "l"(t760), "l"(t763), "l"(t766), "l"(t769), "l"(t772), "l"(t775), "l"(t778), "l"(t781), "l"(t784), "l"(t787), "l"(t790), "l"(t793), "l"(t796), "l"(t799), "l"(t802) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t803 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t804 = t803 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t805 = t804 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t806 = t10 + t805;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t807 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t807) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t806) : "memory");
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key = block_3 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t809 = t585 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t809 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t811 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t812 = t811 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t813 = first_key + t812;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t814 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_2 = t813 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach = t1_2 ? 2147483648u : t2_3;
            const u32 t6_2 = t5_2 - t813;
#line 20 "src/functions/windows.rs"
            const bool t7_2 = t6_2 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t7_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 20 "src/functions/windows.rs"
            const u32 t6_3 = t5_3 - t813;
#line 20 "src/functions/windows.rs"
            const bool t7_3 = t6_3 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t7_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t823 = t813 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_3 = t823 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_2 = t1_3 ? 2147483648u : t2_3;
            const u32 t6_4 = t5_2 - t823;
#line 20 "src/functions/windows.rs"
            const bool t7_4 = t6_4 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t7_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 20 "src/functions/windows.rs"
            const u32 t6_5 = t5_3 - t823;
#line 20 "src/functions/windows.rs"
            const bool t7_5 = t6_5 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t7_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t832 = t813 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_4 = t832 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_3 = t1_4 ? 2147483648u : t2_3;
            const u32 t6_6 = t5_2 - t832;
#line 20 "src/functions/windows.rs"
            const bool t7_6 = t6_6 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t7_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 20 "src/functions/windows.rs"
            const u32 t6_7 = t5_3 - t832;
#line 20 "src/functions/windows.rs"
            const bool t7_7 = t6_7 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t7_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t841 = t813 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_5 = t841 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_4 = t1_5 ? 2147483648u : t2_3;
            const u32 t6_8 = t5_2 - t841;
#line 20 "src/functions/windows.rs"
            const bool t7_8 = t6_8 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t7_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 20 "src/functions/windows.rs"
            const u32 t6_9 = t5_3 - t841;
#line 20 "src/functions/windows.rs"
            const bool t7_9 = t6_9 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t7_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t850 = t813 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_6 = t850 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_5 = t1_6 ? 2147483648u : t2_3;
            const u32 t6_10 = t5_2 - t850;
#line 20 "src/functions/windows.rs"
            const bool t7_10 = t6_10 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_9 = t7_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = changed_9;
#line 20 "src/functions/windows.rs"
            const u32 t6_11 = t5_3 - t850;
#line 20 "src/functions/windows.rs"
            const bool t7_11 = t6_11 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_10 = t7_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t859 = t813 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_7 = t859 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_6 = t1_7 ? 2147483648u : t2_3;
            const u32 t6_12 = t5_2 - t859;
#line 20 "src/functions/windows.rs"
            const bool t7_12 = t6_12 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_11 = t7_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = changed_11;
#line 20 "src/functions/windows.rs"
            const u32 t6_13 = t5_3 - t859;
#line 20 "src/functions/windows.rs"
            const bool t7_13 = t6_13 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_12 = t7_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t868 = t813 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_8 = t868 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_7 = t1_8 ? 2147483648u : t2_3;
            const u32 t6_14 = t5_2 - t868;
#line 20 "src/functions/windows.rs"
            const bool t7_14 = t6_14 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_13 = t7_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = changed_13;
#line 20 "src/functions/windows.rs"
            const u32 t6_15 = t5_3 - t868;
#line 20 "src/functions/windows.rs"
            const bool t7_15 = t6_15 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_14 = t7_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t877 = t813 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_9 = t877 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_8 = t1_9 ? 2147483648u : t2_3;
            const u32 t6_16 = t5_2 - t877;
#line 20 "src/functions/windows.rs"
            const bool t7_16 = t6_16 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_15 = t7_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = changed_15;
#line 20 "src/functions/windows.rs"
            const u32 t6_17 = t5_3 - t877;
#line 20 "src/functions/windows.rs"
            const bool t7_17 = t6_17 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_16 = t7_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = changed_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t886 = t813 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_10 = t886 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_9 = t1_10 ? 2147483648u : t2_3;
            const u32 t6_18 = t5_2 - t886;
#line 20 "src/functions/windows.rs"
            const bool t7_18 = t6_18 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_17 = t7_18 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = changed_17;
#line 20 "src/functions/windows.rs"
            const u32 t6_19 = t5_3 - t886;
#line 20 "src/functions/windows.rs"
            const bool t7_19 = t6_19 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_18 = t7_19 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = changed_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t895 = t813 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_11 = t895 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_10 = t1_11 ? 2147483648u : t2_3;
            const u32 t6_20 = t5_2 - t895;
#line 20 "src/functions/windows.rs"
            const bool t7_20 = t6_20 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_19 = t7_20 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = changed_19;
#line 20 "src/functions/windows.rs"
            const u32 t6_21 = t5_3 - t895;
#line 20 "src/functions/windows.rs"
            const bool t7_21 = t6_21 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_20 = t7_21 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = changed_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t904 = t813 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_12 = t904 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_11 = t1_12 ? 2147483648u : t2_3;
            const u32 t6_22 = t5_2 - t904;
#line 20 "src/functions/windows.rs"
            const bool t7_22 = t6_22 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_21 = t7_22 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = changed_21;
#line 20 "src/functions/windows.rs"
            const u32 t6_23 = t5_3 - t904;
#line 20 "src/functions/windows.rs"
            const bool t7_23 = t6_23 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_22 = t7_23 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = changed_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t913 = t813 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_13 = t913 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_12 = t1_13 ? 2147483648u : t2_3;
            const u32 t6_24 = t5_2 - t913;
#line 20 "src/functions/windows.rs"
            const bool t7_24 = t6_24 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_23 = t7_24 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = changed_23;
#line 20 "src/functions/windows.rs"
            const u32 t6_25 = t5_3 - t913;
#line 20 "src/functions/windows.rs"
            const bool t7_25 = t6_25 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_24 = t7_25 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = changed_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t922 = t813 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_14 = t922 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_13 = t1_14 ? 2147483648u : t2_3;
            const u32 t6_26 = t5_2 - t922;
#line 20 "src/functions/windows.rs"
            const bool t7_26 = t6_26 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_25 = t7_26 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = changed_25;
#line 20 "src/functions/windows.rs"
            const u32 t6_27 = t5_3 - t922;
#line 20 "src/functions/windows.rs"
            const bool t7_27 = t6_27 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_26 = t7_27 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = changed_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t931 = t813 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_15 = t931 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_14 = t1_15 ? 2147483648u : t2_3;
            const u32 t6_28 = t5_2 - t931;
#line 20 "src/functions/windows.rs"
            const bool t7_28 = t6_28 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_27 = t7_28 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = changed_27;
#line 20 "src/functions/windows.rs"
            const u32 t6_29 = t5_3 - t931;
#line 20 "src/functions/windows.rs"
            const bool t7_29 = t6_29 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_28 = t7_29 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = changed_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t940 = t813 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_16 = t940 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_15 = t1_16 ? 2147483648u : t2_3;
            const u32 t6_30 = t5_2 - t940;
#line 20 "src/functions/windows.rs"
            const bool t7_30 = t6_30 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_29 = t7_30 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = changed_29;
#line 20 "src/functions/windows.rs"
            const u32 t6_31 = t5_3 - t940;
#line 20 "src/functions/windows.rs"
            const bool t7_31 = t6_31 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_30 = t7_31 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = changed_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t949 = t813 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_17 = t949 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_16 = t1_17 ? 2147483648u : t2_3;
            const u32 t6_32 = t5_2 - t949;
#line 20 "src/functions/windows.rs"
            const bool t7_32 = t6_32 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_31 = t7_32 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = changed_31;
#line 20 "src/functions/windows.rs"
            const u32 t6_33 = t5_3 - t949;
#line 20 "src/functions/windows.rs"
            const bool t7_33 = t6_33 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_32 = t7_33 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = changed_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t958 = t813 + 64u;
#line 19 "src/functions/windows.rs"
            const bool t1_18 = t958 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_17 = t1_18 ? 2147483648u : t2_3;
            const u32 t6_34 = t5_2 - t958;
#line 20 "src/functions/windows.rs"
            const bool t7_34 = t6_34 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t7_34 ? s_33 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 20 "src/functions/windows.rs"
            const u32 t6_35 = t5_3 - t958;
#line 20 "src/functions/windows.rs"
            const bool t7_35 = t6_35 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t7_35 ? s_35 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t967 = t813 + 65u;
#line 19 "src/functions/windows.rs"
            const bool t1_19 = t967 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_18 = t1_19 ? 2147483648u : t2_3;
            const u32 t6_36 = t5_2 - t967;
#line 20 "src/functions/windows.rs"
            const bool t7_36 = t6_36 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t7_36 ? s_34 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 20 "src/functions/windows.rs"
            const u32 t6_37 = t5_3 - t967;
#line 20 "src/functions/windows.rs"
            const bool t7_37 = t6_37 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t7_37 ? s_36 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t976 = t813 + 72u;
#line 19 "src/functions/windows.rs"
            const bool t1_20 = t976 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_19 = t1_20 ? 2147483648u : t2_3;
            const u32 t6_38 = t5_2 - t976;
#line 20 "src/functions/windows.rs"
            const bool t7_38 = t6_38 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t7_38 ? s_37 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 20 "src/functions/windows.rs"
            const u32 t6_39 = t5_3 - t976;
#line 20 "src/functions/windows.rs"
            const bool t7_39 = t6_39 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t7_39 ? s_39 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t985 = t813 + 73u;
#line 19 "src/functions/windows.rs"
            const bool t1_21 = t985 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_20 = t1_21 ? 2147483648u : t2_3;
            const u32 t6_40 = t5_2 - t985;
#line 20 "src/functions/windows.rs"
            const bool t7_40 = t6_40 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t7_40 ? s_38 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 20 "src/functions/windows.rs"
            const u32 t6_41 = t5_3 - t985;
#line 20 "src/functions/windows.rs"
            const bool t7_41 = t6_41 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t7_41 ? s_40 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t994 = t813 + 80u;
#line 19 "src/functions/windows.rs"
            const bool t1_22 = t994 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_21 = t1_22 ? 2147483648u : t2_3;
            const u32 t6_42 = t5_2 - t994;
#line 20 "src/functions/windows.rs"
            const bool t7_42 = t6_42 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t7_42 ? s_41 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 20 "src/functions/windows.rs"
            const u32 t6_43 = t5_3 - t994;
#line 20 "src/functions/windows.rs"
            const bool t7_43 = t6_43 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t7_43 ? s_43 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1003 = t813 + 81u;
#line 19 "src/functions/windows.rs"
            const bool t1_23 = t1003 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_22 = t1_23 ? 2147483648u : t2_3;
            const u32 t6_44 = t5_2 - t1003;
#line 20 "src/functions/windows.rs"
            const bool t7_44 = t6_44 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t7_44 ? s_42 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 20 "src/functions/windows.rs"
            const u32 t6_45 = t5_3 - t1003;
#line 20 "src/functions/windows.rs"
            const bool t7_45 = t6_45 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t7_45 ? s_44 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1012 = t813 + 88u;
#line 19 "src/functions/windows.rs"
            const bool t1_24 = t1012 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_23 = t1_24 ? 2147483648u : t2_3;
            const u32 t6_46 = t5_2 - t1012;
#line 20 "src/functions/windows.rs"
            const bool t7_46 = t6_46 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t7_46 ? s_45 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 20 "src/functions/windows.rs"
            const u32 t6_47 = t5_3 - t1012;
#line 20 "src/functions/windows.rs"
            const bool t7_47 = t6_47 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t7_47 ? s_47 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1021 = t813 + 89u;
#line 19 "src/functions/windows.rs"
            const bool t1_25 = t1021 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_24 = t1_25 ? 2147483648u : t2_3;
            const u32 t6_48 = t5_2 - t1021;
#line 20 "src/functions/windows.rs"
            const bool t7_48 = t6_48 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t7_48 ? s_46 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 20 "src/functions/windows.rs"
            const u32 t6_49 = t5_3 - t1021;
#line 20 "src/functions/windows.rs"
            const bool t7_49 = t6_49 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t7_49 ? s_48 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1030 = t813 + 96u;
#line 19 "src/functions/windows.rs"
            const bool t1_26 = t1030 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_25 = t1_26 ? 2147483648u : t2_3;
            const u32 t6_50 = t5_2 - t1030;
#line 20 "src/functions/windows.rs"
            const bool t7_50 = t6_50 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t7_50 ? s_49 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 20 "src/functions/windows.rs"
            const u32 t6_51 = t5_3 - t1030;
#line 20 "src/functions/windows.rs"
            const bool t7_51 = t6_51 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t7_51 ? s_51 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1039 = t813 + 97u;
#line 19 "src/functions/windows.rs"
            const bool t1_27 = t1039 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_26 = t1_27 ? 2147483648u : t2_3;
            const u32 t6_52 = t5_2 - t1039;
#line 20 "src/functions/windows.rs"
            const bool t7_52 = t6_52 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t7_52 ? s_50 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 20 "src/functions/windows.rs"
            const u32 t6_53 = t5_3 - t1039;
#line 20 "src/functions/windows.rs"
            const bool t7_53 = t6_53 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t7_53 ? s_52 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1048 = t813 + 104u;
#line 19 "src/functions/windows.rs"
            const bool t1_28 = t1048 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_27 = t1_28 ? 2147483648u : t2_3;
            const u32 t6_54 = t5_2 - t1048;
#line 20 "src/functions/windows.rs"
            const bool t7_54 = t6_54 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t7_54 ? s_53 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 20 "src/functions/windows.rs"
            const u32 t6_55 = t5_3 - t1048;
#line 20 "src/functions/windows.rs"
            const bool t7_55 = t6_55 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t7_55 ? s_55 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1057 = t813 + 105u;
#line 19 "src/functions/windows.rs"
            const bool t1_29 = t1057 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_28 = t1_29 ? 2147483648u : t2_3;
            const u32 t6_56 = t5_2 - t1057;
#line 20 "src/functions/windows.rs"
            const bool t7_56 = t6_56 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t7_56 ? s_54 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 20 "src/functions/windows.rs"
            const u32 t6_57 = t5_3 - t1057;
#line 20 "src/functions/windows.rs"
            const bool t7_57 = t6_57 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t7_57 ? s_56 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1066 = t813 + 112u;
#line 19 "src/functions/windows.rs"
            const bool t1_30 = t1066 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_29 = t1_30 ? 2147483648u : t2_3;
            const u32 t6_58 = t5_2 - t1066;
#line 20 "src/functions/windows.rs"
            const bool t7_58 = t6_58 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t7_58 ? s_57 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 20 "src/functions/windows.rs"
            const u32 t6_59 = t5_3 - t1066;
#line 20 "src/functions/windows.rs"
            const bool t7_59 = t6_59 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t7_59 ? s_59 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1075 = t813 + 113u;
#line 19 "src/functions/windows.rs"
            const bool t1_31 = t1075 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_30 = t1_31 ? 2147483648u : t2_3;
            const u32 t6_60 = t5_2 - t1075;
#line 20 "src/functions/windows.rs"
            const bool t7_60 = t6_60 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t7_60 ? s_58 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 20 "src/functions/windows.rs"
            const u32 t6_61 = t5_3 - t1075;
#line 20 "src/functions/windows.rs"
            const bool t7_61 = t6_61 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t7_61 ? s_60 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1084 = t813 + 120u;
#line 19 "src/functions/windows.rs"
            const bool t1_32 = t1084 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_31 = t1_32 ? 2147483648u : t2_3;
            const u32 t6_62 = t5_2 - t1084;
#line 20 "src/functions/windows.rs"
            const bool t7_62 = t6_62 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t7_62 ? s_61 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 20 "src/functions/windows.rs"
            const u32 t6_63 = t5_3 - t1084;
#line 20 "src/functions/windows.rs"
            const bool t7_63 = t6_63 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t7_63 ? s_63 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1093 = t813 + 121u;
#line 19 "src/functions/windows.rs"
            const bool t1_33 = t1093 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_32 = t1_33 ? 2147483648u : t2_3;
            const u32 t6_64 = t5_2 - t1093;
#line 20 "src/functions/windows.rs"
            const bool t7_64 = t6_64 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t7_64 ? s_62 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 20 "src/functions/windows.rs"
            const u32 t6_65 = t5_3 - t1093;
#line 20 "src/functions/windows.rs"
            const bool t7_65 = t6_65 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t7_65 ? s_64 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 first_key_2 = block_3 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1103 = t585 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t1103 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1105 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1106 = t1105 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_2 + t1106;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1108 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1109 = first_query_2 + t1108;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1110 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t1110 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1113 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1113;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1115 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1117 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1117;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1119 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1119;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1121 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1121;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 17u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1123 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1123;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1125 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1125;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 25u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1127 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1127;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 32u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1129 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1129;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 33u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1131 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 40u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1133 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1133;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 41u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1135 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 48u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1137 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 49u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 56u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 57u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1143 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 64u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1145 = visible_18 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 65u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1147 = visible_19 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 72u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_20 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 73u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1151 = visible_21 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 80u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_22 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 81u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1155 = visible_23 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 88u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1157 = visible_24 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 89u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1159 = visible_25 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 96u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1161 = visible_26 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1161;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 97u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1163 = visible_27 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1163;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 104u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1165 = visible_28 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 105u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1167 = visible_29 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1167;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 112u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1169 = visible_30 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1169;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 113u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1171 = visible_31 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1171;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 120u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1173 = visible_32 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1173;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 121u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1175 = visible_33 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1175;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1176 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1177 = first_query_2 + t1176;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1178 = t1177 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1179 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t1179 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1182 = visible_34 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1182;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1184 = visible_35 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1184;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1186 = visible_36 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1186;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1188 = visible_37 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1188;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1190 = visible_38 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1190;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1192 = visible_39 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1192;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1194 = visible_40 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1194;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1196 = visible_41 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1196;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1198 = visible_42 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1198;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1200 = visible_43 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1200;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1202 = visible_44 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1202;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1204 = visible_45 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1204;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1206 = visible_46 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1206;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1208 = visible_47 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1208;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1210 = visible_48 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1212 = visible_49 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 64u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1214 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 65u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1216 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 72u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1218 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 73u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1220 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 80u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1222 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 81u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1224 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 88u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1226 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 89u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1228 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 96u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1230 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 97u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1232 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 104u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1234 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 105u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1236 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 112u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1238 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 113u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1240 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 120u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1242 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1242;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 121u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1244 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1244;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1246;
            asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1247;
            asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1246), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1248;
            asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1249;
            asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1250;
            asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1251;
            asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1247), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1252;
            asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1248), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1253;
            asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1249), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1254;
            asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1250), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1255;
            asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1251), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1252), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1257;
            asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1253), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1258;
            asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1254), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1259;
            asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1255), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(t1256), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1261;
            asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1257), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1262;
            asm("max.f32 %0, %1, %2;" : "=f"(t1262) : "f"(t1258), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1263;
            asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(t1259), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1264;
            asm("max.f32 %0, %1, %2;" : "=f"(t1264) : "f"(t1260), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1265;
            asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(t1261), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1266;
            asm("max.f32 %0, %1, %2;" : "=f"(t1266) : "f"(t1262), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1267;
            asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(t1263), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1268;
            asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(t1264), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1269;
            asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(t1265), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1270;
            asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(t1266), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1271;
            asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1267), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1272;
            asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1273;
            asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1274;
            asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(s_62));
            f32 t1275;
            asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(t1272));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1273), "f"(t1274));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1275), "f"(t1276));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1278;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1278) : "f"(t1277));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_7;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t1277), "f"(t1278));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1280;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1280) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_7), "f"(t1280));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1283 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1283;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1285 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(old), "f"(scale_log2), "f"(t1285));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1286));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1288 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1289 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1289));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t1291;
            const f32 t1292 = t1288 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1293 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1293));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1295;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1296 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1296));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1298;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1299 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1301;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1302 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1302));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1304;
            const f32 t1305 = t1292 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1306));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1308;
            const f32 t1309 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1310));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1312) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1312;
            const f32 t1313 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1314 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1314));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1316;
            const f32 t1317 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1318));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1320;
            const f32 t1321 = t1305 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1322 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1322));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1324;
            const f32 t1325 = t1309 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1326));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1328;
            const f32 t1329 = t1313 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1330));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1332;
            const f32 t1333 = t1317 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1336;
            const f32 t1337 = t1321 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1340;
            const f32 t1341 = t1325 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1342));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1344;
            const f32 t1345 = t1329 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1348;
            const f32 t1349 = t1333 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1352;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1352;
            const f32 t1353 = t1337 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1354 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1354));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1356;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1356;
            const f32 t1357 = t1341 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1358 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1360;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1360;
            const f32 t1361 = t1345 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1362 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1362));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1364;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1364;
            const f32 t1365 = t1349 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1366 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1366));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1368;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1368;
            const f32 t1369 = t1353 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1370 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1370));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1372;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1372;
            const f32 t1373 = t1357 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1374 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1374));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1376;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1376;
            const f32 t1377 = t1361 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1378 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1378));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1380;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1380;
            const f32 t1381 = t1365 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1382 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1382));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1384;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1384;
            const f32 t1385 = t1369 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1386 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1386));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1388;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1388;
            const f32 t1389 = t1373 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1390 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1390));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1392;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1392;
            const f32 t1393 = t1377 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1394 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1396;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1396;
            const f32 t1397 = t1381 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1398 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1398));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1400;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1400;
            const f32 t1401 = t1385 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1402 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1402));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1404;
            const f32 t1405 = t1389 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1406 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1408;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1408;
            const f32 t1409 = t1393 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1410 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1412;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1412;
            const f32 t1413 = t1397 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1414 = t1401 + t1405;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1415 = t1409 + t1413;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1416 = t1414 + t1415;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1416;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1418;
            asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1419;
            asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1418), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1420;
            asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1421;
            asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1422;
            asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1423;
            asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1424;
            asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1420), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1425;
            asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1421), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1426;
            asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1422), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1427;
            asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1423), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1428;
            asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1424), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1429;
            asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1425), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1430;
            asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1426), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1431;
            asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1427), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1432;
            asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1428), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1433;
            asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1429), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1434;
            asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1430), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1435;
            asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1431), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1436;
            asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1432), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1437;
            asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1433), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1438;
            asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1434), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1439;
            asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1435), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1440;
            asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1436), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1441;
            asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1437), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1442;
            asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1443;
            asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1444;
            asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1445;
            asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1446;
            asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_64));
            f32 t1447;
            asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(t1444));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1448;
            asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1445), "f"(t1446));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1449;
            asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1447), "f"(t1448));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1450;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1450) : "f"(t1449));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_8;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t1449), "f"(t1450));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1452;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1452) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_8), "f"(t1452));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1455 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1455;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1457 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1458;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1458) : "f"(old_2), "f"(scale_log2), "f"(t1457));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1458));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1460 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1461 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1463;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1463;
            const f32 t1464 = t1460 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1465 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1467;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1467;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1468 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1470;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1470;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1471 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1473;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1473;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1474 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1474));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1476;
            const f32 t1477 = t1464 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1478 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1478));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1480;
            const f32 t1481 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1482 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1482));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1484;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1484;
            const f32 t1485 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1486 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1486));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1488;
            const f32 t1489 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1490 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1490));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1492;
            const f32 t1493 = t1477 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1494 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1494));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1496;
            const f32 t1497 = t1481 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1498 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1498));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1500;
            const f32 t1501 = t1485 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1502 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1502));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1504;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1504;
            const f32 t1505 = t1489 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1506 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1506));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1508;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1508;
            const f32 t1509 = t1493 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1510 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1510));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1512;
            const f32 t1513 = t1497 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1514 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1514));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1516;
            const f32 t1517 = t1501 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1518 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1518));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1520;
            const f32 t1521 = t1505 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1522 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1522));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1524;
            const f32 t1525 = t1509 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1526 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1526));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1528;
            const f32 t1529 = t1513 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1530 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1530));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1532;
            const f32 t1533 = t1517 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1534 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1534));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1536;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1536;
            const f32 t1537 = t1521 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1538 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1538));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1540;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1540;
            const f32 t1541 = t1525 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1542 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1542));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1544;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1544;
            const f32 t1545 = t1529 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1546 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1546));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1548;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1548) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1548;
            const f32 t1549 = t1533 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1550 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1550));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1552;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1552;
            const f32 t1553 = t1537 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1554 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1554));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1556;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1556;
            const f32 t1557 = t1541 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1558 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1558));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1560;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1560;
            const f32 t1561 = t1545 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1562 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1562));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1564;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1564;
            const f32 t1565 = t1549 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1566 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1566));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1568;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1568;
            const f32 t1569 = t1553 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1570 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1570));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1572;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1572;
            const f32 t1573 = t1557 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1574 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1574));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1576;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1576;
            const f32 t1577 = t1561 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1578 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1578));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1580;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1580;
            const f32 t1581 = t1565 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1582 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1582));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1584;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1584;
            const f32 t1585 = t1569 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1586 = t1573 + t1577;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1587 = t1581 + t1585;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1588 = t1586 + t1587;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1588;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1589;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1590;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1591;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1592;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1593;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1594;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1595;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1596;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1597;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1598;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1599;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1600;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1601;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1602;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1603;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1604;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1605;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1606;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1607;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1608;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1609;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1610;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1611;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1612;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1613;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1614;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1615;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1616;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1617;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1618;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1619;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1620;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1589;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1590;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1591;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1592;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1593;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1594;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1595;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1596;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1597;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1598;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1599;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1600;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1601;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1602;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1603;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1604;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1605;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1606;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1607;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1608;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1609;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1610;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1611;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1612;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1613;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1614;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1615;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1616;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1617;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1618;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1619;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1620;
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
#line 327 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 count_4 = 1u;
#line 203 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = chunk_2;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1622 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1623 = t1622 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1624 = t1623 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1625 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1626 = t1625 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1627 = t1624 - t1626;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1628 = t1627 + 31u;
#line 235 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1629 = t1628 >> 5u;
#line 204 "fa-kernels/src/attention/block_walk.rs"
            #pragma unroll 1
            for (u32 i_3 = first_8; i_3 < t1629; i_3 += 1u) {
#line 205 "fa-kernels/src/attention/block_walk.rs"
                const bool t1630 = i_3 != first_8;
#line 205 "fa-kernels/src/attention/block_walk.rs"
                if (t1630) {
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1631 = threadIdx.x;
#line 249 "fa-kernels/src/attention/block_walk.rs"
                    const u32 lane_7 = t1631 & 31u;
                    const u32 t1633 = i_3 << 5u;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1634 = 31u - lane_7;
#line 250 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_12 = t1633 + t1634;
                    partial_2 = 0u;
                    whole_6 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1636 = end_5 - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1637 = t1636 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1638 = t1637 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1639 = end_5 - end_5;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1640 = t1639 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1641 = t1638 - t1640;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1642 = number_12 < t1641;
#line 253 "fa-kernels/src/attention/block_walk.rs"
                    if (t1642) {
                        const bool t1643 = i_3 < 2u;
#line 254 "fa-kernels/src/attention/block_walk.rs"
                        if (t1643) {
                            const u32 t1644 = number_12 << 3u;
#line 255 "fa-kernels/src/attention/block_walk.rs"
                            const u32 pair_9 = t602 + t1644;
                            f32 t1646;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1646) : "r"(pair_9) : "memory");
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1647;
                            asm("mov.b32 %0, %1;" : "=r"(t1647) : "f"(t1646));
#line 256 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1647;
                            f32 t1648;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1648) : "r"(pair_9) : "memory");
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            u32 t1649;
                            asm("mov.b32 %0, %1;" : "=r"(t1649) : "f"(t1648));
#line 257 "fa-kernels/src/attention/block_walk.rs"
                            whole_6 = t1649;
                        } else {
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1650 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1651 = t1650 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1652 = t1651 - number_12;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_9 = t1652 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1654 = end_5 - end_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1655 = t1654 > first_9 ? t1654 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin_4 = t1655 - first_9;
                            const u32 t1657 = end_5 - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_9 = t1657 < 32u ? t1657 : 32u;
                            const u32 t1659 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1660 = 32u - end_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1661 = 4294967295u >> t1660;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1662 = t1659 & t1661;
#line 259 "fa-kernels/src/attention/block_walk.rs"
                            partial_2 = t1662;
                        }
                    }
                }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const bool t1663 = partial_2 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1664 = __ballot_sync(0xffffffffu, t1663);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_7 = t1664;
                while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                    const bool t1665 = lanes_7 != 0u;
                    if (!t1665) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_7;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_7) : "r"(lanes_7));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1667 = 1u << holder_7;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1668 = lanes_7 ^ t1667;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    lanes_7 = t1668;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1669 = i_3 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1670 = 31u - holder_7;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_13 = t1669 + t1670;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1672 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1673 = t1672 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1674 = t1673 - number_13;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_10 = t1674 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 t1676;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1676) : "r"(partial_2), "r"(holder_7));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_4 = t1676;
                    while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                        const bool t1677 = rest_4 != 0u;
                        if (!t1677) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_7;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest_4));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1679 = 1u << bit_7;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t1680 = rest_4 ^ t1679;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        rest_4 = t1680;
                        const u32 t1681 = first_10 + bit_7;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        block_3 = t1681;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1682 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t1682) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1683 = passed_2 + count_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1684 = t1683 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1685 = t1684 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1686 = t10 + t1685;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1687 = t1683 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1688 = t1687 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1686), "r"(t1688) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1689 = t735 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1690 = t1689 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t1691 = smem_1 + t1690;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1692 = t1683 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1693 = t1692 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1694 = t8 + t1693;
                        const u32 t1695 = t1691 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1696 = t1694 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1697 = t1695 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1698 = (u64)t1697;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1699 = t1698 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1700 = t1696 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1701 = (u64)t1700;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1702 = t1701 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1703 = t1695 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1704 = (u64)t1703;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1705 = t1704 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1706 = t1696 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1707 = (u64)t1706;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1708 = t1707 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1709 = t1695 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1710 = (u64)t1709;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1711 = t1710 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1712 = t1696 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1713 = (u64)t1712;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1714 = t1713 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1715 = t1695 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1716 = (u64)t1715;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1717 = t1716 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1718 = t1696 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1719 = (u64)t1718;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1720 = t1719 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1721 = t1695 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1722 = (u64)t1721;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1723 = t1722 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1724 = t1696 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1725 = (u64)t1724;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1726 = t1725 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1727 = t1695 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1728 = (u64)t1727;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1729 = t1728 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1730 = t1696 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1731 = (u64)t1730;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1732 = t1731 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1733 = t1695 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1734 = (u64)t1733;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1735 = t1734 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1736 = t1696 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1737 = (u64)t1736;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1738 = t1737 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1739 = t1695 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1740 = (u64)t1739;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1741 = t1740 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1742 = t1696 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1743 = (u64)t1742;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1744 = t1743 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717), "l"(t1720), "l"(t1723), "l"(t1726), "l"(t1729), "l"(t1732), "l"(t1735), "l"(t1738), "l"(t1741), "l"(t1744) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1745 = count_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1746 = passed_2 + t1745;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1747 = t1746 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1748 = t1747 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1749 = t1748 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1750 = t10 + t1749;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1751 = t1746 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1752 = t1751 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1750), "r"(t1752) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_29 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_30 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_31 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_32 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t1753 = t1746 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1754 = t1753 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1755 = t9 + t1754;
                        const u32 t1756 = t1755 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1757 = t1756 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1758 = (u64)t1757;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1759 = t1758 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1760 = t1756 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1761 = (u64)t1760;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1762 = t1761 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1763 = t1756 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1764 = (u64)t1763;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1765 = t1764 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1766 = t1756 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1767 = (u64)t1766;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1768 = t1767 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1769 = t1756 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1770 = (u64)t1769;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1771 = t1770 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1772 = t1756 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1773 = (u64)t1772;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1774 = t1773 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1775 = t1756 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1776 = (u64)t1775;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1777 = t1776 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1778 = t1756 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1779 = (u64)t1778;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t1780 = t1779 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1759), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1762), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1765), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1768), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1771), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1774), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1777), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1780) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t1781 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1782 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next = t1781 ? 0u : t1782;
                        const u32 t1784 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1784) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t1785 = passed_2 + count_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1786 = t1785 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1787 = t1786 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1788 = t1787 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1789 = t10 + t1788;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1790 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1790) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1789) : "memory");
                        }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_3 = block_3 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1792 = t585 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_3 = t1792 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1794 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1795 = t1794 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t1796 = first_key_3 + t1795;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t1797 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_34 = t1796 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_33 = t1_34 ? 2147483648u : t2_3;
                        const u32 t6_66 = t5_2 - t1796;
#line 20 "src/functions/windows.rs"
                        const bool t7_66 = t6_66 < reach_33;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_65 = t7_66 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = changed_65;
#line 20 "src/functions/windows.rs"
                        const u32 t6_67 = t5_3 - t1796;
#line 20 "src/functions/windows.rs"
                        const bool t7_67 = t6_67 < reach_33;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_66 = t7_67 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = changed_66;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1806 = t1796 + 1u;
#line 19 "src/functions/windows.rs"
                        const bool t1_35 = t1806 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_34 = t1_35 ? 2147483648u : t2_3;
                        const u32 t6_68 = t5_2 - t1806;
#line 20 "src/functions/windows.rs"
                        const bool t7_68 = t6_68 < reach_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_67 = t7_68 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = changed_67;
#line 20 "src/functions/windows.rs"
                        const u32 t6_69 = t5_3 - t1806;
#line 20 "src/functions/windows.rs"
                        const bool t7_69 = t6_69 < reach_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_68 = t7_69 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = changed_68;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1815 = t1796 + 8u;
#line 19 "src/functions/windows.rs"
                        const bool t1_36 = t1815 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_35 = t1_36 ? 2147483648u : t2_3;
                        const u32 t6_70 = t5_2 - t1815;
#line 20 "src/functions/windows.rs"
                        const bool t7_70 = t6_70 < reach_35;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_69 = t7_70 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = changed_69;
#line 20 "src/functions/windows.rs"
                        const u32 t6_71 = t5_3 - t1815;
#line 20 "src/functions/windows.rs"
                        const bool t7_71 = t6_71 < reach_35;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_70 = t7_71 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = changed_70;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1824 = t1796 + 9u;
#line 19 "src/functions/windows.rs"
                        const bool t1_37 = t1824 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_36 = t1_37 ? 2147483648u : t2_3;
                        const u32 t6_72 = t5_2 - t1824;
#line 20 "src/functions/windows.rs"
                        const bool t7_72 = t6_72 < reach_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_71 = t7_72 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = changed_71;
#line 20 "src/functions/windows.rs"
                        const u32 t6_73 = t5_3 - t1824;
#line 20 "src/functions/windows.rs"
                        const bool t7_73 = t6_73 < reach_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_72 = t7_73 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = changed_72;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1833 = t1796 + 16u;
#line 19 "src/functions/windows.rs"
                        const bool t1_38 = t1833 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_37 = t1_38 ? 2147483648u : t2_3;
                        const u32 t6_74 = t5_2 - t1833;
#line 20 "src/functions/windows.rs"
                        const bool t7_74 = t6_74 < reach_37;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_73 = t7_74 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = changed_73;
#line 20 "src/functions/windows.rs"
                        const u32 t6_75 = t5_3 - t1833;
#line 20 "src/functions/windows.rs"
                        const bool t7_75 = t6_75 < reach_37;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_74 = t7_75 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = changed_74;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1842 = t1796 + 17u;
#line 19 "src/functions/windows.rs"
                        const bool t1_39 = t1842 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_38 = t1_39 ? 2147483648u : t2_3;
                        const u32 t6_76 = t5_2 - t1842;
#line 20 "src/functions/windows.rs"
                        const bool t7_76 = t6_76 < reach_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_75 = t7_76 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = changed_75;
#line 20 "src/functions/windows.rs"
                        const u32 t6_77 = t5_3 - t1842;
#line 20 "src/functions/windows.rs"
                        const bool t7_77 = t6_77 < reach_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_76 = t7_77 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = changed_76;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1851 = t1796 + 24u;
#line 19 "src/functions/windows.rs"
                        const bool t1_40 = t1851 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_39 = t1_40 ? 2147483648u : t2_3;
                        const u32 t6_78 = t5_2 - t1851;
#line 20 "src/functions/windows.rs"
                        const bool t7_78 = t6_78 < reach_39;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_77 = t7_78 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = changed_77;
#line 20 "src/functions/windows.rs"
                        const u32 t6_79 = t5_3 - t1851;
#line 20 "src/functions/windows.rs"
                        const bool t7_79 = t6_79 < reach_39;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_78 = t7_79 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = changed_78;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1860 = t1796 + 25u;
#line 19 "src/functions/windows.rs"
                        const bool t1_41 = t1860 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_40 = t1_41 ? 2147483648u : t2_3;
                        const u32 t6_80 = t5_2 - t1860;
#line 20 "src/functions/windows.rs"
                        const bool t7_80 = t6_80 < reach_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_79 = t7_80 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = changed_79;
#line 20 "src/functions/windows.rs"
                        const u32 t6_81 = t5_3 - t1860;
#line 20 "src/functions/windows.rs"
                        const bool t7_81 = t6_81 < reach_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_80 = t7_81 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = changed_80;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1869 = t1796 + 32u;
#line 19 "src/functions/windows.rs"
                        const bool t1_42 = t1869 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_41 = t1_42 ? 2147483648u : t2_3;
                        const u32 t6_82 = t5_2 - t1869;
#line 20 "src/functions/windows.rs"
                        const bool t7_82 = t6_82 < reach_41;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_81 = t7_82 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = changed_81;
#line 20 "src/functions/windows.rs"
                        const u32 t6_83 = t5_3 - t1869;
#line 20 "src/functions/windows.rs"
                        const bool t7_83 = t6_83 < reach_41;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_82 = t7_83 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = changed_82;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1878 = t1796 + 33u;
#line 19 "src/functions/windows.rs"
                        const bool t1_43 = t1878 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_42 = t1_43 ? 2147483648u : t2_3;
                        const u32 t6_84 = t5_2 - t1878;
#line 20 "src/functions/windows.rs"
                        const bool t7_84 = t6_84 < reach_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_83 = t7_84 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = changed_83;
#line 20 "src/functions/windows.rs"
                        const u32 t6_85 = t5_3 - t1878;
#line 20 "src/functions/windows.rs"
                        const bool t7_85 = t6_85 < reach_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_84 = t7_85 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = changed_84;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1887 = t1796 + 40u;
#line 19 "src/functions/windows.rs"
                        const bool t1_44 = t1887 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_43 = t1_44 ? 2147483648u : t2_3;
                        const u32 t6_86 = t5_2 - t1887;
#line 20 "src/functions/windows.rs"
                        const bool t7_86 = t6_86 < reach_43;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_85 = t7_86 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = changed_85;
#line 20 "src/functions/windows.rs"
                        const u32 t6_87 = t5_3 - t1887;
#line 20 "src/functions/windows.rs"
                        const bool t7_87 = t6_87 < reach_43;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_86 = t7_87 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = changed_86;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1896 = t1796 + 41u;
#line 19 "src/functions/windows.rs"
                        const bool t1_45 = t1896 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_44 = t1_45 ? 2147483648u : t2_3;
                        const u32 t6_88 = t5_2 - t1896;
#line 20 "src/functions/windows.rs"
                        const bool t7_88 = t6_88 < reach_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_87 = t7_88 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = changed_87;
#line 20 "src/functions/windows.rs"
                        const u32 t6_89 = t5_3 - t1896;
#line 20 "src/functions/windows.rs"
                        const bool t7_89 = t6_89 < reach_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_88 = t7_89 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = changed_88;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1905 = t1796 + 48u;
#line 19 "src/functions/windows.rs"
                        const bool t1_46 = t1905 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_45 = t1_46 ? 2147483648u : t2_3;
                        const u32 t6_90 = t5_2 - t1905;
#line 20 "src/functions/windows.rs"
                        const bool t7_90 = t6_90 < reach_45;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_89 = t7_90 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = changed_89;
#line 20 "src/functions/windows.rs"
                        const u32 t6_91 = t5_3 - t1905;
#line 20 "src/functions/windows.rs"
                        const bool t7_91 = t6_91 < reach_45;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_90 = t7_91 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = changed_90;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1914 = t1796 + 49u;
#line 19 "src/functions/windows.rs"
                        const bool t1_47 = t1914 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_46 = t1_47 ? 2147483648u : t2_3;
                        const u32 t6_92 = t5_2 - t1914;
#line 20 "src/functions/windows.rs"
                        const bool t7_92 = t6_92 < reach_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_91 = t7_92 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = changed_91;
#line 20 "src/functions/windows.rs"
                        const u32 t6_93 = t5_3 - t1914;
#line 20 "src/functions/windows.rs"
                        const bool t7_93 = t6_93 < reach_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_92 = t7_93 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = changed_92;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1923 = t1796 + 56u;
#line 19 "src/functions/windows.rs"
                        const bool t1_48 = t1923 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_47 = t1_48 ? 2147483648u : t2_3;
                        const u32 t6_94 = t5_2 - t1923;
#line 20 "src/functions/windows.rs"
                        const bool t7_94 = t6_94 < reach_47;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_93 = t7_94 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = changed_93;
#line 20 "src/functions/windows.rs"
                        const u32 t6_95 = t5_3 - t1923;
#line 20 "src/functions/windows.rs"
                        const bool t7_95 = t6_95 < reach_47;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_94 = t7_95 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = changed_94;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1932 = t1796 + 57u;
#line 19 "src/functions/windows.rs"
                        const bool t1_49 = t1932 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_48 = t1_49 ? 2147483648u : t2_3;
                        const u32 t6_96 = t5_2 - t1932;
#line 20 "src/functions/windows.rs"
                        const bool t7_96 = t6_96 < reach_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_95 = t7_96 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = changed_95;
#line 20 "src/functions/windows.rs"
                        const u32 t6_97 = t5_3 - t1932;
#line 20 "src/functions/windows.rs"
                        const bool t7_97 = t6_97 < reach_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_96 = t7_97 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = changed_96;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1941 = t1796 + 64u;
#line 19 "src/functions/windows.rs"
                        const bool t1_50 = t1941 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_49 = t1_50 ? 2147483648u : t2_3;
                        const u32 t6_98 = t5_2 - t1941;
#line 20 "src/functions/windows.rs"
                        const bool t7_98 = t6_98 < reach_49;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_97 = t7_98 ? s_33 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_33 = changed_97;
#line 20 "src/functions/windows.rs"
                        const u32 t6_99 = t5_3 - t1941;
#line 20 "src/functions/windows.rs"
                        const bool t7_99 = t6_99 < reach_49;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_98 = t7_99 ? s_35 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_35 = changed_98;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1950 = t1796 + 65u;
#line 19 "src/functions/windows.rs"
                        const bool t1_51 = t1950 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_50 = t1_51 ? 2147483648u : t2_3;
                        const u32 t6_100 = t5_2 - t1950;
#line 20 "src/functions/windows.rs"
                        const bool t7_100 = t6_100 < reach_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_99 = t7_100 ? s_34 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_34 = changed_99;
#line 20 "src/functions/windows.rs"
                        const u32 t6_101 = t5_3 - t1950;
#line 20 "src/functions/windows.rs"
                        const bool t7_101 = t6_101 < reach_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_100 = t7_101 ? s_36 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_36 = changed_100;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1959 = t1796 + 72u;
#line 19 "src/functions/windows.rs"
                        const bool t1_52 = t1959 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_51 = t1_52 ? 2147483648u : t2_3;
                        const u32 t6_102 = t5_2 - t1959;
#line 20 "src/functions/windows.rs"
                        const bool t7_102 = t6_102 < reach_51;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_101 = t7_102 ? s_37 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_37 = changed_101;
#line 20 "src/functions/windows.rs"
                        const u32 t6_103 = t5_3 - t1959;
#line 20 "src/functions/windows.rs"
                        const bool t7_103 = t6_103 < reach_51;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_102 = t7_103 ? s_39 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_39 = changed_102;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1968 = t1796 + 73u;
#line 19 "src/functions/windows.rs"
                        const bool t1_53 = t1968 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_52 = t1_53 ? 2147483648u : t2_3;
                        const u32 t6_104 = t5_2 - t1968;
#line 20 "src/functions/windows.rs"
                        const bool t7_104 = t6_104 < reach_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_103 = t7_104 ? s_38 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_38 = changed_103;
#line 20 "src/functions/windows.rs"
                        const u32 t6_105 = t5_3 - t1968;
#line 20 "src/functions/windows.rs"
                        const bool t7_105 = t6_105 < reach_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_104 = t7_105 ? s_40 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_40 = changed_104;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1977 = t1796 + 80u;
#line 19 "src/functions/windows.rs"
                        const bool t1_54 = t1977 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_53 = t1_54 ? 2147483648u : t2_3;
                        const u32 t6_106 = t5_2 - t1977;
#line 20 "src/functions/windows.rs"
                        const bool t7_106 = t6_106 < reach_53;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_105 = t7_106 ? s_41 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_41 = changed_105;
#line 20 "src/functions/windows.rs"
                        const u32 t6_107 = t5_3 - t1977;
#line 20 "src/functions/windows.rs"
                        const bool t7_107 = t6_107 < reach_53;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_106 = t7_107 ? s_43 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_43 = changed_106;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1986 = t1796 + 81u;
#line 19 "src/functions/windows.rs"
                        const bool t1_55 = t1986 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_54 = t1_55 ? 2147483648u : t2_3;
                        const u32 t6_108 = t5_2 - t1986;
#line 20 "src/functions/windows.rs"
                        const bool t7_108 = t6_108 < reach_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_107 = t7_108 ? s_42 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_42 = changed_107;
#line 20 "src/functions/windows.rs"
                        const u32 t6_109 = t5_3 - t1986;
#line 20 "src/functions/windows.rs"
                        const bool t7_109 = t6_109 < reach_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_108 = t7_109 ? s_44 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_44 = changed_108;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1995 = t1796 + 88u;
#line 19 "src/functions/windows.rs"
                        const bool t1_56 = t1995 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_55 = t1_56 ? 2147483648u : t2_3;
                        const u32 t6_110 = t5_2 - t1995;
#line 20 "src/functions/windows.rs"
                        const bool t7_110 = t6_110 < reach_55;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_109 = t7_110 ? s_45 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_45 = changed_109;
#line 20 "src/functions/windows.rs"
                        const u32 t6_111 = t5_3 - t1995;
#line 20 "src/functions/windows.rs"
                        const bool t7_111 = t6_111 < reach_55;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_110 = t7_111 ? s_47 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_47 = changed_110;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2004 = t1796 + 89u;
#line 19 "src/functions/windows.rs"
                        const bool t1_57 = t2004 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_56 = t1_57 ? 2147483648u : t2_3;
                        const u32 t6_112 = t5_2 - t2004;
#line 20 "src/functions/windows.rs"
                        const bool t7_112 = t6_112 < reach_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_111 = t7_112 ? s_46 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_46 = changed_111;
#line 20 "src/functions/windows.rs"
                        const u32 t6_113 = t5_3 - t2004;
#line 20 "src/functions/windows.rs"
                        const bool t7_113 = t6_113 < reach_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_112 = t7_113 ? s_48 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_48 = changed_112;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2013 = t1796 + 96u;
#line 19 "src/functions/windows.rs"
                        const bool t1_58 = t2013 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_57 = t1_58 ? 2147483648u : t2_3;
                        const u32 t6_114 = t5_2 - t2013;
#line 20 "src/functions/windows.rs"
                        const bool t7_114 = t6_114 < reach_57;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_113 = t7_114 ? s_49 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_49 = changed_113;
#line 20 "src/functions/windows.rs"
                        const u32 t6_115 = t5_3 - t2013;
#line 20 "src/functions/windows.rs"
                        const bool t7_115 = t6_115 < reach_57;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_114 = t7_115 ? s_51 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_51 = changed_114;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2022 = t1796 + 97u;
#line 19 "src/functions/windows.rs"
                        const bool t1_59 = t2022 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_58 = t1_59 ? 2147483648u : t2_3;
                        const u32 t6_116 = t5_2 - t2022;
#line 20 "src/functions/windows.rs"
                        const bool t7_116 = t6_116 < reach_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_115 = t7_116 ? s_50 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_50 = changed_115;
#line 20 "src/functions/windows.rs"
                        const u32 t6_117 = t5_3 - t2022;
#line 20 "src/functions/windows.rs"
                        const bool t7_117 = t6_117 < reach_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_116 = t7_117 ? s_52 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_52 = changed_116;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2031 = t1796 + 104u;
#line 19 "src/functions/windows.rs"
                        const bool t1_60 = t2031 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_59 = t1_60 ? 2147483648u : t2_3;
                        const u32 t6_118 = t5_2 - t2031;
#line 20 "src/functions/windows.rs"
                        const bool t7_118 = t6_118 < reach_59;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_117 = t7_118 ? s_53 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_53 = changed_117;
#line 20 "src/functions/windows.rs"
                        const u32 t6_119 = t5_3 - t2031;
#line 20 "src/functions/windows.rs"
                        const bool t7_119 = t6_119 < reach_59;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_118 = t7_119 ? s_55 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_55 = changed_118;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2040 = t1796 + 105u;
#line 19 "src/functions/windows.rs"
                        const bool t1_61 = t2040 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_60 = t1_61 ? 2147483648u : t2_3;
                        const u32 t6_120 = t5_2 - t2040;
#line 20 "src/functions/windows.rs"
                        const bool t7_120 = t6_120 < reach_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_119 = t7_120 ? s_54 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_54 = changed_119;
#line 20 "src/functions/windows.rs"
                        const u32 t6_121 = t5_3 - t2040;
#line 20 "src/functions/windows.rs"
                        const bool t7_121 = t6_121 < reach_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_120 = t7_121 ? s_56 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_56 = changed_120;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2049 = t1796 + 112u;
#line 19 "src/functions/windows.rs"
                        const bool t1_62 = t2049 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_61 = t1_62 ? 2147483648u : t2_3;
                        const u32 t6_122 = t5_2 - t2049;
#line 20 "src/functions/windows.rs"
                        const bool t7_122 = t6_122 < reach_61;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_121 = t7_122 ? s_57 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_57 = changed_121;
#line 20 "src/functions/windows.rs"
                        const u32 t6_123 = t5_3 - t2049;
#line 20 "src/functions/windows.rs"
                        const bool t7_123 = t6_123 < reach_61;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_122 = t7_123 ? s_59 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_59 = changed_122;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2058 = t1796 + 113u;
#line 19 "src/functions/windows.rs"
                        const bool t1_63 = t2058 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_62 = t1_63 ? 2147483648u : t2_3;
                        const u32 t6_124 = t5_2 - t2058;
#line 20 "src/functions/windows.rs"
                        const bool t7_124 = t6_124 < reach_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_123 = t7_124 ? s_58 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_58 = changed_123;
#line 20 "src/functions/windows.rs"
                        const u32 t6_125 = t5_3 - t2058;
#line 20 "src/functions/windows.rs"
                        const bool t7_125 = t6_125 < reach_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_124 = t7_125 ? s_60 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_60 = changed_124;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2067 = t1796 + 120u;
#line 19 "src/functions/windows.rs"
                        const bool t1_64 = t2067 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_63 = t1_64 ? 2147483648u : t2_3;
                        const u32 t6_126 = t5_2 - t2067;
#line 20 "src/functions/windows.rs"
                        const bool t7_126 = t6_126 < reach_63;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_125 = t7_126 ? s_61 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_61 = changed_125;
#line 20 "src/functions/windows.rs"
                        const u32 t6_127 = t5_3 - t2067;
#line 20 "src/functions/windows.rs"
                        const bool t7_127 = t6_127 < reach_63;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_126 = t7_127 ? s_63 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_63 = changed_126;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2076 = t1796 + 121u;
#line 19 "src/functions/windows.rs"
                        const bool t1_65 = t2076 < argument1;
#line 19 "src/functions/windows.rs"
                        const u32 reach_64 = t1_65 ? 2147483648u : t2_3;
                        const u32 t6_128 = t5_2 - t2076;
#line 20 "src/functions/windows.rs"
                        const bool t7_128 = t6_128 < reach_64;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_127 = t7_128 ? s_62 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_62 = changed_127;
#line 20 "src/functions/windows.rs"
                        const u32 t6_129 = t5_3 - t2076;
#line 20 "src/functions/windows.rs"
                        const bool t7_129 = t6_129 < reach_64;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 changed_128 = t7_129 ? s_64 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_64 = changed_128;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                        const u32 first_key_4 = block_3 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2086 = t585 + t574;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 first_query_4 = t2086 + t573;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2088 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2089 = t2088 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column_2 = first_key_4 + t2089;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2091 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2092 = first_query_4 + t2091;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2093 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t2093 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_66 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2096 = visible_66 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t2096;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_67 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2098 = visible_67 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t2098;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_68 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2100 = visible_68 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t2100;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_69 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2102 = visible_69 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t2102;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_70 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2104 = visible_70 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t2104;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_71 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2106 = visible_71 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t2106;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_72 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2108 = visible_72 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t2108;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_73 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2110 = visible_73 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t2110;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_74 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2112 = visible_74 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t2112;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_75 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2114 = visible_75 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t2114;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_76 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2116 = visible_76 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t2116;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_77 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2118 = visible_77 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t2118;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_78 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2120 = visible_78 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t2120;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_79 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2122 = visible_79 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t2122;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_80 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2124 = visible_80 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t2124;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_81 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2126 = visible_81 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t2126;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_82 = 64u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2128 = visible_82 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_33 = t2128;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_83 = 65u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2130 = visible_83 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_34 = t2130;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_84 = 72u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2132 = visible_84 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_37 = t2132;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_85 = 73u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2134 = visible_85 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_38 = t2134;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_86 = 80u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2136 = visible_86 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_41 = t2136;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_87 = 81u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2138 = visible_87 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_42 = t2138;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_88 = 88u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2140 = visible_88 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_45 = t2140;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_89 = 89u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2142 = visible_89 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_46 = t2142;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_90 = 96u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2144 = visible_90 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_49 = t2144;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_91 = 97u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2146 = visible_91 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_50 = t2146;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_92 = 104u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2148 = visible_92 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_53 = t2148;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_93 = 105u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2150 = visible_93 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_54 = t2150;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_94 = 112u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2152 = visible_94 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_57 = t2152;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_95 = 113u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2154 = visible_95 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_58 = t2154;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_96 = 120u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2156 = visible_96 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_61 = t2156;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_97 = 121u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2158 = visible_97 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_62 = t2158;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2159 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2160 = first_query_4 + t2159;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t2161 = t2160 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t2162 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t2162 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_98 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2165 = visible_98 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t2165;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_99 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2167 = visible_99 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t2167;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_100 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2169 = visible_100 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t2169;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_101 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2171 = visible_101 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t2171;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_102 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2173 = visible_102 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t2173;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_103 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2175 = visible_103 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t2175;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_104 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2177 = visible_104 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t2177;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_105 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2179 = visible_105 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t2179;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_106 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2181 = visible_106 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t2181;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_107 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2183 = visible_107 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t2183;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_108 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2185 = visible_108 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t2185;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_109 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2187 = visible_109 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t2187;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_110 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2189 = visible_110 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t2189;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_111 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2191 = visible_111 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t2191;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_112 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2193 = visible_112 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t2193;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_113 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2195 = visible_113 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t2195;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_114 = 64u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2197 = visible_114 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_35 = t2197;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_115 = 65u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2199 = visible_115 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_36 = t2199;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_116 = 72u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2201 = visible_116 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_39 = t2201;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_117 = 73u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2203 = visible_117 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_40 = t2203;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_118 = 80u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2205 = visible_118 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_43 = t2205;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_119 = 81u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2207 = visible_119 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_44 = t2207;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_120 = 88u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2209 = visible_120 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_47 = t2209;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_121 = 89u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2211 = visible_121 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_48 = t2211;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_122 = 96u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2213 = visible_122 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_51 = t2213;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_123 = 97u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2215 = visible_123 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_52 = t2215;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_124 = 104u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2217 = visible_124 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_55 = t2217;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_125 = 105u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2219 = visible_125 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_56 = t2219;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_126 = 112u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2221 = visible_126 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_59 = t2221;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_127 = 113u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2223 = visible_127 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_60 = t2223;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_128 = 120u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2225 = visible_128 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_63 = t2225;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_129 = 121u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t2227 = visible_129 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_64 = t2227;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2228;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2228) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2229;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2229) : "f"(t2228), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2230;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2230) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2231;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2231) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2232;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2232) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2233;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2233) : "f"(t2229), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2234;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2234) : "f"(t2230), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2235;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2235) : "f"(t2231), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2236;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2236) : "f"(t2232), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2237;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2237) : "f"(t2233), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2238;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2238) : "f"(t2234), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2239;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2239) : "f"(t2235), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2240;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2240) : "f"(t2236), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2241;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2241) : "f"(t2237), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2242;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2242) : "f"(t2238), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2243;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2243) : "f"(t2239), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2244;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2240), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2245;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2241), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2246;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2246) : "f"(t2242), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2247;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2247) : "f"(t2243), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2248;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2248) : "f"(t2244), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2249;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2249) : "f"(t2245), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2250;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2250) : "f"(t2246), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2251;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2251) : "f"(t2247), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2252;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2252) : "f"(t2248), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2253;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2253) : "f"(t2249), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2254;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2254) : "f"(t2250), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2255;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2255) : "f"(t2251), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2256;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2256) : "f"(t2252), "f"(s_62));
                        f32 t2257;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2257) : "f"(t2253), "f"(t2254));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2258;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2258) : "f"(t2255), "f"(t2256));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2259;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2259) : "f"(t2257), "f"(t2258));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2260;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2260) : "f"(t2259));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_10;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t2259), "f"(t2260));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2262;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2262) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news;
                        asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_10), "f"(t2262));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2264;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2264) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2265;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2265) : "f"(t2264), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2266;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2266) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2267;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2267) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2268;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2268) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2269;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2269) : "f"(t2265), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2270;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2270) : "f"(t2266), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2271;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2271) : "f"(t2267), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2272;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2272) : "f"(t2268), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2273;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2273) : "f"(t2269), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2274;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2274) : "f"(t2270), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2275;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2275) : "f"(t2271), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2276;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2276) : "f"(t2272), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2277;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2277) : "f"(t2273), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2278;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2278) : "f"(t2274), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2279;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2279) : "f"(t2275), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2280;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2280) : "f"(t2276), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2281;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2281) : "f"(t2277), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2282;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2282) : "f"(t2278), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2283;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2283) : "f"(t2279), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2284;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2284) : "f"(t2280), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2285;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2285) : "f"(t2281), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2286;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2286) : "f"(t2282), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2287;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2287) : "f"(t2283), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2288;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2288) : "f"(t2284), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2289;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2285), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2290;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2290) : "f"(t2286), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2291;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2291) : "f"(t2287), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2292;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2288), "f"(s_64));
                        f32 t2293;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2289), "f"(t2290));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2294;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2291), "f"(t2292));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2295;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2293), "f"(t2294));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2296;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2296) : "f"(t2295));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_11) : "f"(t2295), "f"(t2296));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2298;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2298) : "f"(pair_11));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_11), "f"(t2298));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2300 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2301 = t2300 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2302 = 8.0f < t2301;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2303 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2304 = t2303 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2305 = 8.0f < t2304;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2306 = t2302 | t2305;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                        const bool rose = __any_sync(0xffffffffu, t2306);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_7 = row_max;
                        const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                        const f32 t2311 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_3 = none_3 ? 0.0f : t2311;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2313 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(old_7), "f"(scale_log2), "f"(t2313));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factor;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t2314));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2317 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2318 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_65;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2318));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2320;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s = t2320;
                        const f32 t2321 = t2317 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2322 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_66;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2322));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2324;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_2 = t2324;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2325 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_67;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2327;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_5 = t2327;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2328 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_68;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2328));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2330;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_6 = t2330;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2331 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_69;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2333;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_9 = t2333;
                        const f32 t2334 = t2321 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2335 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_70;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2337;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_10 = t2337;
                        const f32 t2338 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2339 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_71;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2341;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_13 = t2341;
                        const f32 t2342 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2343 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_72;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2345;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_14 = t2345;
                        const f32 t2346 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2347 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_73;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2349;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_17 = t2349;
                        const f32 t2350 = t2334 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2351 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_74;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_18 = t2353;
                        const f32 t2354 = t2338 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2355 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_75;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2357;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2357) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_21 = t2357;
                        const f32 t2358 = t2342 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2359 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_76;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2361;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2361) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_22 = t2361;
                        const f32 t2362 = t2346 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2363 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_77;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2365;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_25 = t2365;
                        const f32 t2366 = t2350 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2367 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_78;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2369;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2369) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_26 = t2369;
                        const f32 t2370 = t2354 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2371 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_79;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2373;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2373) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_29 = t2373;
                        const f32 t2374 = t2358 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2375 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_80;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2377;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2377) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_30 = t2377;
                        const f32 t2378 = t2362 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2379 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_81;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t2379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2381;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2381) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_33 = t2381;
                        const f32 t2382 = t2366 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2383 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_82;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t2383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2385) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_34 = t2385;
                        const f32 t2386 = t2370 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2387 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_83;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t2387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2389;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2389) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_37 = t2389;
                        const f32 t2390 = t2374 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2391 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_84;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t2391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2393;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2393) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_38 = t2393;
                        const f32 t2394 = t2378 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2395 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_85;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t2395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2397;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2397) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_41 = t2397;
                        const f32 t2398 = t2382 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2399 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_86;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t2399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2401;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2401) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_42 = t2401;
                        const f32 t2402 = t2386 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2403 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_87;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t2403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2405;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2405) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_45 = t2405;
                        const f32 t2406 = t2390 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2407 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_88;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t2407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2409) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_46 = t2409;
                        const f32 t2410 = t2394 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2411 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_89;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t2411));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2413;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2413) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_49 = t2413;
                        const f32 t2414 = t2398 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2415 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_90;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t2415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2417;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_50 = t2417;
                        const f32 t2418 = t2402 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2419 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_91;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t2419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2421;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2421) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_53 = t2421;
                        const f32 t2422 = t2406 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2423 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_92;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t2423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2425;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2425) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_54 = t2425;
                        const f32 t2426 = t2410 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2427 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_93;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t2427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2429;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2429) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_57 = t2429;
                        const f32 t2430 = t2414 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2431 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_94;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t2431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2433;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2433) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_58 = t2433;
                        const f32 t2434 = t2418 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2435 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_95;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t2435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2437;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2437) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_61 = t2437;
                        const f32 t2438 = t2422 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2439 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_96;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_62 = t2441;
                        const f32 t2442 = t2426 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2443 = t2430 + t2434;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2444 = t2438 + t2442;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2445 = t2443 + t2444;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        row_sum = t2445;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_8 = row_max_2;
                        const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                        const f32 t2449 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_4 = none_4 ? 0.0f : t2449;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2451 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(old_8), "f"(scale_log2), "f"(t2451));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factor_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t2452));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2455 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2456 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_97;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2456));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2458;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2458) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_3 = t2458;
                        const f32 t2459 = t2455 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2460 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_98;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2460));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2462;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2462) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_4 = t2462;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2463 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_99;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2465;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_7 = t2465;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2466 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2466));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2468;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2468) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_8 = t2468;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2469 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2471;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_11 = t2471;
                        const f32 t2472 = t2459 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2473 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2475;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_12 = t2475;
                        const f32 t2476 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2477 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2479;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_15 = t2479;
                        const f32 t2480 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2481 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2483;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_16 = t2483;
                        const f32 t2484 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2485 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2487;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_19 = t2487;
                        const f32 t2488 = t2472 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2489 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2491;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_20 = t2491;
                        const f32 t2492 = t2476 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2493 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2495;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2495) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_23 = t2495;
                        const f32 t2496 = t2480 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2497 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2499;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2499) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_24 = t2499;
                        const f32 t2500 = t2484 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2501 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2503;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2503) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_27 = t2503;
                        const f32 t2504 = t2488 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2505 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2507;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2507) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_28 = t2507;
                        const f32 t2508 = t2492 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2509 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2511;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_31 = t2511;
                        const f32 t2512 = t2496 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2513 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2515;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_32 = t2515;
                        const f32 t2516 = t2500 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2517 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2519;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2519) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_35 = t2519;
                        const f32 t2520 = t2504 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2521 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2523;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2523) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_36 = t2523;
                        const f32 t2524 = t2508 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2525 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2527;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2527) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_39 = t2527;
                        const f32 t2528 = t2512 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2529 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2531;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_40 = t2531;
                        const f32 t2532 = t2516 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2533 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2535;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2535) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_43 = t2535;
                        const f32 t2536 = t2520 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2537 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2539;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2539) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_44 = t2539;
                        const f32 t2540 = t2524 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2541 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2543;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2543) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_47 = t2543;
                        const f32 t2544 = t2528 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2545 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2547;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2547) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_48 = t2547;
                        const f32 t2548 = t2532 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2549 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2551;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2551) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_51 = t2551;
                        const f32 t2552 = t2536 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2553 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2555;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2555) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_52 = t2555;
                        const f32 t2556 = t2540 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2557 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2559;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2559) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_55 = t2559;
                        const f32 t2560 = t2544 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2561 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2563;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2563) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_56 = t2563;
                        const f32 t2564 = t2548 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2565 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2565));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2567;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2567) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_59 = t2567;
                        const f32 t2568 = t2552 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2569 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2569));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2571;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2571) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_60 = t2571;
                        const f32 t2572 = t2556 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2573 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2573));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2575;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2575) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_63 = t2575;
                        const f32 t2576 = t2560 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2577 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2579;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2579) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_64 = t2579;
                        const f32 t2580 = t2564 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2581 = t2568 + t2572;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2582 = t2576 + t2580;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2583 = t2581 + t2582;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        row_sum_2 = t2583;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t2584 = count_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2585 = passed_2 + t2584;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2586 = t2585 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2587 = t2586 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2588 = t2587 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2589 = t10 + t2588;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2590 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2590) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2589) : "memory");
                        }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2591 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc = t2591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2592 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_2 = t2592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2593 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_5 = t2593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2594 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_6 = t2594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2595 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_9 = t2595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2596 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_10 = t2596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2597 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_13 = t2597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2598 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_14 = t2598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2599 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_17 = t2599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2600 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_18 = t2600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2601 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_21 = t2601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2602 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_22 = t2602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2603 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_25 = t2603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2604 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_26 = t2604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2605 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_29 = t2605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2606 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_30 = t2606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2607 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_33 = t2607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2608 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_34 = t2608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2609 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_37 = t2609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2610 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_38 = t2610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2611 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_41 = t2611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2612 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_42 = t2612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2613 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_45 = t2613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2614 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_46 = t2614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2615 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_49 = t2615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2616 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_50 = t2616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2617 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_53 = t2617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2618 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_54 = t2618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2619 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_57 = t2619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2620 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_58 = t2620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2621 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_61 = t2621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2622 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_62 = t2622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2623 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_3 = t2623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2624 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_4 = t2624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2625 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_7 = t2625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2626 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_8 = t2626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2627 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_11 = t2627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2628 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_12 = t2628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2629 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_15 = t2629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2630 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_16 = t2630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2631 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_19 = t2631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2632 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_20 = t2632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2633 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_23 = t2633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2634 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_24 = t2634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2635 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_27 = t2635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2636 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_28 = t2636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2637 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_31 = t2637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2638 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_32 = t2638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2639 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_35 = t2639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2640 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_36 = t2640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2641 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_39 = t2641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2642 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_40 = t2642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2643 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_43 = t2643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2644 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_44 = t2644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2645 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_47 = t2645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2646 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_48 = t2646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2647 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_51 = t2647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2648 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_52 = t2648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2649 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_55 = t2649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2650 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_56 = t2650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2651 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_59 = t2651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2652 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_60 = t2652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2653 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_63 = t2653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t2654 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_64 = t2654;
                        }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2655;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2655) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2656;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2656) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2657;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2657) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2658;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2658) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2659;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2659) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2660;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2660) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2661;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2661) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2662;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2662) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2663;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2663) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2664;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2664) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2665;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2665) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2666;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2666) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2667;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2667) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2668;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2668) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2669;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2669) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2670;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2670) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2671;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2671) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2672;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2672) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2673;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2673) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2674;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2674) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2675;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2675) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2676;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2676) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2677;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2677) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2678;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2678) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2679;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2679) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2680;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2680) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2681;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2681) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2682;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2682) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2683;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2683) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2684;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2684) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2685;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2685) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t2686;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2686) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t2655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t2656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t2657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t2658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t2659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t2660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t2661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t2662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t2663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t2664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t2665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t2666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t2667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t2668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t2669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t2670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t2671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t2672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t2673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t2674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t2675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t2676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t2677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t2678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_25 = t2679;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_26 = t2680;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_27 = t2681;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_28 = t2682;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_29 = t2683;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_30 = t2684;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_31 = t2685;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_32 = t2686;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2687 = count_4 + 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t2687;
                    }
                }
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const bool t2690 = whole_6 != 0u;
#line 209 "fa-kernels/src/attention/block_walk.rs"
                const u32 t2691 = __ballot_sync(0xffffffffu, t2690);
#line 209 "fa-kernels/src/attention/block_walk.rs"
                u32 lanes_8 = t2691;
                while (true) {
#line 210 "fa-kernels/src/attention/block_walk.rs"
                    const bool t2692 = lanes_8 != 0u;
                    if (!t2692) break;
#line 211 "fa-kernels/src/attention/block_walk.rs"
                    u32 holder_8;
                    asm("bfind.u32 %0, %1;" : "=r"(holder_8) : "r"(lanes_8));
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2694 = 1u << holder_8;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2695 = lanes_8 ^ t2694;
#line 212 "fa-kernels/src/attention/block_walk.rs"
                    lanes_8 = t2695;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2696 = i_3 << 5u;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2697 = 31u - holder_8;
#line 241 "fa-kernels/src/attention/block_walk.rs"
                    const u32 number_14 = t2696 + t2697;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2699 = end_5 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2700 = t2699 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t2701 = t2700 - number_14;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_11 = t2701 << 5u;
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 t2703;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t2703) : "r"(whole_6), "r"(holder_8));
#line 214 "fa-kernels/src/attention/block_walk.rs"
                    u32 rest_5 = t2703;
                    while (true) {
#line 215 "fa-kernels/src/attention/block_walk.rs"
                        const bool t2704 = rest_5 != 0u;
                        if (!t2704) break;
#line 216 "fa-kernels/src/attention/block_walk.rs"
                        u32 bit_8;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest_5));
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2706 = 1u << bit_8;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t2707 = rest_5 ^ t2706;
#line 217 "fa-kernels/src/attention/block_walk.rs"
                        rest_5 = t2707;
                        const u32 t2708 = first_11 + bit_8;
#line 218 "fa-kernels/src/attention/block_walk.rs"
                        block_3 = t2708;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2709 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.sync %0, 256;" :  : "r"(t2709) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2710 = passed_2 + count_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2711 = t2710 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2712 = t2711 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2713 = t10 + t2712;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2714 = t2710 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2715 = t2714 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2713), "r"(t2715) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2716 = t735 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2717 = t2716 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                        const u32 t2718 = smem_1 + t2717;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2719 = t2710 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2720 = t2719 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2721 = t8 + t2720;
                        const u32 t2722 = t2718 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2723 = t2721 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2724 = t2722 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2725 = (u64)t2724;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2726 = t2725 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2727 = t2723 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2728 = (u64)t2727;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2729 = t2728 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2730 = t2722 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2731 = (u64)t2730;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2732 = t2731 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2733 = t2723 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2734 = (u64)t2733;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2735 = t2734 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2736 = t2722 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2737 = (u64)t2736;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2738 = t2737 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2739 = t2723 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2740 = (u64)t2739;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2741 = t2740 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2742 = t2722 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2743 = (u64)t2742;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2744 = t2743 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2745 = t2723 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2746 = (u64)t2745;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2747 = t2746 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2748 = t2722 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2749 = (u64)t2748;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2750 = t2749 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2751 = t2723 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2752 = (u64)t2751;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2753 = t2752 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2754 = t2722 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2755 = (u64)t2754;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2756 = t2755 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2757 = t2723 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2758 = (u64)t2757;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2759 = t2758 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2760 = t2722 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2761 = (u64)t2760;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2762 = t2761 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2763 = t2723 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2764 = (u64)t2763;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2765 = t2764 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2766 = t2722 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2767 = (u64)t2766;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2768 = t2767 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2769 = t2723 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2770 = (u64)t2769;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2771 = t2770 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2726), "l"(t2729), "l"(t2732), "l"(t2735), "l"(t2738), "l"(t2741), "l"(t2744), "l"(t2747), "l"(t2750), "l"(t2753), "l"(t2756), "l"(t2759), "l"(t2762), "l"(t2765), "l"(t2768), "l"(t2771) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2772 = count_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2773 = passed_2 + t2772;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2774 = t2773 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2775 = t2774 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2776 = t2775 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2777 = t10 + t2776;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2778 = t2773 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2779 = t2778 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2777), "r"(t2779) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_49 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_50 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_51 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_52 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_53 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_54 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_55 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_56 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_57 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_58 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_59 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_60 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_61 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_62 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_63 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 regs_64 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                        const u32 t2780 = t2773 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2781 = t2780 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2782 = t9 + t2781;
                        const u32 t2783 = t2782 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2784 = t2783 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2785 = (u64)t2784;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2786 = t2785 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2787 = t2783 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2788 = (u64)t2787;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2789 = t2788 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2790 = t2783 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2791 = (u64)t2790;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2792 = t2791 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2793 = t2783 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2794 = (u64)t2793;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2795 = t2794 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2796 = t2783 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2797 = (u64)t2796;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2798 = t2797 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2799 = t2783 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2800 = (u64)t2799;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2801 = t2800 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2802 = t2783 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2803 = (u64)t2802;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2804 = t2803 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2805 = t2783 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2806 = (u64)t2805;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u64 t2807 = t2806 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2786), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2789), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2792), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2795), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2798), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2801), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2804), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2807) : "memory");
                        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const bool t2808 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t2809 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 next_2 = t2808 ? 0u : t2809;
                        const u32 t2811 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t2811) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                        const u32 t2812 = passed_2 + count_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2813 = t2812 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2814 = t2813 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2815 = t2814 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t2816 = t10 + t2815;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t2817 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t2817) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2816) : "memory");
                        }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2818) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(t2818), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2819), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2820), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2825;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2821), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2826;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2822), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2827;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2823), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2828;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2824), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2829;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2825), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2830;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2826), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2831;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2827), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2832;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2828), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2833;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2829), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2834;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2830), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2835;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2831), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2836;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2832), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2837;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2838;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2839;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2835), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2840;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2836), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2841;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2837), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2842;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2842) : "f"(t2838), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2843;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2843) : "f"(t2839), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2844;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2844) : "f"(t2840), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2845;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2841), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2846;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2846) : "f"(t2842), "f"(s_62));
                        f32 t2847;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2847) : "f"(t2843), "f"(t2844));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2848;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2845), "f"(t2846));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2849;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2849) : "f"(t2847), "f"(t2848));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2850;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2850) : "f"(t2849));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_12) : "f"(t2849), "f"(t2850));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2852;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2852) : "f"(pair_12));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_12), "f"(t2852));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2854;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2854) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2855;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2855) : "f"(t2854), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2856;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2856) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2857;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2857) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2858;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2858) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2859;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2859) : "f"(t2855), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2860;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2860) : "f"(t2856), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2861;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2861) : "f"(t2857), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2862;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2862) : "f"(t2858), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2863;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2863) : "f"(t2859), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2864;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2864) : "f"(t2860), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2865;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2865) : "f"(t2861), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2866;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2866) : "f"(t2862), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2867;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2867) : "f"(t2863), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2868;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2868) : "f"(t2864), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2869;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2869) : "f"(t2865), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2870;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2870) : "f"(t2866), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2871;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2871) : "f"(t2867), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2872;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2872) : "f"(t2868), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2873;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2873) : "f"(t2869), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2874;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2874) : "f"(t2870), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2875;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2875) : "f"(t2871), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2876;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2872), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2877;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2873), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2878;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(t2874), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2879;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(t2875), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2880;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(t2876), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2881;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2877), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                        f32 t2882;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2878), "f"(s_64));
                        f32 t2883;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2879), "f"(t2880));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2884;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2881), "f"(t2882));
#line 192 "fa-kernels/src/attention/softmax.rs"
                        f32 t2885;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2883), "f"(t2884));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2886;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2886) : "f"(t2885));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 pair_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(pair_13) : "f"(t2885), "f"(t2886));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 t2888;
                        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2888) : "f"(pair_13));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        f32 news_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_13), "f"(t2888));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2890 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2891 = t2890 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2892 = 8.0f < t2891;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2893 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 t2894 = t2893 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2895 = 8.0f < t2894;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                        const bool t2896 = t2892 | t2895;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                        const bool rose_2 = __any_sync(0xffffffffu, t2896);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_13 = row_max;
                        const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                        const f32 t2901 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_5 ? 0.0f : t2901;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2903 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(old_13), "f"(scale_log2), "f"(t2903));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factor_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2904));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2907 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2908 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2908));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2910;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2910) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s = t2910;
                        const f32 t2911 = t2907 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2912 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2912));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2914;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2914) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_2 = t2914;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2915 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2917;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_5 = t2917;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2918 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2918));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2920;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2920) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_6 = t2920;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2921 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2923;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2923) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_9 = t2923;
                        const f32 t2924 = t2911 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2925 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2927;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2927) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_10 = t2927;
                        const f32 t2928 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2929 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2931;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_13 = t2931;
                        const f32 t2932 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2933 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2935;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2935) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_14 = t2935;
                        const f32 t2936 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2937 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2939;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2939) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_17 = t2939;
                        const f32 t2940 = t2924 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2941 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2943;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2943) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_18 = t2943;
                        const f32 t2944 = t2928 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2945 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2947;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_21 = t2947;
                        const f32 t2948 = t2932 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2949 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2951;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_22 = t2951;
                        const f32 t2952 = t2936 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2953 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2955;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_25 = t2955;
                        const f32 t2956 = t2940 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2957 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2959;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2959) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_26 = t2959;
                        const f32 t2960 = t2944 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2961 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2963;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2963) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_29 = t2963;
                        const f32 t2964 = t2948 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2965 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2967;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_30 = t2967;
                        const f32 t2968 = t2952 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2969 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2971;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2971) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_33 = t2971;
                        const f32 t2972 = t2956 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2973 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2975;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2975) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_34 = t2975;
                        const f32 t2976 = t2960 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2977 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2979;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2979) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_37 = t2979;
                        const f32 t2980 = t2964 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2981 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2983;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2983) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_38 = t2983;
                        const f32 t2984 = t2968 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2985 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2987;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2987) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_41 = t2987;
                        const f32 t2988 = t2972 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2989 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2991;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2991) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_42 = t2991;
                        const f32 t2992 = t2976 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2993 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2995;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2995) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_45 = t2995;
                        const f32 t2996 = t2980 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2997 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2997));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t2999;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2999) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_46 = t2999;
                        const f32 t3000 = t2984 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3001 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t3001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3003;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3003) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_49 = t3003;
                        const f32 t3004 = t2988 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3005 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t3005));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3007;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3007) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_50 = t3007;
                        const f32 t3008 = t2992 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3009 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t3009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3011;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3011) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_53 = t3011;
                        const f32 t3012 = t2996 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3013 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t3013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3015;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3015) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_54 = t3015;
                        const f32 t3016 = t3000 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3017 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t3017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3019;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3019) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_57 = t3019;
                        const f32 t3020 = t3004 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3021 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t3021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3023;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3023) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_58 = t3023;
                        const f32 t3024 = t3008 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3025 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t3025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3027;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3027) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_61 = t3027;
                        const f32 t3028 = t3012 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3029 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t3029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3031;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3031) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_62 = t3031;
                        const f32 t3032 = t3016 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3033 = t3020 + t3024;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3034 = t3028 + t3032;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3035 = t3033 + t3034;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        row_sum = t3035;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 old_14 = row_max_2;
                        const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                        const f32 t3039 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_6 ? 0.0f : t3039;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3041 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(old_14), "f"(scale_log2), "f"(t3041));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factor_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t3042));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                        row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                        const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3045 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3046 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t3046));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3048;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3048) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_3 = t3048;
                        const f32 t3049 = t3045 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3050 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t3050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3052;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3052) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_4 = t3052;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3053 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t3053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3055;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3055) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_7 = t3055;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3056 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t3056));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3058;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3058) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_8 = t3058;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3059 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t3059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3061;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3061) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_11 = t3061;
                        const f32 t3062 = t3049 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3063 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t3063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3065;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3065) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_12 = t3065;
                        const f32 t3066 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3067 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t3067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3069;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3069) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_15 = t3069;
                        const f32 t3070 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3071 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t3071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3073;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3073) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_16 = t3073;
                        const f32 t3074 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3075 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t3075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3077;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3077) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_19 = t3077;
                        const f32 t3078 = t3062 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3079 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t3079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3081;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3081) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_20 = t3081;
                        const f32 t3082 = t3066 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3083 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t3083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3085;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3085) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_23 = t3085;
                        const f32 t3086 = t3070 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3087 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t3087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3089;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3089) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_24 = t3089;
                        const f32 t3090 = t3074 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3091 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t3091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3093;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3093) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_27 = t3093;
                        const f32 t3094 = t3078 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3095 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t3095));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3097;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3097) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_28 = t3097;
                        const f32 t3098 = t3082 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3099 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t3099));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3101;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3101) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_31 = t3101;
                        const f32 t3102 = t3086 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3103 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t3103));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3105;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3105) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_32 = t3105;
                        const f32 t3106 = t3090 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3107 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t3107));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3109;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3109) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_35 = t3109;
                        const f32 t3110 = t3094 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3111 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t3111));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3113;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3113) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_36 = t3113;
                        const f32 t3114 = t3098 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3115 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t3115));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3117;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3117) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_39 = t3117;
                        const f32 t3118 = t3102 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3119 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t3119));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3121;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3121) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_40 = t3121;
                        const f32 t3122 = t3106 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3123 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t3123));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3125;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3125) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_43 = t3125;
                        const f32 t3126 = t3110 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3127 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t3127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3129;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3129) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_44 = t3129;
                        const f32 t3130 = t3114 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3131 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t3131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3133;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3133) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_47 = t3133;
                        const f32 t3134 = t3118 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3135 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t3135));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3137;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3137) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_48 = t3137;
                        const f32 t3138 = t3122 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3139 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t3139));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3141;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3141) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_51 = t3141;
                        const f32 t3142 = t3126 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3143 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t3143));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3145;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3145) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_52 = t3145;
                        const f32 t3146 = t3130 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3147 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t3147));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3149;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3149) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_55 = t3149;
                        const f32 t3150 = t3134 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3151 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t3151));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3153;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3153) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_56 = t3153;
                        const f32 t3154 = t3138 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3155 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t3155));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3157;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3157) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_59 = t3157;
                        const f32 t3158 = t3142 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3159 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t3159));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3161;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3161) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_60 = t3161;
                        const f32 t3162 = t3146 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3163 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t3163));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3165;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3165) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_63 = t3165;
                        const f32 t3166 = t3150 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3167 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                        f32 exponent_192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t3167));
#line 250 "fa-kernels/src/attention/softmax.rs"
                        f32 t3169;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3169) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                        s_64 = t3169;
                        const f32 t3170 = t3154 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3171 = t3158 + t3162;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3172 = t3166 + t3170;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3173 = t3171 + t3172;
#line 236 "fa-kernels/src/attention/softmax.rs"
                        row_sum_2 = t3173;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                        const u32 t3174 = count_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3175 = passed_2 + t3174;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3176 = t3175 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3177 = t3176 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3178 = t3177 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3179 = t10 + t3178;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t3180 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t3180) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3179) : "memory");
                        }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                        if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3181 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc = t3181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3182 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_2 = t3182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3183 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_5 = t3183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3184 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_6 = t3184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3185 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_9 = t3185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3186 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_10 = t3186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3187 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_13 = t3187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3188 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_14 = t3188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3189 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_17 = t3189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3190 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_18 = t3190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3191 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_21 = t3191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3192 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_22 = t3192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3193 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_25 = t3193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3194 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_26 = t3194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3195 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_29 = t3195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3196 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_30 = t3196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3197 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_33 = t3197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3198 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_34 = t3198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3199 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_37 = t3199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3200 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_38 = t3200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3201 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_41 = t3201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3202 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_42 = t3202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3203 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_45 = t3203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3204 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_46 = t3204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3205 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_49 = t3205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3206 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_50 = t3206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3207 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_53 = t3207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3208 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_54 = t3208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3209 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_57 = t3209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3210 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_58 = t3210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3211 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_61 = t3211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3212 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_62 = t3212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3213 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_3 = t3213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3214 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_4 = t3214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3215 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_7 = t3215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3216 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_8 = t3216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3217 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_11 = t3217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3218 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_12 = t3218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3219 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_15 = t3219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3220 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_16 = t3220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3221 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_19 = t3221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3222 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_20 = t3222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3223 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_23 = t3223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3224 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_24 = t3224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3225 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_27 = t3225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3226 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_28 = t3226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3227 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_31 = t3227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3228 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_32 = t3228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3229 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_35 = t3229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3230 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_36 = t3230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3231 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_39 = t3231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3232 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_40 = t3232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3233 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_43 = t3233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3234 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_44 = t3234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3235 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_47 = t3235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3236 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_48 = t3236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3237 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_51 = t3237;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3238 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_52 = t3238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3239 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_55 = t3239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3240 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_56 = t3240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3241 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_59 = t3241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3242 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_60 = t3242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3243 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_63 = t3243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            const f32 t3244 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                            acc_64 = t3244;
                        }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3245;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3246;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3247;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3247) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3248;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3248) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3249;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3250;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3251;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3252;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3252) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3253;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3254;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3255;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3255) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3256;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3256) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3257;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3257) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3258;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3258) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3259;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3259) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3260;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3260) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3261;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3261) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3262;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3262) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3263;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3263) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3264;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3264) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3265;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3265) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3266;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3266) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3267;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3267) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3268;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3268) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3269;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3269) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3270;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3270) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3271;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3271) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3272;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3272) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3273;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3273) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3274;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3274) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3275;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3275) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                        u32 t3276;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3276) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p = t3245;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_2 = t3246;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_3 = t3247;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_4 = t3248;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_5 = t3249;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_6 = t3250;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_7 = t3251;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_8 = t3252;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_9 = t3253;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_10 = t3254;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_11 = t3255;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_12 = t3256;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_13 = t3257;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_14 = t3258;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_15 = t3259;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_16 = t3260;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_17 = t3261;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_18 = t3262;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_19 = t3263;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_20 = t3264;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_21 = t3265;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_22 = t3266;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_23 = t3267;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_24 = t3268;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_25 = t3269;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_26 = t3270;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_27 = t3271;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_28 = t3272;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_29 = t3273;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_30 = t3274;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_31 = t3275;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                        p_32 = t3276;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t3277 = count_4 + 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        count_4 = t3277;
                    }
                }
            }
#line 252 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 count_5 = count_4;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3280 = t735 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3281 = t3280 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3282 = t3281 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3283 = t10 + t3282;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3284 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3284) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3283) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3285 = count_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3286 = passed_2 + t3285;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3287 = t3286 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3288 = t3287 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3289 = t3288 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3290 = t10 + t3289;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3291 = t3286 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3292 = t3291 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3290), "r"(t3292) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3293 = t3286 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3294 = t3293 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3295 = t9 + t3294;
            const u32 t3296 = t3295 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3297 = t3296 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3298 = (u64)t3297;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3299 = t3298 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3300 = t3296 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3301 = (u64)t3300;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3302 = t3301 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3303 = t3296 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3304 = (u64)t3303;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3305 = t3304 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3306 = t3296 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3307 = (u64)t3306;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3308 = t3307 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3309 = t3296 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3310 = (u64)t3309;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3311 = t3310 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3312 = t3296 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3313 = (u64)t3312;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3314 = t3313 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3315 = t3296 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3316 = (u64)t3315;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3317 = t3316 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3318 = t3296 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3319 = (u64)t3318;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3320 = t3319 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3299), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3302), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3305), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3308), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3311), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3314), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3317), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3320) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3321 = count_5 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3322 = passed_2 + t3321;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3323 = t3322 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3324 = t3323 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3325 = t3324 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3326 = t10 + t3325;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3327 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3327) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3326) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_5;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3329;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3329) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_14 = row_sum + t3329;
            f32 t3331;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3331) : "f"(pair_14));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3332 = pair_14 + t3331;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3332;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3333;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3333) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_15 = row_sum_2 + t3333;
            f32 t3335;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3335) : "f"(pair_15));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3336 = pair_15 + t3335;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3336;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3337 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3338;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3338) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3337 ? 0.0f : t3338;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3340 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t3340;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3341 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3341;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3342 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3342;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3343 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3343;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3344 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3344;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3345 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3345;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3346 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3346;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3347 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3347;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3348 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3348;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3349 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3349;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3350 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3350;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3351 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3351;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3352 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3352;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3353 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3353;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3354 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3354;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3355 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3355;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3356 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3356;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3357 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3357;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3358 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3358;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3359 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3359;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3360 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3360;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3361 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3361;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3362 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3362;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3363 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3363;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3364 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3364;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3365 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3365;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3366 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3366;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3367 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3367;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3368 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3368;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3369 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3369;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3370 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3370;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3371 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3371;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3372 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3373;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3373) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3372 ? 0.0f : t3373;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3375 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3375;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3376 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3376;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3377 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3377;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3378 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3378;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3379 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3379;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3380 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3380;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3381 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3381;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3382 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3382;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3383 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3383;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3384 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3384;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3385 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3385;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3386 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3386;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3387 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3387;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3388 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3388;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3389 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3389;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3390 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3390;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3391 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3391;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3392 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3392;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3393 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3393;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3394 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3394;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3395 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3395;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3396 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3396;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3397 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3397;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3398 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3398;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3399 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3399;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3400 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3400;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3401 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3401;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3402 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3402;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3403 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3403;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3404 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3404;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3405 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3405;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3406 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3406;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3407 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3407) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3408 = t735 & 3u;
            const u32 t3409 = t571 + 8192u;
            u32 t3410;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3410) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3411;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3411) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3412;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3412) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3413;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3413) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3414;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3414) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3415;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3415) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3416;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3416) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3417;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3417) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3418;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3418) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3419;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3419) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3420;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3420) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3421;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3421) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3422;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3422) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3423;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3423) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3424;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3424) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3425;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3425) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3426;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3426) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3427;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3427) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3428;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3428) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3429;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3429) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3430;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3430) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3431;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3431) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3432;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3432) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3433;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3433) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3434;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3436;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3437;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3439;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3440;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3441;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3442 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3443 = t573 + t3442;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3444 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3445 = t3443 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3446 = t3444 ^ t3445;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3447 = t3443 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3448 = t3446 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3449 = t3447 + t3448;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3450 = t571 + t3449;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3450), "r"(t3410), "r"(t3411), "r"(t3412), "r"(t3413) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3451 = t3449 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3452 = t571 + t3451;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3452), "r"(t3414), "r"(t3415), "r"(t3416), "r"(t3417) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3453 = t3449 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3454 = t571 + t3453;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3454), "r"(t3418), "r"(t3419), "r"(t3420), "r"(t3421) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3455 = t3449 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3456 = t571 + t3455;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3422), "r"(t3423), "r"(t3424), "r"(t3425) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3457 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3458 = t573 + t3457;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3459 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3460 = t3458 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3461 = t3459 ^ t3460;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3462 = t3458 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3463 = t3461 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3464 = t3462 + t3463;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3465 = t3409 + t3464;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3465), "r"(t3426), "r"(t3427), "r"(t3428), "r"(t3429) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3466 = t3464 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3467 = t3409 + t3466;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3467), "r"(t3430), "r"(t3431), "r"(t3432), "r"(t3433) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3468 = t3464 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3469 = t3409 + t3468;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3469), "r"(t3434), "r"(t3435), "r"(t3436), "r"(t3437) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3470 = t3464 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3471 = t3409 + t3470;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3471), "r"(t3438), "r"(t3439), "r"(t3440), "r"(t3441) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3472 = t585 + t574;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3472 + t573;
            const bool t3474 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3474) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3475 = t573 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3476 = t571 + t3475;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3476), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t588) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3477 = t571 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3478 = t573 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3479 = t3477 + t3478;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3479), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t588) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3480 = (u64)t588;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3481 = t3480 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3482 = t3481 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3483 = lse + t3482;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3484 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3485 = t3484 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3486 = t3485 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3487 = t3483 + t3486;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3488 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3489 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3490 = t3489 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3490) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3491 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3491;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3494 = (u64)row * t3488;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3495 = t3494 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3496 = t3487 + t3495;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3497;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3497) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(row_max), "f"(scale_log2), "f"(t3497));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3498 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3500 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3501 = t3500 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3496), "f"(t3501) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3502 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3503 = first_row + t3502;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3503 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3506 = (u64)row_2 * t3488;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3507 = t3506 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3508 = t3487 + t3507;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3509;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3509) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3510) : "f"(row_max_2), "f"(scale_log2), "f"(t3509));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3510 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3512 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3513 = t3512 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3508), "f"(t3513) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3514 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t3514;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3515 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(t3515) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3516 = t29 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3517;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3517) : "r"(t3516) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3518;
            asm("mov.b32 %0, %1;" : "=r"(t3518) : "f"(t3517));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3519;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3519) : "r"(t3518));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3519;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3521 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3521) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3522 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3522) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
