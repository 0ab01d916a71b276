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
    const u32 t15 = t14 + 12u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t26) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t27 = t13 + 88u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t27) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t28 = t13 + 96u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t29 = t13 + 104u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t30 = t13 + 112u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t31 = t13 + 120u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 208 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/attention/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const bool t33 = group_2 == 1u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t34 = group_2 + 1u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 next = t33 ? 0u : t34;
    const u32 t36 = group_2 + 16u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t37 = t36 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t38 = t13 + t37;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t39 = next + 16u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t40 = t39 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t41 = t13 + t40;
#line 87 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t42 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_2 = t42 / kv_heads;
    const u32 t44 = batch_2 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t45 = t42 - t44;
#line 47 "fa-kernels/src/attention/forward/resident/mod.rs"
    const u32 t46 = warp & 3u;
#line 154 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t47 = group_2 << 1u;
#line 154 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t48 = 3u - t47;
#line 51 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 step = t48;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t49 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t50 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_3 = t49 / kv_heads;
    const u32 t52 = batch_3 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t53 = t49 - t52;
#line 120 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool wraps = share <= group_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 head = t53 + t45;
    const u32 batch_4 = batch_3 + batch_2;
    const bool wraps_2 = kv_heads <= head;
    const u32 t58 = head - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t59 = wraps_2 ? t58 : head;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t60 = batch_4 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t61 = wraps_2 ? t60 : batch_4;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t62 = wraps ? 1u : 0u;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t63 = wraps ? t59 : t53;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t64 = wraps ? t61 : batch_3;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t65 = group_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t66 = wraps ? t65 : group_2;
#line 57 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 round = t62;
    u32 head_2 = t63;
    u32 batch_5 = t64;
    u32 local = t66;
    u32 count = 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t67 = t46 == 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t67) {
        const bool t68 = lane == 0u;
#line 163 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t68) {
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t69 = t64 < batch;
#line 164 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t69) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t70 = t66 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t71 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t72 = t70 + t71;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile = t72 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile_2 = 3u - tile;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t75 = tile_2 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t76 = t63 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t77 = t66 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t78 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t79 = t77 + t78;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t80 = t79 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t81 = t76 + t80;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t82 = t15 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t83 = t13 + t82;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t83) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t9), "l"(q), "r"(t83), "r"(0u), "r"(t81), "r"(t75), "r"(t64) : "memory");
            }
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t84 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t85 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 batch_6 = t84 / kv_heads;
            const u32 t87 = batch_6 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t88 = t84 - t87;
#line 14 "fa-kernels/src/attention/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 4u; i += 2u) {
                const u32 block = 3u - i;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t90 = block << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t91 = block << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t92 = smem_1 + t91;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t93 = block << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t94 = t10 + t93;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t95 = block << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t96 = t13 + t95;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t96) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(k), "r"(t96), "r"(0u), "r"(t88), "r"(t90), "r"(batch_6) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t97 = block + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t98 = t97 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t99 = t13 + t98;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t99) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(v), "r"(t99), "r"(0u), "r"(t88), "r"(t90), "r"(batch_6) : "memory");
            }
        }
    }
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
    const bool t100 = t64 < batch;
#line 64 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t100) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 local_2 = t66 + step;
        const bool wraps_3 = share <= local_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 head_3 = t63 + t45;
        const u32 batch_7 = t64 + batch_2;
        const bool wraps_4 = kv_heads <= head_3;
        const u32 t106 = t62 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t107 = head_3 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t108 = wraps_4 ? t107 : head_3;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t109 = batch_7 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t110 = wraps_4 ? t109 : batch_7;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t111 = wraps_3 ? t106 : t62;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t112 = wraps_3 ? t108 : t63;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t113 = wraps_3 ? t110 : t64;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t114 = local_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t115 = wraps_3 ? t114 : local_2;
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t116 = 4u - step;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool exists = t113 < batch;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t118 = exists ? t111 : t62;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t119 = exists ? t112 : t63;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t120 = exists ? t113 : t64;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t121 = exists ? t115 : t66;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t122 = t46 == 0u;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t122) {
            const bool t123 = lane == 0u;
#line 192 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t123) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t124 = t121 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t125 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t126 = t124 + t125;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile_3 = t126 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile_4 = 3u - tile_3;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t129 = tile_4 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t130 = t119 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t131 = t121 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t132 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t133 = t131 + t132;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t134 = t133 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t135 = t130 + t134;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t136 = t15 + 1u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t137 = t136 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t138 = t13 + t137;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t138) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t139 = t9 + 8192u;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(q), "r"(t138), "r"(0u), "r"(t135), "r"(t129), "r"(t120) : "memory");
            }
        }
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t140 = !exists;
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t140) {
            const u32 t141 = t15 + 1u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t142 = t141 << 3u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t143 = t13 + t142;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t143), "r"(0u) : "memory");
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
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t144 = t66 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t145 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t146 = t144 + t145;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 tile_5 = t146 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 tile_6 = 3u - tile_5;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 first_query = tile_6 << 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t150 = first_query + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end = t150 < 256u ? t150 : 256u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t152 = first_query + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t153 = t152 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t153 < 256u ? t153 : 256u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t155 = end_2 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t156 = t155 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 end_3 = t156 > 1u ? t156 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t158 = end + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t159 = t158 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 seen = t159 < end_3 ? t159 : end_3;
        const u32 t161 = end_3 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t162 = t161 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 masked_right = t162 < end_3 ? t162 : end_3;
