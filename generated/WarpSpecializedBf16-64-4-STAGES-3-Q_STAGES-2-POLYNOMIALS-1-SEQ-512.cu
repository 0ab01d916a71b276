typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(640, 1)
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
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t39 = heads << 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t39 * batch;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t41 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t41) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t42 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t42) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t44 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = tile * t44;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = t45 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t46;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t47 = index < total;
                if (!t47) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t48 = index >> 1u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = index & 1u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t50 = t49 << 8u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t51 = t48 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t52 = t48 / heads;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t53 = t51 / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t54 = tile << 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t54 & 7u;
                const u32 t56 = slot + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t57 = t56 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t58 = t10 + t57;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t59 = t54 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t60 = t59 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t61 = t60 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t58), "r"(t61) : "memory");
                const u32 t62 = slot + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t63 = t62 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t64 = t10 + t63;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t65 = slot << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t66 = smem_1 + t65;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t67;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t67) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t68 = t67 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t68) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t64) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t66), "l"(q), "r"(t64), "r"(0u), "r"(t51), "r"(t50), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t69 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t70 = t69 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t70 & 7u;
                const u32 t72 = slot_2 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t10 + t73;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t70 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t75 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t74), "r"(t77) : "memory");
                const u32 t78 = slot_2 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t78 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t10 + t79;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t50 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = slot_2 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = smem_1 + t82;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t85 = t84 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t80) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t80), "r"(0u), "r"(t51), "r"(t81), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t86 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t87 = t86 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t87 & 7u;
                const u32 t89 = slot_3 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t10 + t90;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t87 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t91), "r"(t94) : "memory");
                const u32 t95 = slot_3 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t95 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t10 + t96;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t50 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = slot_3 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = smem_1 + t99;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t101;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t101) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t102 = t101 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t102) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t97) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(q), "r"(t97), "r"(0u), "r"(t51), "r"(t98), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = tile << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t104 = t103 + 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = t104 & 7u;
                const u32 t106 = slot_4 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t10 + t107;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t104 >> 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t108), "r"(t111) : "memory");
                const u32 t112 = slot_4 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t10 + t113;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t50 + 192u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t116 = slot_4 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t117 = smem_1 + t116;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t118;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t118) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t119 = t118 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t119) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t114) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(q), "r"(t114), "r"(0u), "r"(t51), "r"(t115), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed % 3u;
                const u32 t121 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t10 + t121;
                const u32 t123 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t123 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t10 + t124;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t125), "r"(t128) : "memory");
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = slot_5 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t8 + t129;
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t122) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(k), "r"(t122), "r"(0u), "r"(t53), "r"(448u), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = passed % 3u;
                const u32 t134 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t10 + t135;
                const u32 t137 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t10 + t138;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t139), "r"(t142) : "memory");
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = slot_6 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t9 + t143;
                u32 t145;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t145) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t146 = t145 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t146) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t136) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t144), "l"(v), "r"(t136), "r"(0u), "r"(t53), "r"(448u), "r"(t52) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < 8u; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t147 % 3u;
                    const u32 t149 = slot_7 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t10 + t149;
                    const u32 t151 = slot_7 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t147 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t157 = 7u - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t158 = t157 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = slot_7 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t8 + t159;
                    u32 t161;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t161) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t162 = t161 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t162) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t150) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t160), "l"(k), "r"(t150), "r"(0u), "r"(t53), "r"(t158), "r"(t52) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t163 % 3u;
                    const u32 t165 = slot_8 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t10 + t166;
                    const u32 t168 = slot_8 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t10 + t169;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t163 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t171 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t173) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t174 = 7u - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t175 = t174 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = slot_8 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t9 + t176;
                    u32 t178;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t178) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t179 = t178 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t179) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t167) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t177), "l"(v), "r"(t167), "r"(0u), "r"(t53), "r"(t175), "r"(t52) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = passed + 8u;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t180;
                const u32 t181 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t181;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t183 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t184 = tile * t183;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t185 = t184 + place_2;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t185;
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t188 = index_2 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t189 = t7 + t188;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t190 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t191 = t190 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t192 = index_2 << 6u;
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
        const u32 t194 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t195 = count * t194;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t196 = t195 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t196;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t197 = index_3 < total;
            if (!t197) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t198 = index_3 >> 1u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t199 = index_3 & 1u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t200 = t199 << 8u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t201 = t198 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t202 = t198 / heads;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t203 = count << 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t204 = t203 + index_2;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t205 = t204 & 7u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t206 = t205 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t207 = t206 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t208 = t10 + t207;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t209 = t204 >> 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t210 = t209 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t208), "r"(t210) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t211 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t212 = t211 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t213 = t10 + t212;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t214 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t215 = t214 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t213), "r"(t215) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t216 = t204 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t217 = t216 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t218 = smem_1 + t217;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t219 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t220 = t219 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t221 = t8 + t220;
            const u32 t222 = t218 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t223 = t221 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t224 = t222 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t225 = (u64)t224;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t226 = t225 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t227 = t223 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t228 = (u64)t227;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t229 = t228 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t230 = t222 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t231 = (u64)t230;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t232 = t231 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t233 = t223 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t234 = (u64)t233;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t235 = t234 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t236 = t222 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t237 = (u64)t236;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t238 = t237 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t239 = t223 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t240 = (u64)t239;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t241 = t240 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t242 = t222 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t243 = (u64)t242;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t244 = t243 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t245 = t223 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t246 = (u64)t245;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t247 = t246 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t226), "l"(t229), "l"(t232), "l"(t235), "l"(t238), "l"(t241), "l"(t244), "l"(t247) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t248 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t249 = t248 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t250 = t249 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t251 = t10 + t250;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t252 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t252) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t251) : "memory");
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t254;
            asm("max.f32 %0, %1, %2;" : "=f"(t254) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t255;
            asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(t254), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t256;
            asm("max.f32 %0, %1, %2;" : "=f"(t256) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t257;
            asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t258;
            asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t259;
            asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t255), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t260;
            asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(t256), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t261;
            asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t257), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t262;
            asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(t258), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t263;
            asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t259), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t264;
            asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(t260), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t265;
            asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t261), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t266;
            asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t262), "f"(s_30));
            f32 t267;
            asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t263), "f"(t264));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t268;
            asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(t265), "f"(t266));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t269;
            asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t267), "f"(t268));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t270;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t270) : "f"(t269));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t269), "f"(t270));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t272;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t272) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t272));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t275 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t275;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t277 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t278;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t278) : "f"(old), "f"(scale_log2), "f"(t277));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t278));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t280 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t281 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t281));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 x;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x) : "f"(exponent), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 rounded = x + 12582912.0f;
            const f32 t285 = rounded - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 fraction = x - t285;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(fraction), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t288) : "f"(t287), "f"(fraction), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 power;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power) : "f"(t288), "f"(fraction), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            u32 t290;
            asm("mov.b32 %0, %1;" : "=r"(t290) : "f"(rounded));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 t291 = t290 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 exponent_2 = t291 + 1065353216u;
            f32 t293;
            asm("mov.b32 %0, %1;" : "=f"(t293) : "r"(exponent_2));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t294 = power * t293;
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t294;
            const f32 t295 = t280 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t296 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_2), "f"(scale_log2), "f"(t296));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t298;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t299 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_5), "f"(scale_log2), "f"(t299));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t301;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t302 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_6), "f"(scale_log2), "f"(t302));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t304;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t305 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_9), "f"(scale_log2), "f"(t305));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t307;
            const f32 t308 = t295 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t309 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_10), "f"(scale_log2), "f"(t309));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t311) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t311;
            const f32 t312 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t313 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_13), "f"(scale_log2), "f"(t313));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t315) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t315;
            const f32 t316 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t317 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_14), "f"(scale_log2), "f"(t317));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t319;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t319;
            const f32 t320 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t321 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_17), "f"(scale_log2), "f"(t321));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 x_2;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_2) : "f"(exponent_10), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 rounded_2 = x_2 + 12582912.0f;
            const f32 t325 = rounded_2 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 fraction_2 = x_2 - t325;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t327) : "f"(fraction_2), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t328;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t328) : "f"(t327), "f"(fraction_2), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 power_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_2) : "f"(t328), "f"(fraction_2), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            u32 t330;
            asm("mov.b32 %0, %1;" : "=r"(t330) : "f"(rounded_2));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 t331 = t330 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 exponent_11 = t331 + 1065353216u;
            f32 t333;
            asm("mov.b32 %0, %1;" : "=f"(t333) : "r"(exponent_11));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t334 = power_2 * t333;
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t334;
            const f32 t335 = t308 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t336 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_18), "f"(scale_log2), "f"(t336));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t338;
            const f32 t339 = t312 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t340 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_21), "f"(scale_log2), "f"(t340));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t342;
            const f32 t343 = t316 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t344 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_22), "f"(scale_log2), "f"(t344));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t346;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t346) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t346;
            const f32 t347 = t320 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t348 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_25), "f"(scale_log2), "f"(t348));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t350;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t350) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t350;
            const f32 t351 = t335 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t352 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_26), "f"(scale_log2), "f"(t352));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t354;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t354;
            const f32 t355 = t339 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t356 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_29), "f"(scale_log2), "f"(t356));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t358;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t358) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t358;
            const f32 t359 = t343 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t360 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_30), "f"(scale_log2), "f"(t360));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t362;
            const f32 t363 = t347 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t364 = t351 + t355;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t365 = t359 + t363;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t366 = t364 + t365;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t366;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t368), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t369), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t370), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t371), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t372), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t373), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t374), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t379;
            asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t375), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t380;
            asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t376), "f"(s_32));
            f32 t381;
            asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t377), "f"(t378));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t379), "f"(t380));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t383;
            asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t381), "f"(t382));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t384;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t384) : "f"(t383));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t383), "f"(t384));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t386;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t386) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t386));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t389 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t389;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t391 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(old_2), "f"(scale_log2), "f"(t391));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t392));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t394 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t395 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_3), "f"(scale_log2), "f"(t395));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 x_3;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_3) : "f"(exponent_19), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 rounded_3 = x_3 + 12582912.0f;
            const f32 t399 = rounded_3 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 fraction_3 = x_3 - t399;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(fraction_3), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t401), "f"(fraction_3), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 power_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_3) : "f"(t402), "f"(fraction_3), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            u32 t404;
            asm("mov.b32 %0, %1;" : "=r"(t404) : "f"(rounded_3));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 t405 = t404 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 exponent_20 = t405 + 1065353216u;
            f32 t407;
            asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(exponent_20));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t408 = power_3 * t407;
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t408;
            const f32 t409 = t394 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t410 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_4), "f"(scale_log2), "f"(t410));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t412;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t412;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t413 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_7), "f"(scale_log2), "f"(t413));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t415;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t415) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t415;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t416 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_8), "f"(scale_log2), "f"(t416));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t418;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_11), "f"(scale_log2), "f"(t419));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t421;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t421;
            const f32 t422 = t409 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_12), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t425;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t425;
            const f32 t426 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t427 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_15), "f"(scale_log2), "f"(t427));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t429;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t429;
            const f32 t430 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t431 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_16), "f"(scale_log2), "f"(t431));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t433;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t433;
            const f32 t434 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t435 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_19), "f"(scale_log2), "f"(t435));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 x_4;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_4) : "f"(exponent_28), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 rounded_4 = x_4 + 12582912.0f;
            const f32 t439 = rounded_4 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 fraction_4 = x_4 - t439;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(fraction_4), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(fraction_4), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 power_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_4) : "f"(t442), "f"(fraction_4), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            u32 t444;
            asm("mov.b32 %0, %1;" : "=r"(t444) : "f"(rounded_4));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 t445 = t444 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const u32 exponent_29 = t445 + 1065353216u;
            f32 t447;
            asm("mov.b32 %0, %1;" : "=f"(t447) : "r"(exponent_29));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t448 = power_4 * t447;
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t448;
            const f32 t449 = t422 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t450 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t450));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t452;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t452;
            const f32 t453 = t426 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t454 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t454));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t456;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t456;
            const f32 t457 = t430 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t458 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t458));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t460;
            const f32 t461 = t434 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t462 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t462));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t464;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t464;
            const f32 t465 = t449 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t466 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t466));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t468;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t468;
            const f32 t469 = t453 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t470 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t470));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t472;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t472;
            const f32 t473 = t457 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t474 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t474));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t476;
            const f32 t477 = t461 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t478 = t465 + t469;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t479 = t473 + t477;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t480 = t478 + t479;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t480;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t481;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t481) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t482;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t482) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t483;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t483) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t484;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t484) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t485;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t485) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t486;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t486) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t487;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t487) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t488;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t488) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t489;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t489) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t490;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t490) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t491;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t491) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t492;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t492) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t493;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t493) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t494;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t494) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t495;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t495) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t496;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t496) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t481;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t482;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t483;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t484;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t485;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t486;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t487;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t488;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t489;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t490;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t491;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t492;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t493;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t494;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t495;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t496;
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
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 8u; i_2 += 1u) {
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t497 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t498 = t497 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t499 = t498 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t500 = t10 + t499;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t501 = t497 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t502 = t501 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t500), "r"(t502) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t503 = t204 & 7u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t504 = t503 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t505 = smem_1 + t504;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t506 = t497 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t507 = t506 << 13u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t508 = t8 + t507;
                const u32 t509 = t505 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t510 = t508 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t511 = t509 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t512 = (u64)t511;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t513 = t512 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t514 = t510 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t515 = (u64)t514;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t516 = t515 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t517 = t509 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t518 = (u64)t517;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t519 = t518 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t520 = t510 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t521 = (u64)t520;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t522 = t521 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t523 = t509 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t524 = (u64)t523;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t525 = t524 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t526 = t510 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t527 = (u64)t526;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t528 = t527 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t529 = t509 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t530 = (u64)t529;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t531 = t530 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t532 = t510 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t533 = (u64)t532;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t534 = t533 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t513), "l"(t516), "l"(t519), "l"(t522), "l"(t525), "l"(t528), "l"(t531), "l"(t534) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t535 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t536 = passed_2 + t535;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t537 = t536 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t538 = t537 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t539 = t538 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t540 = t10 + t539;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t541 = t536 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t542 = t541 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t540), "r"(t542) : "memory");
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
                const u32 t543 = t536 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t544 = t543 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t545 = t9 + t544;
                const u32 t546 = t545 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t547 = t546 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t548 = (u64)t547;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t549 = t548 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t550 = t546 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t551 = (u64)t550;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t552 = t551 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t553 = t546 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t554 = (u64)t553;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t555 = t554 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t556 = t546 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t557 = (u64)t556;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t558 = t557 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t549), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t552), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t555), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t558) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t559 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t560 = t559 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t561 = t560 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t562 = t561 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t563 = t10 + t562;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t564 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t564) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t563) : "memory");
                }
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t566;
                asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t567;
                asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t566), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t568;
                asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t570;
                asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t571;
                asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t567), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t572;
                asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t568), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t569), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t574;
                asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t570), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t575;
                asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t571), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t576;
                asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t572), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t577;
                asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t573), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t578;
                asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t574), "f"(s_30));
                f32 t579;
                asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t575), "f"(t576));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t580;
                asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t577), "f"(t578));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t581;
                asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t579), "f"(t580));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t582;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t582) : "f"(t581));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t581), "f"(t582));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t584;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t584) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t584));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t587 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t587;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t589 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(old_3), "f"(scale_log2), "f"(t589));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t590));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t592 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t593 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s), "f"(scale_log2), "f"(t593));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 x_5;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_5) : "f"(exponent_37), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 rounded_5 = x_5 + 12582912.0f;
                const f32 t597 = rounded_5 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 fraction_5 = x_5 - t597;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(fraction_5), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(fraction_5), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 power_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_5) : "f"(t600), "f"(fraction_5), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                u32 t602;
                asm("mov.b32 %0, %1;" : "=r"(t602) : "f"(rounded_5));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 t603 = t602 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 exponent_38 = t603 + 1065353216u;
                f32 t605;
                asm("mov.b32 %0, %1;" : "=f"(t605) : "r"(exponent_38));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t606 = power_5 * t605;
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t606;
                const f32 t607 = t592 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t608 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_2), "f"(scale_log2), "f"(t608));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t610;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t610;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t611 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_5), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t613;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t614 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_6), "f"(scale_log2), "f"(t614));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t616;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t617 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_9), "f"(scale_log2), "f"(t617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t619;
                const f32 t620 = t607 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t621 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_10), "f"(scale_log2), "f"(t621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t623;
                const f32 t624 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t625 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_13), "f"(scale_log2), "f"(t625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t627;
                const f32 t628 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t629 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_14), "f"(scale_log2), "f"(t629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t631;
                const f32 t632 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t633 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_17), "f"(scale_log2), "f"(t633));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 x_6;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_6) : "f"(exponent_46), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 rounded_6 = x_6 + 12582912.0f;
                const f32 t637 = rounded_6 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 fraction_6 = x_6 - t637;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(fraction_6), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(fraction_6), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 power_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_6) : "f"(t640), "f"(fraction_6), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                u32 t642;
                asm("mov.b32 %0, %1;" : "=r"(t642) : "f"(rounded_6));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 t643 = t642 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 exponent_47 = t643 + 1065353216u;
                f32 t645;
                asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(exponent_47));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t646 = power_6 * t645;
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t646;
                const f32 t647 = t620 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t648 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_18), "f"(scale_log2), "f"(t648));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t650;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t650;
                const f32 t651 = t624 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t652 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_21), "f"(scale_log2), "f"(t652));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t654;
                const f32 t655 = t628 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t656 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_22), "f"(scale_log2), "f"(t656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t658;
                const f32 t659 = t632 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t660 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_25), "f"(scale_log2), "f"(t660));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t662;
                const f32 t663 = t647 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t664 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_26), "f"(scale_log2), "f"(t664));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t666;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t666;
                const f32 t667 = t651 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t668 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_29), "f"(scale_log2), "f"(t668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t670;
                const f32 t671 = t655 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t672 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_30), "f"(scale_log2), "f"(t672));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t674;
                const f32 t675 = t659 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t676 = t663 + t667;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t677 = t671 + t675;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t678 = t676 + t677;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t678;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t680), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t685), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t690;
                asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t686), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t691;
                asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t687), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t692;
                asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t688), "f"(s_32));
                f32 t693;
                asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t689), "f"(t690));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t694;
                asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t691), "f"(t692));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t695;
                asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t693), "f"(t694));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t696;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t696) : "f"(t695));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t695), "f"(t696));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t698;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t698) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t698));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t701 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t701;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t703 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(old_4), "f"(scale_log2), "f"(t703));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t704));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t706 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t707 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_3), "f"(scale_log2), "f"(t707));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 x_7;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_7) : "f"(exponent_55), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 rounded_7 = x_7 + 12582912.0f;
                const f32 t711 = rounded_7 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 fraction_7 = x_7 - t711;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t713;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(fraction_7), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(t713), "f"(fraction_7), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 power_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_7) : "f"(t714), "f"(fraction_7), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                u32 t716;
                asm("mov.b32 %0, %1;" : "=r"(t716) : "f"(rounded_7));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 t717 = t716 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 exponent_56 = t717 + 1065353216u;
                f32 t719;
                asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(exponent_56));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t720 = power_7 * t719;
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t720;
                const f32 t721 = t706 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t722 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_4), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t724;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t725 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_7), "f"(scale_log2), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t727;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t728 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_8), "f"(scale_log2), "f"(t728));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t730;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t731 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_11), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t733;
                const f32 t734 = t721 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t735 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_12), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t737;
                const f32 t738 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t739 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_15), "f"(scale_log2), "f"(t739));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t741;
                const f32 t742 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t743 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_16), "f"(scale_log2), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t745;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t745;
                const f32 t746 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t747 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_19), "f"(scale_log2), "f"(t747));
