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
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t152 = first_query + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t153 = t152 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t153 < 256u ? t153 : 256u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t155 = end_2 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t156 = t155 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 end_3 = t156 > 1u ? t156 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t158 = end >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 whole = t158 < end_3 ? t158 : end_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t160 = end_3 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
        const u32 t161 = t160 < end_3 ? t160 : end_3;
#line 249 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 block_2 = end_3 - 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool t163 = t64 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t163) {
            const u32 t164 = count & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t165 = t15 + t164;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t166 = t165 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t167 = t13 + t166;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t168 = count >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t169 = t168 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t167), "r"(t169) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t170 = block_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t171 = t13 + t170;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t172 = t62 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t171), "r"(t172) : "memory");
        }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t173 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t174 = t173 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t175 = t174 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t176 = block_2 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t177 = t176 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t178 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t179 = t178 + t175;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t180 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t181 = t180 + t177;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t182 = t179 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t183 = (u64)t182;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t184 = t183 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t185 = t181 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t186 = (u64)t185;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t187 = t186 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t188 = t179 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t189 = (u64)t188;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t190 = t189 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t191 = t181 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t192 = (u64)t191;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t193 = t192 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t194 = t179 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t195 = (u64)t194;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t196 = t195 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t197 = t181 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t198 = (u64)t197;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t199 = t198 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t200 = t179 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t201 = (u64)t200;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t202 = t201 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t203 = t181 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t204 = (u64)t203;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t205 = t204 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t184), "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t206 = batch_5 < batch;
            if (!t206) break;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t207 = local + step;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool last = share <= t207;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_4 = head_2 + t45;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t212 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t213 = head_4 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t214 = wraps_5 ? t213 : head_4;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t215 = batch_8 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t216 = wraps_5 ? t215 : batch_8;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t217 = local < 2u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t218 = t216 < batch;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t219 = last & t218;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t220 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t221 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t222 = t220 + t221;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_7 = t222 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_8 = 3u - tile_7;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 first_query_2 = tile_8 << 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t226 = first_query_2 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_4 = t226 < 256u ? t226 : 256u;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t228 = first_query_2 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t229 = t228 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_5 = t229 < 256u ? t229 : 256u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t231 = end_5 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t232 = t231 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_6 = t232 > 1u ? t232 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t234 = end_4 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t234 < end_6 ? t234 : end_6;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t236 = end_6 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t237 = t236 < end_6 ? t236 : end_6;
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
            const u32 t238 = end_6 - end_6;
            if (last) {
#line 293 "fa-kernels/src/attention/forward/resident/consumer.rs"
                #pragma unroll 1
                for (u32 i_2 = end_6; i_2 < 4u; i_2 += 1u) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t239 = i_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t240 = t13 + t239;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t241 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t240), "r"(t241) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t242 = i_2 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t243 = t242 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t244 = t13 + t243;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t245 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t244), "r"(t245) : "memory");
