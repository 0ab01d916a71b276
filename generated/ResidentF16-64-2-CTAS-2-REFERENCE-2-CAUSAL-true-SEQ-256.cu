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
#line 103 "fa-kernels/src/forward/resident/mod.rs"
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
#line 148 "fa-kernels/src/forward/resident/layout.rs"
    const u32 queries = smem_1 + 65536u;
    const u32 outputs = queries + 32768u;
    const u32 t9 = group_2 << 14u;
#line 150 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t10 = queries + t9;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t11 = smem_1 + 32768u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t12 = group_2 << 13u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t13 = outputs + t12;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t14 = outputs + 16384u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t15 = group_2 << 1u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t16 = t15 + 12u;
#line 42 "fa-kernels/src/forward/resident/mod.rs"
    const bool t17 = thread == 0u;
#line 42 "fa-kernels/src/forward/resident/mod.rs"
    if (t17) {
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t18 = t14 + 8u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t19 = t14 + 16u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t20 = t14 + 24u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t21 = t14 + 32u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t22 = t14 + 40u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t23 = t14 + 48u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t24 = t14 + 56u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t25 = t14 + 64u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t25) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t26 = t14 + 72u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t26) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t27 = t14 + 80u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t27) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t28 = t14 + 88u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t28) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t29 = t14 + 96u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t30 = t14 + 104u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t31 = t14 + 112u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t32 = t14 + 120u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 186 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const bool t34 = group_2 == 1u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t35 = group_2 + 1u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 next = t34 ? 0u : t35;
    const u32 t37 = group_2 + 16u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t38 = t37 << 3u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t39 = t14 + t38;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t40 = next + 16u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t41 = t40 << 3u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t42 = t14 + t41;
#line 96 "fa-kernels/src/forward/resident/work.rs"
    const u32 t43 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 batch_2 = t43 / kv_heads;
    const u32 t45 = batch_2 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
    const u32 t46 = t43 - t45;
#line 47 "fa-kernels/src/forward/resident/mod.rs"
    const u32 t47 = warp & 3u;
#line 163 "fa-kernels/src/forward/resident/work.rs"
    const u32 t48 = group_2 << 1u;
#line 163 "fa-kernels/src/forward/resident/work.rs"
    const u32 t49 = 3u - t48;
#line 50 "fa-kernels/src/forward/resident/consumer.rs"
    u32 step = t49;
#line 79 "fa-kernels/src/forward/resident/work.rs"
    const u32 t50 = blockIdx.x;
#line 79 "fa-kernels/src/forward/resident/work.rs"
    const u32 t51 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 batch_3 = t50 / kv_heads;
    const u32 t53 = batch_3 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
    const u32 t54 = t50 - t53;
#line 119 "fa-kernels/src/forward/resident/consumer.rs"
    const bool wraps = share <= group_2;
#line 102 "fa-kernels/src/forward/resident/work.rs"
    const u32 head = t54 + t46;
    const u32 batch_4 = batch_3 + batch_2;
    const bool wraps_2 = kv_heads <= head;
    const u32 t59 = head - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t60 = wraps_2 ? t59 : head;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t61 = batch_4 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t62 = wraps_2 ? t61 : batch_4;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t63 = wraps ? 1u : 0u;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t64 = wraps ? t60 : t54;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t65 = wraps ? t62 : batch_3;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t66 = group_2 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t67 = wraps ? t66 : group_2;
#line 56 "fa-kernels/src/forward/resident/consumer.rs"
    u32 round = t63;
    u32 head_2 = t64;
    u32 batch_5 = t65;
    u32 local = t67;
    u32 count = 0u;
#line 161 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t68 = t47 == 0u;
#line 161 "fa-kernels/src/forward/resident/consumer.rs"
    if (t68) {
        const bool t69 = lane == 0u;
#line 162 "fa-kernels/src/forward/resident/consumer.rs"
        if (t69) {
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t70 = t65 < batch;
#line 163 "fa-kernels/src/forward/resident/consumer.rs"
            if (t70) {
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t71 = t67 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t72 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t73 = t71 + t72;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile = t73 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_2 = 3u - tile;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                const u32 t76 = tile_2 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t77 = t64 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t78 = t67 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t79 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t80 = t78 + t79;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t81 = t80 >> 2u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t82 = t77 + t81;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t83 = t16 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t84 = t14 + t83;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t84) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t10), "l"(q), "r"(t84), "r"(0u), "r"(t82), "r"(t76), "r"(t65) : "memory");
            }
#line 79 "fa-kernels/src/forward/resident/work.rs"
            const u32 t85 = blockIdx.x;
#line 79 "fa-kernels/src/forward/resident/work.rs"
            const u32 t86 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_6 = t85 / kv_heads;
            const u32 t88 = batch_6 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
            const u32 t89 = t85 - t88;
#line 14 "fa-kernels/src/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 4u; i += 2u) {
                const u32 block = 3u - i;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t91 = block << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t92 = block << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t93 = smem_1 + t92;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t94 = block << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t95 = t11 + t94;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t96 = block << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t97 = t14 + t96;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t97) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t93), "l"(k), "r"(t97), "r"(0u), "r"(t89), "r"(t91), "r"(batch_6) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t98 = block + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t99 = t98 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t100 = t14 + t99;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t100) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(v), "r"(t100), "r"(0u), "r"(t89), "r"(t91), "r"(batch_6) : "memory");
            }
        }
    }
#line 117 "fa-kernels/src/forward/resident/work.rs"
    const bool t101 = t65 < batch;
#line 63 "fa-kernels/src/forward/resident/consumer.rs"
    if (t101) {
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 local_2 = t67 + step;
        const bool wraps_3 = share <= local_2;
#line 102 "fa-kernels/src/forward/resident/work.rs"
        const u32 head_3 = t64 + t46;
        const u32 batch_7 = t65 + batch_2;
        const bool wraps_4 = kv_heads <= head_3;
        const u32 t107 = t63 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t108 = head_3 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t109 = wraps_4 ? t108 : head_3;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t110 = batch_7 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t111 = wraps_4 ? t110 : batch_7;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t112 = wraps_3 ? t107 : t63;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t113 = wraps_3 ? t109 : t64;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t114 = wraps_3 ? t111 : t65;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t115 = local_2 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t116 = wraps_3 ? t115 : local_2;
#line 173 "fa-kernels/src/forward/resident/work.rs"
        const u32 t117 = 4u - step;
#line 117 "fa-kernels/src/forward/resident/work.rs"
        const bool exists = t114 < batch;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t119 = exists ? t112 : t63;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t120 = exists ? t113 : t64;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t121 = exists ? t114 : t65;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t122 = exists ? t116 : t67;
#line 190 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t123 = t47 == 0u;
#line 190 "fa-kernels/src/forward/resident/consumer.rs"
        if (t123) {
            const bool t124 = lane == 0u;
#line 191 "fa-kernels/src/forward/resident/consumer.rs"
            if (t124) {
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t125 = t122 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t126 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t127 = t125 + t126;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_3 = t127 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_4 = 3u - tile_3;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                const u32 t130 = tile_4 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t131 = t120 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t132 = t122 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t133 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t134 = t132 + t133;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t135 = t134 >> 2u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t136 = t131 + t135;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t137 = t16 + 1u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t138 = t137 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t139 = t14 + t138;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t139) : "memory");
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t140 = t10 + 8192u;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(q), "r"(t139), "r"(0u), "r"(t136), "r"(t130), "r"(t121) : "memory");
            }
        }
