typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(256, 2)
resident_f16(
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
#line 102 "fa-kernels/src/forward/resident/mod.rs"
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
    const u32 queries = smem_1 + 65536u;
    const u32 outputs = queries + 32768u;
    const u32 t9 = group_2 << 14u;
#line 144 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t10 = queries + t9;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t11 = smem_1 + 32768u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t12 = group_2 << 13u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t13 = outputs + t12;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t14 = outputs + 16384u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t15 = group_2 << 1u;
#line 149 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t16 = t15 + 12u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t25) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t26 = t14 + 72u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t26) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t27 = t14 + 80u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t27) : "memory");
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t28 = t14 + 88u;
#line 178 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t28) : "memory");
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
#line 180 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const bool t34 = group_2 == 1u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t35 = group_2 + 1u;
#line 27 "fa-kernels/src/forward/resident/turn.rs"
    const u32 next = t34 ? 0u : t35;
    const u32 t37 = group_2 + 16u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t38 = t37 << 3u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t39 = t14 + t38;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t40 = next + 16u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t41 = t40 << 3u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t42 = t14 + t41;
#line 47 "fa-kernels/src/forward/resident/mod.rs"
    const u32 t43 = warp & 3u;
#line 149 "fa-kernels/src/forward/resident/work.rs"
    const u32 t44 = group_2 << 1u;
#line 149 "fa-kernels/src/forward/resident/work.rs"
    const u32 t45 = 3u - t44;
#line 48 "fa-kernels/src/forward/resident/consumer.rs"
    u32 step = t45;
#line 60 "fa-kernels/src/forward/resident/work.rs"
    const u32 rounds = group_2 / share;
    const u32 t47 = rounds * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
    const u32 t48 = group_2 - t47;
#line 54 "fa-kernels/src/forward/resident/consumer.rs"
    u32 round = rounds;
    u32 local = t48;
    u32 count = 0u;
#line 106 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t49 = t43 == 0u;
#line 106 "fa-kernels/src/forward/resident/consumer.rs"
    if (t49) {
        const bool t50 = lane == 0u;
#line 107 "fa-kernels/src/forward/resident/consumer.rs"
        if (t50) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t51 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t52 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t53 = rounds * t52;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t54 = t51 + t53;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t55 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t56 = t54 < t55;
#line 108 "fa-kernels/src/forward/resident/consumer.rs"
            if (t56) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t57 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t58 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t59 = rounds * t58;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 unit = t57 + t59;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                const u32 batch_2 = unit / kv_heads;
                const u32 t62 = batch_2 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                const u32 t63 = unit - t62;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t64 = t48 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t65 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t66 = t64 + t65;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile = t66 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_2 = 3u - tile;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                const u32 t69 = tile_2 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t70 = t63 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t71 = t48 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t72 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t73 = t71 + t72;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t74 = t73 >> 2u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t75 = t70 + t74;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t76 = t16 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t77 = t14 + t76;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t77) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t10), "l"(q), "r"(t77), "r"(0u), "r"(t75), "r"(t69), "r"(batch_2) : "memory");
            }
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 unit_2 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t79 = gridDim.x;
#line 99 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_3 = unit_2 / kv_heads;
            const u32 t81 = batch_3 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
            const u32 t82 = unit_2 - t81;
#line 14 "fa-kernels/src/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 4u; i += 2u) {
                const u32 block = 3u - i;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t84 = block << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t85 = block << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t86 = smem_1 + t85;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t87 = block << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t88 = t11 + t87;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t89 = block << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t90 = t14 + t89;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t90) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(k), "r"(t90), "r"(0u), "r"(t82), "r"(t84), "r"(batch_3) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t91 = block + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t92 = t91 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t93 = t14 + t92;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t93) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(v), "r"(t93), "r"(0u), "r"(t82), "r"(t84), "r"(batch_3) : "memory");
            }
        }
    }
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t94 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t95 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t96 = round * t95;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 t97 = t94 + t96;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const u32 t98 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
    const bool t99 = t97 < t98;
#line 59 "fa-kernels/src/forward/resident/consumer.rs"
    if (t99) {
#line 59 "fa-kernels/src/forward/resident/work.rs"
        const u32 local_2 = t48 + step;
        const u32 rounds_2 = local_2 / share;
        const u32 t102 = rounds + rounds_2;
#line 61 "fa-kernels/src/forward/resident/work.rs"
        const u32 t103 = rounds_2 * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
        const u32 t104 = local_2 - t103;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t105 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t106 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t107 = t102 * t106;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t108 = t105 + t107;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const u32 t109 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const bool exists = t108 < t109;
#line 124 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t111 = exists ? t102 : rounds;
#line 124 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t112 = exists ? t104 : t48;
#line 128 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t113 = t43 == 0u;
#line 128 "fa-kernels/src/forward/resident/consumer.rs"
        if (t113) {
            const bool t114 = lane == 0u;
#line 129 "fa-kernels/src/forward/resident/consumer.rs"
            if (t114) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t115 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t116 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 t117 = t111 * t116;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                const u32 unit_3 = t115 + t117;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                const u32 batch_4 = unit_3 / kv_heads;
                const u32 t120 = batch_4 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                const u32 t121 = unit_3 - t120;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t122 = t112 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t123 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t124 = t122 + t123;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_3 = t124 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_4 = 3u - tile_3;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                const u32 t127 = tile_4 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t128 = t121 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t129 = t112 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t130 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                const u32 t131 = t129 + t130;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t132 = t131 >> 2u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                const u32 t133 = t128 + t132;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t134 = t16 + 1u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t135 = t134 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t136 = t14 + t135;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t136) : "memory");
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t137 = t10 + 8192u;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t137), "l"(q), "r"(t136), "r"(0u), "r"(t133), "r"(t127), "r"(batch_4) : "memory");
            }
        }
#line 133 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t138 = !exists;
#line 133 "fa-kernels/src/forward/resident/consumer.rs"
        if (t138) {
            const u32 t139 = t16 + 1u;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t140 = t139 << 3u;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t141 = t14 + t140;
#line 134 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t141), "r"(0u) : "memory");
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
#line 132 "fa-kernels/src/forward/resident/work.rs"
        const u32 t142 = t48 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
        const u32 t143 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
        const u32 t144 = t142 + t143;
#line 109 "fa-kernels/src/forward/resident/work.rs"
        const u32 tile_5 = t144 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
        const u32 tile_6 = 3u - tile_5;
#line 115 "fa-kernels/src/forward/resident/work.rs"
        const u32 first_query = tile_6 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
        const u32 t148 = first_query + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end = t148 < 256u ? t148 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
        const u32 t150 = first_query + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
        const u32 t151 = t150 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_2 = t151 < 256u ? t151 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 t153 = end_2 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 t154 = t153 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 end_3 = t154 > 1u ? t154 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
        const u32 t156 = end >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
        const u32 whole = t156 < end_3 ? t156 : end_3;
#line 175 "fa-kernels/src/forward/problem.rs"
        const u32 t158 = end_3 - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
        const u32 t159 = t158 < end_3 ? t158 : end_3;
#line 187 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 block_2 = end_3 - 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t161 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t162 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t163 = rounds * t162;
#line 86 "fa-kernels/src/forward/resident/work.rs"
        const u32 t164 = t161 + t163;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const u32 t165 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
        const bool t166 = t164 < t165;
#line 167 "fa-kernels/src/forward/resident/consumer.rs"
        if (t166) {
            const u32 t167 = count & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t168 = t16 + t167;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t169 = t168 << 3u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t170 = t14 + t169;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t171 = count >> 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t172 = t171 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t172) : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t173 = block_2 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t174 = t14 + t173;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t175 = rounds & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t174), "r"(t175) : "memory");
        }
