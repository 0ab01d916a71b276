typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(640, 1)
warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map o_map /* f16, written */,
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
    const u32 heads_per_section)
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
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 160u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 168u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 176u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 184u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 128u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 192u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 136u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 200u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 144u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t10 + 208u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t36) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t37 = t10 + 152u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t10 + 216u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t38) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t39 = seq_q + 255u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t39 >> 8u;
    const u32 t41 = tiles * heads;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t41 * batch;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t43 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t43) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t44 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t44) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = tile * t46;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t48 = t47 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t48;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t49 = index < total;
                if (!t49) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t50 = index / tiles;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t51 = index % tiles;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t52 = t51 << 8u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t53 = t50 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t54 = t50 / heads;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t55 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t56 = t55 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t56 > 1u ? t56 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t58 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t58 < end ? t58 : end;
                const u32 t60 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t60 < end ? t60 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t62 = t53 / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t63 = tile << 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t63 & 7u;
                const u32 t65 = slot + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t66 = t65 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t10 + t66;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t68 = t63 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = t68 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = t69 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t67), "r"(t70) : "memory");
                const u32 t71 = slot + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t72 = t71 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t10 + t72;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t74 = slot << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t75 = smem_1 + t74;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t76;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t76) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t77 = t76 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t77) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t73) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t75), "l"(q), "r"(t73), "r"(0u), "r"(t53), "r"(t52), "r"(t54) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t78 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = t78 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t79 & 7u;
                const u32 t81 = slot_2 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t10 + t82;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t79 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t84 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t86) : "memory");
                const u32 t87 = slot_2 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t10 + t88;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t52 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = slot_2 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t92 = smem_1 + t91;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t93;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t94 = t93 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t94) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t89) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t89), "r"(0u), "r"(t53), "r"(t90), "r"(t54) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = t95 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t96 & 7u;
                const u32 t98 = slot_3 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t98 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t10 + t99;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t96 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t100), "r"(t103) : "memory");
                const u32 t104 = slot_3 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t10 + t105;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t52 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t108 = slot_3 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t109 = smem_1 + t108;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t110;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t110) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t111 = t110 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t111) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t106) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t109), "l"(q), "r"(t106), "r"(0u), "r"(t53), "r"(t107), "r"(t54) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = t112 + 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t113 & 7u;
                const u32 t115 = slot_4 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t10 + t116;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t113 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t117), "r"(t120) : "memory");
                const u32 t121 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t10 + t122;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t52 + 192u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t125 = slot_4 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t126 = smem_1 + t125;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t127;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t127) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t128 = t127 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t128) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t123) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t126), "l"(q), "r"(t123), "r"(0u), "r"(t53), "r"(t124), "r"(t54) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed % 3u;
                const u32 t130 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
                const u32 t132 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t138 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t139 = t138 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = slot_5 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t8 + t140;
                u32 t142;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t142) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = t142 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t131) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(k), "r"(t131), "r"(0u), "r"(t62), "r"(t139), "r"(t54) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t145 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t145 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t10 + t146;
                const u32 t148 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t10 + t149;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t150), "r"(t153) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t154 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t155 = t154 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = slot_6 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t9 + t156;
                u32 t158;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t159 = t158 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t159) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t147) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t157), "l"(v), "r"(t147), "r"(0u), "r"(t62), "r"(t155), "r"(t54) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t160 % 3u;
                    const u32 t162 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t10 + t162;
                    const u32 t164 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t10 + t165;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t160 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t166), "r"(t169) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t170 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = t170 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t172 = t171 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = slot_7 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t8 + t173;
                    u32 t175;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t175) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t176 = t175 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t176) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t163) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t174), "l"(k), "r"(t163), "r"(0u), "r"(t62), "r"(t172), "r"(t54) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t177 % 3u;
                    const u32 t179 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t179 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t10 + t180;
                    const u32 t182 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t182 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t10 + t183;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t177 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t185 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t186 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t184), "r"(t187) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t188 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t189 = t188 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t190 = t189 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = slot_8 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t9 + t191;
                    u32 t193;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t193) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t194 = t193 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t194) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t181) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t192), "l"(v), "r"(t181), "r"(0u), "r"(t62), "r"(t190), "r"(t54) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t195 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t195;
                const u32 t196 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t196;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t198 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t199 = tile * t198;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t200 = t199 + place_2;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t200;
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t203 = index_2 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t204 = t7 + t203;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t205 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t206 = t205 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t207 = index_2 << 6u;
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
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t209 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t210 = count * t209;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t211 = t210 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t211;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t212 = index_2 == 3u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t212) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t213 = index_3 < total;
            if (!t213) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t214 = index_3 / tiles;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t215 = index_3 % tiles;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t216 = t215 << 8u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t217 = t214 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t218 = t214 / heads;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t219 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t220 = t219 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t220 > 1u ? t220 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t222 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t222 < end_2 ? t222 : end_2;
            const u32 t224 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t224 < end_2 ? t224 : end_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t226 = count << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t227 = t226 + index_2;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t228 = t227 & 7u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t229 = t228 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t230 = t229 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t231 = t10 + t230;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t232 = t227 >> 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t233 = t232 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t231), "r"(t233) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t234 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t235 = t234 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t236 = t10 + t235;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t237 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t238 = t237 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t236), "r"(t238) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t239 = t227 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t240 = t239 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t241 = smem_1 + t240;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t242 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t243 = t242 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t244 = t8 + t243;
            const u32 t245 = t241 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t246 = t244 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t247 = t245 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t248 = (u64)t247;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t249 = t248 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t250 = t246 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t251 = (u64)t250;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t252 = t251 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t253 = t245 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t254 = (u64)t253;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t255 = t254 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t256 = t246 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t257 = (u64)t256;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t258 = t257 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t259 = t245 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t260 = (u64)t259;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t261 = t260 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t262 = t246 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t263 = (u64)t262;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t264 = t263 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t265 = t245 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t266 = (u64)t265;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t267 = t266 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t268 = t246 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t269 = (u64)t268;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t270 = t269 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t249), "l"(t252), "l"(t255), "l"(t258), "l"(t261), "l"(t264), "l"(t267), "l"(t270) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t271 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t272 = t271 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t273 = t272 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = t10 + t273;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t275 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t275) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t274) : "memory");
            }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t276 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t276) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t277 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t277 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t279 = t216 + t207;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query = t279 + t206;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t281 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t282 = t281 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t282;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t284 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t285 = first_query + t284;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t286 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t286 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t289 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t289;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t291 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t291;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t293 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t293;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t295 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t295;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t297 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t297;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t299 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t299;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t301 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t301;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t303 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t303;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t305 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t307 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t307;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t309 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t309;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t311 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t313 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t313;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t315 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t315;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t317 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t317;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t319 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t319;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t320 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t321 = first_query + t320;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t322 = t321 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t323 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t323 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t326 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t326;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t328 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t328;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t330 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t330;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t332 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t334 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t334;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t336 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t336;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t338 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t340 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t340;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t342 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t344 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t344;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t346 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t348 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t348;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t350 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t350;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t352 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t354 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t356 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t356;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t358;
            asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t359;
            asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(t358), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t360;
            asm("max.f32 %0, %1, %2;" : "=f"(t360) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t361;
            asm("max.f32 %0, %1, %2;" : "=f"(t361) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t362;
            asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t363;
            asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t359), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t364;
            asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t360), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t361), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t362), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t363), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t364), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t365), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t366), "f"(s_30));
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t367), "f"(t368));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t369), "f"(t370));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t371), "f"(t372));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t374;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t374) : "f"(t373));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t373), "f"(t374));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t376;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t376) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t376));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t379 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t379;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t381 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(old), "f"(scale_log2), "f"(t381));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t382));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t384 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t385 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t385));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t387;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t387;
            const f32 t388 = t384 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t389 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t389));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t391;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t391;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t392 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t392));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t394;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t395 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t395));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t397;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t397;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t398 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t398));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t400;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t400;
            const f32 t401 = t388 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t402 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t402));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t404;
            const f32 t405 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t406 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t406));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t408;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t408;
            const f32 t409 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t410 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t410));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t412;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t412;
            const f32 t413 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t414 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t414));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t416;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t416;
            const f32 t417 = t401 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t418 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t418));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t420;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t420;
            const f32 t421 = t405 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t422 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t422));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t424;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t424;
            const f32 t425 = t409 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t426 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t426));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t428;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t428;
            const f32 t429 = t413 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t430 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t430));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t432;
            const f32 t433 = t417 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t434 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t434));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t436;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t436;
            const f32 t437 = t421 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t438 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t438));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t440;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t440;
            const f32 t441 = t425 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t442 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t442));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t444;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t444;
            const f32 t445 = t429 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t446 = t433 + t437;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t447 = t441 + t445;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t448 = t446 + t447;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t448;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t450;
            asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t451;
            asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(t450), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t452;
            asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t453;
            asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t454;
            asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t455;
            asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(t451), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t456;
            asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t452), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t457;
            asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t453), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t458;
            asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t454), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t459;
            asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t455), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t460;
            asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t456), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t461;
            asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t457), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t462;
            asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t458), "f"(s_32));
            f32 t463;
            asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t459), "f"(t460));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t464;
            asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t461), "f"(t462));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t465;
            asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t463), "f"(t464));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t466;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t466) : "f"(t465));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t465), "f"(t466));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t468;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t468));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t471 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t471;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t473 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(old_2), "f"(scale_log2), "f"(t473));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t474));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t476 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t477 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t477));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t479;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t479;
            const f32 t480 = t476 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t481 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t483;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t483;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t484 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t484));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t486;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t487 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t487));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t489;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t490 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t490));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t492;
            const f32 t493 = t480 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t494 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t494));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t496;
            const f32 t497 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t498 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t498));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t500;
            const f32 t501 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t502 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t502));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t504;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t504;
            const f32 t505 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t506 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t506));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t508;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t508;
            const f32 t509 = t493 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t510 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t512;
            const f32 t513 = t497 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t514 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t514));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t516;
            const f32 t517 = t501 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t518 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t518));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t520;
            const f32 t521 = t505 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t522 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t522));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t524;
            const f32 t525 = t509 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t526 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t528;
            const f32 t529 = t513 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t530 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t530));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t532;
            const f32 t533 = t517 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t534 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t534));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t536;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t536;
            const f32 t537 = t521 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t538 = t525 + t529;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t539 = t533 + t537;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t540 = t538 + t539;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t540;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t541;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t541) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t542;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t542) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t543;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t545;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t546;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t547;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t549;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t550;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t551;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t555;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t556;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t550;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t551;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t552;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t553;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t554;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t555;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t556;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t559 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t559) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t560 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t561 = t560 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t562 = t561 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t563 = t10 + t562;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t564 = t560 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t565 = t564 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t563), "r"(t565) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t566 = t227 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t567 = t566 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t568 = smem_1 + t567;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t569 = t560 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t570 = t569 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t571 = t8 + t570;
                const u32 t572 = t568 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t573 = t571 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t574 = t572 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t575 = (u64)t574;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t576 = t575 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t577 = t573 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t578 = (u64)t577;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t579 = t578 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t580 = t572 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t581 = (u64)t580;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t582 = t581 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t583 = t573 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t584 = (u64)t583;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t585 = t584 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t586 = t572 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t587 = (u64)t586;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t588 = t587 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t589 = t573 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t590 = (u64)t589;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t591 = t590 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t592 = t572 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t593 = (u64)t592;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t594 = t593 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t595 = t573 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t596 = (u64)t595;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t597 = t596 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t576), "l"(t579), "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594), "l"(t597) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t598 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t599 = passed_2 + t598;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t600 = t599 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t601 = t600 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t602 = t601 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t603 = t10 + t602;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t604 = t599 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t605 = t604 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t603), "r"(t605) : "memory");
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
                const u32 t606 = t599 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t607 = t606 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t608 = t9 + t607;
                const u32 t609 = t608 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t610 = t609 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t611 = (u64)t610;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t612 = t611 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t613 = t609 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t614 = (u64)t613;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t615 = t614 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t616 = t609 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t617 = (u64)t616;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t618 = t617 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t619 = t609 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t620 = (u64)t619;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t621 = t620 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t612), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t615), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t618), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t621) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t622 = index_2 == 3u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t623 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t622 ? 0u : t623;
                const u32 t625 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t625) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t626 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t627 = t626 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t628 = t627 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t629 = t628 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t630 = t10 + t629;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t631 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t631) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t630) : "memory");
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t632;
                asm("max.f32 %0, %1, %2;" : "=f"(t632) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t633;
                asm("max.f32 %0, %1, %2;" : "=f"(t633) : "f"(t632), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t634;
                asm("max.f32 %0, %1, %2;" : "=f"(t634) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t635;
                asm("max.f32 %0, %1, %2;" : "=f"(t635) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t636;
                asm("max.f32 %0, %1, %2;" : "=f"(t636) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t637;
                asm("max.f32 %0, %1, %2;" : "=f"(t637) : "f"(t633), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t638;
                asm("max.f32 %0, %1, %2;" : "=f"(t638) : "f"(t634), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t639;
                asm("max.f32 %0, %1, %2;" : "=f"(t639) : "f"(t635), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t640;
                asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(t636), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t641;
                asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t637), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t642;
                asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t638), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t643;
                asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t639), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t644;
                asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t640), "f"(s_30));
                f32 t645;
                asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t641), "f"(t642));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t646;
                asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t643), "f"(t644));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t647;
                asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t645), "f"(t646));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t648;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t648) : "f"(t647));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t647), "f"(t648));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t650;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t650) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t650));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t652;
                asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t653;
                asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t652), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t654;
                asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t655;
                asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t656;
                asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t657;
                asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t660;
                asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t663;
                asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_32));
                f32 t665;
                asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(t662));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t666;
                asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t663), "f"(t664));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t665), "f"(t666));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t668;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t668) : "f"(t667));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t667), "f"(t668));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t670;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t670) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t670));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t672 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t673 = t672 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t674 = 8.0f < t673;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t675 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t676 = t675 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t677 = 8.0f < t676;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t678 = t674 | t677;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t678);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t683 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t683;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t685 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(old_7), "f"(scale_log2), "f"(t685));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t686));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t689 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t690 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t690));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t692;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t692;
                const f32 t693 = t689 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t694 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t696;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t697 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t699;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t700 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t702;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t703 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t705;
                const f32 t706 = t693 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t707 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t707));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t709;
                const f32 t710 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t711 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t713;
                const f32 t714 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t715 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t717;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t717;
                const f32 t718 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t719 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t721;
                const f32 t722 = t706 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t723 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t725;
                const f32 t726 = t710 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t727 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t727));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t729;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t729;
                const f32 t730 = t714 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t731 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t733;
                const f32 t734 = t718 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t735 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t737;
                const f32 t738 = t722 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t739 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t739));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t741;
                const f32 t742 = t726 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t743 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t745;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t745;
                const f32 t746 = t730 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t747 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t749;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t749;
                const f32 t750 = t734 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t751 = t738 + t742;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t752 = t746 + t750;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t753 = t751 + t752;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t753;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t757 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t757;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t759 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t760;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(old_8), "f"(scale_log2), "f"(t759));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t760));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t763 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t764 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t764));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t766;
                const f32 t767 = t763 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t768 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t768));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t770;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t770;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t771 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t773;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t774 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t774));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t776;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t779;
                const f32 t780 = t767 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t783;
                const f32 t784 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t787;
                const f32 t788 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t789 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t791;
                const f32 t792 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t793 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t795;
                const f32 t796 = t780 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t797 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t799;
                const f32 t800 = t784 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t801 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t803;
                const f32 t804 = t788 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t805 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t807;
                const f32 t808 = t792 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t809 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t811;
                const f32 t812 = t796 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t813 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t815;
                const f32 t816 = t800 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t817 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t819;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t819;
                const f32 t820 = t804 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t821 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t823;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t823;
                const f32 t824 = t808 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t825 = t812 + t816;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t826 = t820 + t824;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t827 = t825 + t826;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t827;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t828 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t829 = passed_2 + t828;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t830 = t829 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t831 = t830 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t832 = t831 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t833 = t10 + t832;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t834 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t834) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t833) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t835 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t836 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t837 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t838 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t839 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t840 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t841 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t842 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t843 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t844 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t845 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t846 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t847 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t848 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t849 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t850 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t851 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t852 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t853 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t854 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t854;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t855 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t855;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t856 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t856;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t857 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t858 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t858;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t859 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t859;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t860 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t860;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t861 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t861;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t862 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t862;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t863 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t863;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t864 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t865 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t865;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t866 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t866;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t867;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t868;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t869;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t870;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t871;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t872;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t873;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t874;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t875;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t876;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t877;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t878;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t879;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t880;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t881;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t882;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t867;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t868;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t869;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t872;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t873;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t874;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t875;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t876;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t877;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t878;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t879;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t882;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t883 = t227 & 7u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t884 = t883 + 20u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t885 = t884 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t886 = t10 + t885;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t887 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t887) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t886) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t888 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t889 = passed_2 + t888;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t890 = t889 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t891 = t890 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t892 = t891 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t893 = t10 + t892;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t894 = t889 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t895 = t894 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t893), "r"(t895) : "memory");
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
            const u32 t896 = t889 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t897 = t896 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t898 = t9 + t897;
            const u32 t899 = t898 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t900 = t899 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t901 = (u64)t900;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t902 = t901 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t903 = t899 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t904 = (u64)t903;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t905 = t904 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t906 = t899 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t907 = (u64)t906;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t908 = t907 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t909 = t899 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t910 = (u64)t909;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t911 = t910 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t902), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t905), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t908), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t911) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t912 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t913 = passed_2 + t912;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t914 = t913 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t915 = t914 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t916 = t915 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t917 = t10 + t916;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t918 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t918) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t917) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t920;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t920) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t920;
            f32 t922;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t922) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t923 = pair_5 + t922;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t923;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t924;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t924) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t924;
            f32 t926;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t926) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t927 = pair_6 + t926;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t927;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t928 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t929;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t928 ? 0.0f : t929;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t931 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t931;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t932 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t932;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t933 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t933;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t934 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t934;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t935 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t935;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t936 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t936;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t937 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t937;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t938 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t938;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t939 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t939;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t940 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t940;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t941 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t941;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t942 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t942;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t943 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t943;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t944 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t944;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t945 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t945;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t946 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t946;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t947 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t947 ? 0.0f : t948;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t950 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t950;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t951 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t951;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t952;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t953;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t954 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t954;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t955 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t955;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t956;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t957 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t957;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t958 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t958;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t959;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t960 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t960;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t961 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t961;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t962 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t962;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t963 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t963;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t964 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t964;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t965;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t966 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t966) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t967 = t227 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t968;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t969;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t970;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t971;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t972;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t973;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t974;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t976;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t977;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t979;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t980;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t981;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t982;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t983;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t984 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t985 = t206 + t984;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t986 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t987 = t985 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t988 = t986 ^ t987;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t989 = t985 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t990 = t988 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t991 = t989 + t990;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t992 = t204 + t991;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t992), "r"(t968), "r"(t969), "r"(t970), "r"(t971) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t993 = t991 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t994 = t204 + t993;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t994), "r"(t972), "r"(t973), "r"(t974), "r"(t975) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t995 = t991 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t996 = t204 + t995;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t996), "r"(t976), "r"(t977), "r"(t978), "r"(t979) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t997 = t991 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t998 = t204 + t997;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t998), "r"(t980), "r"(t981), "r"(t982), "r"(t983) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t999 = t216 + t207;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t999 + t206;
            const bool t1001 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1001) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1002 = t206 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1003 = t204 + t1002;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1003), "l"(o), "r"(0u), "r"(t217), "r"(first_row), "r"(t218) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1004 = (u64)t218;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1005 = t1004 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1006 = t1005 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1007 = lse + t1006;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1008 = (u64)t217;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1009 = t1008 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1010 = t1009 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1011 = t1007 + t1010;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1012 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1013 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1014 = t1013 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1014) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1015 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1015;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1018 = (u64)row * t1012;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1019 = t1018 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1020 = t1011 + t1019;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1021;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(row_max), "f"(scale_log2), "f"(t1021));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1022 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1024 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1025 = t1024 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1020), "f"(t1025) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1026 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1027 = first_row + t1026;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1027 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1030 = (u64)row_2 * t1012;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1031 = t1030 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1032 = t1011 + t1031;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1033;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1034;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(row_max_2), "f"(scale_log2), "f"(t1033));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1034 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1036 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1037 = t1036 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1032), "f"(t1037) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1038 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1038;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1040 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1041 = count * t1040;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1042 = t1041 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t1042;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1044 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1044) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1045 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1045) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