#line 195 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t141 = !exists;
#line 195 "fa-kernels/src/forward/resident/consumer.rs"
        if (t141) {
            const u32 t142 = t16 + 1u;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t143 = t142 << 3u;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t144 = t14 + t143;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(0u) : "memory");
        }
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_2 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_3 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_4 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_5 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_6 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_7 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_8 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_9 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_10 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_11 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_12 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_13 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_14 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_15 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_16 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_17 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_18 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_19 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_20 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_21 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_22 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_23 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_24 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_25 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_26 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_27 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_28 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_29 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_30 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_31 = 0.0f;
#line 65 "fa-kernels/src/forward/resident/consumer.rs"
        f32 s_32 = 0.0f;
#line 146 "fa-kernels/src/forward/resident/work.rs"
        const u32 t145 = t67 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
        const u32 t146 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
        const u32 t147 = t145 + t146;
#line 123 "fa-kernels/src/forward/resident/work.rs"
        const u32 tile_5 = t147 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
        const u32 tile_6 = 3u - tile_5;
#line 129 "fa-kernels/src/forward/resident/work.rs"
        const u32 first_query = tile_6 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
        const u32 t151 = first_query + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end = t151 < 256u ? t151 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
        const u32 t153 = first_query + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
        const u32 t154 = t153 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_2 = t154 < 256u ? t154 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 t156 = end_2 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 t157 = t156 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
        const u32 end_3 = t157 > 1u ? t157 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
        const u32 t159 = end >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
        const u32 whole = t159 < end_3 ? t159 : end_3;
#line 175 "fa-kernels/src/forward/problem.rs"
        const u32 t161 = end_3 - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
        const u32 t162 = t161 < end_3 ? t161 : end_3;
#line 248 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 block_2 = end_3 - 1u;
#line 117 "fa-kernels/src/forward/resident/work.rs"
        const bool t164 = t65 < batch;
#line 228 "fa-kernels/src/forward/resident/consumer.rs"
        if (t164) {
            const u32 t165 = count & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t166 = t16 + t165;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t167 = t166 << 3u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t168 = t14 + t167;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t169 = count >> 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t170 = t169 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t168), "r"(t170) : "memory");
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t171 = block_2 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t172 = t14 + t171;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t173 = t63 & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t172), "r"(t173) : "memory");
        }
#line 232 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t174 = count & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t175 = t174 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t176 = t175 >> 4u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t177 = block_2 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t178 = t177 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t179 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t180 = t179 + t176;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t181 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t182 = t181 + t178;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t183 = t180 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t184 = (u64)t183;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t185 = t184 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t186 = t182 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t187 = (u64)t186;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t188 = t187 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t185), "l"(t188) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t189 = t180 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t190 = (u64)t189;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t191 = t190 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t192 = t182 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t193 = (u64)t192;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t194 = t193 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t191), "l"(t194) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t195 = t180 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t196 = (u64)t195;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t197 = t196 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t198 = t182 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t199 = (u64)t198;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t200 = t199 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t197), "l"(t200) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t201 = t180 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t202 = (u64)t201;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t203 = t202 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t204 = t182 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t205 = (u64)t204;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t206 = t205 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t203), "l"(t206) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 67 "fa-kernels/src/forward/resident/consumer.rs"
        while (true) {
#line 67 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t207 = batch_5 < batch;
            if (!t207) break;
#line 75 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t208 = local + step;
#line 75 "fa-kernels/src/forward/resident/consumer.rs"
            const bool last = share <= t208;
#line 102 "fa-kernels/src/forward/resident/work.rs"
            const u32 head_4 = head_2 + t46;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t213 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t214 = head_4 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t215 = wraps_5 ? t214 : head_4;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t216 = batch_8 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t217 = wraps_5 ? t216 : batch_8;
#line 77 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t218 = local < 2u;
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t219 = t217 < batch;
#line 77 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t220 = last & t219;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t221 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t222 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t223 = t221 + t222;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_7 = t223 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_8 = 3u - tile_7;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query_2 = tile_8 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t227 = first_query_2 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_4 = t227 < 256u ? t227 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t229 = first_query_2 + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t230 = t229 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_5 = t230 < 256u ? t230 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t232 = end_5 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t233 = t232 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_6 = t233 > 1u ? t233 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t235 = end_4 >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t235 < end_6 ? t235 : end_6;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t237 = end_6 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t238 = t237 < end_6 ? t237 : end_6;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 reference = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 reference_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 96 "fa-kernels/src/softmax.rs"
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
#line 101 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t239 = end_6 - end_6;
            if (last) {
#line 292 "fa-kernels/src/forward/resident/consumer.rs"
                #pragma unroll 1
                for (u32 i_2 = end_6; i_2 < 4u; i_2 += 1u) {
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t240 = i_2 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t241 = t14 + t240;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t242 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t241), "r"(t242) : "memory");
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t243 = i_2 + 4u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t244 = t243 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t245 = t14 + t244;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t246 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t245), "r"(t246) : "memory");
#line 296 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t220) {
#line 272 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool last_2 = i_2 == 3u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t248 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t249 = t248 & true;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t249) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t250 = i_2 + 8u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t251 = t250 << 3u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t252 = t14 + t251;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                            u32 t253;
                            asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t253) : "r"(t252) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                            const bool t254 = t253 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                            if (t254) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                                const u32 t255 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t252), "r"(t255) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                                const u32 head_5 = head_2 + t46;
                                const u32 batch_9 = batch_5 + batch_2;
                                const bool wraps_6 = kv_heads <= head_5;
                                const u32 t259 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t260 = head_5 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t261 = wraps_6 ? t260 : head_5;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t262 = batch_9 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                                const u32 t263 = wraps_6 ? t262 : batch_9;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t264 = i_2 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t265 = i_2 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t266 = smem_1 + t265;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t267 = i_2 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t268 = t11 + t267;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t269 = i_2 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t270 = t14 + t269;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t270) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t266), "l"(k), "r"(t270), "r"(0u), "r"(t261), "r"(t264), "r"(t263) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t271 = i_2 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t272 = t271 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t273 = t14 + t272;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t273) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t268), "l"(v), "r"(t273), "r"(0u), "r"(t261), "r"(t264), "r"(t263) : "memory");
                            }
                        }
                    }
                }
            }
