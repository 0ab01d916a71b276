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
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u64 sinks /* f32 */,
    const u64 sinks_stride0,
    const u64 sinks_stride1,
    const u64 sinks_stride2,
    const u64 sinks_stride3,
    const u32 kv_heads,
    const u32 split,
    const u32 share)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 37 "fa-kernels/src/attention/forward/resident/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 38 "fa-kernels/src/attention/forward/resident/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 39 "fa-kernels/src/attention/forward/resident/mod.rs"
    const u32 group_2 = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 170 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 queries = smem_1 + 65536u;
    const u32 outputs = queries + 32768u;
    const u32 t8 = group_2 << 14u;
#line 172 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t9 = queries + t8;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t10 = smem_1 + 32768u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t11 = group_2 << 13u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t12 = outputs + t11;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t13 = outputs + 16384u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t14 = group_2 << 1u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t15 = t14 + 10u;
#line 42 "fa-kernels/src/attention/forward/resident/mod.rs"
    const bool t16 = thread == 0u;
#line 42 "fa-kernels/src/attention/forward/resident/mod.rs"
    if (t16) {
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t17 = t13 + 8u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t18 = t13 + 16u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t19 = t13 + 24u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t20 = t13 + 32u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t21 = t13 + 40u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t22 = t13 + 48u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t23 = t13 + 56u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t24 = t13 + 64u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t24) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t25 = t13 + 72u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t25) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t26 = t13 + 80u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t27 = t13 + 88u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t28 = t13 + 96u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t29 = t13 + 104u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 208 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/attention/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const bool t31 = group_2 == 1u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t32 = group_2 + 1u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 next = t31 ? 0u : t32;
    const u32 t34 = group_2 + 14u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t35 = t34 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t36 = t13 + t35;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t37 = next + 14u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t38 = t37 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t39 = t13 + t38;
#line 87 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t40 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_2 = t40 / kv_heads;
    const u32 t42 = batch_2 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t43 = t40 - t42;
#line 47 "fa-kernels/src/attention/forward/resident/mod.rs"
    const u32 t44 = warp & 3u;
#line 51 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 step = 2u;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t45 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t46 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_3 = t45 / kv_heads;
    const u32 t48 = batch_3 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t49 = t45 - t48;
#line 120 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool wraps = share <= group_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 head = t49 + t43;
    const u32 batch_4 = batch_3 + batch_2;
    const bool wraps_2 = kv_heads <= head;
    const u32 t54 = head - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t55 = wraps_2 ? t54 : head;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t56 = batch_4 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t57 = wraps_2 ? t56 : batch_4;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t58 = wraps ? 1u : 0u;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t59 = wraps ? t55 : t49;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t60 = wraps ? t57 : batch_3;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t61 = group_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t62 = wraps ? t61 : group_2;
#line 57 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 round = t58;
    u32 head_2 = t59;
    u32 batch_5 = t60;
    u32 local = t62;
    u32 count = 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t63 = t44 == 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t63) {
        const bool t64 = lane == 0u;
#line 163 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t64) {
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t65 = t60 < batch;
#line 164 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t65) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t66 = t62 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t67 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t68 = t66 + t67;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile = t68 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t70 = tile << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t71 = t59 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t72 = t62 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t73 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t74 = t72 + t73;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t75 = t74 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t76 = t71 + t75;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t77 = t15 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t78 = t13 + t77;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t78) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t9), "l"(q), "r"(t78), "r"(0u), "r"(t76), "r"(t70), "r"(t60) : "memory");
            }
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t79 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t80 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 batch_6 = t79 / kv_heads;
            const u32 t82 = batch_6 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t83 = t79 - t82;
#line 14 "fa-kernels/src/attention/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 4u; i += 2u) {
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t84 = i << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t85 = i << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t86 = smem_1 + t85;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t87 = i << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t88 = t10 + t87;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t89 = i << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t90 = t13 + t89;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t90) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(k), "r"(t90), "r"(0u), "r"(t83), "r"(t84), "r"(batch_6) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t91 = i + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t92 = t91 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t93 = t13 + t92;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t93) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(v), "r"(t93), "r"(0u), "r"(t83), "r"(t84), "r"(batch_6) : "memory");
            }
        }
    }
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
    const bool t94 = t60 < batch;