#line 171 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t176 = count & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t177 = t176 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t178 = t177 >> 4u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t179 = block_2 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t180 = t179 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t181 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t182 = t181 + t178;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t183 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t184 = t183 + t180;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t185 = t182 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t186 = (u64)t185;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t187 = t186 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t188 = t184 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t189 = (u64)t188;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t190 = t189 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t187), "l"(t190) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t191 = t182 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t192 = (u64)t191;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t193 = t192 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t194 = t184 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t195 = (u64)t194;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t196 = t195 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t193), "l"(t196) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t197 = t182 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t198 = (u64)t197;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t199 = t198 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t200 = t184 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t201 = (u64)t200;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t202 = t201 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t199), "l"(t202) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t203 = t182 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t204 = (u64)t203;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t205 = t204 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t206 = t184 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t207 = (u64)t206;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t208 = t207 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t205), "l"(t208) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 63 "fa-kernels/src/forward/resident/consumer.rs"
        while (true) {
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t209 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t210 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t211 = round * t210;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t212 = t209 + t211;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t213 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t214 = t212 < t213;
            if (!t214) break;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t215 = local + step;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
            const bool last = share <= t215;
            const bool t217 = local < 2u;
#line 66 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t218 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t219 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t220 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t221 = t218 * t220;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t222 = t219 + t221;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t223 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t224 = t222 < t223;
#line 66 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t225 = last & t224;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t226 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t227 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t228 = t226 + t227;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_7 = t228 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_8 = 3u - tile_7;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query_2 = tile_8 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t232 = first_query_2 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_4 = t232 < 256u ? t232 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t234 = first_query_2 + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t235 = t234 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_5 = t235 < 256u ? t235 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t237 = end_5 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t238 = t237 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_6 = t238 > 1u ? t238 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t240 = end_4 >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t240 < end_6 ? t240 : end_6;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t242 = end_6 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t243 = t242 < end_6 ? t242 : end_6;
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
#line 92 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t244 = end_6 - end_6;
            if (last) {
#line 231 "fa-kernels/src/forward/resident/consumer.rs"
                #pragma unroll 1
                for (u32 i_2 = end_6; i_2 < 4u; i_2 += 1u) {
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t245 = i_2 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t246 = t14 + t245;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t247 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t246), "r"(t247) : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t248 = i_2 + 4u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t249 = t248 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t250 = t14 + t249;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t251 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t250), "r"(t251) : "memory");
#line 235 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t225) {
#line 211 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool last_2 = i_2 == 3u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t253 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t254 = t253 & true;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t254) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t255 = i_2 + 8u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t256 = t255 << 3u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t257 = t14 + t256;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                            u32 t258;
                            asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t258) : "r"(t257) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                            const bool t259 = t258 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                            if (t259) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                                const u32 t260 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t257), "r"(t260) : "memory");
                                const u32 t261 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t262 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t263 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t264 = t261 * t263;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                                const u32 unit_4 = t262 + t264;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                                const u32 batch_5 = unit_4 / kv_heads;
                                const u32 t267 = batch_5 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t268 = unit_4 - t267;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t269 = i_2 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t270 = i_2 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t271 = smem_1 + t270;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t272 = i_2 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t273 = t11 + t272;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t274 = i_2 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t275 = t14 + t274;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t275) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t271), "l"(k), "r"(t275), "r"(0u), "r"(t268), "r"(t269), "r"(batch_5) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t276 = i_2 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t277 = t276 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t278 = t14 + t277;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t278) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t273), "l"(v), "r"(t278), "r"(0u), "r"(t268), "r"(t269), "r"(batch_5) : "memory");
                            }
                        }
                    }
                }
            }
#line 217 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t279 = end_6 - 1u;
#line 267 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_key = t279 << 6u;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t281 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t282 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t283 = t281 + t282;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_9 = t283 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_10 = 3u - tile_9;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 t286 = tile_10 << 6u;
#line 268 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t287 = t43 << 4u;
#line 268 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_query_3 = t286 + t287;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t289 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t290 = t289 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t290;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t292 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t293 = first_query_3 + t292;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t294 = t293 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_7 = t294 < 256u ? t294 : 256u;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t296 = end_7 > column ? end_7 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_8 = t296 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible = 0u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t299 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t299;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_2 = 1u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t301 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t301;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_3 = 8u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t303 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t303;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_4 = 9u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t305 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t305;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_5 = 16u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t307 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t307;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_6 = 17u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t309 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t309;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_7 = 24u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t311 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t311;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_8 = 25u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t313 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t313;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_9 = 32u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t315 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t315;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_10 = 33u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t317 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t317;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_11 = 40u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t319 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t319;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_12 = 41u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t321 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t321;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_13 = 48u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t323 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t323;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_14 = 49u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t325 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t325;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_15 = 56u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t327 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t327;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_16 = 57u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t329 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t329;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t330 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t331 = first_query_3 + t330;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t332 = t331 + 8u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t333 = t332 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_9 = t333 < 256u ? t333 : 256u;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t335 = end_9 > column ? end_9 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_10 = t335 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_17 = 0u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t338 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t338;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_18 = 1u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t340 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t340;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_19 = 8u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t342 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t342;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_20 = 9u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t344 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t344;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_21 = 16u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t346 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t346;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_22 = 17u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t348 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t348;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_23 = 24u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t350 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t350;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_24 = 25u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t352 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t352;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_25 = 32u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t354 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t354;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_26 = 33u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t356 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t356;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_27 = 40u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t358 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t358;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_28 = 41u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t360 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t360;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_29 = 48u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t362 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t362;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_30 = 49u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t364 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t364;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_31 = 56u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t366 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t366;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_32 = 57u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t368 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t368;
#line 126 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 140 "fa-kernels/src/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(old), "f"(s));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t370), "f"(s_5));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(s_2), "f"(s_6));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t371), "f"(s_9));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t372), "f"(s_10));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t373), "f"(s_13));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t374), "f"(s_14));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t375), "f"(s_17));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t376), "f"(s_18));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t379;
            asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t377), "f"(s_21));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t380;
            asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t378), "f"(s_22));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t381;
            asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t379), "f"(s_25));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t380), "f"(s_26));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t383;
            asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t381), "f"(s_29));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t384;
            asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(t382), "f"(s_30));
            f32 t385;
            asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(t383), "f"(t384));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t386;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t386) : "f"(t385));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t385), "f"(t386));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t388;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t388) : "f"(pair));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t388));
#line 149 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t391 = new_1 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t391;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 t393 = -reference;
#line 129 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(old), "f"(scale_log2), "f"(t393));
#line 129 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t394));
#line 130 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 164 "fa-kernels/src/softmax.rs"
            const f32 t396 = row_sum * rescale;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t397 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t397));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t399;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(exponent));
#line 167 "fa-kernels/src/softmax.rs"
            s = t399;
            const f32 t400 = t396 + s;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t401 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t401));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t403;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t403) : "f"(exponent_2));
#line 167 "fa-kernels/src/softmax.rs"
            s_2 = t403;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t404 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t404));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(exponent_3));
#line 167 "fa-kernels/src/softmax.rs"
            s_5 = t406;
            const f32 t407 = t400 + s_5;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t408 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t408));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(exponent_4));