#line 13 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 x_8;
                asm("max.NaN.f32 %0, %1, %2;" : "=f"(x_8) : "f"(exponent_64), "f"(-127.0f));
#line 14 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 rounded_8 = x_8 + 12582912.0f;
                const f32 t751 = rounded_8 - 12582912.0f;
#line 15 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 fraction_8 = x_8 - t751;
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t753;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(fraction_8), "f"(0.05517167f), "f"(0.24261113f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t754;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(t753), "f"(fraction_8), "f"(0.693261f));
#line 17 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 power_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(power_8) : "f"(t754), "f"(fraction_8), "f"(0.99992806f));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                u32 t756;
                asm("mov.b32 %0, %1;" : "=r"(t756) : "f"(rounded_8));
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 t757 = t756 << 23u;
#line 21 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const u32 exponent_65 = t757 + 1065353216u;
                f32 t759;
                asm("mov.b32 %0, %1;" : "=f"(t759) : "r"(exponent_65));
#line 22 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t760 = power_8 * t759;
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t760;
                const f32 t761 = t734 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t762 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_20), "f"(scale_log2), "f"(t762));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t764;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t764;
                const f32 t765 = t738 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t766 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_23), "f"(scale_log2), "f"(t766));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t768;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t768;
                const f32 t769 = t742 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t770 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_24), "f"(scale_log2), "f"(t770));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t772;
                const f32 t773 = t746 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t774 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_27), "f"(scale_log2), "f"(t774));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t776;
                const f32 t777 = t761 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t778 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_28), "f"(scale_log2), "f"(t778));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t780;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t780;
                const f32 t781 = t765 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t782 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_31), "f"(scale_log2), "f"(t782));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t784;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t784;
                const f32 t785 = t769 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t786 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_32), "f"(scale_log2), "f"(t786));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t788;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t788) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t788;
                const f32 t789 = t773 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t790 = t777 + t781;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t791 = t785 + t789;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t792 = t790 + t791;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t792;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t793 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t794 = passed_2 + t793;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t795 = t794 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t796 = t795 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t797 = t796 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t798 = t10 + t797;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t799 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t799) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t798) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t800 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t801 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t802 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t803 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t804 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t805 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t806 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t807 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t808 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t809 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t810 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t811 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t812 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t813 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t814 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t815 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t816 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t817 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t818 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t819 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t820 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t821 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t822 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t823 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t824 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t825 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t826 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t827 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t828 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t829 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t830 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t831 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t831;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t832;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t833;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t834;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t838;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t839;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t840;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t841;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t842;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t843;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t844;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t845;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t846;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t832;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t833;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t834;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t835;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t836;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t837;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t838;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t839;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t840;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t841;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t842;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t843;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t844;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t845;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t846;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t847;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t848 = t204 & 7u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t849 = t848 + 20u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t850 = t849 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t851 = t10 + t850;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t852 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t852) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t851) : "memory");
            }
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t853 = passed_2 + 7u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t854 = t853 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t855 = t854 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t856 = t855 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t857 = t10 + t856;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t858 = t853 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t859 = t858 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t857), "r"(t859) : "memory");
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
            const u32 t860 = t853 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t861 = t860 << 13u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t862 = t9 + t861;
            const u32 t863 = t862 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t864 = t863 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t865 = (u64)t864;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t866 = t865 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t867 = t863 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t868 = (u64)t867;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t869 = t868 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t870 = t863 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t871 = (u64)t870;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t872 = t871 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t873 = t863 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t874 = (u64)t873;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t875 = t874 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t866), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t869), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t872), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t875) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t876 = passed_2 + 7u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t877 = t876 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t878 = t877 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t879 = t878 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t880 = t10 + t879;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t881 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t881) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t880) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + 8u;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t883;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t883) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t883;
            f32 t885;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t885) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t886 = pair_5 + t885;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t886;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t887) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t887;
            f32 t889;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t889) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t890 = pair_6 + t889;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t890;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t891 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t892;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t892) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t891 ? 0.0f : t892;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t894 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t894;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t895 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t895;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t896 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t896;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t897 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t897;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t898 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t898;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t899 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t899;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t900 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t900;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t901 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t901;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t902 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t902;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t903 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t903;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t904 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t904;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t905 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t905;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t906 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t906;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t907 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t907;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t908 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t908;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t909 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t909;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t910 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t910 ? 0.0f : t911;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t913 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t913;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t914 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t914;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t915 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t915;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t916 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t916;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t917 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t917;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t918 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t918;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t919 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t919;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t920 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t920;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t921 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t921;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t922 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t922;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t923 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t923;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t924 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t924;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t925 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t925;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t926 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t926;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t927 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t927;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t928 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t928;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t929 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t929) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t930 = t204 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t931;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t932;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t933;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t934;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t936;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t936) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t939;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t941;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t942) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t943) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t945) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t946) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t947 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t948 = t191 + t947;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t949 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t950 = t948 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t951 = t949 ^ t950;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t952 = t948 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t953 = t951 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t954 = t952 + t953;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t955 = t189 + t954;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t955), "r"(t931), "r"(t932), "r"(t933), "r"(t934) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t956 = t954 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t957 = t189 + t956;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t935), "r"(t936), "r"(t937), "r"(t938) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t958 = t954 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t959 = t189 + t958;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t959), "r"(t939), "r"(t940), "r"(t941), "r"(t942) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t960 = t954 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t961 = t189 + t960;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t961), "r"(t943), "r"(t944), "r"(t945), "r"(t946) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t962 = t200 + t192;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t962 + t191;
            const bool t964 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t964) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t965 = t191 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t966 = t189 + t965;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t966), "l"(o), "r"(0u), "r"(t201), "r"(first_row), "r"(t202) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t967 = (u64)t202;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t968 = t967 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t969 = t968 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t970 = lse + t969;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t971 = (u64)t201;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t972 = t971 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t973 = t972 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t974 = t970 + t973;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t975 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t976 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t977 = t976 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t977) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t978 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t978;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < 512u;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t981 = (u64)row * t975;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t982 = t981 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t983 = t974 + t982;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t984;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t985;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t985) : "f"(row_max), "f"(scale_log2), "f"(t984));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t985 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t987 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t988 = t987 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t983), "f"(t988) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t989 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t990 = first_row + t989;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t990 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < 512u;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t993 = (u64)row_2 * t975;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t994 = t993 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t995 = t974 + t994;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t996;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t997) : "f"(row_max_2), "f"(scale_log2), "f"(t996));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t997 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t999 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1000 = t999 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t995), "f"(t1000) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1001 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1001;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1003 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1004 = count * t1003;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1005 = t1004 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t1005;
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1007 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1007) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