#line 64 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t94) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 local_2 = t62 + step;
        const bool wraps_3 = share <= local_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 head_3 = t59 + t43;
        const u32 batch_7 = t60 + batch_2;
        const bool wraps_4 = kv_heads <= head_3;
        const u32 t100 = t58 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t101 = head_3 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t102 = wraps_4 ? t101 : head_3;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t103 = batch_7 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t104 = wraps_4 ? t103 : batch_7;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t105 = wraps_3 ? t100 : t58;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t106 = wraps_3 ? t102 : t59;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t107 = wraps_3 ? t104 : t60;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t108 = local_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t109 = wraps_3 ? t108 : local_2;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool exists = t107 < batch;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t111 = exists ? t105 : t58;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t112 = exists ? t106 : t59;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t113 = exists ? t107 : t60;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t114 = exists ? t109 : t62;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t115 = t44 == 0u;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t115) {
            const bool t116 = lane == 0u;
#line 192 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t116) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t117 = t114 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t118 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t119 = t117 + t118;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile_2 = t119 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t121 = tile_2 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t122 = t112 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t123 = t114 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t124 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t125 = t123 + t124;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t126 = t125 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t127 = t122 + t126;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t128 = t15 + 1u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t129 = t128 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t130 = t13 + t129;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t130) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t131 = t9 + 8192u;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t131), "l"(q), "r"(t130), "r"(0u), "r"(t127), "r"(t121), "r"(t113) : "memory");
            }
        }
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t132 = !exists;
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t132) {
            const u32 t133 = t15 + 1u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t134 = t133 << 3u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t135 = t13 + t134;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t135), "r"(0u) : "memory");
        }
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_2 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_3 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_4 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_5 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_6 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_7 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_8 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_9 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_10 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_11 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_12 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_13 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_14 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_15 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_16 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_17 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_18 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_19 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_20 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_21 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_22 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_23 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_24 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_25 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_26 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_27 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_28 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_29 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_30 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_31 = 0.0f;
#line 66 "fa-kernels/src/attention/forward/resident/consumer.rs"
        f32 s_32 = 0.0f;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool t136 = t60 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t136) {
            const u32 t137 = count & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t138 = t15 + t137;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t139 = t138 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t140 = t13 + t139;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t141 = count >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t142 = t141 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t142) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t143 = t58 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t13), "r"(t143) : "memory");
        }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t144 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t145 = t144 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t146 = t145 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t147 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t148 = t147 + t146;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t149 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t150 = t148 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t151 = (u64)t150;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t152 = t151 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t153 = t149 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t154 = (u64)t153;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t155 = t154 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t156 = t148 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t157 = (u64)t156;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t158 = t157 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t159 = t149 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t160 = (u64)t159;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t161 = t160 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t162 = t148 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t163 = (u64)t162;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t164 = t163 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t165 = t149 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t166 = (u64)t165;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t167 = t166 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t168 = t148 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t169 = (u64)t168;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t170 = t169 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t171 = t149 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t172 = (u64)t171;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t173 = t172 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t174 = batch_5 < batch;
            if (!t174) break;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t175 = local + step;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool last = share <= t175;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_4 = head_2 + t43;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t180 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t181 = head_4 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t182 = wraps_5 ? t181 : head_4;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t183 = batch_8 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t184 = wraps_5 ? t183 : batch_8;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t185 = local < 2u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t186 = t184 < batch;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t187 = last & t186;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t188 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t189 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t190 = t188 + t189;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_3 = t190 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 first_query = tile_3 << 6u;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_2 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_3 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_4 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_5 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_6 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_7 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_8 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_9 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_10 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_11 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_12 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_13 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_14 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_15 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_16 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_17 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_18 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_19 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_20 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_21 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_22 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_23 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_24 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_25 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_26 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_27 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_28 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_29 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_30 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_31 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            f32 acc_32 = 0.0f;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_2 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_3 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_4 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_5 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_6 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_7 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_8 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_9 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_10 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_11 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_12 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_13 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_14 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_15 = 0u;