#line 254 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t274 = end_6 - 1u;
#line 304 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_key = t274 << 6u;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t276 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t277 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t278 = t276 + t277;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_9 = t278 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_10 = 3u - tile_9;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 t281 = tile_10 << 6u;
#line 305 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t282 = t47 << 4u;
#line 305 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_query_3 = t281 + t282;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t284 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t285 = t284 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t285;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t287 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t288 = first_query_3 + t287;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t289 = t288 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_7 = t289 < 256u ? t289 : 256u;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t291 = end_7 > column ? end_7 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_8 = t291 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible = 0u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t294 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t294;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_2 = 1u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t296 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t296;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_3 = 8u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t298 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t298;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_4 = 9u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t300 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t300;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_5 = 16u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t302 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t302;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_6 = 17u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t304 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t304;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_7 = 24u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t306 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t306;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_8 = 25u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t308 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t308;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_9 = 32u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t310 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t310;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_10 = 33u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t312 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t312;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_11 = 40u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t314 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t314;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_12 = 41u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t316 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t316;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_13 = 48u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t318 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t318;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_14 = 49u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t320 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t320;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_15 = 56u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t322 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t322;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_16 = 57u < end_8;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t324 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t324;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t325 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t326 = first_query_3 + t325;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t327 = t326 + 8u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t328 = t327 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_9 = t328 < 256u ? t328 : 256u;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t330 = end_9 > column ? end_9 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_10 = t330 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_17 = 0u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t333 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t333;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_18 = 1u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t335 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t335;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_19 = 8u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t337 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t337;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_20 = 9u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t339 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t339;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_21 = 16u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t341 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t341;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_22 = 17u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t343 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t343;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_23 = 24u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t345 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t345;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_24 = 25u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t347 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t347;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_25 = 32u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t349 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t349;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_26 = 33u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t351 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t351;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_27 = 40u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t353 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t353;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_28 = 41u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t355 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t355;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_29 = 48u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t357 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t357;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_30 = 49u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t359 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t359;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_31 = 56u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t361 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t361;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_32 = 57u < end_10;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t363 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t363;
#line 172 "fa-kernels/src/softmax/step.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t365), "f"(s_5));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(s_2), "f"(s_6));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t366), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t367), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t368), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t369), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t370), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t371), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t372), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t373), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t374), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t375), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t376), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t379;
            asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t377), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t378), "f"(t379));
#line 172 "fa-kernels/src/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t383;
            asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t382), "f"(s_7));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t384;
            asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(s_4), "f"(s_8));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t385;
            asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(t383), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm("max.f32 %0, %1, %2;" : "=f"(t386) : "f"(t384), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t387;
            asm("max.f32 %0, %1, %2;" : "=f"(t387) : "f"(t385), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t388;
            asm("max.f32 %0, %1, %2;" : "=f"(t388) : "f"(t386), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t389;
            asm("max.f32 %0, %1, %2;" : "=f"(t389) : "f"(t387), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t390;
            asm("max.f32 %0, %1, %2;" : "=f"(t390) : "f"(t388), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t391;
            asm("max.f32 %0, %1, %2;" : "=f"(t391) : "f"(t389), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t392;
            asm("max.f32 %0, %1, %2;" : "=f"(t392) : "f"(t390), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t393;
            asm("max.f32 %0, %1, %2;" : "=f"(t393) : "f"(t391), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("max.f32 %0, %1, %2;" : "=f"(t394) : "f"(t392), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t395;
            asm("max.f32 %0, %1, %2;" : "=f"(t395) : "f"(t393), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t396;
            asm("max.f32 %0, %1, %2;" : "=f"(t396) : "f"(t394), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t395), "f"(t396));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t398;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t398) : "f"(maxima));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t398));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t400;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t400) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t400));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t402;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t402) : "f"(maxima_2));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t402));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t404;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t404) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t404));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t407 = maxima_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 t408 = none ? 0.0f : t407;
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t410 = maxima_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 t411 = none_2 ? 0.0f : t410;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t412 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t412));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(exponent));
#line 196 "fa-kernels/src/softmax/step.rs"
            s = t414;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t415 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t415));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent_2));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_2 = t417;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t418 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t418));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t420;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(exponent_3));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_3 = t420;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t421 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t421));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t423;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(exponent_4));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_4 = t423;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t424 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t424));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_5));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_5 = t426;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t427 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t427));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t429;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_6));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_6 = t429;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t430 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t430));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(exponent_7));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_7 = t432;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t433 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t433));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t435;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(exponent_8));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_8 = t435;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t436 = s + s_5;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t437 = s_2 + s_6;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t438 = s_3 + s_7;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t439 = s_4 + s_8;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t440 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t440));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(exponent_9));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_9 = t442;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t443 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t443));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t445;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(exponent_10));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_10 = t445;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t446 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t446));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t448;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(exponent_11));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_11 = t448;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t449 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t449));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(exponent_12));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_12 = t451;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t452 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t452));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(exponent_13));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_13 = t454;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t455 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t455));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t457;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(exponent_14));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_14 = t457;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t458 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t458));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_15));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_15 = t460;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t461 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t461));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t463;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(exponent_16));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_16 = t463;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t464 = t436 + s_9;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t465 = t437 + s_10;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t466 = t438 + s_11;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t467 = t439 + s_12;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t468 = t464 + s_13;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t469 = t465 + s_14;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t470 = t466 + s_15;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t471 = t467 + s_16;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t472 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t472));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(exponent_17));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_17 = t474;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t475 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t475));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t477;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(exponent_18));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_18 = t477;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t478 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t478));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(exponent_19));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_19 = t480;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t481 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t481));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t483;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_20));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_20 = t483;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t484 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t484));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_21));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_21 = t486;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t487 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t487));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(exponent_22));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_22 = t489;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t490 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t490));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_23));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_23 = t492;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t493 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t493));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_24));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_24 = t495;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t496 = t468 + s_17;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t497 = t469 + s_18;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t498 = t470 + s_19;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t499 = t471 + s_20;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t500 = t496 + s_21;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t501 = t497 + s_22;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t502 = t498 + s_23;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t503 = t499 + s_24;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t504 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t504));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent_25));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_25 = t506;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t507 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t507));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t509;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(exponent_26));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_26 = t509;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t510 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t510));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_27));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_27 = t512;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t513 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t513));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(exponent_28));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_28 = t515;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t516 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t516));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_29));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_29 = t518;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t519 = -t408;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t519));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t521;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(exponent_30));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_30 = t521;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t522 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t522));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(exponent_31));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_31 = t524;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t525 = -t411;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t525));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t527;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_32));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_32 = t527;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t528 = t500 + s_25;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t529 = t501 + s_26;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t530 = t502 + s_27;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t531 = t503 + s_28;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t532 = t528 + s_29;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t533 = t529 + s_30;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t534 = t530 + s_31;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t535 = t531 + s_32;
#line 205 "fa-kernels/src/softmax/step.rs"
            const f32 sums = t532 + t533;
#line 205 "fa-kernels/src/softmax/step.rs"
            const f32 sums_2 = t534 + t535;
#line 178 "fa-kernels/src/softmax/step.rs"
            row_max = maxima_3;
