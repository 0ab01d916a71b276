typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
resident_bf16(
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
    const u32 kv_heads,
    const u32 group,
    const u32 batch,
    const u32 split,
    const u32 share)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 170 "fa-kernels/src/forward/resident/mod.rs"
    const u32 t1 = kv_heads * group;
#line 37 "fa-kernels/src/forward/resident/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t3 = thread >> 5u;
#line 38 "fa-kernels/src/forward/resident/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 39 "fa-kernels/src/forward/resident/mod.rs"
    const u32 group_2 = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 142 "fa-kernels/src/forward/resident/layout.rs"
    const u32 queries = smem_1 + 131072u;
    const u32 outputs = queries + 65536u;
    const u32 t9 = group_2 << 14u;
#line 144 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t10 = queries + t9;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t11 = smem_1 + 65536u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t12 = group_2 << 13u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t13 = outputs + t12;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t14 = outputs + 32768u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t15 = group_2 << 1u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t16 = t15 + 20u;
#line 42 "fa-kernels/src/forward/resident/mod.rs"
    const bool t17 = thread == 0u;
#line 42 "fa-kernels/src/forward/resident/mod.rs"
    if (t17) {
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t18 = t14 + 8u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t19 = t14 + 16u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t20 = t14 + 24u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t21 = t14 + 32u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t22 = t14 + 40u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t23 = t14 + 48u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t24 = t14 + 56u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t25 = t14 + 64u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t26 = t14 + 72u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t27 = t14 + 80u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t28 = t14 + 88u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t29 = t14 + 96u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t30 = t14 + 104u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t31 = t14 + 112u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t32 = t14 + 120u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t33 = t14 + 128u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t33) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t34 = t14 + 136u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t34) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t35 = t14 + 144u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t35) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t36 = t14 + 152u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t36) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t37 = t14 + 160u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t38 = t14 + 168u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t39 = t14 + 176u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t40 = t14 + 184u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t40) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t41 = t14 + 192u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t41) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t42 = t14 + 200u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t42) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t43 = t14 + 208u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t43) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t44 = t14 + 216u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t44) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t45 = t14 + 224u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t45) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t46 = t14 + 232u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t46) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t47 = t14 + 240u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t47) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t48 = t14 + 248u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t48) : "memory");
#line 180 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const bool t50 = group_2 == 3u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t51 = group_2 + 1u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const u32 next = t50 ? 0u : t51;
    const u32 t53 = group_2 + 28u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t54 = t53 << 3u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t55 = t14 + t54;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t56 = next + 28u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t57 = t56 << 3u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t58 = t14 + t57;
#line 47 "fa-kernels/src/forward/resident/mod.rs"
    const u32 t59 = warp & 3u;
#line 48 "fa-kernels/src/forward/resident/consumer.rs"
    u32 step = 4u;
#line 60 "fa-kernels/src/forward/resident/work.rs"
    const u32 rounds = group_2 / share;
    const u32 t61 = rounds * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
    const u32 t62 = group_2 - t61;
#line 54 "fa-kernels/src/forward/resident/consumer.rs"
    u32 round = rounds;
    u32 local = t62;
    u32 count = 0u;
#line 106 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t63 = t59 == 0u;
#line 106 "fa-kernels/src/forward/resident/consumer.rs"
    if (t63) {
        const bool t64 = lane == 0u;
#line 107 "fa-kernels/src/forward/resident/consumer.rs"
        if (t64) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t65 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t66 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t67 = rounds * t66;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t68 = t65 + t67;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t69 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t70 = t68 < t69;
#line 108 "fa-kernels/src/forward/resident/consumer.rs"
            if (t70) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t71 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t72 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t73 = rounds * t72;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 unit = t71 + t73;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                const u32 batch_2 = unit / kv_heads;
                const u32 t76 = batch_2 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                const u32 t77 = unit - t76;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t78 = t62 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t79 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t80 = t78 + t79;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile = t80 & 7u;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                const u32 t82 = tile << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t83 = t77 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t84 = t62 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t85 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t86 = t84 + t85;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t87 = t86 >> 3u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t88 = t83 + t87;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t89 = t16 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t90 = t14 + t89;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t90) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t10), "l"(q), "r"(t90), "r"(0u), "r"(t88), "r"(t82), "r"(batch_2) : "memory");
            }
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 unit_2 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t92 = gridDim.x;
#line 99 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_3 = unit_2 / kv_heads;
            const u32 t94 = batch_3 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
            const u32 t95 = unit_2 - t94;
#line 14 "fa-kernels/src/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 8u; i += 4u) {
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t96 = i << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t97 = i << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t98 = smem_1 + t97;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t99 = i << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t100 = t11 + t99;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t101 = i << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t102 = t14 + t101;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t102) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t98), "l"(k), "r"(t102), "r"(0u), "r"(t95), "r"(t96), "r"(batch_3) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t103 = i + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t104 = t103 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t105 = t14 + t104;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t105) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(v), "r"(t105), "r"(0u), "r"(t95), "r"(t96), "r"(batch_3) : "memory");
            }
        }
    }
#line 41 "fa-kernels/src/forward/resident/turn.rs"
    const bool t106 = group_2 == 3u;
#line 41 "fa-kernels/src/forward/resident/turn.rs"
    if (t106) {
#line 64 "fa-kernels/src/forward/resident/turn.rs"
        const bool t107 = lane == 0u;
#line 64 "fa-kernels/src/forward/resident/turn.rs"
        if (t107) {
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
        }
    }
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t108 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t109 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t110 = round * t109;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t111 = t108 + t110;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const u32 t112 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const bool t113 = t111 < t112;
#line 59 "fa-kernels/src/forward/resident/consumer.rs"
    if (t113) {
#line 59 "fa-kernels/src/forward/resident/work.rs"
        const u32 local_2 = t62 + step;
        const u32 rounds_2 = local_2 / share;
        const u32 t116 = rounds + rounds_2;
#line 61 "fa-kernels/src/forward/resident/work.rs"
        const u32 t117 = rounds_2 * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
        const u32 t118 = local_2 - t117;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t119 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t120 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t121 = t116 * t120;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t122 = t119 + t121;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const u32 t123 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const bool exists = t122 < t123;
#line 124 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t125 = exists ? t116 : rounds;
#line 124 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t126 = exists ? t118 : t62;
#line 128 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t127 = t59 == 0u;
#line 128 "fa-kernels/src/forward/resident/consumer.rs"
        if (t127) {
            const bool t128 = lane == 0u;
#line 129 "fa-kernels/src/forward/resident/consumer.rs"
            if (t128) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t129 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t130 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t131 = t125 * t130;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 unit_3 = t129 + t131;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                const u32 batch_4 = unit_3 / kv_heads;
                const u32 t134 = batch_4 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                const u32 t135 = unit_3 - t134;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t136 = t126 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t137 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t138 = t136 + t137;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_2 = t138 & 7u;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                const u32 t140 = tile_2 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t141 = t135 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t142 = t126 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t143 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t144 = t142 + t143;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t145 = t144 >> 3u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t146 = t141 + t145;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t147 = t16 + 1u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t148 = t147 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t149 = t14 + t148;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t149) : "memory");
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t150 = t10 + 8192u;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t150), "l"(q), "r"(t149), "r"(0u), "r"(t146), "r"(t140), "r"(batch_4) : "memory");
            }
        }