#line 167 "fa-kernels/src/softmax.rs"
            s_6 = t410;
            const f32 t411 = s_2 + s_6;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t412 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t412));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(exponent_5));
#line 167 "fa-kernels/src/softmax.rs"
            s_9 = t414;
            const f32 t415 = t407 + s_9;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t416 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t416));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(exponent_6));
#line 167 "fa-kernels/src/softmax.rs"
            s_10 = t418;
            const f32 t419 = t411 + s_10;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t420 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t420));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(exponent_7));
#line 167 "fa-kernels/src/softmax.rs"
            s_13 = t422;
            const f32 t423 = t415 + s_13;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t424 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t424));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_8));
#line 167 "fa-kernels/src/softmax.rs"
            s_14 = t426;
            const f32 t427 = t419 + s_14;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t428 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t428));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(exponent_9));
#line 167 "fa-kernels/src/softmax.rs"
            s_17 = t430;
            const f32 t431 = t423 + s_17;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t432 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t432));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(exponent_10));
#line 167 "fa-kernels/src/softmax.rs"
            s_18 = t434;
            const f32 t435 = t427 + s_18;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t436 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t436));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(exponent_11));
#line 167 "fa-kernels/src/softmax.rs"
            s_21 = t438;
            const f32 t439 = t431 + s_21;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t440 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t440));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(exponent_12));
#line 167 "fa-kernels/src/softmax.rs"
            s_22 = t442;
            const f32 t443 = t435 + s_22;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t444 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t444));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t446;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(exponent_13));
#line 167 "fa-kernels/src/softmax.rs"
            s_25 = t446;
            const f32 t447 = t439 + s_25;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t448 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t448));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(exponent_14));
#line 167 "fa-kernels/src/softmax.rs"
            s_26 = t450;
            const f32 t451 = t443 + s_26;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t452 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t452));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(exponent_15));
#line 167 "fa-kernels/src/softmax.rs"
            s_29 = t454;
            const f32 t455 = t447 + s_29;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t456 = -reference;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t456));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t458;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(exponent_16));
#line 167 "fa-kernels/src/softmax.rs"
            s_30 = t458;
            const f32 t459 = t451 + s_30;
#line 170 "fa-kernels/src/softmax.rs"
            const f32 t460 = t455 + t459;
#line 170 "fa-kernels/src/softmax.rs"
            row_sum = t460;
#line 126 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 140 "fa-kernels/src/softmax.rs"
            f32 t462;
            asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(old_2), "f"(s_3));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t463;
            asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t462), "f"(s_7));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t464;
            asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(s_4), "f"(s_8));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t465;
            asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t463), "f"(s_11));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t466;
            asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t464), "f"(s_12));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t467;
            asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t465), "f"(s_15));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t468;
            asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t466), "f"(s_16));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t469;
            asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t467), "f"(s_19));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t470;
            asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t468), "f"(s_20));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t471;
            asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t469), "f"(s_23));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t472;
            asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t470), "f"(s_24));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t473;
            asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(t471), "f"(s_27));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t472), "f"(s_28));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t475;
            asm("max.f32 %0, %1, %2;" : "=f"(t475) : "f"(t473), "f"(s_31));
#line 140 "fa-kernels/src/softmax.rs"
            f32 t476;
            asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(t474), "f"(s_32));
            f32 t477;
            asm("max.f32 %0, %1, %2;" : "=f"(t477) : "f"(t475), "f"(t476));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t478;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t478) : "f"(t477));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t477), "f"(t478));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t480;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t480) : "f"(pair_2));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t480));
#line 149 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t483 = new_2 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t483;
#line 129 "fa-kernels/src/softmax.rs"
            const f32 t485 = -reference_2;
#line 129 "fa-kernels/src/softmax.rs"
            f32 t486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(old_2), "f"(scale_log2), "f"(t485));
#line 129 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t486));
#line 130 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 164 "fa-kernels/src/softmax.rs"
            const f32 t488 = row_sum_2 * rescale_2;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t489 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t489));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t491;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_17));
#line 167 "fa-kernels/src/softmax.rs"
            s_3 = t491;
            const f32 t492 = t488 + s_3;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t493 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t493));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_18));
#line 167 "fa-kernels/src/softmax.rs"
            s_4 = t495;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t496 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t496));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t498;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(exponent_19));
#line 167 "fa-kernels/src/softmax.rs"
            s_7 = t498;
            const f32 t499 = t492 + s_7;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t500 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t500));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t502;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(exponent_20));
#line 167 "fa-kernels/src/softmax.rs"
            s_8 = t502;
            const f32 t503 = s_4 + s_8;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t504 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t504));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent_21));
#line 167 "fa-kernels/src/softmax.rs"
            s_11 = t506;
            const f32 t507 = t499 + s_11;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t508 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t508));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(exponent_22));
#line 167 "fa-kernels/src/softmax.rs"
            s_12 = t510;
            const f32 t511 = t503 + s_12;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t512 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t512));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t514;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(exponent_23));
#line 167 "fa-kernels/src/softmax.rs"
            s_15 = t514;
            const f32 t515 = t507 + s_15;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t516 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t516));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_24));
#line 167 "fa-kernels/src/softmax.rs"
            s_16 = t518;
            const f32 t519 = t511 + s_16;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t520 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t520));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t522;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(exponent_25));
#line 167 "fa-kernels/src/softmax.rs"
            s_19 = t522;
            const f32 t523 = t515 + s_19;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t524 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t524));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t526;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(exponent_26));
#line 167 "fa-kernels/src/softmax.rs"
            s_20 = t526;
            const f32 t527 = t519 + s_20;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t528 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t528));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t530;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(exponent_27));
#line 167 "fa-kernels/src/softmax.rs"
            s_23 = t530;
            const f32 t531 = t523 + s_23;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t532 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t532));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t534;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent_28));
#line 167 "fa-kernels/src/softmax.rs"
            s_24 = t534;
            const f32 t535 = t527 + s_24;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t536 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t536));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t538;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(exponent_29));
#line 167 "fa-kernels/src/softmax.rs"
            s_27 = t538;
            const f32 t539 = t531 + s_27;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t540 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t540));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t542;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(exponent_30));
#line 167 "fa-kernels/src/softmax.rs"
            s_28 = t542;
            const f32 t543 = t535 + s_28;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t544 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t544));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t546;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(exponent_31));
#line 167 "fa-kernels/src/softmax.rs"
            s_31 = t546;
            const f32 t547 = t539 + s_31;
#line 166 "fa-kernels/src/softmax.rs"
            const f32 t548 = -reference_2;
#line 166 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t548));
#line 181 "fa-kernels/src/softmax.rs"
            f32 t550;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(exponent_32));
#line 167 "fa-kernels/src/softmax.rs"
            s_32 = t550;
            const f32 t551 = t543 + s_32;
#line 170 "fa-kernels/src/softmax.rs"
            const f32 t552 = t547 + t551;
#line 170 "fa-kernels/src/softmax.rs"
            row_sum_2 = t552;
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s), "f"(s_2));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_3), "f"(s_4));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t555;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_5), "f"(s_6));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t556;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(s_7), "f"(s_8));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t557;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(s_9), "f"(s_10));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t558;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t558) : "f"(s_11), "f"(s_12));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t559;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t559) : "f"(s_13), "f"(s_14));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t560;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t560) : "f"(s_15), "f"(s_16));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t561;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t561) : "f"(s_17), "f"(s_18));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t562;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t562) : "f"(s_19), "f"(s_20));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t563;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t563) : "f"(s_21), "f"(s_22));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t564;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t564) : "f"(s_23), "f"(s_24));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t565;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t565) : "f"(s_25), "f"(s_26));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t566;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t566) : "f"(s_27), "f"(s_28));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t567;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t567) : "f"(s_29), "f"(s_30));
#line 111 "fa-kernels/src/forward/resident/tile.rs"
            u32 t568;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t568) : "f"(s_31), "f"(s_32));