#line 297 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t219) {
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool last_2 = i_2 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t247 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t248 = t247 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t248) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t249 = i_2 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t250 = t249 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t251 = t13 + t250;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            u32 t252;
                            asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t252) : "r"(t251) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const bool t253 = t252 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            if (t253) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                                const u32 t254 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t251), "r"(t254) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 head_5 = head_2 + t45;
                                const u32 batch_9 = batch_5 + batch_2;
                                const bool wraps_6 = kv_heads <= head_5;
                                const u32 t258 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t259 = head_5 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t260 = wraps_6 ? t259 : head_5;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t261 = batch_9 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                                const u32 t262 = wraps_6 ? t261 : batch_9;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t263 = i_2 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t264 = i_2 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t265 = smem_1 + t264;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t266 = i_2 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t267 = t10 + t266;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t268 = i_2 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t269 = t13 + t268;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t269) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t265), "l"(k), "r"(t269), "r"(0u), "r"(t260), "r"(t263), "r"(t262) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t270 = i_2 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t271 = t270 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t272 = t13 + t271;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t272) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t267), "l"(v), "r"(t272), "r"(0u), "r"(t260), "r"(t263), "r"(t262) : "memory");
                            }
                        }
                    }
                }
            }
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t273 = end_6 - 1u;
#line 320 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_key = t273 << 6u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t275 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t276 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t277 = t275 + t276;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_9 = t277 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_10 = 3u - tile_9;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t280 = tile_10 << 6u;
#line 321 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t281 = t46 << 4u;
#line 321 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_query_3 = t280 + t281;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t283 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t284 = t283 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t284;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t286 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t287 = first_query_3 + t286;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t288 = t287 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t288 < 256u ? t288 : 256u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t290 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t290 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t293 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t293;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t295 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t295;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t297 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t297;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t299 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t299;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t301 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t301;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t303 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t303;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t305 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t307 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t307;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t309 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t309;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t311 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t313 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t313;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t315 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t315;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t317 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t317;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t319 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t319;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t321 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t321;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t323 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t323;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t324 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t325 = first_query_3 + t324;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t326 = t325 + 8u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t327 = t326 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t327 < 256u ? t327 : 256u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t329 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t329 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t332 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t334 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t334;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t336 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t336;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t338 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t340 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t340;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t342 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t344 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t344;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t346 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t348 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t348;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t350 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t350;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t352 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t354 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t356 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t358 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t360 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t360;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t362 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t362;
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t364;
            asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t364), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t365), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t368;
            asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t366), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t369;
            asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t367), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t370;
            asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t368), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t371;
            asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t369), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t372;
            asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t370), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t373;
            asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t371), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t374;
            asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t372), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t375;
            asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t373), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t376;
            asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t374), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t377;
            asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t375), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t378;
            asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t376), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t377), "f"(t378));
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t381;
            asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t382;
            asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t381), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t383;
            asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t384;
            asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(t382), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t385;
            asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(t383), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t386;
            asm("max.f32 %0, %1, %2;" : "=f"(t386) : "f"(t384), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t387;
            asm("max.f32 %0, %1, %2;" : "=f"(t387) : "f"(t385), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t388;
            asm("max.f32 %0, %1, %2;" : "=f"(t388) : "f"(t386), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t389;
            asm("max.f32 %0, %1, %2;" : "=f"(t389) : "f"(t387), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t390;
            asm("max.f32 %0, %1, %2;" : "=f"(t390) : "f"(t388), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t391;
            asm("max.f32 %0, %1, %2;" : "=f"(t391) : "f"(t389), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t392;
            asm("max.f32 %0, %1, %2;" : "=f"(t392) : "f"(t390), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t393;
            asm("max.f32 %0, %1, %2;" : "=f"(t393) : "f"(t391), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t394;
            asm("max.f32 %0, %1, %2;" : "=f"(t394) : "f"(t392), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t395;
            asm("max.f32 %0, %1, %2;" : "=f"(t395) : "f"(t393), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t394), "f"(t395));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t397;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t397) : "f"(maxima));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t397));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t399;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t399) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t399));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t401;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t401) : "f"(maxima_2));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t401));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t403;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t403) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t403));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t406 = maxima_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references = none ? 0.0f : t406;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t409 = maxima_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references_2 = none_2 ? 0.0f : t409;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t411 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t411));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t413;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t413) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t413;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t414 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t414));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t416;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t416;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t417 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t417));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t419;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t419;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t420 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t420));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t422;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t423 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t425;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t425;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t426 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t426));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t428;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t428;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t429 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t429));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t431;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t431;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t432 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t432));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t434;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t435 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t436 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t437 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t438 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t439 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t439));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t441;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t441;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t442 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t442));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t444;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t444;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t445 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t445));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t447;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t447;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t448 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t448));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t450;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t451 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t451));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t453;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t453;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t454 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t454));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t456;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t456;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t457 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t457));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t459;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t459;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t460 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t460));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t462;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t462;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t463 = t435 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t464 = t436 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t465 = t437 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t466 = t438 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t467 = t463 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t468 = t464 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t469 = t465 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t470 = t466 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t471 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t471));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t473;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t473;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t474 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t474));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t476;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t477 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t477));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t479;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t479;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t480 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t480));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t482;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t482;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t483 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t483));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t485;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t486 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t486));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t488;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t489 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t489));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t491;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t491;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t492 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t492));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t494;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t494;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t495 = t467 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t496 = t468 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t497 = t469 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t498 = t470 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t499 = t495 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t500 = t496 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t501 = t497 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t502 = t498 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t503 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t503));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t505;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t505;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t506 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t506));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t508;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t508;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t509 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t509));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t511;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t511;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t512 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t512));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t514;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t514;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t515 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t515));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t517;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t517;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t518 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t518));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t520;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t521 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t521));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t523;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t523;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t524 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t524));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t526;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t526;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t527 = t499 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t528 = t500 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t529 = t501 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t530 = t502 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t531 = t527 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t532 = t528 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t533 = t529 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t534 = t530 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t531 + t532;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t533 + t534;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max = maxima_3;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t537 = maxima_3 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference = t537;
            row_sum = sums;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max_2 = maxima_4;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t538 = maxima_4 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference_2 = t538;
            row_sum_2 = sums_2;
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t539;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t539) : "f"(s), "f"(s_2));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t540;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(s_3), "f"(s_4));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t541;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t541) : "f"(s_5), "f"(s_6));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t542;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t542) : "f"(s_7), "f"(s_8));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t543;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(s_9), "f"(s_10));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(s_11), "f"(s_12));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t545;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(s_13), "f"(s_14));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t546;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(s_15), "f"(s_16));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t547;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(s_17), "f"(s_18));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(s_19), "f"(s_20));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t549;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(s_21), "f"(s_22));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t550;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_23), "f"(s_24));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t551;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_25), "f"(s_26));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_27), "f"(s_28));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_29), "f"(s_30));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t541;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t542;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t543;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t544;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t545;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t546;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t547;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t548;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t549;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t550;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t551;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t552;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t553;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t554;
#line 169 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 rest = end_6 - 1u;
#line 171 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t556 = rest + 1u;
#line 171 "fa-kernels/src/attention/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < t556; i_3 += 1u) {
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t557 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block_3 = t557 - i_3;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t559 = block_3 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t560 = t13 + t559;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t561 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t560), "r"(t561) : "memory");
#line 197 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t562 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t563 = t562 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t564 = t563 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t565 = block_3 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t566 = t565 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t567 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t568 = t567 + t564;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t569 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t570 = t569 + t566;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t571 = t568 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t572 = (u64)t571;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t573 = t572 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t574 = t570 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t575 = (u64)t574;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t576 = t575 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t577 = t568 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t578 = (u64)t577;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t579 = t578 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t580 = t570 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t581 = (u64)t580;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t582 = t581 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t583 = t568 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t584 = (u64)t583;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t585 = t584 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t586 = t570 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t587 = (u64)t586;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t588 = t587 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t589 = t568 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t590 = (u64)t589;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t591 = t590 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t592 = t570 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t593 = (u64)t592;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t594 = t593 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t573), "l"(t576), "l"(t579), "l"(t582), "l"(t585), "l"(t588), "l"(t591), "l"(t594) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 198 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t595 = i_3 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t596 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block_4 = t596 - t595;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t598 = block_4 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t599 = t598 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t600 = t13 + t599;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t601 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t600), "r"(t601) : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t602 = block_4 << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t603 = t602 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t604 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t605 = t604 + t603;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t606 = t605 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t607 = (u64)t606;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t608 = t607 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t609 = t605 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t610 = (u64)t609;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t611 = t610 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t612 = t605 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t613 = (u64)t612;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t614 = t613 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t615 = t605 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t616 = (u64)t615;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t617 = t616 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t608), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t611), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t614), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t617) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 199 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t618 = 2u <= i_3;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t619 = t219 & t618;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t619) {
                    const u32 t620 = i_3 - 2u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t621 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t622 = t621 - t620;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_3 = t622 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t624 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t625 = t624 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t625) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t626 = t622 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t627 = t626 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t628 = t13 + t627;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t629;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t629) : "r"(t628) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t630 = t629 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t630) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t631 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t628), "r"(t631) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_6 = head_2 + t45;
                            const u32 batch_10 = batch_5 + batch_2;
                            const bool wraps_7 = kv_heads <= head_6;
                            const u32 t635 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t636 = head_6 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t637 = wraps_7 ? t636 : head_6;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t638 = batch_10 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t639 = wraps_7 ? t638 : batch_10;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t640 = t622 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t641 = t622 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t642 = smem_1 + t641;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t643 = t622 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t644 = t10 + t643;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t645 = t622 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t646 = t13 + t645;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t646) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t642), "l"(k), "r"(t646), "r"(0u), "r"(t637), "r"(t640), "r"(t639) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t647 = t622 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t648 = t647 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t649 = t13 + t648;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t649) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t644), "l"(v), "r"(t649), "r"(0u), "r"(t637), "r"(t640), "r"(t639) : "memory");
                        }
                    }
                }
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t650 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t652;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t653 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t655;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t656 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t658;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t659 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t661;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t662 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t664;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t665 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t667;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t668 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t668));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t670;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t671 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t673;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t674 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t675 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t676 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t677 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t678 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t678));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t680;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t681 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t683;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t684 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t684));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t686;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t687 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t687));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t689;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t690 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t690));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t692;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t692;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t693 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t695;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t695;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t696 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t696));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t698;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t699 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t699));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t701;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t701;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t702 = t674 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t703 = t675 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t704 = t676 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t705 = t677 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t706 = t702 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t707 = t703 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t708 = t704 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t709 = t705 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t710 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t710));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t712;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t713 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t715;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t716 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t716));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t718;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t719 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t721;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t722 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t724;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t725 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t727;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t728 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t728));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t730;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t731 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t733;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t734 = t706 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t735 = t707 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t736 = t708 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t737 = t709 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t738 = t734 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t739 = t735 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t740 = t736 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t741 = t737 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t742 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t742));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t744;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t745 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t747;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t748 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t748));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t750;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t751 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t753;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t753;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t754 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t754));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t756;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t756;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t757 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t759;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t760 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t760));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t762;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t763 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t765;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t765;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t766 = t738 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t767 = t739 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t768 = t740 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t769 = t741 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t770 = t766 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t771 = t767 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t772 = t768 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t773 = t769 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t770 + t771;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t772 + t773;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool t780 = doubts | doubts_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t780);
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
                    const u32 t782 = count & 1u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t783 = t782 << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t784 = t9 + t783;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t785 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t786 = t785 - i_3;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t787 = t786 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t788 = smem_1 + t787;
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
                    const u32 t789 = t46 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t790 = lane & 15u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t791 = t789 + t790;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t792 = lane >> 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t793 = t791 & 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t794 = t792 ^ t793;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t795 = t791 << 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t796 = t794 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t797 = t795 + t796;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t798 = t784 + t797;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t799 = t797 ^ 32u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t800 = t784 + t799;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t801 = t797 ^ 64u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t802 = t784 + t801;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t803 = t797 ^ 96u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t804 = t784 + t803;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t798) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t800) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t802) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t804) : "memory");
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t805 = lane & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t806 = lane >> 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t807 = t806 << 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t808 = t805 + t807;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t809 = lane >> 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t810 = t809 & 1u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t811 = t808 & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t812 = t810 ^ t811;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t813 = t808 << 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t814 = t812 << 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t815 = t813 + t814;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t816 = t815 ^ 32u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t817 = t815 ^ 64u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t818 = t815 ^ 96u;
                    const u32 t819 = t788 + t815;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t819) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t819) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t819) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t819) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t820 = t788 + t816;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t820) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t820) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t820) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t820) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t821 = t788 + t817;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t821) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t821) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t821) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t821) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t822 = t788 + t818;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t822) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t822) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t822) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t822) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 239 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t824;
                    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t825;
                    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t824), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t826;
                    asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t827;
                    asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t825), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t828;
                    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t826), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t829;
                    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t827), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t830;
                    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t828), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t831;
                    asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t829), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t832;
                    asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t830), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t833;
                    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t831), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t834;
                    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t832), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t835;
                    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t833), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t836;
                    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t834), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t837;
                    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t835), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t838;
                    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t836), "f"(s_30));
                    f32 t839;
                    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t837), "f"(t838));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t840;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t840) : "f"(t839));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t839), "f"(t840));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t842;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t842) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t842));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t845 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t845;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t847 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(old_3), "f"(scale_log2), "f"(t847));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t848));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_1;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t850 = new_1 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference = t850;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t851 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t852 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t854;
                    const f32 t855 = t851 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t856 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t858;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t859 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t861;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t861;
                    const f32 t862 = t855 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t863 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t865;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t865;
                    const f32 t866 = s_2 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t867 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t869;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t869;
                    const f32 t870 = t862 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t871 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t873;
                    const f32 t874 = t866 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t875 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t877;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t877;
                    const f32 t878 = t870 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t879 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t881;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t881;
                    const f32 t882 = t874 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t883 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t885;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t885;
                    const f32 t886 = t878 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t887 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t889;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t889;
                    const f32 t890 = t882 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t891 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t893;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t893;
                    const f32 t894 = t886 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t895 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t897;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t897;
                    const f32 t898 = t890 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t899 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t901;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t901;
                    const f32 t902 = t894 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t903 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t905;
                    const f32 t906 = t898 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t907 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t909;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t909;
                    const f32 t910 = t902 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t911 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t913;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t913) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t913;
                    const f32 t914 = t906 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t915 = t910 + t914;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t915;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t917;
                    asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t918;
                    asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t917), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t919;
                    asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t920;
                    asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t918), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t921;
                    asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t919), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t922;
                    asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t920), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t923;
                    asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t921), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t924;
                    asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t922), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t925;
                    asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t923), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t926;
                    asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t924), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t927;
                    asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t925), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t928;
                    asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t926), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t929;
                    asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t927), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t930;
                    asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t928), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t931;
                    asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t929), "f"(s_32));
                    f32 t932;
                    asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t930), "f"(t931));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t933;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t933) : "f"(t932));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t932), "f"(t933));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t935;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t935) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t935));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t938 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t938;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t940 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(old_4), "f"(scale_log2), "f"(t940));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t941));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t943 = new_2 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference_2 = t943;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t944 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t945 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t947;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t947;
                    const f32 t948 = t944 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t949 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t951;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t951;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t952 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t954;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t954;
                    const f32 t955 = t948 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t956 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t958;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t958;
                    const f32 t959 = s_4 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t960 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t960));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t962;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t962;
                    const f32 t963 = t955 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t964 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t966;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t966;
                    const f32 t967 = t959 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t968 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t970;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t970;
                    const f32 t971 = t963 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t972 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t974;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t974;
                    const f32 t975 = t967 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t976 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t978;
                    const f32 t979 = t971 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t980 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t982;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t982;
                    const f32 t983 = t975 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t984 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t986;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t986;
                    const f32 t987 = t979 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t988 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t990;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t990;
                    const f32 t991 = t983 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t992 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t994;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t994;
                    const f32 t995 = t987 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t996 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t998;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t998;
                    const f32 t999 = t991 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1000 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t1000));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1002;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1002;
                    const f32 t1003 = t995 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1004 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t1004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1006;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1006;
                    const f32 t1007 = t999 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1008 = t1003 + t1007;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1009 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1010 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1011 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1012 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1013 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1014 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1015 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1016 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1017 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1018 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1019 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1020 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1021 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1022 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1023 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1024 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1025 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1026 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1027 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1028 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1029 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1030 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1031 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1032 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1033 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1034 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1035 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1036 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1037 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1038 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1039 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1040 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1040;
                } else {
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1041 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t1041;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1042 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t1042;
                }
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1043;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(s), "f"(s_2));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1044;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s_3), "f"(s_4));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1045;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(s_5), "f"(s_6));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1046;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(s_7), "f"(s_8));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1047;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(s_9), "f"(s_10));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1048;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(s_11), "f"(s_12));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1049;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(s_13), "f"(s_14));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1050;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(s_15), "f"(s_16));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1051;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(s_17), "f"(s_18));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1052;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s_19), "f"(s_20));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1053;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_21), "f"(s_22));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1054;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(s_23), "f"(s_24));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1055;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_25), "f"(s_26));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1056;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_27), "f"(s_28));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1057;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(s_29), "f"(s_30));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1058;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1043;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1044;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1045;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1046;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1047;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1048;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1049;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1050;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1051;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1052;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1053;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1054;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1055;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1056;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1057;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1058;
            }
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_8 = share <= local_3;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_7 = head_2 + t45;
            const u32 batch_11 = batch_5 + batch_2;
            const bool wraps_9 = kv_heads <= head_7;
            const u32 t1064 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1065 = head_7 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1066 = wraps_9 ? t1065 : head_7;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1067 = batch_11 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1068 = wraps_9 ? t1067 : batch_11;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1069 = wraps_8 ? t1064 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1070 = wraps_8 ? t1066 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1071 = wraps_8 ? t1068 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1072 = local_3 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1073 = wraps_8 ? t1072 : local_3;