#line 45 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 p_16 = 0u;
#line 70 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t194;
            asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t195;
            asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(t194), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t196;
            asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t197;
            asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t195), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t198;
            asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t196), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t199;
            asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t197), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t200;
            asm("max.f32 %0, %1, %2;" : "=f"(t200) : "f"(t198), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t201;
            asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(t199), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t202;
            asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t200), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t203;
            asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t201), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t204;
            asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t202), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t205;
            asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t203), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t206;
            asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t204), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t207;
            asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t205), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t208;
            asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t206), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t207), "f"(t208));
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t211;
            asm("max.f32 %0, %1, %2;" : "=f"(t211) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t212;
            asm("max.f32 %0, %1, %2;" : "=f"(t212) : "f"(t211), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t213;
            asm("max.f32 %0, %1, %2;" : "=f"(t213) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t214;
            asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(t212), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t215;
            asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(t213), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t216;
            asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(t214), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t217;
            asm("max.f32 %0, %1, %2;" : "=f"(t217) : "f"(t215), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t218;
            asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(t216), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t219;
            asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(t217), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t220;
            asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t218), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t221;
            asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t219), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t222;
            asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t220), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t223;
            asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t221), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t224;
            asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t222), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t225;
            asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t223), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t224), "f"(t225));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t227;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t227) : "f"(maxima));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t227));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t229;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t229) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t229));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t231;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t231) : "f"(maxima_2));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t231));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t233;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t233) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t233));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t236 = maxima_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references = none ? 0.0f : t236;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t239 = maxima_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references_2 = none_2 ? 0.0f : t239;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t241 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t241));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t243;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t243) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t243;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t244 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t244));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t246;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t246) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t246;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t247 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t247));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t249;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t249) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t249;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t250 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t250));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t252;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t252;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t253 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t253));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t255;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t255) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t255;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t256 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t256));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t258;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t258) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t258;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t259 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t259));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t261;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t261) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t261;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t262 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t264;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t264;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t265 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t266 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t267 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t268 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t269 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t269));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t271;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t271) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t271;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t272 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t272));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t274;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t274) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t274;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t275 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t275));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t277;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t277;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t278 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t280;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t280;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t281 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t281));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t283;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t283) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t283;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t284 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t284));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t286;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t286) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t286;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t287 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t287));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t289;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t289;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t290 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t292;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t292;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t293 = t265 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t294 = t266 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t295 = t267 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t296 = t268 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t297 = t293 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t298 = t294 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t299 = t295 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t300 = t296 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t301 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t301));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t303) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t303;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t304 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t306;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t307 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t307));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t309;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t309;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t310 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t310));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t312;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t313 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t313));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t315) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t315;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t316 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t316));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t318;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t318;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t319 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t319));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t321;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t321;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t322 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t322));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t324;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t325 = t297 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t326 = t298 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t327 = t299 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t328 = t300 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t329 = t325 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t330 = t326 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t331 = t327 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t332 = t328 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t333 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t333));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t335;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t336 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t336));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t338;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t339 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t339));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t342 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t342));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t344;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t345 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t345));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t347;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t348 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t348));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t350;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t350) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t350;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t351 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t351));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t353;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t353;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t354 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t356;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t356;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t357 = t329 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t358 = t330 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t359 = t331 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t360 = t332 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t361 = t357 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t362 = t358 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t363 = t359 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t364 = t360 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t361 + t362;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t363 + t364;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max = maxima_3;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t367 = maxima_3 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference = t367;
            row_sum = sums;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max_2 = maxima_4;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t368 = maxima_4 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference_2 = t368;
            row_sum_2 = sums_2;
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t369;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t369) : "f"(s), "f"(s_2));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t370;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t370) : "f"(s_3), "f"(s_4));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t371;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t371) : "f"(s_5), "f"(s_6));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t372;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t372) : "f"(s_7), "f"(s_8));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t373) : "f"(s_9), "f"(s_10));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t374;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t374) : "f"(s_11), "f"(s_12));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t375;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t375) : "f"(s_13), "f"(s_14));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t376;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t376) : "f"(s_15), "f"(s_16));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t377;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t377) : "f"(s_17), "f"(s_18));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t378;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t378) : "f"(s_19), "f"(s_20));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t379;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t379) : "f"(s_21), "f"(s_22));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t380;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t380) : "f"(s_23), "f"(s_24));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t381;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t381) : "f"(s_25), "f"(s_26));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t382;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t382) : "f"(s_27), "f"(s_28));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t383;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t383) : "f"(s_29), "f"(s_30));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t384;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t384) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t369;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t370;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t371;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t372;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t373;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t374;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t375;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t376;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t377;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t378;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t379;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t380;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t381;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t382;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t383;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t384;
#line 155 "fa-kernels/src/attention/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 4u; i_2 += 1u) {
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t185) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t385 = i_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t386 = t13 + t385;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t387 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t386), "r"(t387) : "memory");
                }