#line 191 "fa-kernels/src/softmax/step.rs"
            p = t553;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_2 = t554;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_3 = t555;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_4 = t556;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_5 = t557;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_6 = t558;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_7 = t559;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_8 = t560;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_9 = t561;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_10 = t562;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_11 = t563;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_12 = t564;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_13 = t565;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_14 = t566;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_15 = t567;
#line 191 "fa-kernels/src/softmax/step.rs"
            p_16 = t568;
#line 139 "fa-kernels/src/forward/resident/tile.rs"
            const u32 rest = end_6 - 1u;
#line 141 "fa-kernels/src/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < rest; i_3 += 1u) {
#line 155 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t570 = i_3 + 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t571 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block_3 = t571 - t570;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t573 = block_3 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t574 = t14 + t573;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t575 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t574), "r"(t575) : "memory");
#line 167 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t576 = count & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t577 = t576 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t578 = t577 >> 4u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t579 = block_3 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t580 = t579 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t581 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t582 = t581 + t578;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t583 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t584 = t583 + t580;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t585 = t582 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t586 = (u64)t585;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t587 = t586 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t588 = t584 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t589 = (u64)t588;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t590 = t589 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t587), "l"(t590) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t591 = t582 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t592 = (u64)t591;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t593 = t592 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t594 = t584 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t595 = (u64)t594;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t596 = t595 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t593), "l"(t596) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t597 = t582 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t598 = (u64)t597;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t599 = t598 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t600 = t584 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t601 = (u64)t600;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t602 = t601 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t599), "l"(t602) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t603 = t582 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t604 = (u64)t603;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t605 = t604 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t606 = t584 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t607 = (u64)t606;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t608 = t607 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t605), "l"(t608) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 168 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t609 = t570 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t610 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block_4 = t610 - t609;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t612 = block_4 + 4u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t613 = t612 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t614 = t14 + t613;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t615 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t614), "r"(t615) : "memory");
#line 203 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t616 = block_4 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t617 = t616 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t618 = t11 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t619 = t618 + t617;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t620 = t619 + 33554432u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t621 = (u64)t620;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t622 = t621 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t622) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t623 = t619 + 33554560u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t624 = (u64)t623;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t625 = t624 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t625) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t626 = t619 + 33554688u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t627 = (u64)t626;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t628 = t627 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t628) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t629 = t619 + 33554816u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t630 = (u64)t629;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t631 = t630 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t631) : "memory");
#line 210 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 169 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                const bool t632 = 2u <= t570;
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                const bool t633 = t225 & t632;
#line 244 "fa-kernels/src/forward/resident/tile.rs"
                if (t633) {
                    const u32 t634 = t570 - 2u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t635 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t636 = t635 - t634;
#line 211 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_3 = t636 == 3u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t638 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t639 = t638 & true;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t639) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t640 = t636 + 8u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t641 = t640 << 3u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t642 = t14 + t641;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t643;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t643) : "r"(t642) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t644 = t643 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t644) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t645 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t642), "r"(t645) : "memory");
                            const u32 t646 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t647 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t648 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t649 = t646 * t648;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 unit_5 = t647 + t649;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                            const u32 batch_6 = unit_5 / kv_heads;
                            const u32 t652 = batch_6 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t653 = unit_5 - t652;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t654 = t636 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t655 = t636 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t656 = smem_1 + t655;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t657 = t636 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t658 = t11 + t657;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t659 = t636 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t660 = t14 + t659;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t660) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t656), "l"(k), "r"(t660), "r"(0u), "r"(t653), "r"(t654), "r"(batch_6) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t661 = t636 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t662 = t661 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t663 = t14 + t662;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t663) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t658), "l"(v), "r"(t663), "r"(0u), "r"(t653), "r"(t654), "r"(batch_6) : "memory");
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
#line 135 "fa-kernels/src/softmax/step.rs"
                const f32 references = row_max * scale_log2;
#line 135 "fa-kernels/src/softmax/step.rs"
                const f32 references_2 = row_max_2 * scale_log2;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t666 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t666));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(exponent_33));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t669 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t669));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(exponent_34));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t672 = power + power_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t673 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t673));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(exponent_35));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t676 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t676));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(exponent_36));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t679 = t672 + power_4;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t680 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_3), "f"(scale_log2), "f"(t680));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(exponent_37));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t683 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_4), "f"(scale_log2), "f"(t683));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(exponent_38));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t686 = power_5 + power_6;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t687 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t687));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(exponent_39));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t690 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t690));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(exponent_40));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t693 = t686 + power_8;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs) : "f"(power), "f"(power_2));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_2;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_2) : "f"(power_5), "f"(power_6));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_3;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_3) : "f"(power_3), "f"(power_4));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_4;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_4) : "f"(power_7), "f"(power_8));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_17 = pairs;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_18 = pairs_2;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_19 = pairs_3;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_20 = pairs_4;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t698 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t698));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_9;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(exponent_41));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t701 = power_3 + power_9;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t702 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t702));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_10;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(exponent_42));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t705 = t679 + power_10;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t706 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_13), "f"(scale_log2), "f"(t706));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_11;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(exponent_43));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t709 = t701 + power_11;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t710 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_14), "f"(scale_log2), "f"(t710));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_12;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(exponent_44));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t713 = t705 + power_12;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t714 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_11), "f"(scale_log2), "f"(t714));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_13;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(exponent_45));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t717 = power_7 + power_13;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t718 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_12), "f"(scale_log2), "f"(t718));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_14;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(exponent_46));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t721 = t693 + power_14;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t722 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t722));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_15;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(exponent_47));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t725 = t717 + power_15;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t726 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t726));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_16;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(exponent_48));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t729 = t721 + power_16;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_5;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_5) : "f"(power_9), "f"(power_10));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_6;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_6) : "f"(power_13), "f"(power_14));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_7;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_7) : "f"(power_11), "f"(power_12));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_8;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_8) : "f"(power_15), "f"(power_16));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_21 = pairs_5;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_22 = pairs_6;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_23 = pairs_7;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_24 = pairs_8;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t734 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t734));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_17;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(exponent_49));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t737 = t709 + power_17;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t738 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t738));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_18;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(exponent_50));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t741 = t713 + power_18;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t742 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t742));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_19;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(exponent_51));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t745 = t737 + power_19;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t746 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t746));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_20;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(exponent_52));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t749 = t741 + power_20;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t750 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_19), "f"(scale_log2), "f"(t750));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_21;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(exponent_53));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t753 = t725 + power_21;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t754 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_20), "f"(scale_log2), "f"(t754));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_22;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(exponent_54));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t757 = t729 + power_22;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t758 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t758));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_23;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(exponent_55));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t761 = t753 + power_23;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t762 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t762));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_24;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(exponent_56));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t765 = t757 + power_24;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_9;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_9) : "f"(power_17), "f"(power_18));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_10;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_10) : "f"(power_21), "f"(power_22));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_11;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_11) : "f"(power_19), "f"(power_20));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_12;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_12) : "f"(power_23), "f"(power_24));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_25 = pairs_9;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_26 = pairs_10;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_27 = pairs_11;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_28 = pairs_12;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t770 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t770));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_25;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(exponent_57));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t773 = t745 + power_25;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t774 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t774));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_26;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(exponent_58));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t777 = t749 + power_26;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t778 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_29), "f"(scale_log2), "f"(t778));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_27;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(exponent_59));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t781 = t773 + power_27;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t782 = -references;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_30), "f"(scale_log2), "f"(t782));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_28;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(exponent_60));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t785 = t777 + power_28;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t786 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t786));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_29;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(exponent_61));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t789 = t761 + power_29;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t790 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t790));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_30;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(exponent_62));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t793 = t765 + power_30;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t794 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t794));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_31;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(exponent_63));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t797 = t789 + power_31;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 t798 = -references_2;