#line 133 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t151 = !exists;
#line 133 "fa-kernels/src/forward/resident/consumer.rs"
        if (t151) {
            const u32 t152 = t16 + 1u;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t153 = t152 << 3u;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t154 = t14 + t153;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t154), "r"(0u) : "memory");
        }
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_2 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_3 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_4 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_5 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_6 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_7 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_8 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_9 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_10 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_11 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_12 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_13 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_14 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_15 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_16 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_17 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_18 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_19 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_20 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_21 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_22 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_23 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_24 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_25 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_26 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_27 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_28 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_29 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_30 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_31 = 0.0f;
#line 61 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_32 = 0.0f;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t155 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t156 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t157 = rounds * t156;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t158 = t155 + t157;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const u32 t159 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const bool t160 = t158 < t159;
#line 167 "fa-kernels/src/forward/resident/consumer.rs"
        if (t160) {
            const u32 t161 = count & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t162 = t16 + t161;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t163 = t162 << 3u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t164 = t14 + t163;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t165 = count >> 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t166 = t165 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t164), "r"(t166) : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t167 = rounds & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t14), "r"(t167) : "memory");
        }
#line 171 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t168 = count & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t169 = t168 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t170 = t169 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t171 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t172 = t171 + t170;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t173 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t174 = t172 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t175 = (u64)t174;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t176 = t175 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t177 = t173 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t178 = (u64)t177;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t179 = t178 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t176), "l"(t179) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t180 = t172 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t181 = (u64)t180;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t182 = t181 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t183 = t173 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t184 = (u64)t183;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t185 = t184 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t182), "l"(t185) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t186 = t172 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t187 = (u64)t186;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t188 = t187 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t189 = t173 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t190 = (u64)t189;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t191 = t190 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t188), "l"(t191) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t192 = t172 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t193 = (u64)t192;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t194 = t193 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t195 = t173 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t196 = (u64)t195;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t197 = t196 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t194), "l"(t197) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/forward/resident/consumer.rs"
        while (true) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t198 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t199 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t200 = round * t199;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t201 = t198 + t200;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t202 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t203 = t201 < t202;
            if (!t203) break;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t204 = local + step;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
            const bool last = share <= t204;
            const bool t206 = local < 4u;
#line 66 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t207 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t208 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t209 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t210 = t207 * t209;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t211 = t208 + t210;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t212 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t213 = t211 < t212;
#line 66 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t214 = last & t213;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t215 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t216 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t217 = t215 + t216;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_3 = t217 & 7u;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query = tile_3 << 6u;
#line 89 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 89 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_2 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_3 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_4 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_5 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_6 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_7 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_8 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_9 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_10 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_11 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_12 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_13 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_14 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_15 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_16 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_17 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_18 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_19 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_20 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_21 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_22 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_23 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_24 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_25 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_26 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_27 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_28 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_29 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_30 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_31 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            f32 acc_32 = 0.0f;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_2 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_3 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_4 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_5 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_6 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_7 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_8 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_9 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_10 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_11 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_12 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_13 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_14 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_15 = 0u;
#line 45 "fa-kernels/src/forward/resident/tile.rs"
            u32 p_16 = 0u;
#line 55 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 56 "fa-kernels/src/forward/resident/turn.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(0u) : "memory");
#line 126 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 140 "fa-kernels/src/softmax.rs"
            f32 t221;
            asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(old), "f"(s));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t222;
            asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t221), "f"(s_5));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t223;
            asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(s_2), "f"(s_6));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t224;
            asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t222), "f"(s_9));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t225;
            asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t223), "f"(s_10));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t226;
            asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t224), "f"(s_13));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t227;
            asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t225), "f"(s_14));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t228;
            asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t226), "f"(s_17));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t229;
            asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t227), "f"(s_18));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t230;
            asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t228), "f"(s_21));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t231;
            asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(t229), "f"(s_22));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t232;
            asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t230), "f"(s_25));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t233;
            asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t231), "f"(s_26));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t234;
            asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t232), "f"(s_29));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t235;
            asm("max.f32 %0, %1, %2;" : "=f"(t235) : "f"(t233), "f"(s_30));
            f32 t236;
            asm("max.f32 %0, %1, %2;" : "=f"(t236) : "f"(t234), "f"(t235));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t237;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t237) : "f"(t236));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t236), "f"(t237));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t239;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t239) : "f"(pair));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t239));
#line 149 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t242 = new_1 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t242;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 t244 = -reference;
#line 129 "fa-kernels/src/softmax.rs"
            f32 t245;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t245) : "f"(old), "f"(scale_log2), "f"(t244));
#line 129 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t245));
#line 130 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 164 "fa-kernels/src/softmax.rs"
            const f32 t247 = row_sum * rescale;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t248 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t248));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t250;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t250) : "f"(exponent));
#line 167 "fa-kernels/src/softmax.rs"
            s = t250;
            const f32 t251 = t247 + s;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t252 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t252));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t254;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t254) : "f"(exponent_2));
#line 167 "fa-kernels/src/softmax.rs"
            s_2 = t254;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t255 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t255));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t257;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t257) : "f"(exponent_3));
#line 167 "fa-kernels/src/softmax.rs"
            s_5 = t257;
            const f32 t258 = t251 + s_5;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t259 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t259));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t261;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t261) : "f"(exponent_4));
#line 167 "fa-kernels/src/softmax.rs"
            s_6 = t261;
            const f32 t262 = s_2 + s_6;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t263 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t263));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t265) : "f"(exponent_5));
#line 167 "fa-kernels/src/softmax.rs"
            s_9 = t265;
            const f32 t266 = t258 + s_9;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t267 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t267));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(exponent_6));
#line 167 "fa-kernels/src/softmax.rs"
            s_10 = t269;
            const f32 t270 = t262 + s_10;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t271 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t271));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t273;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t273) : "f"(exponent_7));
#line 167 "fa-kernels/src/softmax.rs"
            s_13 = t273;
            const f32 t274 = t266 + s_13;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t275 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t275));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t277;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(exponent_8));
#line 167 "fa-kernels/src/softmax.rs"
            s_14 = t277;
            const f32 t278 = t270 + s_14;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t279 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t279));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent_9));
#line 167 "fa-kernels/src/softmax.rs"
            s_17 = t281;
            const f32 t282 = t274 + s_17;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t283 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t283));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t285) : "f"(exponent_10));
#line 167 "fa-kernels/src/softmax.rs"
            s_18 = t285;
            const f32 t286 = t278 + s_18;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t287 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t287));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t289;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(exponent_11));
#line 167 "fa-kernels/src/softmax.rs"
            s_21 = t289;
            const f32 t290 = t282 + s_21;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t291 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t291));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t293;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(exponent_12));