#line 197 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t388 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t389 = t388 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t390 = t389 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t391 = i_2 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t392 = t391 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t393 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t394 = t393 + t390;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t395 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t396 = t395 + t392;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t397 = t394 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t398 = (u64)t397;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t399 = t398 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t400 = t396 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t401 = (u64)t400;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t402 = t401 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t403 = t394 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t404 = (u64)t403;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t405 = t404 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t406 = t396 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t407 = (u64)t406;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t408 = t407 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t409 = t394 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t410 = (u64)t409;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t411 = t410 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t412 = t396 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t413 = (u64)t412;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t414 = t413 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t415 = t394 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t416 = (u64)t415;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t417 = t416 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t418 = t396 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t419 = (u64)t418;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t420 = t419 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t399), "l"(t402), "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 198 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block = i_2 - 1u;
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t185) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t422 = block + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t423 = t422 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t424 = t13 + t423;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t425 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t424), "r"(t425) : "memory");
                }
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t426 = block << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t427 = t426 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t428 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t429 = t428 + t427;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t430 = t429 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t431 = (u64)t430;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t432 = t431 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t433 = t429 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t434 = (u64)t433;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t435 = t434 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t436 = t429 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t437 = (u64)t436;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t438 = t437 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t439 = t429 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t440 = (u64)t439;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t441 = t440 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t432), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t435), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t438), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t441) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 199 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t442 = 2u <= i_2;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t443 = t187 & t442;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t443) {
                    const u32 t444 = i_2 - 2u;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_2 = t444 == 3u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t446 = t444 & 1u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t447 = t446 == 1u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool complete = t447 | last_2;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t449 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t450 = t449 & complete;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t450) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t451 = t444 >> 1u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t452 = t451 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t453 = t452 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t454 = t13 + t453;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t455;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t455) : "r"(t454) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t456 = t455 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t456) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t457 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t454), "r"(t457) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_5 = head_2 + t43;
                            const u32 batch_9 = batch_5 + batch_2;
                            const bool wraps_6 = kv_heads <= head_5;
                            const u32 t461 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t462 = head_5 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t463 = wraps_6 ? t462 : head_5;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t464 = batch_9 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t465 = wraps_6 ? t464 : batch_9;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t466 = t444 & 1u;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const bool t467 = t466 == 1u;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            if (t467) {
                                const u32 t468 = t444 - 1u;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t469 = t468 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t470 = t468 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t471 = smem_1 + t470;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t472 = t468 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t473 = t10 + t472;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t474 = t468 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t475 = t13 + t474;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t475) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t471), "l"(k), "r"(t475), "r"(0u), "r"(t463), "r"(t469), "r"(t465) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t476 = t468 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t477 = t476 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t478 = t13 + t477;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t478) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t473), "l"(v), "r"(t478), "r"(0u), "r"(t463), "r"(t469), "r"(t465) : "memory");
                            }
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t479 = t444 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t480 = t444 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t481 = smem_1 + t480;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t482 = t444 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t483 = t10 + t482;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t484 = t444 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t485 = t13 + t484;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t485) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t481), "l"(k), "r"(t485), "r"(0u), "r"(t463), "r"(t479), "r"(t465) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t486 = t444 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t487 = t486 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t488 = t13 + t487;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t488) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t483), "l"(v), "r"(t488), "r"(0u), "r"(t463), "r"(t479), "r"(t465) : "memory");
                        }
                    }
                }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t489 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t491;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t492 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t494;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t495 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t497;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t498 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t498));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t500;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t501 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t503;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t503;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t504 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t504));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t506;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t506;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t507 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t509;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t510 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t512;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t512;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t513 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t514 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t515 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t516 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t517 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t519;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t520 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t520));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t522;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t522;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t523 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t525;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t526 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t528;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t528;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t529 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t531;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t532 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t532));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t534;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t534;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t535 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t537;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t537;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t538 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t538));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t540;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t540;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t541 = t513 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t542 = t514 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t543 = t515 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t544 = t516 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t545 = t541 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t546 = t542 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t547 = t543 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t548 = t544 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t549 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t551;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t551;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t552 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t552));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t554;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t554;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t555 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t557;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t558 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t558));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t560;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t561 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t563;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t564 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t566;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t566;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t567 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t569;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t570 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t570));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t572;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t573 = t545 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t574 = t546 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t575 = t547 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t576 = t548 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t577 = t573 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t578 = t574 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t579 = t575 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t580 = t576 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t581 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t581));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t583;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t584 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t584));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t586;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t586;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t587 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t589;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t590 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t590));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t592;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t593 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t595;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t596 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t596));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t598;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t598;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t599 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t601;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t602 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t602));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t604;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t605 = t577 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t606 = t578 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t607 = t579 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t608 = t580 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t609 = t605 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t610 = t606 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t611 = t607 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t612 = t608 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t609 + t610;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t611 + t612;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool t619 = doubts | doubts_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t619);