#line 141 "fa-kernels/src/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t798));
#line 181 "fa-kernels/src/softmax.rs"
                f32 power_32;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(exponent_64));
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t801 = t793 + power_32;
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_13;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_13) : "f"(power_25), "f"(power_26));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_14;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_14) : "f"(power_29), "f"(power_30));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_15;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_15) : "f"(power_27), "f"(power_28));
#line 152 "fa-kernels/src/softmax/step.rs"
                u32 pairs_16;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(pairs_16) : "f"(power_31), "f"(power_32));
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_29 = pairs_13;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_30 = pairs_14;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_31 = pairs_15;
#line 158 "fa-kernels/src/softmax/step.rs"
                u32 p_32 = pairs_16;
#line 161 "fa-kernels/src/softmax/step.rs"
                const f32 t806 = t785 + t781;
#line 161 "fa-kernels/src/softmax/step.rs"
                const f32 t807 = t801 + t797;
#line 166 "fa-kernels/src/softmax/step.rs"
                const bool small = t806 < 16384.0f;
                const bool doubts = !small;
#line 166 "fa-kernels/src/softmax/step.rs"
                const bool small_2 = t807 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 170 "fa-kernels/src/softmax/step.rs"
                const bool t812 = doubts | doubts_2;
#line 170 "fa-kernels/src/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t812);
#line 71 "fa-kernels/src/softmax/step.rs"
                if (wrong) {
#line 126 "fa-kernels/src/softmax.rs"
                    const f32 old_3 = row_max;
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t815;
                    asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(old_3), "f"(s));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t816;
                    asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_5));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t817;
                    asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(s_2), "f"(s_6));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t818;
                    asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t816), "f"(s_9));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t819;
                    asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t817), "f"(s_10));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t820;
                    asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t818), "f"(s_13));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t821;
                    asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t819), "f"(s_14));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t822;
                    asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t820), "f"(s_17));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t823;
                    asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t821), "f"(s_18));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t822), "f"(s_21));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t823), "f"(s_22));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t824), "f"(s_25));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t825), "f"(s_26));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t826), "f"(s_29));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t827), "f"(s_30));
                    f32 t830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t828), "f"(t829));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t831;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t831) : "f"(t830));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t830), "f"(t831));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t833;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t833) : "f"(pair_3));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t833));
#line 149 "fa-kernels/src/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t836 = new_3 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t836;
#line 129 "fa-kernels/src/softmax.rs"
                    const f32 t838 = -reference_3;
#line 129 "fa-kernels/src/softmax.rs"
                    f32 t839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t839) : "f"(old_3), "f"(scale_log2), "f"(t838));
#line 129 "fa-kernels/src/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t839));
#line 130 "fa-kernels/src/softmax.rs"
                    row_max = new_3;
#line 164 "fa-kernels/src/softmax.rs"
                    const f32 t841 = row_sum * rescale_3;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t842 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t842));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t844;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_65));
#line 167 "fa-kernels/src/softmax.rs"
                    s = t844;
                    const f32 t845 = t841 + s;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t846 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t846));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t848;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_66));
#line 167 "fa-kernels/src/softmax.rs"
                    s_2 = t848;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t849 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t849));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t851;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_67));
#line 167 "fa-kernels/src/softmax.rs"
                    s_5 = t851;
                    const f32 t852 = t845 + s_5;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t853 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t853));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_68));
#line 167 "fa-kernels/src/softmax.rs"
                    s_6 = t855;
                    const f32 t856 = s_2 + s_6;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t857 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t857));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t859;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_69));
#line 167 "fa-kernels/src/softmax.rs"
                    s_9 = t859;
                    const f32 t860 = t852 + s_9;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t861 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t861));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t863;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_70));
#line 167 "fa-kernels/src/softmax.rs"
                    s_10 = t863;
                    const f32 t864 = t856 + s_10;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t865 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t865));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t867;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_71));
#line 167 "fa-kernels/src/softmax.rs"
                    s_13 = t867;
                    const f32 t868 = t860 + s_13;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t869 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t869));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t871;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_72));
#line 167 "fa-kernels/src/softmax.rs"
                    s_14 = t871;
                    const f32 t872 = t864 + s_14;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t873 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t873));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t875;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_73));
#line 167 "fa-kernels/src/softmax.rs"
                    s_17 = t875;
                    const f32 t876 = t868 + s_17;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t877 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t877));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t879;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_74));
#line 167 "fa-kernels/src/softmax.rs"
                    s_18 = t879;
                    const f32 t880 = t872 + s_18;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t881 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t881));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t883;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_75));
#line 167 "fa-kernels/src/softmax.rs"
                    s_21 = t883;
                    const f32 t884 = t876 + s_21;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t885 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t885));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t887;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_76));
#line 167 "fa-kernels/src/softmax.rs"
                    s_22 = t887;
                    const f32 t888 = t880 + s_22;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t889 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t889));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t891;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_77));
#line 167 "fa-kernels/src/softmax.rs"
                    s_25 = t891;
                    const f32 t892 = t884 + s_25;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t893 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t893));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_78));
#line 167 "fa-kernels/src/softmax.rs"
                    s_26 = t895;
                    const f32 t896 = t888 + s_26;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t897 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t897));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t899;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_79));
#line 167 "fa-kernels/src/softmax.rs"
                    s_29 = t899;
                    const f32 t900 = t892 + s_29;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t901 = -reference_3;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t901));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t903;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_80));
#line 167 "fa-kernels/src/softmax.rs"
                    s_30 = t903;
                    const f32 t904 = t896 + s_30;
#line 170 "fa-kernels/src/softmax.rs"
                    const f32 t905 = t900 + t904;
#line 170 "fa-kernels/src/softmax.rs"
                    row_sum = t905;
#line 126 "fa-kernels/src/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t907;
                    asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(old_4), "f"(s_3));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t908;
                    asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t907), "f"(s_7));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t909;
                    asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(s_4), "f"(s_8));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t910;
                    asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t908), "f"(s_11));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t911;
                    asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t909), "f"(s_12));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t912;
                    asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t910), "f"(s_15));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t913;
                    asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t911), "f"(s_16));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t914;
                    asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t912), "f"(s_19));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t915;
                    asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t913), "f"(s_20));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t916;
                    asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t914), "f"(s_23));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t917;
                    asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t915), "f"(s_24));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t918;
                    asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t916), "f"(s_27));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t919;
                    asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t917), "f"(s_28));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t920;
                    asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t918), "f"(s_31));
#line 140 "fa-kernels/src/softmax.rs"
                    f32 t921;
                    asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t919), "f"(s_32));
                    f32 t922;
                    asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t920), "f"(t921));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t923;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t923) : "f"(t922));