#line 167 "fa-kernels/src/softmax.rs"
            s_22 = t293;
            const f32 t294 = t286 + s_22;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t295 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t295));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t297;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t297) : "f"(exponent_13));
#line 167 "fa-kernels/src/softmax.rs"
            s_25 = t297;
            const f32 t298 = t290 + s_25;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t299 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t299));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_14));
#line 167 "fa-kernels/src/softmax.rs"
            s_26 = t301;
            const f32 t302 = t294 + s_26;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t303 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t303));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t305;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t305) : "f"(exponent_15));
#line 167 "fa-kernels/src/softmax.rs"
            s_29 = t305;
            const f32 t306 = t298 + s_29;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t307 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t307));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t309;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_16));
#line 167 "fa-kernels/src/softmax.rs"
            s_30 = t309;
            const f32 t310 = t302 + s_30;
#line 170 "fa-kernels/src/softmax.rs"
            const f32 t311 = t306 + t310;
#line 170 "fa-kernels/src/softmax.rs"
            row_sum = t311;
#line 126 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 140 "fa-kernels/src/softmax.rs"
            f32 t313;
            asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(old_2), "f"(s_3));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(t313), "f"(s_7));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t315;
            asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(s_4), "f"(s_8));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t316;
            asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(t314), "f"(s_11));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t317;
            asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t315), "f"(s_12));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("max.f32 %0, %1, %2;" : "=f"(t318) : "f"(t316), "f"(s_15));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t319;
            asm("max.f32 %0, %1, %2;" : "=f"(t319) : "f"(t317), "f"(s_16));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t320;
            asm("max.f32 %0, %1, %2;" : "=f"(t320) : "f"(t318), "f"(s_19));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t321;
            asm("max.f32 %0, %1, %2;" : "=f"(t321) : "f"(t319), "f"(s_20));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("max.f32 %0, %1, %2;" : "=f"(t322) : "f"(t320), "f"(s_23));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t323;
            asm("max.f32 %0, %1, %2;" : "=f"(t323) : "f"(t321), "f"(s_24));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t324;
            asm("max.f32 %0, %1, %2;" : "=f"(t324) : "f"(t322), "f"(s_27));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t325;
            asm("max.f32 %0, %1, %2;" : "=f"(t325) : "f"(t323), "f"(s_28));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("max.f32 %0, %1, %2;" : "=f"(t326) : "f"(t324), "f"(s_31));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t327;
            asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(t325), "f"(s_32));
            f32 t328;
            asm("max.f32 %0, %1, %2;" : "=f"(t328) : "f"(t326), "f"(t327));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t329;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t329) : "f"(t328));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t328), "f"(t329));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t331;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t331) : "f"(pair_2));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t331));
#line 149 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t334 = new_2 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t334;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 t336 = -reference_2;
#line 129 "fa-kernels/src/softmax.rs"
            f32 t337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(old_2), "f"(scale_log2), "f"(t336));
#line 129 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t337));
#line 130 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 164 "fa-kernels/src/softmax.rs"
            const f32 t339 = row_sum_2 * rescale_2;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t340 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t340));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(exponent_17));
#line 167 "fa-kernels/src/softmax.rs"
            s_3 = t342;
            const f32 t343 = t339 + s_3;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t344 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t344));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t346) : "f"(exponent_18));
#line 167 "fa-kernels/src/softmax.rs"
            s_4 = t346;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t347 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t347));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t349;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(exponent_19));
#line 167 "fa-kernels/src/softmax.rs"
            s_7 = t349;
            const f32 t350 = t343 + s_7;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t351 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t351));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t353;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(exponent_20));
#line 167 "fa-kernels/src/softmax.rs"
            s_8 = t353;
            const f32 t354 = s_4 + s_8;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t355 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t355));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t357;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(exponent_21));
#line 167 "fa-kernels/src/softmax.rs"
            s_11 = t357;
            const f32 t358 = t350 + s_11;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t359 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t359));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t361;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t361) : "f"(exponent_22));
#line 167 "fa-kernels/src/softmax.rs"
            s_12 = t361;
            const f32 t362 = t354 + s_12;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t363 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t363));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t365) : "f"(exponent_23));
#line 167 "fa-kernels/src/softmax.rs"
            s_15 = t365;
            const f32 t366 = t358 + s_15;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t367 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t367));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(exponent_24));
#line 167 "fa-kernels/src/softmax.rs"
            s_16 = t369;
            const f32 t370 = t362 + s_16;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t371 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t371));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_25));
#line 167 "fa-kernels/src/softmax.rs"
            s_19 = t373;
            const f32 t374 = t366 + s_19;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t375 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t375));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(exponent_26));
#line 167 "fa-kernels/src/softmax.rs"
            s_20 = t377;
            const f32 t378 = t370 + s_20;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t379 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t379));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t381;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(exponent_27));
#line 167 "fa-kernels/src/softmax.rs"
            s_23 = t381;
            const f32 t382 = t374 + s_23;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t383 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t383));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t385;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(exponent_28));
#line 167 "fa-kernels/src/softmax.rs"
            s_24 = t385;
            const f32 t386 = t378 + s_24;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t387 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t387));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t389;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(exponent_29));
#line 167 "fa-kernels/src/softmax.rs"
            s_27 = t389;
            const f32 t390 = t382 + s_27;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t391 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t391));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t393;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t393) : "f"(exponent_30));
#line 167 "fa-kernels/src/softmax.rs"
            s_28 = t393;
            const f32 t394 = t386 + s_28;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t395 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t395));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t397;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(exponent_31));
#line 167 "fa-kernels/src/softmax.rs"
            s_31 = t397;
            const f32 t398 = t390 + s_31;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t399 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t399));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t401;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(exponent_32));
#line 167 "fa-kernels/src/softmax.rs"
            s_32 = t401;
            const f32 t402 = t394 + s_32;
#line 170 "fa-kernels/src/softmax.rs"
            const f32 t403 = t398 + t402;
#line 170 "fa-kernels/src/softmax.rs"
            row_sum_2 = t403;
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t404;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(s), "f"(s_2));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t405;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t405) : "f"(s_3), "f"(s_4));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t406;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t406) : "f"(s_5), "f"(s_6));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t407;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t407) : "f"(s_7), "f"(s_8));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t408;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t408) : "f"(s_9), "f"(s_10));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t409;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t409) : "f"(s_11), "f"(s_12));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t410;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s_13), "f"(s_14));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t411;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_15), "f"(s_16));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t412;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_17), "f"(s_18));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t413;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_19), "f"(s_20));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t414;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_21), "f"(s_22));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t415;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(s_23), "f"(s_24));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t416;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(s_25), "f"(s_26));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t417;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(s_27), "f"(s_28));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t418;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(s_29), "f"(s_30));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t419;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(s_31), "f"(s_32));
#line 191 "fa-kernels/src/softmax/step.rs"
            p = t404;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_2 = t405;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_3 = t406;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_4 = t407;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_5 = t408;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_6 = t409;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_7 = t410;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_8 = t411;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_9 = t412;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_10 = t413;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_11 = t414;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_12 = t415;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_13 = t416;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_14 = t417;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_15 = t418;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_16 = t419;