#line 246 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4) : "memory");
#line 247 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8) : "memory");
#line 247 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12) : "memory");
#line 247 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16) : "memory");
#line 117 "fa-kernels/src/attention/softmax/step.rs"
                if (wrong) {
#line 229 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t621 = count & 1u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t622 = t621 << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t623 = t9 + t622;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t624 = i_2 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t625 = smem_1 + t624;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_2 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_3 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_4 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_5 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_6 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_7 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_8 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_9 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_10 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_11 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_12 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_13 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_14 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_15 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_16 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_17 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_18 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_19 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_20 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_21 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_22 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_23 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_24 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_25 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_26 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_27 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_28 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_29 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_30 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_31 = 0.0f;
#line 231 "fa-kernels/src/attention/forward/resident/tile.rs"
                    s_32 = 0.0f;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t626 = t44 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t627 = lane & 15u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t628 = t626 + t627;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t629 = lane >> 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t630 = t628 & 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t631 = t629 ^ t630;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t632 = t628 << 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t633 = t631 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t634 = t632 + t633;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t635 = t623 + t634;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t636 = t634 ^ 32u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t637 = t623 + t636;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t638 = t634 ^ 64u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t639 = t623 + t638;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t640 = t634 ^ 96u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t641 = t623 + t640;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t635) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t637) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t639) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t641) : "memory");
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t642 = lane & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t643 = lane >> 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t644 = t643 << 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t645 = t642 + t644;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t646 = lane >> 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t647 = t646 & 1u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t648 = t645 & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t649 = t647 ^ t648;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t650 = t645 << 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t651 = t649 << 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t652 = t650 + t651;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t653 = t652 ^ 32u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t654 = t652 ^ 64u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t655 = t652 ^ 96u;
                    const u32 t656 = t625 + t652;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t656) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t656) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t656) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t656) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t657 = t625 + t653;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t657) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t657) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t657) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t657) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t658 = t625 + t654;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t658) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t658) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t658) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t658) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t659 = t625 + t655;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t659) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t659) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t659) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t659) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 239 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t661;
                    asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t662;
                    asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t661), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t663;
                    asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t664;
                    asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t662), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t665;
                    asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t663), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t666;
                    asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t664), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t667;
                    asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t665), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t668;
                    asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t666), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t669;
                    asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t667), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t670;
                    asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t668), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t671;
                    asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t669), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t672;
                    asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t670), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t673;
                    asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t671), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t674;
                    asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t672), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t675;
                    asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t673), "f"(s_30));
                    f32 t676;
                    asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t674), "f"(t675));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t677;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t677) : "f"(t676));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t676), "f"(t677));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t679;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t679) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t679));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t682 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t682;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t684 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(old_3), "f"(scale_log2), "f"(t684));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t685));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_1;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t687 = new_1 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference = t687;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t688 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t689 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t689));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t691;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t691;
                    const f32 t692 = t688 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t693 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t695;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t696 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t696));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t698;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t698;
                    const f32 t699 = t692 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t700 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t702;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t702;
                    const f32 t703 = s_2 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t704 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t704));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t706;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t706;
                    const f32 t707 = t699 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t708 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t708));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t710;
                    const f32 t711 = t703 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t712 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t712));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t714;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t714;
                    const f32 t715 = t707 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t716 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t716));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t718;
                    const f32 t719 = t711 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t720 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t722;
                    const f32 t723 = t715 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t724 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t724));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t726;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t726;
                    const f32 t727 = t719 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t728 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t728));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t730;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t730;
                    const f32 t731 = t723 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t732 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t734;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t734;
                    const f32 t735 = t727 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t736 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t736));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t738;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t738;
                    const f32 t739 = t731 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t740 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t740));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t742;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t742;
                    const f32 t743 = t735 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t744 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t744));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t746;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t746) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t746;
                    const f32 t747 = t739 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t748 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t748));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t750;
                    const f32 t751 = t743 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t752 = t747 + t751;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t752;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t754;
                    asm("max.f32 %0, %1, %2;" : "=f"(t754) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t755;
                    asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(t754), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t756;
                    asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t757;
                    asm("max.f32 %0, %1, %2;" : "=f"(t757) : "f"(t755), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t758;
                    asm("max.f32 %0, %1, %2;" : "=f"(t758) : "f"(t756), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t759;
                    asm("max.f32 %0, %1, %2;" : "=f"(t759) : "f"(t757), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t760;
                    asm("max.f32 %0, %1, %2;" : "=f"(t760) : "f"(t758), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t761;
                    asm("max.f32 %0, %1, %2;" : "=f"(t761) : "f"(t759), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t762;
                    asm("max.f32 %0, %1, %2;" : "=f"(t762) : "f"(t760), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t763;
                    asm("max.f32 %0, %1, %2;" : "=f"(t763) : "f"(t761), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t764;
                    asm("max.f32 %0, %1, %2;" : "=f"(t764) : "f"(t762), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t765;
                    asm("max.f32 %0, %1, %2;" : "=f"(t765) : "f"(t763), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t766;
                    asm("max.f32 %0, %1, %2;" : "=f"(t766) : "f"(t764), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t767;
                    asm("max.f32 %0, %1, %2;" : "=f"(t767) : "f"(t765), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t768;
                    asm("max.f32 %0, %1, %2;" : "=f"(t768) : "f"(t766), "f"(s_32));
                    f32 t769;
                    asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(t767), "f"(t768));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t770;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t770) : "f"(t769));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t769), "f"(t770));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t772;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t772) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t772));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t775 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t775;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t777 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(old_4), "f"(scale_log2), "f"(t777));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t778));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t780 = new_2 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference_2 = t780;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t781 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t782 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t782));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t784;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t784;
                    const f32 t785 = t781 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t786 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t786));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t788;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t788) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t788;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t789 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t791;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t791;
                    const f32 t792 = t785 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t793 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t795;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t795;
                    const f32 t796 = s_4 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t797 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t799;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t799;
                    const f32 t800 = t792 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t801 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t803;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t803;
                    const f32 t804 = t796 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t805 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t807;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t807;
                    const f32 t808 = t800 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t809 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t811;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t811;
                    const f32 t812 = t804 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t813 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t815;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t815;
                    const f32 t816 = t808 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t817 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t819;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t819;
                    const f32 t820 = t812 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t821 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t823;
                    const f32 t824 = t816 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t825 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t825));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t827;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t827;
                    const f32 t828 = t820 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t829 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t829));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t831;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t831;
                    const f32 t832 = t824 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t833 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t833));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t835;
                    const f32 t836 = t828 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t837 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t839;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t839;
                    const f32 t840 = t832 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t841 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t843;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t843;
                    const f32 t844 = t836 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t845 = t840 + t844;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t846 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t847 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t848 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t849 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t850 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t851 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t852 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t853 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t854 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t854;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t855 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t855;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t856 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t856;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t857 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t858 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t858;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t859 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t859;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t860 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t860;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t861 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t861;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t862 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t862;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t863 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t863;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t864 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t865 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t865;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t866 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t866;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t867 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t868 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t869 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t870 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t871 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t872 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t873 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t874 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t875 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t876 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t877 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t877;
                } else {
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t878 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t878;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t879 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t879;
                }
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t880;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s), "f"(s_2));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t881;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_3), "f"(s_4));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t882;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_5), "f"(s_6));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t883;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_7), "f"(s_8));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t884;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(s_9), "f"(s_10));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t885;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_11), "f"(s_12));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t886;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(s_13), "f"(s_14));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t887;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(s_15), "f"(s_16));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t888;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_17), "f"(s_18));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t889;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(s_19), "f"(s_20));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t890;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(s_21), "f"(s_22));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t891;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(s_23), "f"(s_24));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t892;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(s_25), "f"(s_26));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t893;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(s_27), "f"(s_28));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t894;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(s_29), "f"(s_30));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t895;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t882;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t894;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t895;
            }
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_7 = share <= local_3;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_6 = head_2 + t43;
            const u32 batch_10 = batch_5 + batch_2;
            const bool wraps_8 = kv_heads <= head_6;
            const u32 t901 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t902 = head_6 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t903 = wraps_8 ? t902 : head_6;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t904 = batch_10 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t905 = wraps_8 ? t904 : batch_10;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t906 = wraps_7 ? t901 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t907 = wraps_7 ? t903 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t908 = wraps_7 ? t905 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t909 = local_3 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t910 = wraps_7 ? t909 : local_3;