#line 178 "fa-kernels/src/softmax/step.rs"
            const f32 t538 = maxima_3 * scale_log2;
#line 178 "fa-kernels/src/softmax/step.rs"
            reference = t538;
            row_sum = sums;
#line 178 "fa-kernels/src/softmax/step.rs"
            row_max_2 = maxima_4;
#line 178 "fa-kernels/src/softmax/step.rs"
            const f32 t539 = maxima_4 * scale_log2;
#line 178 "fa-kernels/src/softmax/step.rs"
            reference_2 = t539;
            row_sum_2 = sums_2;
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t540;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(s), "f"(s_2));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t541;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t541) : "f"(s_3), "f"(s_4));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t542;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t542) : "f"(s_5), "f"(s_6));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t543;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(s_7), "f"(s_8));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(s_9), "f"(s_10));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t545;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(s_11), "f"(s_12));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t546;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(s_13), "f"(s_14));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t547;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(s_15), "f"(s_16));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(s_17), "f"(s_18));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t549;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(s_19), "f"(s_20));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t550;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_21), "f"(s_22));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t551;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_23), "f"(s_24));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_25), "f"(s_26));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_27), "f"(s_28));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_29), "f"(s_30));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t555;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t540;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t541;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t542;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t543;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t544;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t545;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t546;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t547;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t548;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t549;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t550;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t551;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t552;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t553;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t554;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t555;
#line 148 "fa-kernels/src/forward/resident/tile.rs"
            const u32 rest = end_6 - 1u;
#line 150 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t557 = rest + 1u;
#line 150 "fa-kernels/src/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < t557; i_3 += 1u) {
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t558 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block_3 = t558 - i_3;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t560 = block_3 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t561 = t14 + t560;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t562 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t561), "r"(t562) : "memory");
#line 176 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t563 = count & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t564 = t563 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t565 = t564 >> 4u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t566 = block_3 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t567 = t566 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t568 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t569 = t568 + t565;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t570 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t571 = t570 + t567;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t572 = t569 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t573 = (u64)t572;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t574 = t573 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t575 = t571 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t576 = (u64)t575;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t577 = t576 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t574), "l"(t577) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t578 = t569 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t579 = (u64)t578;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t580 = t579 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t581 = t571 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t582 = (u64)t581;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t583 = t582 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t580), "l"(t583) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t584 = t569 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t585 = (u64)t584;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t586 = t585 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t587 = t571 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t588 = (u64)t587;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t589 = t588 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t586), "l"(t589) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t590 = t569 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t591 = (u64)t590;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t593 = t571 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t594 = (u64)t593;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t595 = t594 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t592), "l"(t595) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 177 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t596 = i_3 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t597 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block_4 = t597 - t596;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t599 = block_4 + 4u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t600 = t599 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t601 = t14 + t600;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t602 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t601), "r"(t602) : "memory");
#line 240 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t603 = block_4 << 13u;
#line 233 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t604 = t603 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t605 = t11 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t606 = t605 + t604;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t607 = t606 + 33554432u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t608 = (u64)t607;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t609 = t608 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t609) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t610 = t606 + 33554560u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t611 = (u64)t610;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t612 = t611 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t612) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t613 = t606 + 33554688u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t614 = (u64)t613;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t615 = t614 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t615) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t616 = t606 + 33554816u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t617 = (u64)t616;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t618 = t617 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t618) : "memory");
#line 247 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 178 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                const bool t619 = 2u <= i_3;
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                const bool t620 = t220 & t619;
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                if (t620) {
                    const u32 t621 = i_3 - 2u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t622 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t623 = t622 - t621;
#line 272 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_3 = t623 == 3u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t625 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t626 = t625 & true;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t626) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t627 = t623 + 8u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t628 = t627 << 3u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t629 = t14 + t628;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t630;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t630) : "r"(t629) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t631 = t630 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t631) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t632 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t629), "r"(t632) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                            const u32 head_6 = head_2 + t46;
                            const u32 batch_10 = batch_5 + batch_2;
                            const bool wraps_7 = kv_heads <= head_6;
                            const u32 t636 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t637 = head_6 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t638 = wraps_7 ? t637 : head_6;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t639 = batch_10 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t640 = wraps_7 ? t639 : batch_10;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t641 = t623 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t642 = t623 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t643 = smem_1 + t642;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t644 = t623 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t645 = t11 + t644;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t646 = t623 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t647 = t14 + t646;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t647) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t643), "l"(k), "r"(t647), "r"(0u), "r"(t638), "r"(t641), "r"(t640) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t648 = t623 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t649 = t648 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t650 = t14 + t649;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t650) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t645), "l"(v), "r"(t650), "r"(0u), "r"(t638), "r"(t641), "r"(t640) : "memory");
                        }
                    }
                }
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t651 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t651));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_33));
#line 196 "fa-kernels/src/softmax/step.rs"
                s = t653;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t654 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t654));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(exponent_34));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_2 = t656;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t657 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t657));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(exponent_35));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_3 = t659;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t660 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t660));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_36));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_4 = t662;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t663 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t663));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_37));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_5 = t665;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t666 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t666));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(exponent_38));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_6 = t668;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t669 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t669));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_39));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_7 = t671;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t672 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t672));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_40));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_8 = t674;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t675 = s + s_5;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t676 = s_2 + s_6;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t677 = s_3 + s_7;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t678 = s_4 + s_8;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t679 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t679));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_41));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_9 = t681;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t682 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t682));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t684;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(exponent_42));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_10 = t684;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t685 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t685));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_43));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_11 = t687;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t688 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t688));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(exponent_44));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_12 = t690;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t691 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t691));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_45));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_13 = t693;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t694 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t694));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(exponent_46));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_14 = t696;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t697 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t697));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_47));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_15 = t699;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t700 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t700));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_48));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_16 = t702;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t703 = t675 + s_9;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t704 = t676 + s_10;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t705 = t677 + s_11;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t706 = t678 + s_12;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t707 = t703 + s_13;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t708 = t704 + s_14;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t709 = t705 + s_15;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t710 = t706 + s_16;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t711 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t711));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_49));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_17 = t713;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t714 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t714));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t716;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_50));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_18 = t716;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t717 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t717));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_51));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_19 = t719;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t720 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t720));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_52));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_20 = t722;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t723 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t723));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_53));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_21 = t725;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t726 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t726));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_54));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_22 = t728;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t729 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t729));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_55));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_23 = t731;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t732 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t732));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_56));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_24 = t734;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t735 = t707 + s_17;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t736 = t708 + s_18;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t737 = t709 + s_19;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t738 = t710 + s_20;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t739 = t735 + s_21;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t740 = t736 + s_22;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t741 = t737 + s_23;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t742 = t738 + s_24;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t743 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t743));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t745;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_57));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_25 = t745;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t746 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t746));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_58));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_26 = t748;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t749 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t749));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_59));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_27 = t751;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t752 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t752));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_60));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_28 = t754;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t755 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t755));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_61));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_29 = t757;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t758 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t758));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_62));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_30 = t760;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t761 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t761));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_63));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_31 = t763;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t764 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t764));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_64));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_32 = t766;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t767 = t739 + s_25;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t768 = t740 + s_26;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t769 = t741 + s_27;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t770 = t742 + s_28;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t771 = t767 + s_29;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t772 = t768 + s_30;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t773 = t769 + s_31;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t774 = t770 + s_32;