#line 79 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t922), "f"(t923));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t925;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t925) : "f"(pair_4));
#line 80 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t925));
#line 149 "fa-kernels/src/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t928 = new_4 * scale_log2;
#line 150 "fa-kernels/src/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t928;
#line 129 "fa-kernels/src/softmax.rs"
                    const f32 t930 = -reference_4;
#line 129 "fa-kernels/src/softmax.rs"
                    f32 t931;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(old_4), "f"(scale_log2), "f"(t930));
#line 129 "fa-kernels/src/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t931));
#line 130 "fa-kernels/src/softmax.rs"
                    row_max_2 = new_4;
#line 164 "fa-kernels/src/softmax.rs"
                    const f32 t933 = row_sum_2 * rescale_4;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t934 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t934));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t936;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_81));
#line 167 "fa-kernels/src/softmax.rs"
                    s_3 = t936;
                    const f32 t937 = t933 + s_3;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t938 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t938));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_82));
#line 167 "fa-kernels/src/softmax.rs"
                    s_4 = t940;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t941 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t941));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t943;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_83));
#line 167 "fa-kernels/src/softmax.rs"
                    s_7 = t943;
                    const f32 t944 = t937 + s_7;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t945 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t945));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t947;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_84));
#line 167 "fa-kernels/src/softmax.rs"
                    s_8 = t947;
                    const f32 t948 = s_4 + s_8;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t949 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t949));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_85));
#line 167 "fa-kernels/src/softmax.rs"
                    s_11 = t951;
                    const f32 t952 = t944 + s_11;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t953 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t953));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_86));
#line 167 "fa-kernels/src/softmax.rs"
                    s_12 = t955;
                    const f32 t956 = t948 + s_12;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t957 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t957));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t959;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_87));
#line 167 "fa-kernels/src/softmax.rs"
                    s_15 = t959;
                    const f32 t960 = t952 + s_15;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t961 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t961));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t963;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_88));
#line 167 "fa-kernels/src/softmax.rs"
                    s_16 = t963;
                    const f32 t964 = t956 + s_16;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t965 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t965));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_89));
#line 167 "fa-kernels/src/softmax.rs"
                    s_19 = t967;
                    const f32 t968 = t960 + s_19;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t969 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t969));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t971;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_90));
#line 167 "fa-kernels/src/softmax.rs"
                    s_20 = t971;
                    const f32 t972 = t964 + s_20;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t973 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t973));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t975;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_91));
#line 167 "fa-kernels/src/softmax.rs"
                    s_23 = t975;
                    const f32 t976 = t968 + s_23;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t977 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t977));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t979;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_92));
#line 167 "fa-kernels/src/softmax.rs"
                    s_24 = t979;
                    const f32 t980 = t972 + s_24;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t981 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t981));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_93));
#line 167 "fa-kernels/src/softmax.rs"
                    s_27 = t983;
                    const f32 t984 = t976 + s_27;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t985 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t985));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t987;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_94));
#line 167 "fa-kernels/src/softmax.rs"
                    s_28 = t987;
                    const f32 t988 = t980 + s_28;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t989 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t989));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t991;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_95));
#line 167 "fa-kernels/src/softmax.rs"
                    s_31 = t991;
                    const f32 t992 = t984 + s_31;
#line 166 "fa-kernels/src/softmax.rs"
                    const f32 t993 = -reference_4;
#line 166 "fa-kernels/src/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t993));
#line 181 "fa-kernels/src/softmax.rs"
                    f32 t995;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_96));
#line 167 "fa-kernels/src/softmax.rs"
                    s_32 = t995;
                    const f32 t996 = t988 + s_32;
#line 170 "fa-kernels/src/softmax.rs"
                    const f32 t997 = t992 + t996;
#line 170 "fa-kernels/src/softmax.rs"
                    row_sum_2 = t997;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t998 = acc * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t998;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t999 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t999;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1000 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t1000;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1001 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t1001;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1002 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t1002;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1003 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t1003;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1004 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t1004;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1005 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t1005;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1006 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t1006;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1007 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t1007;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1008 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t1008;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1009 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t1009;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1010 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t1010;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1011 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t1011;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1012 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t1012;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1013 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t1013;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1014 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t1014;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1015 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t1015;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1016 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t1016;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1017 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t1017;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1018 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t1018;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1019 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t1019;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1020 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t1020;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1021 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t1021;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1022 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t1022;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1023 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t1023;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1024 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t1024;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1025 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t1025;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1026 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t1026;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1027 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t1027;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1028 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t1028;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1029 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t1029;
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1030;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s), "f"(s_2));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1031;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_3), "f"(s_4));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1032;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(s_5), "f"(s_6));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1033;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(s_7), "f"(s_8));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1034;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(s_9), "f"(s_10));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1035;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_11), "f"(s_12));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1036;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_13), "f"(s_14));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1037;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_15), "f"(s_16));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1038;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_17), "f"(s_18));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1039;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_19), "f"(s_20));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1040;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(s_21), "f"(s_22));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1041;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(s_23), "f"(s_24));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1042;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(s_25), "f"(s_26));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1043;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(s_27), "f"(s_28));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1044;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s_29), "f"(s_30));
#line 74 "fa-kernels/src/softmax/step.rs"
                    u32 t1045;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(s_31), "f"(s_32));
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_17 = t1030;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_18 = t1031;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_19 = t1032;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_20 = t1033;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_21 = t1034;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_22 = t1035;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_23 = t1036;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_24 = t1037;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_25 = t1038;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_26 = t1039;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_27 = t1040;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_28 = t1041;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_29 = t1042;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_30 = t1043;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_31 = t1044;
#line 191 "fa-kernels/src/softmax/step.rs"
                    p_32 = t1045;
                } else {
#line 77 "fa-kernels/src/softmax/step.rs"
                    const f32 t1046 = row_sum + t806;
#line 77 "fa-kernels/src/softmax/step.rs"
                    row_sum = t1046;
#line 77 "fa-kernels/src/softmax/step.rs"
                    const f32 t1047 = row_sum_2 + t807;
#line 77 "fa-kernels/src/softmax/step.rs"
                    row_sum_2 = t1047;
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
#line 63 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1048 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1049 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
            const u32 block_5 = t1049 - t1048;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1051 = block_5 + 4u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1052 = t1051 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1053 = t14 + t1052;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1054 = round & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1053), "r"(t1054) : "memory");
#line 203 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 227 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1055 = block_5 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1056 = t1055 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1057 = t11 >> 4u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1058 = t1057 + t1056;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1059 = t1058 + 33554432u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1060 = (u64)t1059;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1061 = t1060 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t1061) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1062 = t1058 + 33554560u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1063 = (u64)t1062;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1064 = t1063 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t1064) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1065 = t1058 + 33554688u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1066 = (u64)t1065;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1067 = t1066 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t1067) : "memory");
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1068 = t1058 + 33554816u;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1069 = (u64)t1068;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1070 = t1069 + 4611686293305294848ull;
#line 204 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t1070) : "memory");
#line 210 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t1072 = t43 == 0u;
#line 143 "fa-kernels/src/forward/resident/consumer.rs"
            if (t1072) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t1073 = lane == 0u;
#line 145 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1073) {
#line 59 "fa-kernels/src/forward/resident/work.rs"
                    const u32 local_3 = local + 4u;
                    const u32 rounds_3 = local_3 / share;
                    const u32 t1076 = round + rounds_3;