#line 82 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t911 = count + 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t912 = t908 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t912) {
                const u32 t913 = t911 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t914 = t15 + t913;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t915 = t914 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t916 = t13 + t915;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t917 = t911 >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t918 = t917 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t916), "r"(t918) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t919 = t906 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t13), "r"(t919) : "memory");
            }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t920 = t911 & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t921 = t920 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t922 = t921 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t923 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t924 = t923 + t922;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t925 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t926 = t924 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t927 = (u64)t926;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t928 = t927 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t929 = t925 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t930 = (u64)t929;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t931 = t930 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t932 = t924 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t933 = (u64)t932;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t934 = t933 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t935 = t925 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t936 = (u64)t935;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t937 = t936 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t938 = t924 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t939 = (u64)t938;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t940 = t939 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t941 = t925 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t942 = (u64)t941;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t943 = t942 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t944 = t924 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t945 = (u64)t944;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t946 = t945 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t947 = t925 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t948 = (u64)t947;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t949 = t948 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t928), "l"(t931), "l"(t934), "l"(t937), "l"(t940), "l"(t943), "l"(t946), "l"(t949) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t185) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t950 = t13 + 56u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t951 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t950), "r"(t951) : "memory");
            }
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t952 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t953 = t952 + 1536u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t954 = t953 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t955 = (u64)t954;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t956 = t955 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t957 = t953 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t958 = (u64)t957;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t959 = t958 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t960 = t953 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t961 = (u64)t960;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t962 = t961 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t963 = t953 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t964 = (u64)t963;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t965 = t964 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t956), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t959), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t962), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t965) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 205 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t967 = t44 == 0u;
#line 206 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t967) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t968 = lane == 0u;
#line 208 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t968) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_9 = share <= local_4;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_7 = head_2 + t43;
                    const u32 batch_11 = batch_5 + batch_2;
                    const bool wraps_10 = kv_heads <= head_7;
                    const u32 t974 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t975 = head_7 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t976 = wraps_10 ? t975 : head_7;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t977 = batch_11 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t978 = wraps_10 ? t977 : batch_11;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t979 = wraps_9 ? t974 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t980 = wraps_9 ? t976 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t981 = wraps_9 ? t978 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t982 = local_4 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t983 = wraps_9 ? t982 : local_4;
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_5 = t983 + step;
                    const bool wraps_11 = share <= local_5;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_8 = t980 + t43;
                    const u32 batch_12 = t981 + batch_2;
                    const bool wraps_12 = kv_heads <= head_8;
                    const u32 t989 = t979 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t990 = head_8 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t991 = wraps_12 ? t990 : head_8;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t992 = batch_12 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t993 = wraps_12 ? t992 : batch_12;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t994 = wraps_11 ? t989 : t979;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t995 = wraps_11 ? t991 : t980;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t996 = wraps_11 ? t993 : t981;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t997 = local_5 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t998 = wraps_11 ? t997 : local_5;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
                    const bool t999 = t996 < batch;