#line 205 "fa-kernels/src/softmax/step.rs"
                const f32 sums_3 = t771 + t772;
#line 205 "fa-kernels/src/softmax/step.rs"
                const f32 sums_4 = t773 + t774;
#line 265 "fa-kernels/src/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 265 "fa-kernels/src/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 269 "fa-kernels/src/softmax/step.rs"
                const bool t781 = doubts | doubts_2;
#line 269 "fa-kernels/src/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t781);
#line 231 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4) : "memory");
#line 232 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8) : "memory");
#line 232 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12) : "memory");
#line 232 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16) : "memory");
#line 114 "fa-kernels/src/softmax/step.rs"
                if (wrong) {
#line 211 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t783 = count & 1u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t784 = t783 << 13u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t785 = t10 + t784;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t786 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t787 = t786 - i_3;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t788 = t787 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t789 = smem_1 + t788;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_2 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_3 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_4 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_5 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_6 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_7 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_8 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_9 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_10 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_11 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_12 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_13 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_14 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_15 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_16 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_17 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_18 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_19 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_20 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_21 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_22 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_23 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_24 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_25 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_26 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_27 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_28 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_29 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_30 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_31 = 0.0f;
#line 213 "fa-kernels/src/forward/resident/tile.rs"
                    s_32 = 0.0f;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t790 = t47 << 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t791 = lane & 15u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t792 = t790 + t791;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t793 = lane >> 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t794 = t792 & 7u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t795 = t793 ^ t794;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t796 = t792 << 7u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t797 = t795 << 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t798 = t796 + t797;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t799 = t785 + t798;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t800 = t798 ^ 32u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t801 = t785 + t800;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t802 = t798 ^ 64u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t803 = t785 + t802;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t804 = t798 ^ 96u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t805 = t785 + t804;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t799) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t801) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t803) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t805) : "memory");
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t806 = lane & 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t807 = lane >> 4u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t808 = t807 << 3u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t809 = t806 + t808;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t810 = lane >> 3u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t811 = t810 & 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t812 = t809 & 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t813 = t811 ^ t812;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t814 = t809 << 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t815 = t813 << 4u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t816 = t814 + t815;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t817 = t816 ^ 32u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t818 = t816 ^ 64u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t819 = t816 ^ 96u;
                    const u32 t820 = t789 + t816;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t820) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t820) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t820) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t820) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t821 = t789 + t817;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t821) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t821) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t821) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t821) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t822 = t789 + t818;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t822) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t822) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t822) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t822) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t823 = t789 + t819;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t823) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t823) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t823) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t823) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 221 "fa-kernels/src/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 136 "fa-kernels/src/softmax.rs"
                    const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t825), "f"(s_5));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(s_2), "f"(s_6));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t826), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t827), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t828), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t829), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t830), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t831), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t832), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t833), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t834), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t835), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t836), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t837), "f"(s_30));
                    f32 t840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t838), "f"(t839));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t841;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t841) : "f"(t840));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t840), "f"(t841));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t843;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t843) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t843));
#line 167 "fa-kernels/src/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t846 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t846;
#line 139 "fa-kernels/src/softmax.rs"
                    const f32 t848 = -reference_3;
#line 139 "fa-kernels/src/softmax.rs"
                    f32 t849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(old_3), "f"(scale_log2), "f"(t848));
#line 139 "fa-kernels/src/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t849));
#line 140 "fa-kernels/src/softmax.rs"
                    row_max = new_1;
#line 140 "fa-kernels/src/softmax.rs"
                    const f32 t851 = new_1 * scale_log2;
#line 140 "fa-kernels/src/softmax.rs"
                    reference = t851;
#line 182 "fa-kernels/src/softmax.rs"
                    const f32 t852 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t853 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t853));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_65));
#line 185 "fa-kernels/src/softmax.rs"
                    s = t855;
                    const f32 t856 = t852 + s;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t857 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t857));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t859;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_66));
#line 185 "fa-kernels/src/softmax.rs"
                    s_2 = t859;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t860 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t860));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t862;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_67));
#line 185 "fa-kernels/src/softmax.rs"
                    s_5 = t862;
                    const f32 t863 = t856 + s_5;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t864 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t864));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t866;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_68));
#line 185 "fa-kernels/src/softmax.rs"
                    s_6 = t866;
                    const f32 t867 = s_2 + s_6;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t868 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t868));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_69));
#line 185 "fa-kernels/src/softmax.rs"
                    s_9 = t870;
                    const f32 t871 = t863 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t872 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t872));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t874;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_70));
#line 185 "fa-kernels/src/softmax.rs"
                    s_10 = t874;
                    const f32 t875 = t867 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t876 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t876));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t878;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_71));
#line 185 "fa-kernels/src/softmax.rs"
                    s_13 = t878;
                    const f32 t879 = t871 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t880 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t880));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t882;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_72));
#line 185 "fa-kernels/src/softmax.rs"
                    s_14 = t882;
                    const f32 t883 = t875 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t884 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t884));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t886;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_73));
#line 185 "fa-kernels/src/softmax.rs"
                    s_17 = t886;
                    const f32 t887 = t879 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t888 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t888));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t890;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_74));
#line 185 "fa-kernels/src/softmax.rs"
                    s_18 = t890;
                    const f32 t891 = t883 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t892 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t892));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t894;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_75));
#line 185 "fa-kernels/src/softmax.rs"
                    s_21 = t894;
                    const f32 t895 = t887 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t896 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t896));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t898;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_76));
#line 185 "fa-kernels/src/softmax.rs"
                    s_22 = t898;
                    const f32 t899 = t891 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t900 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t900));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t902;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_77));
#line 185 "fa-kernels/src/softmax.rs"
                    s_25 = t902;
                    const f32 t903 = t895 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t904 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t904));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t906;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_78));
#line 185 "fa-kernels/src/softmax.rs"
                    s_26 = t906;
                    const f32 t907 = t899 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t908 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t908));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t910;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_79));
#line 185 "fa-kernels/src/softmax.rs"
                    s_29 = t910;
                    const f32 t911 = t903 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t912 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t912));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t914;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_80));
#line 185 "fa-kernels/src/softmax.rs"
                    s_30 = t914;
                    const f32 t915 = t907 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
                    const f32 t916 = t911 + t915;
#line 188 "fa-kernels/src/softmax.rs"
                    row_sum = t916;