#line 249 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 block_2 = end_3 - 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool t165 = t64 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t165) {
            const u32 t166 = count & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t167 = t15 + t166;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t168 = t167 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t169 = t13 + t168;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t170 = count >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t171 = t170 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t169), "r"(t171) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t172 = block_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t173 = t13 + t172;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t174 = t62 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t173), "r"(t174) : "memory");
        }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t175 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t176 = t175 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t177 = t176 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t178 = block_2 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t179 = t178 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t180 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t181 = t180 + t177;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t182 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t183 = t182 + t179;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t184 = t181 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t185 = (u64)t184;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t186 = t185 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t187 = t183 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t188 = (u64)t187;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t189 = t188 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t190 = t181 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t191 = (u64)t190;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t192 = t191 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t193 = t183 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t194 = (u64)t193;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t195 = t194 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t196 = t181 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t197 = (u64)t196;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t198 = t197 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t199 = t183 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t200 = (u64)t199;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t201 = t200 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t202 = t181 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t203 = (u64)t202;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t204 = t203 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t205 = t183 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t206 = (u64)t205;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t207 = t206 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t186), "l"(t189), "l"(t192), "l"(t195), "l"(t198), "l"(t201), "l"(t204), "l"(t207) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t208 = batch_5 < batch;
            if (!t208) break;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t209 = local + step;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool last = share <= t209;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_4 = head_2 + t45;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t214 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t215 = head_4 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t216 = wraps_5 ? t215 : head_4;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t217 = batch_8 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t218 = wraps_5 ? t217 : batch_8;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t219 = local < 2u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t220 = t218 < batch;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t221 = last & t220;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t222 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t223 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t224 = t222 + t223;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_7 = t224 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_8 = 3u - tile_7;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 first_query_2 = tile_8 << 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t228 = first_query_2 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_4 = t228 < 256u ? t228 : 256u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t230 = first_query_2 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t231 = t230 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_5 = t231 < 256u ? t231 : 256u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t233 = end_5 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t234 = t233 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_6 = t234 > 1u ? t234 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t236 = end_4 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t237 = t236 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t237 < end_6 ? t237 : end_6;
            const u32 t239 = end_6 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t240 = t239 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t240 < end_6 ? t240 : end_6;
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
#line 125 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t242 = end_6 - end_6;
            if (last) {
#line 293 "fa-kernels/src/attention/forward/resident/consumer.rs"
                #pragma unroll 1
                for (u32 i_2 = end_6; i_2 < 4u; i_2 += 1u) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t243 = i_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t244 = t13 + t243;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t245 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t244), "r"(t245) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t246 = i_2 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t247 = t246 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t248 = t13 + t247;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t249 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t248), "r"(t249) : "memory");