#line 210 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t999) {
                        const u32 slot = count & 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1001 = t998 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1002 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1003 = t1001 + t1002;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_4 = t1003 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1005 = tile_4 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1006 = t995 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1007 = t998 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1008 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1009 = t1007 + t1008;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1010 = t1009 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1011 = t1006 + t1010;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1012 = t15 + slot;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1013 = t1012 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1014 = t13 + t1013;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1014) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1015 = slot << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1016 = t9 + t1015;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1016), "l"(q), "r"(t1014), "r"(0u), "r"(t1011), "r"(t1005), "r"(t996) : "memory");
                    }
                }
            } else {
#line 216 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1017;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1017;
            f32 t1019;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1019) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1020 = pair_5 + t1019;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1020;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1021;
            f32 t1023;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1024 = pair_6 + t1023;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1024;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1025 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1026 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1027 = t1025 + t1026;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_5 = t1027 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1029 = tile_5 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1030 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1031 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1032 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1033 = t1031 + t1032;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1034 = t1033 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1035 = t1030 + t1034;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1036 = (u64)t1035;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1037 = t1036 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1038 = t1037 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1039 = sinks + t1038;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1039) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_2 = logit * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t1043 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1044 = none_5 ? 0.0f : t1043;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = logit_2 - t1044;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t1045));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t1047 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1047;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t1049 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1050 = none_6 ? 0.0f : t1049;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = logit_2 - t1050;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t1051));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t1053 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1053;
#line 89 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 307 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t187) {
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1054 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1055 = t1054 & false;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1055) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1056 = t13 + 72u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1057;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1057) : "r"(t1056) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1058 = t1057 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1058) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1059 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1056), "r"(t1059) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_9 = head_2 + t43;
                        const u32 batch_13 = batch_5 + batch_2;
                        const bool wraps_13 = kv_heads <= head_9;
                        const u32 t1063 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1064 = head_9 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1065 = wraps_13 ? t1064 : head_9;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1066 = batch_13 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1067 = wraps_13 ? t1066 : batch_13;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1068 = smem_1 + 16384u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1069 = t10 + 16384u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1070 = t13 + 16u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1070) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1068), "l"(k), "r"(t1070), "r"(0u), "r"(t1065), "r"(128u), "r"(t1067) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1071 = t13 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1071) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1069), "l"(v), "r"(t1071), "r"(0u), "r"(t1065), "r"(128u), "r"(t1067) : "memory");
                    }
                }
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1072 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1073 = t1072 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1073) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1074 = t13 + 72u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1075;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1075) : "r"(t1074) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1076 = t1075 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1076) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1077 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1074), "r"(t1077) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_10 = head_2 + t43;
                        const u32 batch_14 = batch_5 + batch_2;
                        const bool wraps_14 = kv_heads <= head_10;
                        const u32 t1081 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1082 = head_10 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1083 = wraps_14 ? t1082 : head_10;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1084 = batch_14 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1085 = wraps_14 ? t1084 : batch_14;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1086 = smem_1 + 16384u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1087 = t10 + 16384u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1088 = t13 + 16u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1088) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1086), "l"(k), "r"(t1088), "r"(0u), "r"(t1083), "r"(128u), "r"(t1085) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1089 = t13 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1089) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1087), "l"(v), "r"(t1089), "r"(0u), "r"(t1083), "r"(128u), "r"(t1085) : "memory");
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1090 = smem_1 + 24576u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1091 = t10 + 24576u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1092 = t13 + 24u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1092) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1090), "l"(k), "r"(t1092), "r"(0u), "r"(t1083), "r"(192u), "r"(t1085) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1093 = t13 + 56u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1093) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1091), "l"(v), "r"(t1093), "r"(0u), "r"(t1083), "r"(192u), "r"(t1085) : "memory");
                    }
                }
            }
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1094 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1094 ? 0.0f : t1095;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1097 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1097;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1098 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1098;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1099 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1099;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1100 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1100;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1101 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1101;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1102 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1102;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1103 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1103;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1104 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1104;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1105 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1105;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1106 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1106;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1107 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1107;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1108 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1108;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1109 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1109;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1110 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1110;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1111;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1112 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1112;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1113 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1114;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1113 ? 0.0f : t1114;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1116 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1116;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1117 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1117;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1118;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1119;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1120 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1120;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1121 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1121;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1122;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1123 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1123;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1124 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1124;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1125;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1126 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1126;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1127 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1127;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1128 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1128;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1129 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1129;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1130 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1130;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1131 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1131;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            const bool t1132 = lane == 0u;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1132) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1133 = t44 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1134;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(acc), "f"(acc_2));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1135;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(acc_3), "f"(acc_4));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1136;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(acc_5), "f"(acc_6));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1137;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(acc_7), "f"(acc_8));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1138;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(acc_9), "f"(acc_10));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1139;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(acc_11), "f"(acc_12));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1140;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(acc_13), "f"(acc_14));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1141;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(acc_15), "f"(acc_16));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1142;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(acc_17), "f"(acc_18));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1143;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(acc_19), "f"(acc_20));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1144;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(acc_21), "f"(acc_22));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1145;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(acc_23), "f"(acc_24));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1146;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(acc_25), "f"(acc_26));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1147;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(acc_27), "f"(acc_28));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1148;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(acc_29), "f"(acc_30));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1149;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(acc_31), "f"(acc_32));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1150 = lane & 15u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1151 = t1133 + t1150;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1152 = lane >> 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1153 = t1151 & 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1154 = t1152 ^ t1153;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1155 = t1151 << 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1156 = t1154 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1157 = t1155 + t1156;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1158 = t12 + t1157;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1158), "r"(t1134), "r"(t1135), "r"(t1136), "r"(t1137) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1159 = t1157 ^ 32u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1160 = t12 + t1159;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1160), "r"(t1138), "r"(t1139), "r"(t1140), "r"(t1141) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1161 = t1157 ^ 64u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1162 = t12 + t1161;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1162), "r"(t1142), "r"(t1143), "r"(t1144), "r"(t1145) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1163 = t1157 ^ 96u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1164 = t12 + t1163;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1164), "r"(t1146), "r"(t1147), "r"(t1148), "r"(t1149) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1165 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1166 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1167 = t1165 + t1166;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_6 = t1167 & 3u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1169 = tile_6 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1170 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1171 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1172 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1173 = t1171 + t1172;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1174 = t1173 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1175 = t1170 + t1174;
#line 365 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_row = t1169 + t1133;
            const bool t1177 = lane == 0u;