#line 136 "fa-kernels/src/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t918;
                    asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t919;
                    asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t918), "f"(s_7));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t920;
                    asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(s_4), "f"(s_8));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t921;
                    asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t919), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t922;
                    asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t920), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t923;
                    asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t921), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t924;
                    asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t922), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t925;
                    asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t923), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t926;
                    asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t924), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t927;
                    asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t925), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t928;
                    asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t926), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t929;
                    asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t927), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t930;
                    asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t928), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t931;
                    asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t929), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t932;
                    asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t930), "f"(s_32));
                    f32 t933;
                    asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t931), "f"(t932));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t934;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t934) : "f"(t933));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t933), "f"(t934));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t936;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t936) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t936));
#line 167 "fa-kernels/src/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t939 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t939;
#line 139 "fa-kernels/src/softmax.rs"
                    const f32 t941 = -reference_4;
#line 139 "fa-kernels/src/softmax.rs"
                    f32 t942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(old_4), "f"(scale_log2), "f"(t941));
#line 139 "fa-kernels/src/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t942));
#line 140 "fa-kernels/src/softmax.rs"
                    row_max_2 = new_2;
#line 140 "fa-kernels/src/softmax.rs"
                    const f32 t944 = new_2 * scale_log2;
#line 140 "fa-kernels/src/softmax.rs"
                    reference_2 = t944;
#line 182 "fa-kernels/src/softmax.rs"
                    const f32 t945 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t946 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t946));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t948;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_81));
#line 185 "fa-kernels/src/softmax.rs"
                    s_3 = t948;
                    const f32 t949 = t945 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t950 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t950));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t952;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_82));
#line 185 "fa-kernels/src/softmax.rs"
                    s_4 = t952;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t953 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t953));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_83));
#line 185 "fa-kernels/src/softmax.rs"
                    s_7 = t955;
                    const f32 t956 = t949 + s_7;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t957 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t957));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t959;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_84));
#line 185 "fa-kernels/src/softmax.rs"
                    s_8 = t959;
                    const f32 t960 = s_4 + s_8;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t961 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t961));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t963;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_85));
#line 185 "fa-kernels/src/softmax.rs"
                    s_11 = t963;
                    const f32 t964 = t956 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t965 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t965));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t967;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_86));
#line 185 "fa-kernels/src/softmax.rs"
                    s_12 = t967;
                    const f32 t968 = t960 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t969 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t969));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t971;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_87));
#line 185 "fa-kernels/src/softmax.rs"
                    s_15 = t971;
                    const f32 t972 = t964 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t973 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t973));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t975;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_88));
#line 185 "fa-kernels/src/softmax.rs"
                    s_16 = t975;
                    const f32 t976 = t968 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t977 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t977));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t979;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_89));
#line 185 "fa-kernels/src/softmax.rs"
                    s_19 = t979;
                    const f32 t980 = t972 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t981 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t981));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_90));
#line 185 "fa-kernels/src/softmax.rs"
                    s_20 = t983;
                    const f32 t984 = t976 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t985 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t985));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t987;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_91));
#line 185 "fa-kernels/src/softmax.rs"
                    s_23 = t987;
                    const f32 t988 = t980 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t989 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t989));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t991;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_92));
#line 185 "fa-kernels/src/softmax.rs"
                    s_24 = t991;
                    const f32 t992 = t984 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t993 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t993));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t995;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_93));
#line 185 "fa-kernels/src/softmax.rs"
                    s_27 = t995;
                    const f32 t996 = t988 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t997 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t997));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t999;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_94));
#line 185 "fa-kernels/src/softmax.rs"
                    s_28 = t999;
                    const f32 t1000 = t992 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t1001 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1001));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t1003;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_95));
#line 185 "fa-kernels/src/softmax.rs"
                    s_31 = t1003;
                    const f32 t1004 = t996 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t1005 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1005));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t1007;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_96));
#line 185 "fa-kernels/src/softmax.rs"
                    s_32 = t1007;
                    const f32 t1008 = t1000 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
                    const f32 t1009 = t1004 + t1008;
#line 188 "fa-kernels/src/softmax.rs"
                    row_sum_2 = t1009;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1010 = acc * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t1010;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1011 = acc_2 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t1011;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1012 = acc_5 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t1012;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1013 = acc_6 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t1013;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1014 = acc_9 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t1014;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1015 = acc_10 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t1015;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1016 = acc_13 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t1016;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1017 = acc_14 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t1017;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1018 = acc_17 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t1018;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1019 = acc_18 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t1019;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1020 = acc_21 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t1020;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1021 = acc_22 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t1021;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1022 = acc_25 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t1022;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1023 = acc_26 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t1023;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1024 = acc_29 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t1024;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1025 = acc_30 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t1025;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1026 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t1026;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1027 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t1027;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1028 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t1028;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1029 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t1029;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1030 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t1030;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1031 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t1031;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1032 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t1032;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1033 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t1033;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1034 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t1034;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1035 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t1035;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1036 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t1036;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1037 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t1037;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1038 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t1038;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1039 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t1039;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1040 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t1040;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1041 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t1041;
                } else {
#line 254 "fa-kernels/src/softmax/step.rs"
                    const f32 t1042 = row_sum + sums_3;
#line 254 "fa-kernels/src/softmax/step.rs"
                    row_sum = t1042;
#line 254 "fa-kernels/src/softmax/step.rs"
                    const f32 t1043 = row_sum_2 + sums_4;
#line 254 "fa-kernels/src/softmax/step.rs"
                    row_sum_2 = t1043;
                }
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1044;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s), "f"(s_2));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1045;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(s_3), "f"(s_4));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1046;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(s_5), "f"(s_6));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1047;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(s_7), "f"(s_8));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1048;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(s_9), "f"(s_10));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1049;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(s_11), "f"(s_12));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1050;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(s_13), "f"(s_14));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1051;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(s_15), "f"(s_16));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1052;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s_17), "f"(s_18));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1053;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_19), "f"(s_20));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1054;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(s_21), "f"(s_22));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1055;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_23), "f"(s_24));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1056;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_25), "f"(s_26));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1057;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(s_27), "f"(s_28));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1058;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s_29), "f"(s_30));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t1059;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t1044;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t1045;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t1046;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t1047;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t1048;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t1049;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t1050;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t1051;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t1052;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t1053;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t1054;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t1055;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t1056;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t1057;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t1058;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t1059;
            }
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_8 = share <= local_3;
#line 102 "fa-kernels/src/forward/resident/work.rs"
            const u32 head_7 = head_2 + t46;
            const u32 batch_11 = batch_5 + batch_2;
            const bool wraps_9 = kv_heads <= head_7;
            const u32 t1065 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1066 = head_7 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1067 = wraps_9 ? t1066 : head_7;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1068 = batch_11 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1069 = wraps_9 ? t1068 : batch_11;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1070 = wraps_8 ? t1065 : round;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1071 = wraps_8 ? t1067 : head_2;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1072 = wraps_8 ? t1069 : batch_5;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1073 = local_3 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1074 = wraps_8 ? t1073 : local_3;