#line 79 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 last_4 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1075 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 block_5 = t1075 - last_4;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1077 = block_5 + 4u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1078 = t1077 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1079 = t13 + t1078;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1080 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1079), "r"(t1080) : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1081 = block_5 << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1082 = t1081 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1083 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1084 = t1083 + t1082;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1085 = t1084 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1086 = (u64)t1085;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1087 = t1086 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1088 = t1084 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1089 = (u64)t1088;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1090 = t1089 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1091 = t1084 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1092 = (u64)t1091;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1093 = t1092 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1094 = t1084 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1095 = (u64)t1094;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1096 = t1095 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t1087), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t1090), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t1093), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t1096) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 205 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t1098 = t46 == 0u;
#line 206 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t1098) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t1099 = lane == 0u;
#line 208 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1099) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_10 = share <= local_4;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_8 = head_2 + t45;
                    const u32 batch_12 = batch_5 + batch_2;
                    const bool wraps_11 = kv_heads <= head_8;
                    const u32 t1105 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1106 = head_8 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1107 = wraps_11 ? t1106 : head_8;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1108 = batch_12 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1109 = wraps_11 ? t1108 : batch_12;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1110 = wraps_10 ? t1105 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1111 = wraps_10 ? t1107 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1112 = wraps_10 ? t1109 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1113 = local_4 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1114 = wraps_10 ? t1113 : local_4;
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1115 = 4u - step;
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_5 = t1114 + t1115;
                    const bool wraps_12 = share <= local_5;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_9 = t1111 + t45;
                    const u32 batch_13 = t1112 + batch_2;
                    const bool wraps_13 = kv_heads <= head_9;
                    const u32 t1121 = t1110 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1122 = head_9 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1123 = wraps_13 ? t1122 : head_9;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1124 = batch_13 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1125 = wraps_13 ? t1124 : batch_13;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1126 = wraps_12 ? t1121 : t1110;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1127 = wraps_12 ? t1123 : t1111;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1128 = wraps_12 ? t1125 : t1112;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1129 = local_5 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1130 = wraps_12 ? t1129 : local_5;
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1131 = 4u - t1115;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
                    const bool t1132 = t1128 < batch;