#line 61 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1077 = rounds_3 * share;
#line 61 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1078 = local_3 - t1077;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1079 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1080 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1081 = t1076 * t1080;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1082 = t1079 + t1081;
#line 92 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1083 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
                    const bool t1084 = t1082 < t1083;
#line 148 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1084) {
                        const u32 slot = count & 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1086 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1087 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1088 = t1076 * t1087;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 unit_6 = t1086 + t1088;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                        const u32 batch_7 = unit_6 / kv_heads;
                        const u32 t1091 = batch_7 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1092 = unit_6 - t1091;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1093 = t1078 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1094 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1095 = t1093 + t1094;
#line 109 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_11 = t1095 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_12 = 3u - tile_11;
#line 115 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1098 = tile_12 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1099 = t1092 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1100 = t1078 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1101 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1102 = t1100 + t1101;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1103 = t1102 >> 2u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1104 = t1099 + t1103;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1105 = t16 + slot;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1106 = t1105 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1107 = t14 + t1106;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1107) : "memory");
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1108 = slot << 13u;
#line 204 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1109 = t10 + t1108;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1109), "l"(q), "r"(t1107), "r"(0u), "r"(t1104), "r"(t1098), "r"(batch_7) : "memory");
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
            const u32 t1112 = round + 1u;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1113 = wraps ? t1112 : round;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1114 = local_4 - share;
#line 76 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1115 = wraps ? t1114 : local_4;
#line 255 "fa-kernels/src/forward/resident/tile.rs"
            if (t225) {
#line 257 "fa-kernels/src/forward/resident/tile.rs"
                const bool t1116 = 2u <= end_6;
#line 257 "fa-kernels/src/forward/resident/tile.rs"
                if (t1116) {
                    const u32 t1117 = end_6 - 2u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t1118 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t1119 = t1118 - t1117;
#line 211 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_4 = t1119 == 3u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1121 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1122 = t1121 & true;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1122) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1123 = t1119 + 8u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1124 = t1123 << 3u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1125 = t14 + t1124;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t1126;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1126) : "r"(t1125) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t1127 = t1126 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t1127) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t1128 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1125), "r"(t1128) : "memory");
                            const u32 t1129 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1130 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1131 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1132 = t1129 * t1131;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                            const u32 unit_7 = t1130 + t1132;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                            const u32 batch_8 = unit_7 / kv_heads;
                            const u32 t1135 = batch_8 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1136 = unit_7 - t1135;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1137 = t1119 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1138 = t1119 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1139 = smem_1 + t1138;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1140 = t1119 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1141 = t11 + t1140;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1142 = t1119 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1143 = t14 + t1142;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1143) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1139), "l"(k), "r"(t1143), "r"(0u), "r"(t1136), "r"(t1137), "r"(batch_8) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1144 = t1119 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1145 = t1144 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1146 = t14 + t1145;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1146) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1141), "l"(v), "r"(t1146), "r"(0u), "r"(t1136), "r"(t1137), "r"(batch_8) : "memory");
                        }
                    }
                }
#line 260 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1147 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1148 = end_6 - 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1149 = t1148 - t1147;
#line 211 "fa-kernels/src/forward/resident/consumer.rs"
                const bool last_5 = t1149 == 3u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1151 = lane == 0u;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1152 = t1151 & true;
#line 217 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1152) {
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1153 = t1149 + 8u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1154 = t1153 << 3u;
#line 191 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1155 = t14 + t1154;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1156;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1156) : "r"(t1155) : "memory");
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1157 = t1156 == 1u;
#line 219 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1157) {
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1158 = round & 1u;
#line 221 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1155), "r"(t1158) : "memory");
                        const u32 t1159 = round + 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1160 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1161 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1162 = t1159 * t1161;
#line 86 "fa-kernels/src/forward/resident/work.rs"
                        const u32 unit_8 = t1160 + t1162;
#line 99 "fa-kernels/src/forward/resident/work.rs"
                        const u32 batch_9 = unit_8 / kv_heads;
                        const u32 t1165 = batch_9 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1166 = unit_8 - t1165;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1167 = t1149 << 6u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1168 = t1149 << 13u;
#line 209 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1169 = smem_1 + t1168;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1170 = t1149 << 13u;
#line 232 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1171 = t11 + t1170;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1172 = t1149 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1173 = t14 + t1172;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1173) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1169), "l"(k), "r"(t1173), "r"(0u), "r"(t1166), "r"(t1167), "r"(batch_9) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1174 = t1149 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1175 = t1174 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1176 = t14 + t1175;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1176) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1171), "l"(v), "r"(t1176), "r"(0u), "r"(t1166), "r"(t1167), "r"(batch_9) : "memory");
                    }
                }
            }
#line 72 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1177 = round + 1u;
            const u32 t1178 = count + 1u;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1179 = t1115 * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1180 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1181 = t1179 + t1180;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_13 = t1181 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_14 = 3u - tile_13;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query_4 = tile_14 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t1185 = first_query_4 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_11 = t1185 < 256u ? t1185 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t1187 = first_query_4 + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t1188 = t1187 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_12 = t1188 < 256u ? t1188 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t1190 = end_12 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t1191 = t1190 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_13 = t1191 > 1u ? t1191 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t1193 = end_11 >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t1193 < end_13 ? t1193 : end_13;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t1195 = end_13 - whole_3;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t1196 = t1195 < end_13 ? t1195 : end_13;
#line 187 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 block_6 = end_13 - 1u;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1198 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1199 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1200 = t1113 * t1199;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1201 = t1198 + t1200;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1202 = kv_heads * batch;
#line 92 "fa-kernels/src/forward/resident/work.rs"
            const bool t1203 = t1201 < t1202;
#line 167 "fa-kernels/src/forward/resident/consumer.rs"
            if (t1203) {
                const u32 t1204 = t1178 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1205 = t16 + t1204;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1206 = t1205 << 3u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1207 = t14 + t1206;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1208 = t1178 >> 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1209 = t1208 & 1u;
#line 168 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1207), "r"(t1209) : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1210 = block_6 << 3u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1211 = t14 + t1210;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1212 = t1113 & 1u;
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1211), "r"(t1212) : "memory");
            }
#line 171 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1213 = t1178 & 1u;
#line 177 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1214 = t1213 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1215 = t1214 >> 4u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1216 = block_6 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1217 = t1216 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1218 = t10 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1219 = t1218 + t1215;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1220 = smem_1 >> 4u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1221 = t1220 + t1217;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1222 = t1219 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1223 = (u64)t1222;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1224 = t1223 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1225 = t1221 + 65536u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1226 = (u64)t1225;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1227 = t1226 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t1224), "l"(t1227) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1228 = t1219 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1229 = (u64)t1228;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1230 = t1229 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1231 = t1221 + 65538u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1232 = (u64)t1231;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1233 = t1232 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1230), "l"(t1233) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1234 = t1219 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1235 = (u64)t1234;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1236 = t1235 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1237 = t1221 + 65540u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1238 = (u64)t1237;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1239 = t1238 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1236), "l"(t1239) : "memory");
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1240 = t1219 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1241 = (u64)t1240;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1242 = t1241 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1243 = t1221 + 65542u;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1244 = (u64)t1243;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1245 = t1244 + 4611686293305294848ull;
#line 179 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1242), "l"(t1245) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 189 "fa-kernels/src/softmax.rs"
            f32 t1246;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1246) : "f"(row_sum));
#line 189 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1246;
            f32 t1248;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1248) : "f"(pair_5));