#line 64 "fa-kernels/src/forward/resident/tile.rs"
            const u32 last_4 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1076 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
            const u32 block_5 = t1076 - last_4;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1078 = block_5 + 4u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1079 = t1078 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1080 = t14 + t1079;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1081 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1080), "r"(t1081) : "memory");
#line 240 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1082 = block_5 << 13u;
#line 233 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1083 = t1082 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1084 = t11 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1085 = t1084 + t1083;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1086 = t1085 + 33554432u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1087 = (u64)t1086;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1088 = t1087 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t1088) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1089 = t1085 + 33554560u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1090 = (u64)t1089;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1091 = t1090 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t1091) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1092 = t1085 + 33554688u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1093 = (u64)t1092;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1094 = t1093 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t1094) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1095 = t1085 + 33554816u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1096 = (u64)t1095;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1097 = t1096 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t1097) : "memory");
#line 247 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t1099 = t47 == 0u;
#line 205 "fa-kernels/src/forward/resident/consumer.rs"
            if (t1099) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t1100 = lane == 0u;
#line 207 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1100) {
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_10 = share <= local_4;
#line 102 "fa-kernels/src/forward/resident/work.rs"
                    const u32 head_8 = head_2 + t46;
                    const u32 batch_12 = batch_5 + batch_2;
                    const bool wraps_11 = kv_heads <= head_8;
                    const u32 t1106 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1107 = head_8 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1108 = wraps_11 ? t1107 : head_8;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1109 = batch_12 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1110 = wraps_11 ? t1109 : batch_12;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1111 = wraps_10 ? t1106 : round;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1112 = wraps_10 ? t1108 : head_2;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1113 = wraps_10 ? t1110 : batch_5;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1114 = local_4 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1115 = wraps_10 ? t1114 : local_4;
#line 173 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1116 = 4u - step;
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 local_5 = t1115 + t1116;
                    const bool wraps_12 = share <= local_5;
#line 102 "fa-kernels/src/forward/resident/work.rs"
                    const u32 head_9 = t1112 + t46;
                    const u32 batch_13 = t1113 + batch_2;
                    const bool wraps_13 = kv_heads <= head_9;
                    const u32 t1122 = t1111 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1123 = head_9 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1124 = wraps_13 ? t1123 : head_9;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1125 = batch_13 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1126 = wraps_13 ? t1125 : batch_13;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1127 = wraps_12 ? t1122 : t1111;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1128 = wraps_12 ? t1124 : t1112;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1129 = wraps_12 ? t1126 : t1113;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1130 = local_5 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1131 = wraps_12 ? t1130 : local_5;
#line 173 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1132 = 4u - t1116;
#line 117 "fa-kernels/src/forward/resident/work.rs"
                    const bool t1133 = t1129 < batch;
#line 209 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1133) {
                        const u32 slot = count & 1u;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1135 = t1131 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1136 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1137 = t1135 + t1136;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_11 = t1137 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_12 = 3u - tile_11;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1140 = tile_12 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1141 = t1128 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1142 = t1131 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1143 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1144 = t1142 + t1143;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1145 = t1144 >> 2u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1146 = t1141 + t1145;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1147 = t16 + slot;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1148 = t1147 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1149 = t14 + t1148;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1149) : "memory");
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1150 = slot << 13u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1151 = t10 + t1150;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1151), "l"(q), "r"(t1149), "r"(0u), "r"(t1146), "r"(t1140), "r"(t1129) : "memory");
                    }
                }
            } else {
#line 215 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 74 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 292 "fa-kernels/src/forward/resident/tile.rs"
            if (t220) {
#line 294 "fa-kernels/src/forward/resident/tile.rs"
                const bool t1152 = 2u <= end_6;
#line 294 "fa-kernels/src/forward/resident/tile.rs"
                if (t1152) {
                    const u32 t1153 = end_6 - 2u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t1154 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t1155 = t1154 - t1153;
#line 272 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_5 = t1155 == 3u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1157 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1158 = t1157 & true;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1158) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1159 = t1155 + 8u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1160 = t1159 << 3u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1161 = t14 + t1160;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t1162;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1162) : "r"(t1161) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t1163 = t1162 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t1163) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t1164 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1161), "r"(t1164) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                            const u32 head_10 = head_2 + t46;
                            const u32 batch_14 = batch_5 + batch_2;
                            const bool wraps_14 = kv_heads <= head_10;
                            const u32 t1168 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1169 = head_10 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1170 = wraps_14 ? t1169 : head_10;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1171 = batch_14 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t1172 = wraps_14 ? t1171 : batch_14;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1173 = t1155 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1174 = t1155 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1175 = smem_1 + t1174;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1176 = t1155 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t1177 = t11 + t1176;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1178 = t1155 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1179 = t14 + t1178;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1179) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1175), "l"(k), "r"(t1179), "r"(0u), "r"(t1170), "r"(t1173), "r"(t1172) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1180 = t1155 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1181 = t1180 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t1182 = t14 + t1181;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1182) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1177), "l"(v), "r"(t1182), "r"(0u), "r"(t1170), "r"(t1173), "r"(t1172) : "memory");
                        }
                    }
                }
#line 297 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1183 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1184 = end_6 - 1u;
#line 254 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1185 = t1184 - t1183;
#line 272 "fa-kernels/src/forward/resident/consumer.rs"
                const bool last_6 = t1185 == 3u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1187 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1188 = t1187 & true;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1188) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1189 = t1185 + 8u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1190 = t1189 << 3u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1191 = t14 + t1190;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1192;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1192) : "r"(t1191) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1193 = t1192 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1193) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1194 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1191), "r"(t1194) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                        const u32 head_11 = head_2 + t46;
                        const u32 batch_15 = batch_5 + batch_2;
                        const bool wraps_15 = kv_heads <= head_11;
                        const u32 t1198 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1199 = head_11 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1200 = wraps_15 ? t1199 : head_11;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1201 = batch_15 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1202 = wraps_15 ? t1201 : batch_15;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1203 = t1185 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1204 = t1185 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1205 = smem_1 + t1204;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1206 = t1185 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1207 = t11 + t1206;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1208 = t1185 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1209 = t14 + t1208;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1209) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1205), "l"(k), "r"(t1209), "r"(0u), "r"(t1200), "r"(t1203), "r"(t1202) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1210 = t1185 + 4u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1211 = t1210 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1212 = t14 + t1211;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1212) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1207), "l"(v), "r"(t1212), "r"(0u), "r"(t1200), "r"(t1203), "r"(t1202) : "memory");
                    }
                }
            }
#line 76 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1213 = round + 1u;
            const u32 t1214 = count + 1u;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1215 = t1074 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1216 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1217 = t1215 + t1216;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_13 = t1217 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_14 = 3u - tile_13;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query_4 = tile_14 << 6u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t1221 = first_query_4 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_11 = t1221 < 256u ? t1221 : 256u;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t1223 = first_query_4 + 63u;