#line 210 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1132) {
                        const u32 slot = count & 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1134 = t1130 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1135 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1136 = t1134 + t1135;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_11 = t1136 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_12 = 3u - tile_11;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1139 = tile_12 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1140 = t1127 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1141 = t1130 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1142 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1143 = t1141 + t1142;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1144 = t1143 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1145 = t1140 + t1144;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1146 = t15 + slot;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1147 = t1146 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1148 = t13 + t1147;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1148) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1149 = slot << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1150 = t9 + t1149;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1150), "l"(q), "r"(t1148), "r"(0u), "r"(t1145), "r"(t1139), "r"(t1128) : "memory");
                    }
                }
            } else {
#line 216 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 89 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 307 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t219) {
#line 309 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t1151 = 2u <= end_6;
#line 309 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t1151) {
                    const u32 t1152 = end_6 - 2u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t1153 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t1154 = t1153 - t1152;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_5 = t1154 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1156 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1157 = t1156 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1157) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1158 = t1154 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1159 = t1158 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1160 = t13 + t1159;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t1161;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1161) : "r"(t1160) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t1162 = t1161 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t1162) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t1163 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1160), "r"(t1163) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_10 = head_2 + t45;
                            const u32 batch_14 = batch_5 + batch_2;
                            const bool wraps_14 = kv_heads <= head_10;
                            const u32 t1167 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1168 = head_10 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1169 = wraps_14 ? t1168 : head_10;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1170 = batch_14 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t1171 = wraps_14 ? t1170 : batch_14;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1172 = t1154 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1173 = t1154 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1174 = smem_1 + t1173;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1175 = t1154 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t1176 = t10 + t1175;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1177 = t1154 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1178 = t13 + t1177;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1178) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1174), "l"(k), "r"(t1178), "r"(0u), "r"(t1169), "r"(t1172), "r"(t1171) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1179 = t1154 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1180 = t1179 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t1181 = t13 + t1180;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1181) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1176), "l"(v), "r"(t1181), "r"(0u), "r"(t1169), "r"(t1172), "r"(t1171) : "memory");
                        }
                    }
                }