#line 297 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t221) {
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool last_2 = i_2 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t251 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t252 = t251 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t252) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t253 = i_2 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t254 = t253 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t255 = t13 + t254;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            u32 t256;
                            asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t256) : "r"(t255) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const bool t257 = t256 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            if (t257) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                                const u32 t258 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t255), "r"(t258) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 head_5 = head_2 + t45;
                                const u32 batch_9 = batch_5 + batch_2;
                                const bool wraps_6 = kv_heads <= head_5;
                                const u32 t262 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t263 = head_5 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t264 = wraps_6 ? t263 : head_5;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t265 = batch_9 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t266 = wraps_6 ? t265 : batch_9;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t267 = i_2 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t268 = i_2 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t269 = smem_1 + t268;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t270 = i_2 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t271 = t10 + t270;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t272 = i_2 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t273 = t13 + t272;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t273) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t269), "l"(k), "r"(t273), "r"(0u), "r"(t264), "r"(t267), "r"(t266) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t274 = i_2 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t275 = t274 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t276 = t13 + t275;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t276) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t271), "l"(v), "r"(t276), "r"(0u), "r"(t264), "r"(t267), "r"(t266) : "memory");
                            }
                        }
                    }
                }
            }
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t277 = end_6 - 1u;
#line 320 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_key = t277 << 6u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t279 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t280 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t281 = t279 + t280;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_9 = t281 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_10 = 3u - tile_9;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t284 = tile_10 << 6u;
#line 321 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t285 = t46 << 4u;
#line 321 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_query_3 = t284 + t285;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t287 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t288 = t287 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t288;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t290 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t291 = first_query_3 + t290;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t292 = t291 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t292 < 256u ? t292 : 256u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t294 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t294 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t297 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t297;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t299 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t299;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t301 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t301;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t303 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t303;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t305 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t307 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t307;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t309 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t309;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t311 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t313 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t313;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t315 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t315;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t317 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t317;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t319 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t319;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t321 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t321;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t323 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t323;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t325 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t325;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t327 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t327;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t328 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t329 = first_query_3 + t328;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t330 = t329 + 8u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t331 = t330 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t331 < 256u ? t331 : 256u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t333 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t333 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t336 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t336;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t338 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t340 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t340;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t342 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t344 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t344;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t346 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t348 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t348;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t350 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t350;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t352 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t354 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t356 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t358 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t360 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t360;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t362 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t362;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t364 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t364;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t366 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t366;
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t368), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t369), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t370), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t371), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t372), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t373), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t374), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t375), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t376), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t379;
            asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t377), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t380;
            asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t378), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t381;
            asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t379), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t380), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t381), "f"(t382));
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t385;
            asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t386;
            asm("max.f32 %0, %1, %2;" : "=f"(t386) : "f"(t385), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t387;
            asm("max.f32 %0, %1, %2;" : "=f"(t387) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t388;
            asm("max.f32 %0, %1, %2;" : "=f"(t388) : "f"(t386), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t389;
            asm("max.f32 %0, %1, %2;" : "=f"(t389) : "f"(t387), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t390;
            asm("max.f32 %0, %1, %2;" : "=f"(t390) : "f"(t388), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t391;
            asm("max.f32 %0, %1, %2;" : "=f"(t391) : "f"(t389), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t392;
            asm("max.f32 %0, %1, %2;" : "=f"(t392) : "f"(t390), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t393;
            asm("max.f32 %0, %1, %2;" : "=f"(t393) : "f"(t391), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t394;
            asm("max.f32 %0, %1, %2;" : "=f"(t394) : "f"(t392), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t395;
            asm("max.f32 %0, %1, %2;" : "=f"(t395) : "f"(t393), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t396;
            asm("max.f32 %0, %1, %2;" : "=f"(t396) : "f"(t394), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t397;
            asm("max.f32 %0, %1, %2;" : "=f"(t397) : "f"(t395), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t398;
            asm("max.f32 %0, %1, %2;" : "=f"(t398) : "f"(t396), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t399;
            asm("max.f32 %0, %1, %2;" : "=f"(t399) : "f"(t397), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t398), "f"(t399));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t401;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t401) : "f"(maxima));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t401));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t403;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t403) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t403));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t405;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(maxima_2));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t405));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t407;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t407) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t407));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t410 = maxima_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references = none ? 0.0f : t410;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t413 = maxima_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references_2 = none_2 ? 0.0f : t413;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t415 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t415));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t417;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t418 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t418));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t420;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t420;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t421 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t421));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t423;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t423;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t424 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t424));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t426;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t427 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t427));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t429;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t429;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t430 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t430));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t432;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t433 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t433));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t435;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t435;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t436 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t436));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t438;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t438;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t439 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t440 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t441 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t442 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t443 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t443));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t445;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t445;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t446 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t446));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t448;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t448;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t449 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t449));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t451;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t452 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t452));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t454;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t455 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t455));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t457;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t457;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t458 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t458));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t460;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t461 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t461));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t463;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t463;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t464 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t464));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t466;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t466;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t467 = t439 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t468 = t440 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t469 = t441 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t470 = t442 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t471 = t467 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t472 = t468 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t473 = t469 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t474 = t470 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t475 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t475));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t477;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t477;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t478 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t478));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t480;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t481 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t483;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t483;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t484 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t484));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t486;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t487 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t487));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t489;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t490 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t490));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t492;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t493 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t493));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t495;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t496 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t496));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t498;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t498;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t499 = t471 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t500 = t472 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t501 = t473 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t502 = t474 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t503 = t499 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t504 = t500 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t505 = t501 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t506 = t502 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t507 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t507));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t509;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t509;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t510 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t512;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t513 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t513));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t515;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t516 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t516));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t518;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t519 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t519));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t521;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t521;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t522 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t522));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t524;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t525 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t525));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t527;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t527;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t528 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t528));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t530;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t530;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t531 = t503 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t532 = t504 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t533 = t505 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t534 = t506 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t535 = t531 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t536 = t532 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t537 = t533 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t538 = t534 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t535 + t536;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t537 + t538;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max = maxima_3;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t541 = maxima_3 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference = t541;
            row_sum = sums;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max_2 = maxima_4;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t542 = maxima_4 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference_2 = t542;
            row_sum_2 = sums_2;
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t543;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(s), "f"(s_2));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(s_3), "f"(s_4));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t545;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(s_5), "f"(s_6));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t546;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(s_7), "f"(s_8));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t547;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(s_9), "f"(s_10));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(s_11), "f"(s_12));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t549;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(s_13), "f"(s_14));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t550;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_15), "f"(s_16));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t551;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_17), "f"(s_18));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_19), "f"(s_20));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_21), "f"(s_22));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_23), "f"(s_24));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t555;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_25), "f"(s_26));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t556;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(s_27), "f"(s_28));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t557;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(s_29), "f"(s_30));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t558;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t558) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t550;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t551;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t552;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t553;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t554;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t555;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t556;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t557;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t558;
#line 169 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 rest = end_6 - 1u;
#line 171 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t560 = rest + 1u;
#line 171 "fa-kernels/src/attention/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < t560; i_3 += 1u) {
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t561 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block_3 = t561 - i_3;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t563 = block_3 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t564 = t13 + t563;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t565 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t564), "r"(t565) : "memory");
#line 197 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t566 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t567 = t566 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t568 = t567 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t569 = block_3 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t570 = t569 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t571 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t572 = t571 + t568;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t573 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t574 = t573 + t570;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t575 = t572 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t576 = (u64)t575;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t577 = t576 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t578 = t574 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t579 = (u64)t578;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t580 = t579 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t581 = t572 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t582 = (u64)t581;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t583 = t582 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t584 = t574 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t585 = (u64)t584;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t586 = t585 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t587 = t572 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t588 = (u64)t587;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t589 = t588 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t590 = t574 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t591 = (u64)t590;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t592 = t591 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t593 = t572 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t594 = (u64)t593;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t595 = t594 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t596 = t574 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t597 = (u64)t596;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t598 = t597 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t577), "l"(t580), "l"(t583), "l"(t586), "l"(t589), "l"(t592), "l"(t595), "l"(t598) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 198 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t599 = i_3 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t600 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block_4 = t600 - t599;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t602 = block_4 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t603 = t602 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t604 = t13 + t603;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t605 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t604), "r"(t605) : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t606 = block_4 << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t607 = t606 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t608 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t609 = t608 + t607;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t610 = t609 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t611 = (u64)t610;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t612 = t611 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t613 = t609 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t614 = (u64)t613;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t615 = t614 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t616 = t609 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t617 = (u64)t616;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t618 = t617 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t619 = t609 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t620 = (u64)t619;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t621 = t620 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t612), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t615), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t618), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t621) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 199 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t622 = 2u <= i_3;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t623 = t221 & t622;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t623) {
                    const u32 t624 = i_3 - 2u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t625 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t626 = t625 - t624;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_3 = t626 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t628 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t629 = t628 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t629) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t630 = t626 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t631 = t630 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t632 = t13 + t631;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t633;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t633) : "r"(t632) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t634 = t633 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t634) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t635 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t632), "r"(t635) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_6 = head_2 + t45;
                            const u32 batch_10 = batch_5 + batch_2;
                            const bool wraps_7 = kv_heads <= head_6;
                            const u32 t639 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t640 = head_6 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t641 = wraps_7 ? t640 : head_6;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t642 = batch_10 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t643 = wraps_7 ? t642 : batch_10;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t644 = t626 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t645 = t626 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t646 = smem_1 + t645;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t647 = t626 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t648 = t10 + t647;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t649 = t626 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t650 = t13 + t649;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t650) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t646), "l"(k), "r"(t650), "r"(0u), "r"(t641), "r"(t644), "r"(t643) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t651 = t626 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t652 = t651 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t653 = t13 + t652;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t653) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t648), "l"(v), "r"(t653), "r"(0u), "r"(t641), "r"(t644), "r"(t643) : "memory");
                        }
                    }
                }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t654 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t654));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t656;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t657 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t659;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t660 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t660));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t662;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t663 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t665;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t666 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t666));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t668;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t669 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t671;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t672 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t672));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t674;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t675 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t677;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t678 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t679 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t680 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t681 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t682 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t682));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t684;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t685 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t687;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t688 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t688));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t690;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t691 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t693;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t694 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t694));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t696;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t697 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t699;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t700 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t702;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t703 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t705;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t706 = t678 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t707 = t679 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t708 = t680 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t709 = t681 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t710 = t706 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t711 = t707 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t712 = t708 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t713 = t709 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t714 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t714));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t716;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t716;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t717 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t719;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t720 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t720));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t722;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t723 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t725;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t726 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t728;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t729 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t731;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t732 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t734;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t735 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t737;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t738 = t710 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t739 = t711 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t740 = t712 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t741 = t713 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t742 = t738 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t743 = t739 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t744 = t740 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t745 = t741 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t746 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t746));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t748;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t749 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t751;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t752 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t754;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t755 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t757;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t758 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t758));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t760;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t761 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t763;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t764 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t764));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t766;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t767 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t769;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t770 = t742 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t771 = t743 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t772 = t744 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t773 = t745 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t774 = t770 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t775 = t771 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t776 = t772 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t777 = t773 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t774 + t775;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t776 + t777;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool t784 = doubts | doubts_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t784);
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
                    const u32 t786 = count & 1u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t787 = t786 << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t788 = t9 + t787;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t789 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t790 = t789 - i_3;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t791 = t790 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t792 = smem_1 + t791;
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
                    const u32 t793 = t46 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t794 = lane & 15u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t795 = t793 + t794;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t796 = lane >> 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t797 = t795 & 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t798 = t796 ^ t797;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t799 = t795 << 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t800 = t798 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t801 = t799 + t800;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t802 = t788 + t801;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t803 = t801 ^ 32u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t804 = t788 + t803;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t805 = t801 ^ 64u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t806 = t788 + t805;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t807 = t801 ^ 96u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t808 = t788 + t807;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t802) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t804) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t806) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t808) : "memory");
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t809 = lane & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t810 = lane >> 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t811 = t810 << 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t812 = t809 + t811;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t813 = lane >> 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t814 = t813 & 1u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t815 = t812 & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t816 = t814 ^ t815;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t817 = t812 << 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t818 = t816 << 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t819 = t817 + t818;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t820 = t819 ^ 32u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t821 = t819 ^ 64u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t822 = t819 ^ 96u;
                    const u32 t823 = t792 + t819;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t823) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t823) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t823) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t823) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t824 = t792 + t820;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t824) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t824) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t824) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t824) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t825 = t792 + t821;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t825) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t825) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t825) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t825) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t826 = t792 + t822;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t826) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t826) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t826) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t826) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 239 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t828), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t829), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t830), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t831), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t832), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t833), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t834), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t835), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t836), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t837), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t840;
                    asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t838), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t841;
                    asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t839), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t842;
                    asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t840), "f"(s_30));
                    f32 t843;
                    asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t841), "f"(t842));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t844;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t844) : "f"(t843));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t843), "f"(t844));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t846;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t846) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t846));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t849 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t849;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t851 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(old_3), "f"(scale_log2), "f"(t851));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t852));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_1;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t854 = new_1 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference = t854;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t855 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t856 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t858;
                    const f32 t859 = t855 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t860 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t860));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t862;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t862;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t863 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t865;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t865;
                    const f32 t866 = t859 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t867 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t869;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t869;
                    const f32 t870 = s_2 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t873;
                    const f32 t874 = t866 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t875 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t877;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t877;
                    const f32 t878 = t870 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t879 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t881;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t881;
                    const f32 t882 = t874 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t883 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t885;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t885;
                    const f32 t886 = t878 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t887 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t889;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t889;
                    const f32 t890 = t882 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t891 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t893;
                    const f32 t894 = t886 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t895 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t897;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t897;
                    const f32 t898 = t890 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t899 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t901;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t901;
                    const f32 t902 = t894 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t903 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t905;
                    const f32 t906 = t898 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t907 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t909;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t909;
                    const f32 t910 = t902 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t911 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t913;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t913;
                    const f32 t914 = t906 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t915 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t917;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t917) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t917;
                    const f32 t918 = t910 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t919 = t914 + t918;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t919;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t921;
                    asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t922;
                    asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t921), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t923;
                    asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t924;
                    asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t922), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t925;
                    asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t923), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t926;
                    asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t924), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t927;
                    asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t925), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t928;
                    asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t926), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t929;
                    asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t927), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t930;
                    asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t928), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t931;
                    asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t929), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t932;
                    asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t930), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t933;
                    asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t931), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t934;
                    asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t932), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t935;
                    asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t933), "f"(s_32));
                    f32 t936;
                    asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t934), "f"(t935));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t937;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t937) : "f"(t936));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t936), "f"(t937));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t939;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t939) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t939));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t942 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t942;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t944 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(old_4), "f"(scale_log2), "f"(t944));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t945));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t947 = new_2 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference_2 = t947;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t948 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t949 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t951;
                    const f32 t952 = t948 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t953 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t955;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t956 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t958;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t958;
                    const f32 t959 = t952 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t960 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t962;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t962;
                    const f32 t963 = s_4 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t964 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t966;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t966;
                    const f32 t967 = t959 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t968 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t970;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t970;
                    const f32 t971 = t963 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t972 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t974;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t974;
                    const f32 t975 = t967 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t976 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t978;
                    const f32 t979 = t971 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t980 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t982;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t982;
                    const f32 t983 = t975 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t984 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t986;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t986;
                    const f32 t987 = t979 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t988 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t990;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t990;
                    const f32 t991 = t983 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t992 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t994;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t994;
                    const f32 t995 = t987 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t996 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t998;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t998;
                    const f32 t999 = t991 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1000 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t1000));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1002;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1002;
                    const f32 t1003 = t995 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1004 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1006;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1006;
                    const f32 t1007 = t999 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1008 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1008));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1010;
                    const f32 t1011 = t1003 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1012 = t1007 + t1011;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1013 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1014 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1015 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1016 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1017 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1018 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1019 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1020 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1021 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1022 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1023 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1024 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1025 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1026 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1027 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1028 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1029 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1030 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1031 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1032 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1033 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1034 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1035 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1036 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1037 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1038 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1039 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1040 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1041 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1042 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1043 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1044 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1044;
                } else {
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1045 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1045;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1046 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1046;
                }
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1047;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(s), "f"(s_2));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1048;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(s_3), "f"(s_4));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1049;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(s_5), "f"(s_6));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1050;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(s_7), "f"(s_8));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1051;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(s_9), "f"(s_10));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1052;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s_11), "f"(s_12));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1053;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_13), "f"(s_14));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1054;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(s_15), "f"(s_16));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1055;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_17), "f"(s_18));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1056;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_19), "f"(s_20));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1057;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(s_21), "f"(s_22));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1058;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s_23), "f"(s_24));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1059;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s_25), "f"(s_26));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1060;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(s_27), "f"(s_28));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1061;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_29), "f"(s_30));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1062;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1047;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1048;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1049;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1050;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1051;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1052;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1053;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1054;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1055;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1056;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1057;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1058;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1059;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1060;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1061;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1062;
            }
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_8 = share <= local_3;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_7 = head_2 + t45;
            const u32 batch_11 = batch_5 + batch_2;
            const bool wraps_9 = kv_heads <= head_7;
            const u32 t1068 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1069 = head_7 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1070 = wraps_9 ? t1069 : head_7;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1071 = batch_11 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1072 = wraps_9 ? t1071 : batch_11;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1073 = wraps_8 ? t1068 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1074 = wraps_8 ? t1070 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1075 = wraps_8 ? t1072 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1076 = local_3 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1077 = wraps_8 ? t1076 : local_3;