#line 190 "fa-kernels/src/softmax.rs"
            const f32 t1249 = pair_5 + t1248;
#line 190 "fa-kernels/src/softmax.rs"
            row_sum = t1249;
#line 189 "fa-kernels/src/softmax.rs"
            f32 t1250;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1250) : "f"(row_sum_2));
#line 189 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1250;
            f32 t1252;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1252) : "f"(pair_6));
#line 190 "fa-kernels/src/softmax.rs"
            const f32 t1253 = pair_6 + t1252;
#line 190 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1253;
#line 221 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1254 = sum == 0.0f;
#line 222 "fa-kernels/src/softmax.rs"
            f32 t1255;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(sum));
#line 222 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1254 ? 0.0f : t1255;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1257 = acc * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc = t1257;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1258 = acc_2 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_2 = t1258;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1259 = acc_5 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_5 = t1259;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1260 = acc_6 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_6 = t1260;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1261 = acc_9 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_9 = t1261;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1262 = acc_10 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_10 = t1262;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1263 = acc_13 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_13 = t1263;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1264 = acc_14 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_14 = t1264;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1265 = acc_17 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_17 = t1265;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1266 = acc_18 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_18 = t1266;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1267 = acc_21 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_21 = t1267;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1268 = acc_22 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_22 = t1268;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1269 = acc_25 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_25 = t1269;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1270 = acc_26 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_26 = t1270;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1271 = acc_29 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_29 = t1271;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1272 = acc_30 * normalizer;
#line 212 "fa-kernels/src/softmax.rs"
            acc_30 = t1272;
#line 221 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1273 = sum_2 == 0.0f;
#line 222 "fa-kernels/src/softmax.rs"
            f32 t1274;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(sum_2));
#line 222 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1273 ? 0.0f : t1274;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1276 = acc_3 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_3 = t1276;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1277 = acc_4 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_4 = t1277;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1278 = acc_7 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_7 = t1278;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1279 = acc_8 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_8 = t1279;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1280 = acc_11 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_11 = t1280;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1281 = acc_12 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_12 = t1281;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1282 = acc_15 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_15 = t1282;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1283 = acc_16 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_16 = t1283;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1284 = acc_19 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_19 = t1284;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1285 = acc_20 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_20 = t1285;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1286 = acc_23 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_23 = t1286;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1287 = acc_24 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_24 = t1287;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1288 = acc_27 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_27 = t1288;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1289 = acc_28 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_28 = t1289;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1290 = acc_31 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_31 = t1290;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1291 = acc_32 * normalizer_2;
#line 212 "fa-kernels/src/softmax.rs"
            acc_32 = t1291;
#line 279 "fa-kernels/src/forward/resident/tile.rs"
            const bool t1292 = lane == 0u;
#line 279 "fa-kernels/src/forward/resident/tile.rs"
            if (t1292) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1293 = t43 << 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1294;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc), "f"(acc_2));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1295;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(acc_3), "f"(acc_4));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1296;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1296) : "f"(acc_5), "f"(acc_6));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1297;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_7), "f"(acc_8));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1298;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(acc_9), "f"(acc_10));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1299;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(acc_11), "f"(acc_12));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1300;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(acc_13), "f"(acc_14));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1301;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(acc_15), "f"(acc_16));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1302;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(acc_17), "f"(acc_18));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1303;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(acc_19), "f"(acc_20));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1304;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(acc_21), "f"(acc_22));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1305;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(acc_23), "f"(acc_24));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1306;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(acc_25), "f"(acc_26));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1307;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(acc_27), "f"(acc_28));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1308;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(acc_29), "f"(acc_30));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(acc_31), "f"(acc_32));
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1310 = lane & 15u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1311 = t1293 + t1310;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1312 = lane >> 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1313 = t1311 & 7u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1314 = t1312 ^ t1313;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1315 = t1311 << 7u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1316 = t1314 << 4u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1317 = t1315 + t1316;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1318 = t13 + t1317;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1318), "r"(t1294), "r"(t1295), "r"(t1296), "r"(t1297) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1319 = t1317 ^ 32u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1320 = t13 + t1319;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1320), "r"(t1298), "r"(t1299), "r"(t1300), "r"(t1301) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1321 = t1317 ^ 64u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1322 = t13 + t1321;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1322), "r"(t1302), "r"(t1303), "r"(t1304), "r"(t1305) : "memory");
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1323 = t1317 ^ 96u;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1324 = t13 + t1323;
#line 285 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1324), "r"(t1306), "r"(t1307), "r"(t1308), "r"(t1309) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1325 = blockIdx.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1326 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1327 = round * t1326;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 unit_9 = t1325 + t1327;
#line 99 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_10 = unit_9 / kv_heads;
            const u32 t1330 = batch_10 * kv_heads;
#line 100 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1331 = unit_9 - t1330;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1332 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1333 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1334 = t1332 + t1333;
#line 109 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_15 = t1334 & 3u;
#line 111 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_16 = 3u - tile_15;
#line 115 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1337 = tile_16 << 6u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1338 = t1331 * group;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1339 = local * split;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1340 = blockIdx.y;
#line 132 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1341 = t1339 + t1340;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1342 = t1341 >> 2u;
#line 122 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1343 = t1338 + t1342;
#line 289 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_row = t1337 + t1293;
            const bool t1345 = lane == 0u;
#line 290 "fa-kernels/src/forward/resident/tile.rs"
            if (t1345) {
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1346 = t1293 << 7u;
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1347 = t13 + t1346;
#line 296 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1347), "l"(o), "r"(0u), "r"(t1343), "r"(first_row), "r"(batch_10) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1348 = (u64)batch_10;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1349 = t1348 * lse_stride0;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1350 = t1349 * 4ull;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1351 = lse + t1350;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1352 = (u64)t1343;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1353 = t1352 * lse_stride1;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1354 = t1353 * 4ull;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1355 = t1351 + t1354;
#line 300 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1356 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1357 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1358 = t1357 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1358) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1359 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1359;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1361 = (u64)row * t1356;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1362 = t1361 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1363 = t1355 + t1362;
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1364;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(row_sum));
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(row_max), "f"(scale_log2), "f"(t1364));
#line 201 "fa-kernels/src/softmax.rs"
                const f32 lse_2 = t1365 * 0.6931472f;
                const bool t1367 = row_sum == 0.0f;
#line 202 "fa-kernels/src/softmax.rs"
                const f32 t1368 = t1367 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1363), "f"(t1368) : "memory");
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1369 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1370 = first_row + t1369;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1370 + 8u;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1372 = (u64)row_2 * t1356;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1373 = t1372 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1374 = t1355 + t1373;
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1375;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(row_sum_2));
#line 201 "fa-kernels/src/softmax.rs"
                f32 t1376;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1376) : "f"(row_max_2), "f"(scale_log2), "f"(t1375));
#line 201 "fa-kernels/src/softmax.rs"
                const f32 lse_3 = t1376 * 0.6931472f;
                const bool t1378 = row_sum_2 == 0.0f;
#line 202 "fa-kernels/src/softmax.rs"
                const f32 t1379 = t1378 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1374), "f"(t1379) : "memory");
            }
#line 159 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1380 = 4u - step;
#line 78 "fa-kernels/src/forward/resident/consumer.rs"
            step = t1380;
            round = t1113;
            local = t1115;
            const u32 t1381 = count + 1u;
#line 81 "fa-kernels/src/forward/resident/consumer.rs"
            count = t1381;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 86 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t1388 = lane == 0u;
#line 86 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1388) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