#line 312 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1182 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1183 = end_6 - 1u;
#line 269 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1184 = t1183 - t1182;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool last_6 = t1184 == 3u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1186 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1187 = t1186 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1187) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1188 = t1184 + 8u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1189 = t1188 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1190 = t13 + t1189;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1191;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1191) : "r"(t1190) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1192 = t1191 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1192) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1193 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1190), "r"(t1193) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_11 = head_2 + t45;
                        const u32 batch_15 = batch_5 + batch_2;
                        const bool wraps_15 = kv_heads <= head_11;
                        const u32 t1197 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1198 = head_11 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1199 = wraps_15 ? t1198 : head_11;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1200 = batch_15 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1201 = wraps_15 ? t1200 : batch_15;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1202 = t1184 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1203 = t1184 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1204 = smem_1 + t1203;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1205 = t1184 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1206 = t10 + t1205;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1207 = t1184 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1208 = t13 + t1207;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1208) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1204), "l"(k), "r"(t1208), "r"(0u), "r"(t1199), "r"(t1202), "r"(t1201) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1209 = t1184 + 4u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1210 = t1209 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1211 = t13 + t1210;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1211) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1206), "l"(v), "r"(t1211), "r"(0u), "r"(t1199), "r"(t1202), "r"(t1201) : "memory");
                    }
                }
            }