#line 79 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 last_4 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1079 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 block_5 = t1079 - last_4;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1081 = block_5 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1082 = t1081 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1083 = t13 + t1082;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1084 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1083), "r"(t1084) : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1085 = block_5 << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1086 = t1085 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1087 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1088 = t1087 + t1086;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1089 = t1088 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1090 = (u64)t1089;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1091 = t1090 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1092 = t1088 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1093 = (u64)t1092;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1094 = t1093 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1095 = t1088 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1096 = (u64)t1095;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1097 = t1096 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1098 = t1088 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1099 = (u64)t1098;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1100 = t1099 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t1091), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t1094), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t1097), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t1100) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 205 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t1102 = t46 == 0u;
#line 206 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t1102) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t1103 = lane == 0u;
#line 208 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1103) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_10 = share <= local_4;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_8 = head_2 + t45;
                    const u32 batch_12 = batch_5 + batch_2;
                    const bool wraps_11 = kv_heads <= head_8;
                    const u32 t1109 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1110 = head_8 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1111 = wraps_11 ? t1110 : head_8;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1112 = batch_12 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1113 = wraps_11 ? t1112 : batch_12;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1114 = wraps_10 ? t1109 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1115 = wraps_10 ? t1111 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1116 = wraps_10 ? t1113 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1117 = local_4 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1118 = wraps_10 ? t1117 : local_4;
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1119 = 4u - step;
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_5 = t1118 + t1119;
                    const bool wraps_12 = share <= local_5;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_9 = t1115 + t45;
                    const u32 batch_13 = t1116 + batch_2;
                    const bool wraps_13 = kv_heads <= head_9;
                    const u32 t1125 = t1114 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1126 = head_9 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1127 = wraps_13 ? t1126 : head_9;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1128 = batch_13 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1129 = wraps_13 ? t1128 : batch_13;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1130 = wraps_12 ? t1125 : t1114;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1131 = wraps_12 ? t1127 : t1115;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1132 = wraps_12 ? t1129 : t1116;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1133 = local_5 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1134 = wraps_12 ? t1133 : local_5;
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1135 = 4u - t1119;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
                    const bool t1136 = t1132 < batch;