#line 64 "fa-kernels/src/forward/resident/turn.rs"
            const bool t420 = lane == 0u;
#line 64 "fa-kernels/src/forward/resident/turn.rs"
            if (t420) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
            }
#line 125 "fa-kernels/src/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < 7u; i_2 += 1u) {
#line 155 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block = i_2 + 1u;
#line 231 "fa-kernels/src/forward/resident/tile.rs"
                if (t206) {
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t422 = block << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t423 = t14 + t422;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t424 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t423), "r"(t424) : "memory");
                }
#line 167 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t425 = count & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t426 = t425 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t427 = t426 >> 4u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t428 = block << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t429 = t428 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t430 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t431 = t430 + t427;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t432 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t433 = t432 + t429;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t434 = t431 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t435 = (u64)t434;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t436 = t435 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t437 = t433 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t438 = (u64)t437;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t439 = t438 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t436), "l"(t439) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t440 = t431 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t441 = (u64)t440;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t442 = t441 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t443 = t433 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t444 = (u64)t443;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t445 = t444 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t442), "l"(t445) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t446 = t431 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t447 = (u64)t446;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t448 = t447 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t449 = t433 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t450 = (u64)t449;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t451 = t450 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t448), "l"(t451) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t452 = t431 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t453 = (u64)t452;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t454 = t453 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t455 = t433 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t456 = (u64)t455;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t457 = t456 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t454), "l"(t457) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 168 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block_2 = block - 1u;
#line 231 "fa-kernels/src/forward/resident/tile.rs"
                if (t206) {
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t459 = block_2 + 8u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t460 = t459 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t461 = t14 + t460;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t462 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t461), "r"(t462) : "memory");
                }
#line 203 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t463 = block_2 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t464 = t463 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t465 = t11 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t466 = t465 + t464;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t467 = t466 + 33554432u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t468 = (u64)t467;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t469 = t468 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t469) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t470 = t466 + 33554560u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t471 = (u64)t470;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t472 = t471 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t472) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t473 = t466 + 33554688u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t474 = (u64)t473;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t475 = t474 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t475) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t476 = t466 + 33554816u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t477 = (u64)t476;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t478) : "memory");
#line 210 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 169 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                const bool t479 = 2u <= block;
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                const bool t480 = t214 & t479;
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                if (t480) {
                    const u32 t481 = block - 2u;
#line 211 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_2 = t481 == 7u;
#line 215 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t483 = t481 & 1u;
#line 215 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t484 = t483 == 1u;
#line 215 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool complete = t484 | last_2;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t486 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t487 = t486 & complete;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t487) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t488 = t481 >> 1u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t489 = t488 + 16u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t490 = t489 << 3u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t491 = t14 + t490;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t492;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t492) : "r"(t491) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t493 = t492 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t493) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t494 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t491), "r"(t494) : "memory");
                            const u32 t495 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t496 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t497 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t498 = t495 * t497;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 unit_4 = t496 + t498;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                            const u32 batch_5 = unit_4 / kv_heads;
                            const u32 t501 = batch_5 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t502 = unit_4 - t501;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t503 = t481 & 1u;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            const bool t504 = t503 == 1u;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            if (t504) {
                                const u32 t505 = t481 - 1u;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t506 = t505 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t507 = t505 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t508 = smem_1 + t507;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t509 = t505 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t510 = t11 + t509;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t511 = t505 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t512 = t14 + t511;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t512) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t508), "l"(k), "r"(t512), "r"(0u), "r"(t502), "r"(t506), "r"(batch_5) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t513 = t505 + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t514 = t513 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t515 = t14 + t514;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t515) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t510), "l"(v), "r"(t515), "r"(0u), "r"(t502), "r"(t506), "r"(batch_5) : "memory");
                            }
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t516 = t481 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t517 = t481 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t518 = smem_1 + t517;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t519 = t481 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t520 = t11 + t519;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t521 = t481 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t522 = t14 + t521;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t522) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t518), "l"(k), "r"(t522), "r"(0u), "r"(t502), "r"(t516), "r"(batch_5) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t523 = t481 + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t524 = t523 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t525 = t14 + t524;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t525) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t520), "l"(v), "r"(t525), "r"(0u), "r"(t502), "r"(t516), "r"(batch_5) : "memory");
                        }
                    }
                }
#line 194 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4) : "memory");
#line 195 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8) : "memory");
#line 195 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12) : "memory");
#line 195 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16) : "memory");
#line 56 "fa-kernels/src/forward/resident/turn.rs"
                const u32 t526 = block & 1u;
#line 56 "fa-kernels/src/forward/resident/turn.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(t526) : "memory");
#line 135 "fa-kernels/src/softmax/step.rs"
                const f32 references = row_max * scale_log2;
#line 135 "fa-kernels/src/softmax/step.rs"
                const f32 references_2 = row_max_2 * scale_log2;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t529 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t529));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(exponent_33));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t532 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t532));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(exponent_34));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t535 = power + power_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t536 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t536));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(exponent_35));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t539 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t539));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(exponent_36));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t542 = t535 + power_4;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t543 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_3), "f"(scale_log2), "f"(t543));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(exponent_37));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t546 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_4), "f"(scale_log2), "f"(t546));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(exponent_38));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t549 = power_5 + power_6;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t550 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t550));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(exponent_39));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t553 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t553));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(exponent_40));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t556 = t549 + power_8;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs) : "f"(power), "f"(power_2));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_2;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_2) : "f"(power_5), "f"(power_6));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_3;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_3) : "f"(power_3), "f"(power_4));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_4;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_4) : "f"(power_7), "f"(power_8));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_17 = pairs;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_18 = pairs_2;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_19 = pairs_3;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_20 = pairs_4;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t561 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t561));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_9;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(exponent_41));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t564 = power_3 + power_9;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t565 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t565));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_10;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(exponent_42));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t568 = t542 + power_10;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t569 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_13), "f"(scale_log2), "f"(t569));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_11;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(exponent_43));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t572 = t564 + power_11;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t573 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_14), "f"(scale_log2), "f"(t573));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_12;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(exponent_44));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t576 = t568 + power_12;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t577 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_11), "f"(scale_log2), "f"(t577));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_13;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(exponent_45));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t580 = power_7 + power_13;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t581 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_12), "f"(scale_log2), "f"(t581));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_14;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(exponent_46));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t584 = t556 + power_14;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t585 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t585));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_15;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(exponent_47));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t588 = t580 + power_15;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t589 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t589));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_16;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(exponent_48));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t592 = t584 + power_16;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_5;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_5) : "f"(power_9), "f"(power_10));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_6;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_6) : "f"(power_13), "f"(power_14));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_7;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_7) : "f"(power_11), "f"(power_12));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_8;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_8) : "f"(power_15), "f"(power_16));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_21 = pairs_5;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_22 = pairs_6;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_23 = pairs_7;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_24 = pairs_8;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t597 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t597));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_17;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(exponent_49));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t600 = t572 + power_17;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t601 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t601));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_18;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(exponent_50));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t604 = t576 + power_18;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t605 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t605));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_19;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(exponent_51));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t608 = t600 + power_19;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t609 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t609));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_20;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(exponent_52));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t612 = t604 + power_20;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t613 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_19), "f"(scale_log2), "f"(t613));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_21;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(exponent_53));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t616 = t588 + power_21;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t617 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_20), "f"(scale_log2), "f"(t617));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_22;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(exponent_54));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t620 = t592 + power_22;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t621 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t621));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_23;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(exponent_55));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t624 = t616 + power_23;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t625 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t625));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_24;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(exponent_56));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t628 = t620 + power_24;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_9;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_9) : "f"(power_17), "f"(power_18));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_10;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_10) : "f"(power_21), "f"(power_22));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_11;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_11) : "f"(power_19), "f"(power_20));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_12;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_12) : "f"(power_23), "f"(power_24));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_25 = pairs_9;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_26 = pairs_10;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_27 = pairs_11;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_28 = pairs_12;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t633 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t633));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_25;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(exponent_57));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t636 = t608 + power_25;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t637 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t637));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_26;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(exponent_58));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t640 = t612 + power_26;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t641 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_29), "f"(scale_log2), "f"(t641));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_27;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(exponent_59));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t644 = t636 + power_27;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t645 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_30), "f"(scale_log2), "f"(t645));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_28;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(exponent_60));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t648 = t640 + power_28;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t649 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t649));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_29;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(exponent_61));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t652 = t624 + power_29;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t653 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t653));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_30;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(exponent_62));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t656 = t628 + power_30;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t657 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t657));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_31;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(exponent_63));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t660 = t652 + power_31;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t661 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t661));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_32;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(exponent_64));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t664 = t656 + power_32;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_13;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_13) : "f"(power_25), "f"(power_26));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_14;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_14) : "f"(power_29), "f"(power_30));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_15;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_15) : "f"(power_27), "f"(power_28));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_16;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(pairs_16) : "f"(power_31), "f"(power_32));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_29 = pairs_13;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_30 = pairs_14;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_31 = pairs_15;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_32 = pairs_16;