#line 92 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1212 = round + 1u;
            const u32 t1213 = count + 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1214 = t1073 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1215 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1216 = t1214 + t1215;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_13 = t1216 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_14 = 3u - tile_13;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 first_query_4 = tile_14 << 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1220 = first_query_4 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1220 < 256u ? t1220 : 256u;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1222 = first_query_4 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1223 = t1222 + 1u;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t1223 < 256u ? t1223 : 256u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1225 = end_12 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1226 = t1225 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_13 = t1226 > 1u ? t1226 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1228 = end_11 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t1228 < end_13 ? t1228 : end_13;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1230 = end_13 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t1231 = t1230 < end_13 ? t1230 : end_13;
#line 249 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 block_6 = end_13 - 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t1233 = t1071 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t1233) {
                const u32 t1234 = t1213 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1235 = t15 + t1234;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1236 = t1235 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1237 = t13 + t1236;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1238 = t1213 >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1239 = t1238 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1237), "r"(t1239) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1240 = block_6 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1241 = t13 + t1240;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t1242 = t1069 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1241), "r"(t1242) : "memory");
            }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1243 = t1213 & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1244 = t1243 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1245 = t1244 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1246 = block_6 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t1247 = t1246 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1248 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1249 = t1248 + t1245;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1250 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1251 = t1250 + t1247;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1252 = t1249 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1253 = (u64)t1252;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1254 = t1253 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1255 = t1251 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1256 = (u64)t1255;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1257 = t1256 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1258 = t1249 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1259 = (u64)t1258;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1260 = t1259 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1261 = t1251 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1262 = (u64)t1261;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1263 = t1262 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1264 = t1249 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1265 = (u64)t1264;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1266 = t1265 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1267 = t1251 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1268 = (u64)t1267;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1269 = t1268 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1270 = t1249 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1271 = (u64)t1270;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1272 = t1271 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t1273 = t1251 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1274 = (u64)t1273;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t1275 = t1274 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1254), "l"(t1257), "l"(t1260), "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1276) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1276;
            f32 t1278;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1278) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1279 = pair_5 + t1278;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1279;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1280;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1280) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1280;
            f32 t1282;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1282) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1283 = pair_6 + t1282;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1283;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1284 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1285;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1284 ? 0.0f : t1285;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1287 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1287;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1288 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1289 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1290 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1291 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1292 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1293 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1294 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1295 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1296 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1296;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1297 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1297;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1298 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1298;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1299 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1299;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1300 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1300;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1301 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1301;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1302 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1302;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1303 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1304;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1303 ? 0.0f : t1304;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1306;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1307 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1307;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1308 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1308;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1309 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1309;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1310;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1311 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1311;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1312 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1312;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1313 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1313;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1314 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1314;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1315 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1315;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1316 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1316;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1317 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1317;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1318;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1319 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1319;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1320 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1320;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1321 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1321;