#line 210 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1136) {
                        const u32 slot = count & 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1138 = t1134 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1139 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1140 = t1138 + t1139;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_11 = t1140 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_12 = 3u - tile_11;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1143 = tile_12 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1144 = t1131 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1145 = t1134 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1146 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1147 = t1145 + t1146;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1148 = t1147 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1149 = t1144 + t1148;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1150 = t15 + slot;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1151 = t1150 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1152 = t13 + t1151;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1152) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1153 = slot << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1154 = t9 + t1153;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1154), "l"(q), "r"(t1152), "r"(0u), "r"(t1149), "r"(t1143), "r"(t1132) : "memory");
                    }
                }
            } else {
#line 216 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 89 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 307 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t221) {
#line 309 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t1155 = 2u <= end_6;
#line 309 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t1155) {
                    const u32 t1156 = end_6 - 2u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t1157 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t1158 = t1157 - t1156;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_5 = t1158 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1160 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1161 = t1160 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1161) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1162 = t1158 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1163 = t1162 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1164 = t13 + t1163;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t1165;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1165) : "r"(t1164) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t1166 = t1165 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t1166) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t1167 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1164), "r"(t1167) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_10 = head_2 + t45;
                            const u32 batch_14 = batch_5 + batch_2;
                            const bool wraps_14 = kv_heads <= head_10;
                            const u32 t1171 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1172 = head_10 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1173 = wraps_14 ? t1172 : head_10;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1174 = batch_14 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1175 = wraps_14 ? t1174 : batch_14;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1176 = t1158 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1177 = t1158 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1178 = smem_1 + t1177;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1179 = t1158 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1180 = t10 + t1179;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1181 = t1158 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1182 = t13 + t1181;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1182) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1178), "l"(k), "r"(t1182), "r"(0u), "r"(t1173), "r"(t1176), "r"(t1175) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1183 = t1158 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1184 = t1183 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1185 = t13 + t1184;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1185) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1180), "l"(v), "r"(t1185), "r"(0u), "r"(t1173), "r"(t1176), "r"(t1175) : "memory");
                        }
                    }
                }