#line 161 "fa-kernels/src/softmax/step.rs"
                const f32 t669 = t648 + t644;
#line 161 "fa-kernels/src/softmax/step.rs"
                const f32 t670 = t664 + t660;
#line 166 "fa-kernels/src/softmax/step.rs"
                const bool small = t669 < 16384.0f;
                const bool doubts = !small;
#line 166 "fa-kernels/src/softmax/step.rs"
                const bool small_2 = t670 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 170 "fa-kernels/src/softmax/step.rs"
                const bool t675 = doubts | doubts_2;
#line 170 "fa-kernels/src/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t675);
#line 64 "fa-kernels/src/forward/resident/turn.rs"
                const bool t677 = lane == 0u;
#line 64 "fa-kernels/src/forward/resident/turn.rs"
                if (t677) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
                }
#line 71 "fa-kernels/src/softmax/step.rs"
                if (wrong) {
#line 126 "fa-kernels/src/softmax.rs"
                    const f32 old_3 = row_max;
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t679;
                    asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(old_3), "f"(s));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t680;
                    asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_5));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t681;
                    asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(s_2), "f"(s_6));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t682;
                    asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t680), "f"(s_9));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t683;
                    asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t681), "f"(s_10));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t684;
                    asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t682), "f"(s_13));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t685;
                    asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t683), "f"(s_14));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t686;
                    asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t684), "f"(s_17));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t687;
                    asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t685), "f"(s_18));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t688;
                    asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t686), "f"(s_21));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t689;
                    asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t687), "f"(s_22));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t690;
                    asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t688), "f"(s_25));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t691;
                    asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t689), "f"(s_26));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t692;
                    asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t690), "f"(s_29));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t693;
                    asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t691), "f"(s_30));
                    f32 t694;
                    asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t692), "f"(t693));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t695;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t695) : "f"(t694));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t694), "f"(t695));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t697;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t697) : "f"(pair_3));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t697));
#line 149 "fa-kernels/src/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t700 = new_3 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t700;
#line 129 "fa-kernels/src/softmax.rs"
                    const f32 t702 = -reference_3;
#line 129 "fa-kernels/src/softmax.rs"
                    f32 t703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(old_3), "f"(scale_log2), "f"(t702));
#line 129 "fa-kernels/src/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t703));
#line 130 "fa-kernels/src/softmax.rs"
                    row_max = new_3;
#line 164 "fa-kernels/src/softmax.rs"
                    const f32 t705 = row_sum * rescale_3;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t706 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t706));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t708;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(exponent_65));
#line 167 "fa-kernels/src/softmax.rs"
                    s = t708;
                    const f32 t709 = t705 + s;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t710 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t710));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t712;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_66));
#line 167 "fa-kernels/src/softmax.rs"
                    s_2 = t712;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t713 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t713));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_67));
#line 167 "fa-kernels/src/softmax.rs"
                    s_5 = t715;
                    const f32 t716 = t709 + s_5;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t717 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t717));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_68));
#line 167 "fa-kernels/src/softmax.rs"
                    s_6 = t719;
                    const f32 t720 = s_2 + s_6;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t721 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t721));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t723;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_69));
#line 167 "fa-kernels/src/softmax.rs"
                    s_9 = t723;
                    const f32 t724 = t716 + s_9;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t725 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t725));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t727;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_70));
#line 167 "fa-kernels/src/softmax.rs"
                    s_10 = t727;
                    const f32 t728 = t720 + s_10;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t729 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t729));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t731;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_71));
#line 167 "fa-kernels/src/softmax.rs"
                    s_13 = t731;
                    const f32 t732 = t724 + s_13;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t733 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t733));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_72));
#line 167 "fa-kernels/src/softmax.rs"
                    s_14 = t735;
                    const f32 t736 = t728 + s_14;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t737 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t737));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t739;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_73));
#line 167 "fa-kernels/src/softmax.rs"
                    s_17 = t739;
                    const f32 t740 = t732 + s_17;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t741 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t741));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t743;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_74));
#line 167 "fa-kernels/src/softmax.rs"
                    s_18 = t743;
                    const f32 t744 = t736 + s_18;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t745 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t745));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t747;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_75));
#line 167 "fa-kernels/src/softmax.rs"
                    s_21 = t747;
                    const f32 t748 = t740 + s_21;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t749 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t749));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t751;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_76));
#line 167 "fa-kernels/src/softmax.rs"
                    s_22 = t751;
                    const f32 t752 = t744 + s_22;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t753 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t753));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_77));
#line 167 "fa-kernels/src/softmax.rs"
                    s_25 = t755;
                    const f32 t756 = t748 + s_25;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t757 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t757));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t759;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_78));
#line 167 "fa-kernels/src/softmax.rs"
                    s_26 = t759;
                    const f32 t760 = t752 + s_26;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t761 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t761));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t763;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_79));
#line 167 "fa-kernels/src/softmax.rs"
                    s_29 = t763;
                    const f32 t764 = t756 + s_29;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t765 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t765));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t767;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_80));
#line 167 "fa-kernels/src/softmax.rs"
                    s_30 = t767;
                    const f32 t768 = t760 + s_30;