#line 366 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1177) {
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1178 = t1133 << 7u;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1179 = t12 + t1178;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1179), "l"(o), "r"(0u), "r"(t1175), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1180 = (u64)batch_5;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1181 = t1180 * lse_stride0;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1182 = t1181 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1183 = lse + t1182;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1184 = (u64)t1175;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1185 = t1184 * lse_stride1;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1186 = t1185 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1187 = t1183 + t1186;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1188 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1189 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1190 = t1189 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1190) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1191 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1191;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1193 = (u64)row * t1188;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1194 = t1193 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1195 = t1187 + t1194;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_7 = row_max == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = row_max == __uint_as_float(0xff800000u);
                const f32 t1198 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1199 = none_8 ? 0.0f : t1198;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t1200 = logit_2 - t1199;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t1201 = 64.0f < t1200;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone = none_7 | t1201;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number = 0.0f <= row_sum;
                const f32 logit_3 = logit_2 * 0.6931472f;
                const bool t1205 = alone & is_number;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1206;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(row_max), "f"(scale_log2), "f"(t1206));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1207 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1209 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1210 = t1209 ? __uint_as_float(0xff800000u) : lse_2;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 t1211 = t1205 ? logit_3 : t1210;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1195), "f"(t1211) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1212 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1213 = first_row + t1212;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1213 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1215 = (u64)row_2 * t1188;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1216 = t1215 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1217 = t1187 + t1216;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_9 = row_max_2 == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_10 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t1220 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1221 = none_10 ? 0.0f : t1220;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t1222 = logit_2 - t1221;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t1223 = 64.0f < t1222;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone_2 = none_9 | t1223;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number_2 = 0.0f <= row_sum_2;
                const f32 logit_4 = logit_2 * 0.6931472f;
                const bool t1227 = alone_2 & is_number_2;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(row_max_2), "f"(scale_log2), "f"(t1228));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1229 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1231 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1232 = t1231 ? __uint_as_float(0xff800000u) : lse_3;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 t1233 = t1227 ? logit_4 : t1232;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1217), "f"(t1233) : "memory");
            }
#line 90 "fa-kernels/src/attention/forward/resident/consumer.rs"
            step = step;
            round = t906;
            head_2 = t907;
            batch_5 = t908;
            local = t910;
            const u32 t1234 = count + 1u;
#line 95 "fa-kernels/src/attention/forward/resident/consumer.rs"
            count = t1234;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t1236 = lane == 0u;
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t1236) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