#line 312 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1186 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1187 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1188 = t1187 - t1186;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool last_6 = t1188 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1190 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1191 = t1190 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1191) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1192 = t1188 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1193 = t1192 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1194 = t13 + t1193;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1195;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1195) : "r"(t1194) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1196 = t1195 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1196) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1197 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1194), "r"(t1197) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_11 = head_2 + t45;
                        const u32 batch_15 = batch_5 + batch_2;
                        const bool wraps_15 = kv_heads <= head_11;
                        const u32 t1201 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1202 = head_11 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1203 = wraps_15 ? t1202 : head_11;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1204 = batch_15 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1205 = wraps_15 ? t1204 : batch_15;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1206 = t1188 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1207 = t1188 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1208 = smem_1 + t1207;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1209 = t1188 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1210 = t10 + t1209;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1211 = t1188 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1212 = t13 + t1211;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1212) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1208), "l"(k), "r"(t1212), "r"(0u), "r"(t1203), "r"(t1206), "r"(t1205) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1213 = t1188 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1214 = t1213 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1215 = t13 + t1214;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1215) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1210), "l"(v), "r"(t1215), "r"(0u), "r"(t1203), "r"(t1206), "r"(t1205) : "memory");
                    }
                }
            }
#line 92 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1216 = round + 1u;
            const u32 t1217 = count + 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1218 = t1077 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1219 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1220 = t1218 + t1219;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_13 = t1220 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_14 = 3u - tile_13;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 first_query_4 = tile_14 << 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1224 = first_query_4 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1224 < 256u ? t1224 : 256u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1226 = first_query_4 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1227 = t1226 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t1227 < 256u ? t1227 : 256u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1229 = end_12 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1230 = t1229 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_13 = t1230 > 1u ? t1230 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1232 = end_11 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1233 = t1232 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t1233 < end_13 ? t1233 : end_13;
            const u32 t1235 = end_13 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1236 = t1235 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t1236 < end_13 ? t1236 : end_13;