#line 128 "fa-kernels/src/forward/problem.rs"
            const u32 t1224 = t1223 + 1u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_12 = t1224 < 256u ? t1224 : 256u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t1226 = end_12 + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t1227 = t1226 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_13 = t1227 > 1u ? t1227 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t1229 = end_11 >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t1229 < end_13 ? t1229 : end_13;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t1231 = end_13 - whole_3;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t1232 = t1231 < end_13 ? t1231 : end_13;
#line 248 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 block_6 = end_13 - 1u;
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t1234 = t1072 < batch;
#line 228 "fa-kernels/src/forward/resident/consumer.rs"
            if (t1234) {
                const u32 t1235 = t1214 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1236 = t16 + t1235;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1237 = t1236 << 3u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1238 = t14 + t1237;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1239 = t1214 >> 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1240 = t1239 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1238), "r"(t1240) : "memory");
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1241 = block_6 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1242 = t14 + t1241;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t1243 = t1070 & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1242), "r"(t1243) : "memory");
            }
#line 232 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1244 = t1214 & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1245 = t1244 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1246 = t1245 >> 4u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1247 = block_6 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t1248 = t1247 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1249 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1250 = t1249 + t1246;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1251 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1252 = t1251 + t1248;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1253 = t1250 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1254 = (u64)t1253;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1255 = t1254 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1256 = t1252 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1257 = (u64)t1256;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1258 = t1257 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t1255), "l"(t1258) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1259 = t1250 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1260 = (u64)t1259;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1261 = t1260 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1262 = t1252 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1263 = (u64)t1262;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1264 = t1263 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1261), "l"(t1264) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1265 = t1250 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1266 = (u64)t1265;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1267 = t1266 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1268 = t1252 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1269 = (u64)t1268;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1270 = t1269 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1267), "l"(t1270) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1271 = t1250 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1272 = (u64)t1271;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1273 = t1272 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t1274 = t1252 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1275 = (u64)t1274;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t1276 = t1275 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1273), "l"(t1276) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1277;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1277) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1277;
            f32 t1279;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1279) : "f"(pair_5));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1280 = pair_5 + t1279;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t1280;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1281) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1281;
            f32 t1283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1283) : "f"(pair_6));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1284 = pair_6 + t1283;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1284;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1285 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1286;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1285 ? 0.0f : t1286;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1288 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t1288;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1289 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t1289;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1290 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t1290;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1291 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t1291;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1292 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t1292;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1293 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t1293;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1294 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t1294;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1295 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t1295;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1296 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t1296;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1297 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t1297;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1298 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t1298;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1299 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t1299;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1300 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t1300;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1301 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t1301;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1302 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t1302;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1303 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t1303;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1304 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1305;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1304 ? 0.0f : t1305;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1307 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t1307;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1308 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t1308;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1309 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t1309;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1310 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t1310;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1311 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t1311;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1312 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t1312;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1313 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t1313;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1314 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t1314;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1315 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t1315;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1316 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t1316;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1317 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t1317;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1318 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t1318;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1319 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t1319;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1320 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t1320;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1321 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t1321;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1322 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t1322;
#line 316 "fa-kernels/src/forward/resident/tile.rs"
            const bool t1323 = lane == 0u;
#line 316 "fa-kernels/src/forward/resident/tile.rs"
            if (t1323) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1324 = t47 << 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc), "f"(acc_2));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(acc_3), "f"(acc_4));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(acc_5), "f"(acc_6));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_7), "f"(acc_8));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(acc_9), "f"(acc_10));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(acc_11), "f"(acc_12));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_13), "f"(acc_14));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(acc_15), "f"(acc_16));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(acc_17), "f"(acc_18));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(acc_19), "f"(acc_20));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(acc_21), "f"(acc_22));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(acc_23), "f"(acc_24));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(acc_25), "f"(acc_26));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(acc_27), "f"(acc_28));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(acc_29), "f"(acc_30));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(acc_31), "f"(acc_32));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1341 = lane & 15u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1342 = t1324 + t1341;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1343 = lane >> 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1344 = t1342 & 7u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1345 = t1343 ^ t1344;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1346 = t1342 << 7u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1347 = t1345 << 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1348 = t1346 + t1347;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1349 = t13 + t1348;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1349), "r"(t1325), "r"(t1326), "r"(t1327), "r"(t1328) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1350 = t1348 ^ 32u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1351 = t13 + t1350;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1351), "r"(t1329), "r"(t1330), "r"(t1331), "r"(t1332) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1352 = t1348 ^ 64u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1353 = t13 + t1352;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1353), "r"(t1333), "r"(t1334), "r"(t1335), "r"(t1336) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1354 = t1348 ^ 96u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1355 = t13 + t1354;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1355), "r"(t1337), "r"(t1338), "r"(t1339), "r"(t1340) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1356 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1357 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1358 = t1356 + t1357;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_15 = t1358 & 3u;
#line 125 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_16 = 3u - tile_15;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1361 = tile_16 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1362 = head_2 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1363 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1364 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1365 = t1363 + t1364;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1366 = t1365 >> 2u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1367 = t1362 + t1366;
#line 326 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_row = t1361 + t1324;
            const bool t1369 = lane == 0u;
#line 327 "fa-kernels/src/forward/resident/tile.rs"
            if (t1369) {
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1370 = t1324 << 7u;
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1371 = t13 + t1370;
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1371), "l"(o), "r"(0u), "r"(t1367), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1372 = (u64)batch_5;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1373 = t1372 * lse_stride0;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1374 = t1373 * 4ull;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1375 = lse + t1374;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1376 = (u64)t1367;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1377 = t1376 * lse_stride1;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1378 = t1377 * 4ull;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1379 = t1375 + t1378;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1380 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1381 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1382 = t1381 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1382) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1383 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1383;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1385 = (u64)row * t1380;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1386 = t1385 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1387 = t1379 + t1386;
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1388;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1389;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1389) : "f"(row_max), "f"(scale_log2), "f"(t1388));
#line 219 "fa-kernels/src/softmax.rs"
                const f32 lse_2 = t1389 * 0.6931472f;
                const bool t1391 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                const f32 t1392 = t1391 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1387), "f"(t1392) : "memory");
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1393 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1394 = first_row + t1393;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1394 + 8u;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1396 = (u64)row_2 * t1380;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1397 = t1396 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1398 = t1379 + t1397;
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1399;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1400;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1400) : "f"(row_max_2), "f"(scale_log2), "f"(t1399));
#line 219 "fa-kernels/src/softmax.rs"
                const f32 lse_3 = t1400 * 0.6931472f;
                const bool t1402 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                const f32 t1403 = t1402 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1398), "f"(t1403) : "memory");
            }
#line 173 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1404 = 4u - step;
#line 89 "fa-kernels/src/forward/resident/consumer.rs"
            step = t1404;
            round = t1070;
            head_2 = t1071;
            batch_5 = t1072;
            local = t1074;
            const u32 t1405 = count + 1u;
#line 94 "fa-kernels/src/forward/resident/consumer.rs"
            count = t1405;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 99 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t1407 = lane == 0u;
#line 99 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1407) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