#line 170 "fa-kernels/src/softmax.rs"
                    const f32 t769 = t764 + t768;
#line 170 "fa-kernels/src/softmax.rs"
                    row_sum = t769;
#line 126 "fa-kernels/src/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t771;
                    asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(old_4), "f"(s_3));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t772;
                    asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(t771), "f"(s_7));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t773;
                    asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(s_4), "f"(s_8));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t774;
                    asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t772), "f"(s_11));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t775;
                    asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t773), "f"(s_12));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t774), "f"(s_15));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t775), "f"(s_16));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t776), "f"(s_19));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t777), "f"(s_20));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t778), "f"(s_23));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t779), "f"(s_24));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t780), "f"(s_27));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t781), "f"(s_28));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t782), "f"(s_31));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t783), "f"(s_32));
                    f32 t786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t784), "f"(t785));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t787;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t787) : "f"(t786));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t786), "f"(t787));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t789;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t789) : "f"(pair_4));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t789));
#line 149 "fa-kernels/src/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t792 = new_4 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t792;
#line 129 "fa-kernels/src/softmax.rs"
                    const f32 t794 = -reference_4;
#line 129 "fa-kernels/src/softmax.rs"
                    f32 t795;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t795) : "f"(old_4), "f"(scale_log2), "f"(t794));
#line 129 "fa-kernels/src/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t795));
#line 130 "fa-kernels/src/softmax.rs"
                    row_max_2 = new_4;
#line 164 "fa-kernels/src/softmax.rs"
                    const f32 t797 = row_sum_2 * rescale_4;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t798 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t798));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t800;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t800) : "f"(exponent_81));
#line 167 "fa-kernels/src/softmax.rs"
                    s_3 = t800;
                    const f32 t801 = t797 + s_3;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t802 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t802));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t804;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(exponent_82));
#line 167 "fa-kernels/src/softmax.rs"
                    s_4 = t804;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t805 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t805));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t807;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_83));
#line 167 "fa-kernels/src/softmax.rs"
                    s_7 = t807;
                    const f32 t808 = t801 + s_7;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t809 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t809));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t811;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_84));
#line 167 "fa-kernels/src/softmax.rs"
                    s_8 = t811;
                    const f32 t812 = s_4 + s_8;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t813 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t813));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t815;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_85));
#line 167 "fa-kernels/src/softmax.rs"
                    s_11 = t815;
                    const f32 t816 = t808 + s_11;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t817 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t817));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t819;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_86));
#line 167 "fa-kernels/src/softmax.rs"
                    s_12 = t819;
                    const f32 t820 = t812 + s_12;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t821 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t821));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_87));
#line 167 "fa-kernels/src/softmax.rs"
                    s_15 = t823;
                    const f32 t824 = t816 + s_15;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t825 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t825));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t827;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_88));
#line 167 "fa-kernels/src/softmax.rs"
                    s_16 = t827;
                    const f32 t828 = t820 + s_16;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t829 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t829));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t831;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_89));
#line 167 "fa-kernels/src/softmax.rs"
                    s_19 = t831;
                    const f32 t832 = t824 + s_19;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t833 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t833));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_90));
#line 167 "fa-kernels/src/softmax.rs"
                    s_20 = t835;
                    const f32 t836 = t828 + s_20;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t837 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t837));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t839;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_91));
#line 167 "fa-kernels/src/softmax.rs"
                    s_23 = t839;
                    const f32 t840 = t832 + s_23;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t841 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t841));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t843;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_92));
#line 167 "fa-kernels/src/softmax.rs"
                    s_24 = t843;
                    const f32 t844 = t836 + s_24;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t845 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t845));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t847;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_93));
#line 167 "fa-kernels/src/softmax.rs"
                    s_27 = t847;
                    const f32 t848 = t840 + s_27;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t849 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t849));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t851;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_94));
#line 167 "fa-kernels/src/softmax.rs"
                    s_28 = t851;
                    const f32 t852 = t844 + s_28;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t853 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t853));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_95));
#line 167 "fa-kernels/src/softmax.rs"
                    s_31 = t855;
                    const f32 t856 = t848 + s_31;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t857 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t857));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t859;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_96));
#line 167 "fa-kernels/src/softmax.rs"
                    s_32 = t859;
                    const f32 t860 = t852 + s_32;
#line 170 "fa-kernels/src/softmax.rs"
                    const f32 t861 = t856 + t860;
#line 170 "fa-kernels/src/softmax.rs"
                    row_sum_2 = t861;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t862 = acc * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t862;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t863 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t863;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t864 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t864;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t865 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t865;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t866 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t866;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t867 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t867;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t868 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t868;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t869 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t869;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t870 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t870;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t871 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t871;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t872 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t872;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t873 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t873;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t874 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t874;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t875 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t875;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t876 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t876;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t877 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t877;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t878 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t878;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t879 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t879;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t880 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t880;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t881 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t881;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t882 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t882;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t883 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t883;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t884 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t884;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t885 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t885;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t886 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t886;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t887 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t887;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t888 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t888;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t889 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t889;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t890 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t890;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t891 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t891;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t892 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t892;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t893 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t893;
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t894;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(s), "f"(s_2));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t895;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(s_3), "f"(s_4));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t896;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(s_5), "f"(s_6));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t897;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(s_7), "f"(s_8));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t898;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(s_9), "f"(s_10));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t899;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(s_11), "f"(s_12));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t900;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(s_13), "f"(s_14));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t901;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(s_15), "f"(s_16));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t902;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(s_17), "f"(s_18));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t903;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s_19), "f"(s_20));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t904;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_21), "f"(s_22));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t905;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_23), "f"(s_24));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t906;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_25), "f"(s_26));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t907;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_27), "f"(s_28));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t908;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_29), "f"(s_30));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t909;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_31), "f"(s_32));
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_17 = t894;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_18 = t895;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_19 = t896;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_20 = t897;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_21 = t898;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_22 = t899;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_23 = t900;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_24 = t901;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_25 = t902;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_26 = t903;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_27 = t904;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_28 = t905;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_29 = t906;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_30 = t907;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_31 = t908;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_32 = t909;
                } else {
#line 77 "fa-kernels/src/softmax/step.rs"
                    const f32 t910 = row_sum + t669;
#line 77 "fa-kernels/src/softmax/step.rs"
                    row_sum = t910;
#line 77 "fa-kernels/src/softmax/step.rs"
                    const f32 t911 = row_sum_2 + t670;
#line 77 "fa-kernels/src/softmax/step.rs"
                    row_sum_2 = t911;
                }
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs = p_17;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_2 = p_18;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_3 = p_19;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_4 = p_20;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_5 = p_21;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_6 = p_22;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_7 = p_23;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_8 = p_24;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_9 = p_25;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_10 = p_26;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_11 = p_27;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_12 = p_28;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_13 = p_29;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_14 = p_30;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_15 = p_31;
#line 80 "fa-kernels/src/softmax/step.rs"
                const u32 regs_16 = p_32;