#line 249 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 block_6 = end_13 - 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t1239 = t1075 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t1239) {
                const u32 t1240 = t1217 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1241 = t15 + t1240;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1242 = t1241 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1243 = t13 + t1242;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1244 = t1217 >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1245 = t1244 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1243), "r"(t1245) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1246 = block_6 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1247 = t13 + t1246;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1248 = t1073 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1247), "r"(t1248) : "memory");
            }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1249 = t1217 & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1250 = t1249 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1251 = t1250 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1252 = block_6 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1253 = t1252 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1254 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1255 = t1254 + t1251;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1256 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1257 = t1256 + t1253;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1258 = t1255 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1259 = (u64)t1258;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1260 = t1259 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1261 = t1257 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1262 = (u64)t1261;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1263 = t1262 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1264 = t1255 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1265 = (u64)t1264;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1266 = t1265 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1267 = t1257 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1268 = (u64)t1267;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1269 = t1268 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1270 = t1255 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1271 = (u64)t1270;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1272 = t1271 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1273 = t1257 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1274 = (u64)t1273;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1275 = t1274 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1276 = t1255 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1277 = (u64)t1276;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1278 = t1277 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1279 = t1257 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1280 = (u64)t1279;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1281 = t1280 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1260), "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278), "l"(t1281) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1282;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1282) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1282;
            f32 t1284;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1284) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1285 = pair_5 + t1284;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1285;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1286;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1286) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1286;
            f32 t1288;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1288) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1289 = pair_6 + t1288;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1289;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1290 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1291 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1292 = t1290 + t1291;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_15 = t1292 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_16 = 3u - tile_15;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1295 = tile_16 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1296 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1297 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1298 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1299 = t1297 + t1298;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1300 = t1299 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1301 = t1296 + t1300;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1302 = (u64)t1301;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1303 = t1302 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1304 = t1303 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t1305 = sinks + t1304;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1305) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_2 = logit * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t1309 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = none_5 ? 0.0f : t1309;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t1311 = logit_2 - t1310;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t1311));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t1313 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1313;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t1315 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1316 = none_6 ? 0.0f : t1315;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t1317 = logit_2 - t1316;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t1317));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t1319 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1319;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1320 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1321;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1320 ? 0.0f : t1321;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1323 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1323;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1324 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1324;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1325 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1325;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1326;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1327 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1327;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1328 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1328;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1329 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1329;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1330;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1331 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1331;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1332 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1332;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1333 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1333;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1334;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1335 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1335;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1336 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1336;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1337;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1338;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1339 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1339 ? 0.0f : t1340;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1342;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1343 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1343;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1344 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1344;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1345 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1345;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1346;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1347 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1347;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1348 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1348;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1349 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1349;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1350;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1351 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1351;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1352 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1352;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1353 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1353;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1354 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1354;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1355 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1355;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1356 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1356;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1357 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1357;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            const bool t1358 = lane == 0u;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1358) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1359 = t46 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1360;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(acc), "f"(acc_2));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1361;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(acc_3), "f"(acc_4));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1362;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(acc_5), "f"(acc_6));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1363;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(acc_7), "f"(acc_8));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1364;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(acc_9), "f"(acc_10));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1365;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(acc_11), "f"(acc_12));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1366;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(acc_13), "f"(acc_14));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1367;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(acc_15), "f"(acc_16));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1368;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(acc_17), "f"(acc_18));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1369;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(acc_19), "f"(acc_20));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1370;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(acc_21), "f"(acc_22));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1371;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(acc_23), "f"(acc_24));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1372;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(acc_25), "f"(acc_26));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(acc_27), "f"(acc_28));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1374;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(acc_29), "f"(acc_30));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1375;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(acc_31), "f"(acc_32));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1376 = lane & 15u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1377 = t1359 + t1376;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1378 = lane >> 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1379 = t1377 & 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1380 = t1378 ^ t1379;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1381 = t1377 << 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1382 = t1380 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1383 = t1381 + t1382;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1384 = t12 + t1383;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1384), "r"(t1360), "r"(t1361), "r"(t1362), "r"(t1363) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1385 = t1383 ^ 32u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1386 = t12 + t1385;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1386), "r"(t1364), "r"(t1365), "r"(t1366), "r"(t1367) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1387 = t1383 ^ 64u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1388 = t12 + t1387;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1388), "r"(t1368), "r"(t1369), "r"(t1370), "r"(t1371) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1389 = t1383 ^ 96u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1390 = t12 + t1389;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1390), "r"(t1372), "r"(t1373), "r"(t1374), "r"(t1375) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1391 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1392 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1393 = t1391 + t1392;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_17 = t1393 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_18 = 3u - tile_17;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1396 = tile_18 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1397 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1398 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1399 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1400 = t1398 + t1399;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1401 = t1400 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1402 = t1397 + t1401;