#line 354 "fa-kernels/src/attention/forward/resident/tile.rs"
            const bool t1322 = lane == 0u;
#line 354 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1322) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1323 = t46 << 4u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(acc), "f"(acc_2));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc_3), "f"(acc_4));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(acc_5), "f"(acc_6));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(acc_7), "f"(acc_8));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_9), "f"(acc_10));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(acc_11), "f"(acc_12));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(acc_13), "f"(acc_14));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_15), "f"(acc_16));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(acc_17), "f"(acc_18));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(acc_19), "f"(acc_20));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(acc_21), "f"(acc_22));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(acc_23), "f"(acc_24));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(acc_25), "f"(acc_26));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(acc_27), "f"(acc_28));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(acc_29), "f"(acc_30));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(acc_31), "f"(acc_32));
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1340 = lane & 15u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1341 = t1323 + t1340;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1342 = lane >> 4u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1343 = t1341 & 7u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1344 = t1342 ^ t1343;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1345 = t1341 << 7u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1346 = t1344 << 4u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1347 = t1345 + t1346;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1348 = t12 + t1347;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1348), "r"(t1324), "r"(t1325), "r"(t1326), "r"(t1327) : "memory");
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1349 = t1347 ^ 32u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1350 = t12 + t1349;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1350), "r"(t1328), "r"(t1329), "r"(t1330), "r"(t1331) : "memory");
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1351 = t1347 ^ 64u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1352 = t12 + t1351;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1352), "r"(t1332), "r"(t1333), "r"(t1334), "r"(t1335) : "memory");
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1353 = t1347 ^ 96u;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1354 = t12 + t1353;
#line 360 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1354), "r"(t1336), "r"(t1337), "r"(t1338), "r"(t1339) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1355 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1356 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1357 = t1355 + t1356;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_15 = t1357 & 3u;
#line 116 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_16 = 3u - tile_15;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1360 = tile_16 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1361 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1362 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1363 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1364 = t1362 + t1363;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1365 = t1364 >> 2u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1366 = t1361 + t1365;
#line 364 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_row = t1360 + t1323;
            const bool t1368 = lane == 0u;