#line 191 "fa-kernels/src/softmax/step.rs"
                p = regs;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_2 = regs_2;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_3 = regs_3;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_4 = regs_4;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_5 = regs_5;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_6 = regs_6;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_7 = regs_7;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_8 = regs_8;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_9 = regs_9;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_10 = regs_10;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_11 = regs_11;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_12 = regs_12;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_13 = regs_13;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_14 = regs_14;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_15 = regs_15;
#line 191 "fa-kernels/src/softmax/step.rs"
                p_16 = regs_16;
            }
#line 231 "fa-kernels/src/forward/resident/tile.rs"
            if (t206) {
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t912 = t14 + 120u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t913 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t912), "r"(t913) : "memory");
            }
#line 203 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t914 = t11 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t915 = t914 + 3584u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t916 = t915 + 33554432u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t917 = (u64)t916;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t918 = t917 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t918) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t919 = t915 + 33554560u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t920 = (u64)t919;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t921 = t920 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t921) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t922 = t915 + 33554688u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t923 = (u64)t922;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t924 = t923 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t924) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t925 = t915 + 33554816u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t926 = (u64)t925;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t927 = t926 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t927) : "memory");
#line 210 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t929 = t59 == 0u;
#line 143 "fa-kernels/src/forward/resident/consumer.rs"
            if (t929) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t930 = lane == 0u;
#line 145 "fa-kernels/src/forward/resident/consumer.rs"
                if (t930) {
#line 59 "fa-kernels/src/forward/resident/work.rs"
                    const u32 local_3 = local + 8u;
                    const u32 rounds_3 = local_3 / share;
                    const u32 t933 = round + rounds_3;
#line 61 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t934 = rounds_3 * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t935 = local_3 - t934;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t936 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t937 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t938 = t933 * t937;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t939 = t936 + t938;
#line 92 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t940 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
                    const bool t941 = t939 < t940;
#line 148 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t941) {
                        const u32 slot = count & 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t943 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t944 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t945 = t933 * t944;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 unit_5 = t943 + t945;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                        const u32 batch_6 = unit_5 / kv_heads;
                        const u32 t948 = batch_6 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t949 = unit_5 - t948;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t950 = t935 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t951 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t952 = t950 + t951;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_4 = t952 & 7u;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t954 = tile_4 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t955 = t949 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t956 = t935 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t957 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t958 = t956 + t957;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t959 = t958 >> 3u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t960 = t955 + t959;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t961 = t16 + slot;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t962 = t961 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t963 = t14 + t962;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t963) : "memory");
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t964 = slot << 13u;
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t965 = t10 + t964;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t965), "l"(q), "r"(t963), "r"(0u), "r"(t960), "r"(t954), "r"(batch_6) : "memory");
                    }
                }
            } else {
#line 154 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 65 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 74 "fa-kernels/src/forward/resident/work.rs"
            const u32 local_4 = local + step;
            const bool wraps = share <= local_4;
            const u32 t968 = round + 1u;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t969 = wraps ? t968 : round;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t970 = local_4 - share;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t971 = wraps ? t970 : local_4;
#line 72 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t972 = round + 1u;
            const u32 t973 = count + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t974 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t975 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t976 = t969 * t975;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t977 = t974 + t976;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t978 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t979 = t977 < t978;
#line 167 "fa-kernels/src/forward/resident/consumer.rs"
            if (t979) {
                const u32 t980 = t973 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t981 = t16 + t980;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t982 = t981 << 3u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t983 = t14 + t982;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t984 = t973 >> 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t985 = t984 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t983), "r"(t985) : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t986 = t969 & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t14), "r"(t986) : "memory");
            }
#line 171 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t987 = t973 & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t988 = t987 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t989 = t988 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t990 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t991 = t990 + t989;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t992 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t993 = t991 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t994 = (u64)t993;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t995 = t994 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t996 = t992 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t997 = (u64)t996;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t998 = t997 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t995), "l"(t998) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t999 = t991 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1000 = (u64)t999;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1001 = t1000 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1002 = t992 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1003 = (u64)t1002;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1004 = t1003 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1001), "l"(t1004) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1005 = t991 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1006 = (u64)t1005;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1007 = t1006 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1008 = t992 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1009 = (u64)t1008;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1010 = t1009 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1007), "l"(t1010) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1011 = t991 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1012 = (u64)t1011;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1013 = t1012 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1014 = t992 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1015 = (u64)t1014;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1016 = t1015 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1013), "l"(t1016) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/forward/resident/tile.rs"
            if (t214) {
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1017 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1018 = t1017 & false;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1018) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1019 = t14 + 152u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1020;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1020) : "r"(t1019) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1021 = t1020 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1021) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1022 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1019), "r"(t1022) : "memory");
                        const u32 t1023 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1024 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1025 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1026 = t1023 * t1025;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 unit_6 = t1024 + t1026;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                        const u32 batch_7 = unit_6 / kv_heads;
                        const u32 t1029 = batch_7 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1030 = unit_6 - t1029;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1031 = smem_1 + 49152u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1032 = t11 + 49152u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1033 = t14 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1033) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1031), "l"(k), "r"(t1033), "r"(0u), "r"(t1030), "r"(384u), "r"(batch_7) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1034 = t14 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1034) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1032), "l"(v), "r"(t1034), "r"(0u), "r"(t1030), "r"(384u), "r"(batch_7) : "memory");
                    }
                }
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1035 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1036 = t1035 & true;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1036) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1037 = t14 + 152u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1038;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1038) : "r"(t1037) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1039 = t1038 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1039) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1040 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1037), "r"(t1040) : "memory");
                        const u32 t1041 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1042 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1043 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1044 = t1041 * t1043;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 unit_7 = t1042 + t1044;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                        const u32 batch_8 = unit_7 / kv_heads;
                        const u32 t1047 = batch_8 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1048 = unit_7 - t1047;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1049 = smem_1 + 49152u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1050 = t11 + 49152u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1051 = t14 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1051) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1049), "l"(k), "r"(t1051), "r"(0u), "r"(t1048), "r"(384u), "r"(batch_8) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1052 = t14 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1052) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1050), "l"(v), "r"(t1052), "r"(0u), "r"(t1048), "r"(384u), "r"(batch_8) : "memory");
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1053 = smem_1 + 57344u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1054 = t11 + 57344u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1055 = t14 + 56u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1055) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1053), "l"(k), "r"(t1055), "r"(0u), "r"(t1048), "r"(448u), "r"(batch_8) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1056 = t14 + 120u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1056) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1054), "l"(v), "r"(t1056), "r"(0u), "r"(t1048), "r"(448u), "r"(batch_8) : "memory");
                    }
                }
            }
#line 189 "fa-kernels/src/softmax.rs"
            f32 t1057;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(row_sum));
#line 189 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1057;
            f32 t1059;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(pair_5));
#line 190 "fa-kernels/src/softmax.rs"
            const f32 t1060 = pair_5 + t1059;
#line 190 "fa-kernels/src/softmax.rs"
            row_sum = t1060;
#line 189 "fa-kernels/src/softmax.rs"
            f32 t1061;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(row_sum_2));
#line 189 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1061;
            f32 t1063;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1063) : "f"(pair_6));