#line 365 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_row = t1396 + t1359;
            const bool t1404 = lane == 0u;
#line 366 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1404) {
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1405 = t1359 << 7u;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1406 = t12 + t1405;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1406), "l"(o), "r"(0u), "r"(t1402), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1407 = (u64)batch_5;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1408 = t1407 * lse_stride0;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1409 = t1408 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1410 = lse + t1409;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1411 = (u64)t1402;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1412 = t1411 * lse_stride1;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1413 = t1412 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1414 = t1410 + t1413;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1415 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1416 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1417 = t1416 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1417) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1418 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1418;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1420 = (u64)row * t1415;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1421 = t1420 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1422 = t1414 + t1421;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_7 = row_max == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = row_max == __uint_as_float(0xff800000u);
                const f32 t1425 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1426 = none_8 ? 0.0f : t1425;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t1427 = logit_2 - t1426;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t1428 = 64.0f < t1427;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone = none_7 | t1428;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number = 0.0f <= row_sum;
                const f32 logit_3 = logit_2 * 0.6931472f;
                const bool t1432 = alone & is_number;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1433;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1434;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1434) : "f"(row_max), "f"(scale_log2), "f"(t1433));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1434 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1436 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1437 = t1436 ? __uint_as_float(0xff800000u) : lse_2;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 t1438 = t1432 ? logit_3 : t1437;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1422), "f"(t1438) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1439 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1440 = first_row + t1439;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1440 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1442 = (u64)row_2 * t1415;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1443 = t1442 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1444 = t1414 + t1443;
#line 298 "fa-kernels/src/attention/softmax.rs"
                const bool none_9 = row_max_2 == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_10 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t1447 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1448 = none_10 ? 0.0f : t1447;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const f32 t1449 = logit_2 - t1448;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool t1450 = 64.0f < t1449;
#line 286 "fa-kernels/src/attention/softmax.rs"
                const bool alone_2 = none_9 | t1450;
#line 288 "fa-kernels/src/attention/softmax.rs"
                const bool is_number_2 = 0.0f <= row_sum_2;
                const f32 logit_4 = logit_2 * 0.6931472f;
                const bool t1454 = alone_2 & is_number_2;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1456;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1456) : "f"(row_max_2), "f"(scale_log2), "f"(t1455));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1456 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1458 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1459 = t1458 ? __uint_as_float(0xff800000u) : lse_3;
#line 290 "fa-kernels/src/attention/softmax.rs"
                const f32 t1460 = t1454 ? logit_4 : t1459;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1444), "f"(t1460) : "memory");
            }
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1461 = 4u - step;
#line 90 "fa-kernels/src/attention/forward/resident/consumer.rs"
            step = t1461;
            round = t1073;
            head_2 = t1074;
            batch_5 = t1075;
            local = t1077;
            const u32 t1462 = count + 1u;
#line 95 "fa-kernels/src/attention/forward/resident/consumer.rs"
            count = t1462;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t1464 = lane == 0u;
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t1464) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