#line 365 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1368) {
#line 367 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1369 = t1323 << 7u;
#line 367 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1370 = t12 + t1369;
#line 367 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1370), "l"(o), "r"(0u), "r"(t1366), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1371 = (u64)batch_5;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1372 = t1371 * lse_stride0;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1373 = t1372 * 4ull;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1374 = lse + t1373;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1375 = (u64)t1366;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1376 = t1375 * lse_stride1;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1377 = t1376 * 4ull;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1378 = t1374 + t1377;
#line 371 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1379 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1380 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1381 = t1380 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1381) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1382 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1382;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1384 = (u64)row * t1379;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1385 = t1384 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1386 = t1378 + t1385;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1387;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1388;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1388) : "f"(row_max), "f"(scale_log2), "f"(t1387));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1388 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1390 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = t1390 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1386), "f"(t1391) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1392 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1393 = first_row + t1392;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1393 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1395 = (u64)row_2 * t1379;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1396 = t1395 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1397 = t1378 + t1396;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1399) : "f"(row_max_2), "f"(scale_log2), "f"(t1398));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1399 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1401 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1402 = t1401 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1397), "f"(t1402) : "memory");
            }
#line 164 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1403 = 4u - step;
#line 90 "fa-kernels/src/attention/forward/resident/consumer.rs"
            step = t1403;
            round = t1069;
            head_2 = t1070;
            batch_5 = t1071;
            local = t1073;
            const u32 t1404 = count + 1u;
#line 95 "fa-kernels/src/attention/forward/resident/consumer.rs"
            count = t1404;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t1406 = lane == 0u;
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t1406) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