#line 190 "fa-kernels/src/softmax.rs"
            const f32 t1064 = pair_6 + t1063;
#line 190 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1064;
#line 221 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1065 = sum == 0.0f;
#line 222 "fa-kernels/src/softmax.rs"
            f32 t1066;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(sum));
#line 222 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1065 ? 0.0f : t1066;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1068 = acc * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc = t1068;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1069 = acc_2 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_2 = t1069;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1070 = acc_5 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_5 = t1070;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1071 = acc_6 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_6 = t1071;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1072 = acc_9 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_9 = t1072;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1073 = acc_10 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_10 = t1073;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1074 = acc_13 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_13 = t1074;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1075 = acc_14 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_14 = t1075;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1076 = acc_17 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_17 = t1076;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1077 = acc_18 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_18 = t1077;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1078 = acc_21 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_21 = t1078;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1079 = acc_22 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_22 = t1079;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1080 = acc_25 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_25 = t1080;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1081 = acc_26 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_26 = t1081;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1082 = acc_29 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_29 = t1082;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1083 = acc_30 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_30 = t1083;
#line 221 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1084 = sum_2 == 0.0f;
#line 222 "fa-kernels/src/softmax.rs"
            f32 t1085;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(sum_2));
#line 222 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1084 ? 0.0f : t1085;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1087 = acc_3 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_3 = t1087;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1088 = acc_4 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_4 = t1088;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1089 = acc_7 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_7 = t1089;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1090 = acc_8 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_8 = t1090;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1091 = acc_11 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_11 = t1091;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1092 = acc_12 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_12 = t1092;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1093 = acc_15 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_15 = t1093;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1094 = acc_16 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_16 = t1094;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1095 = acc_19 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_19 = t1095;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1096 = acc_20 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_20 = t1096;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1097 = acc_23 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_23 = t1097;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1098 = acc_24 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_24 = t1098;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1099 = acc_27 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_27 = t1099;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1100 = acc_28 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_28 = t1100;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1101 = acc_31 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_31 = t1101;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1102 = acc_32 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_32 = t1102;
#line 279 "fa-kernels/src/forward/resident/tile.rs"
            const bool t1103 = lane == 0u;
#line 279 "fa-kernels/src/forward/resident/tile.rs"
            if (t1103) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1104 = t59 << 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(acc), "f"(acc_2));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(acc_3), "f"(acc_4));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(acc_5), "f"(acc_6));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(acc_7), "f"(acc_8));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(acc_9), "f"(acc_10));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(acc_11), "f"(acc_12));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(acc_13), "f"(acc_14));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(acc_15), "f"(acc_16));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(acc_17), "f"(acc_18));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(acc_19), "f"(acc_20));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(acc_21), "f"(acc_22));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(acc_23), "f"(acc_24));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(acc_25), "f"(acc_26));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(acc_27), "f"(acc_28));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(acc_29), "f"(acc_30));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(acc_31), "f"(acc_32));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1121 = lane & 15u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1122 = t1104 + t1121;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1123 = lane >> 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1124 = t1122 & 7u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1125 = t1123 ^ t1124;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1126 = t1122 << 7u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1127 = t1125 << 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1128 = t1126 + t1127;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1129 = t13 + t1128;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1129), "r"(t1105), "r"(t1106), "r"(t1107), "r"(t1108) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1130 = t1128 ^ 32u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1131 = t13 + t1130;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1131), "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1132 = t1128 ^ 64u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1133 = t13 + t1132;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1133), "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1134 = t1128 ^ 96u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1135 = t13 + t1134;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1135), "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1136 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1137 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1138 = round * t1137;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 unit_8 = t1136 + t1138;
#line 99 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_9 = unit_8 / kv_heads;
            const u32 t1141 = batch_9 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1142 = unit_8 - t1141;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1143 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1144 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1145 = t1143 + t1144;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_5 = t1145 & 7u;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1147 = tile_5 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1148 = t1142 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1149 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1150 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1151 = t1149 + t1150;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1152 = t1151 >> 3u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1153 = t1148 + t1152;
#line 289 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_row = t1147 + t1104;
            const bool t1155 = lane == 0u;
#line 290 "fa-kernels/src/forward/resident/tile.rs"
            if (t1155) {
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1156 = t1104 << 7u;
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1157 = t13 + t1156;
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1157), "l"(o), "r"(0u), "r"(t1153), "r"(first_row), "r"(batch_9) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1158 = (u64)batch_9;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1159 = t1158 * lse_stride0;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1160 = t1159 * 4ull;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1161 = lse + t1160;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1162 = (u64)t1153;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1163 = t1162 * lse_stride1;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1164 = t1163 * 4ull;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1165 = t1161 + t1164;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1166 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1167 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1168 = t1167 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1168) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1169 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1169;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1171 = (u64)row * t1166;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1172 = t1171 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1173 = t1165 + t1172;
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1174;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(row_sum));
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(row_max), "f"(scale_log2), "f"(t1174));
#line 201 "fa-kernels/src/softmax.rs"
                const f32 lse_2 = t1175 * 0.6931472f;
                const bool t1177 = row_sum == 0.0f;
#line 202 "fa-kernels/src/softmax.rs"
                const f32 t1178 = t1177 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1173), "f"(t1178) : "memory");
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1179 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1180 = first_row + t1179;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1180 + 8u;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1182 = (u64)row_2 * t1166;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1183 = t1182 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1184 = t1165 + t1183;
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1185;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(row_sum_2));
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(row_max_2), "f"(scale_log2), "f"(t1185));
#line 201 "fa-kernels/src/softmax.rs"
                const f32 lse_3 = t1186 * 0.6931472f;
                const bool t1188 = row_sum_2 == 0.0f;
#line 202 "fa-kernels/src/softmax.rs"
                const f32 t1189 = t1188 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1184), "f"(t1189) : "memory");
            }
#line 78 "fa-kernels/src/forward/resident/consumer.rs"
            step = step;
            round = t969;
            local = t971;
            const u32 t1190 = count + 1u;
#line 81 "fa-kernels/src/forward/resident/consumer.rs"
            count = t1190;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 95 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t1197 = round * share;
#line 95 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 tile_6 = t1197 + local;
    const u32 t1199 = tile_6 - group_2;
#line 96 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 of_first = t1199 / share;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t1201 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t1202 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t1203 = of_first * t1202;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t1204 = t1201 + t1203;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const u32 t1205 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const bool t1206 = t1204 < t1205;
#line 97 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1206) {
#line 74 "fa-kernels/src/forward/resident/turn.rs"
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < 8u; i_3 += 1u) {
#line 56 "fa-kernels/src/forward/resident/turn.rs"
            const u32 t1207 = i_3 & 1u;
#line 56 "fa-kernels/src/forward/resident/turn.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(t1207) : "memory");
#line 64 "fa-kernels/src/forward/resident/turn.rs"
            const bool t1208 = lane == 0u;
#line 64 "fa-kernels/src/forward/resident/turn.rs"
            if (t1208) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
            }
        }
    }
#line 86 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t1209 = lane == 0u;
#line 86 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1209) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
