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
    const u32 queries = smem_1 + 131072u;
    const u32 outputs = queries + 65536u;
    const u32 t8 = group_2 << 14u;
#line 172 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t9 = queries + t8;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t10 = smem_1 + 65536u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t11 = group_2 << 13u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t12 = outputs + t11;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t13 = outputs + 32768u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t14 = group_2 << 1u;
#line 177 "fa-kernels/src/attention/forward/resident/layout.rs"
    const u32 t15 = t14 + 20u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t25 = t13 + 72u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
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
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t30 = t13 + 112u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t31 = t13 + 120u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t32 = t13 + 128u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t32) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t33 = t13 + 136u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t33) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t34 = t13 + 144u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t34) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t35 = t13 + 152u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t35) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t36 = t13 + 160u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t37 = t13 + 168u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t38 = t13 + 176u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t39 = t13 + 184u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t40 = t13 + 192u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t40) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t41 = t13 + 200u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t41) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t42 = t13 + 208u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t42) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t43 = t13 + 216u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t43) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t44 = t13 + 224u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t44) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t45 = t13 + 232u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t45) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t46 = t13 + 240u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t46) : "memory");
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t47 = t13 + 248u;
#line 206 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t47) : "memory");
#line 208 "fa-kernels/src/attention/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/attention/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const bool t49 = group_2 == 3u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t50 = group_2 + 1u;
#line 28 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 next = t49 ? 0u : t50;
    const u32 t52 = group_2 + 28u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t53 = t52 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t54 = t13 + t53;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t55 = next + 28u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t56 = t55 << 3u;
#line 29 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const u32 t57 = t13 + t56;
#line 87 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t58 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_2 = t58 / kv_heads;
    const u32 t60 = batch_2 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t61 = t58 - t60;
#line 47 "fa-kernels/src/attention/forward/resident/mod.rs"
    const u32 t62 = warp & 3u;
#line 51 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 step = 4u;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t63 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t64 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 batch_3 = t63 / kv_heads;
    const u32 t66 = batch_3 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t67 = t63 - t66;
#line 120 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool wraps = share <= group_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 head = t67 + t61;
    const u32 batch_4 = batch_3 + batch_2;
    const bool wraps_2 = kv_heads <= head;
    const u32 t72 = head - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t73 = wraps_2 ? t72 : head;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t74 = batch_4 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
    const u32 t75 = wraps_2 ? t74 : batch_4;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t76 = wraps ? 1u : 0u;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t77 = wraps ? t73 : t67;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t78 = wraps ? t75 : batch_3;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t79 = group_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t80 = wraps ? t79 : group_2;
#line 57 "fa-kernels/src/attention/forward/resident/consumer.rs"
    u32 round = t76;
    u32 head_2 = t77;
    u32 batch_5 = t78;
    u32 local = t80;
    u32 count = 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t81 = t62 == 0u;
#line 162 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t81) {
        const bool t82 = lane == 0u;
#line 163 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t82) {
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t83 = t78 < batch;
#line 164 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t83) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t84 = t80 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t85 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t86 = t84 + t85;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile = t86 & 7u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t88 = tile << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t89 = t77 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t90 = t80 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t91 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t92 = t90 + t91;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t93 = t92 >> 3u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t94 = t89 + t93;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t95 = t15 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t96 = t13 + t95;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t96) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t9), "l"(q), "r"(t96), "r"(0u), "r"(t94), "r"(t88), "r"(t78) : "memory");
            }
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t97 = blockIdx.x;
#line 70 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t98 = gridDim.x;
#line 77 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 batch_6 = t97 / kv_heads;
            const u32 t100 = batch_6 * kv_heads;
#line 78 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t101 = t97 - t100;
#line 14 "fa-kernels/src/attention/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 8u; i += 4u) {
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t102 = i << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t103 = i << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t104 = smem_1 + t103;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t105 = i << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t106 = t10 + t105;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t107 = i << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t108 = t13 + t107;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t108) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(k), "r"(t108), "r"(0u), "r"(t101), "r"(t102), "r"(batch_6) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t109 = i + 8u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t110 = t109 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t111 = t13 + t110;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t111) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t106), "l"(v), "r"(t111), "r"(0u), "r"(t101), "r"(t102), "r"(batch_6) : "memory");
            }
        }
    }
#line 42 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    const bool t112 = group_2 == 3u;
#line 42 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
    if (t112) {
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
        const bool t113 = lane == 0u;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
        if (t113) {
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t57) : "memory");
        }
    }
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
    const bool t114 = t78 < batch;
#line 64 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t114) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 local_2 = t80 + step;
        const bool wraps_3 = share <= local_2;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 head_3 = t77 + t61;
        const u32 batch_7 = t78 + batch_2;
        const bool wraps_4 = kv_heads <= head_3;
        const u32 t120 = t76 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t121 = head_3 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t122 = wraps_4 ? t121 : head_3;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t123 = batch_7 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
        const u32 t124 = wraps_4 ? t123 : batch_7;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t125 = wraps_3 ? t120 : t76;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t126 = wraps_3 ? t122 : t77;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t127 = wraps_3 ? t124 : t78;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t128 = local_2 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t129 = wraps_3 ? t128 : local_2;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
        const bool exists = t127 < batch;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t131 = exists ? t125 : t76;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t132 = exists ? t126 : t77;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t133 = exists ? t127 : t78;
#line 181 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t134 = exists ? t129 : t80;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t135 = t62 == 0u;
#line 191 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t135) {
            const bool t136 = lane == 0u;
#line 192 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t136) {
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t137 = t134 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t138 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t139 = t137 + t138;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 tile_2 = t139 & 7u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t141 = tile_2 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t142 = t132 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t143 = t134 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t144 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t145 = t143 + t144;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t146 = t145 >> 3u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                const u32 t147 = t142 + t146;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t148 = t15 + 1u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t149 = t148 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                const u32 t150 = t13 + t149;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t150) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t151 = t9 + 8192u;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t151), "l"(q), "r"(t150), "r"(0u), "r"(t147), "r"(t141), "r"(t133) : "memory");
            }
        }
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const bool t152 = !exists;
#line 196 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t152) {
            const u32 t153 = t15 + 1u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t154 = t153 << 3u;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t155 = t13 + t154;
#line 197 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(0u) : "memory");
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
        const bool t156 = t78 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
        if (t156) {
            const u32 t157 = count & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t158 = t15 + t157;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t159 = t158 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t160 = t13 + t159;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t161 = count >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t162 = t161 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t160), "r"(t162) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t163 = t76 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t13), "r"(t163) : "memory");
        }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t164 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t165 = t164 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
        const u32 t166 = t165 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t167 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t168 = t167 + t166;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t169 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t170 = t168 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t171 = (u64)t170;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t172 = t171 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t173 = t169 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t174 = (u64)t173;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t175 = t174 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t176 = t168 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t177 = (u64)t176;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t178 = t177 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t179 = t169 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t180 = (u64)t179;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t181 = t180 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t182 = t168 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t183 = (u64)t182;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t184 = t183 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t185 = t169 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t186 = (u64)t185;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t187 = t186 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t188 = t168 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t189 = (u64)t188;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t190 = t189 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u32 t191 = t169 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t192 = (u64)t191;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        const u64 t193 = t192 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t172), "l"(t175), "l"(t178), "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t194 = batch_5 < batch;
            if (!t194) break;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t195 = local + step;
#line 76 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool last = share <= t195;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_4 = head_2 + t61;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t200 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t201 = head_4 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t202 = wraps_5 ? t201 : head_4;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t203 = batch_8 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t204 = wraps_5 ? t203 : batch_8;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t205 = local < 4u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t206 = t204 < batch;
#line 78 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const bool t207 = last & t206;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t208 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t209 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t210 = t208 + t209;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_3 = t210 & 7u;
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
            f32 t214;
            asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t215;
            asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(t214), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t216;
            asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t217;
            asm("max.f32 %0, %1, %2;" : "=f"(t217) : "f"(t215), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t218;
            asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(t216), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t219;
            asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(t217), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t220;
            asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t218), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t221;
            asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t219), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t222;
            asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t220), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t223;
            asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t221), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t224;
            asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t222), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t225;
            asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t223), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t226;
            asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t224), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t227;
            asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t225), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t228;
            asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t226), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t227), "f"(t228));
#line 175 "fa-kernels/src/attention/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t231;
            asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t232;
            asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t231), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t233;
            asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t234;
            asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t232), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t235;
            asm("max.f32 %0, %1, %2;" : "=f"(t235) : "f"(t233), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t236;
            asm("max.f32 %0, %1, %2;" : "=f"(t236) : "f"(t234), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t237;
            asm("max.f32 %0, %1, %2;" : "=f"(t237) : "f"(t235), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t238;
            asm("max.f32 %0, %1, %2;" : "=f"(t238) : "f"(t236), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t239;
            asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t237), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t240;
            asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t238), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t241;
            asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t239), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t242;
            asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t240), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t243;
            asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t241), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t244;
            asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(t242), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t245;
            asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t243), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t244), "f"(t245));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t247;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t247) : "f"(maxima));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t247));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t249;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t249) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t249));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t251;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t251) : "f"(maxima_2));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t251));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t253;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t253) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t253));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t256 = maxima_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references = none ? 0.0f : t256;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t259 = maxima_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 references_2 = none_2 ? 0.0f : t259;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t261 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t261));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t263;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t263) : "f"(exponent));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s = t263;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t264 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t264));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t266;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t266) : "f"(exponent_2));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_2 = t266;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t267 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t267));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t269;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(exponent_3));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_3 = t269;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t270 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t272;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_4));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_4 = t272;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t273 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t273));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t275) : "f"(exponent_5));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_5 = t275;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t276 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t276));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t278;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t278) : "f"(exponent_6));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_6 = t278;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t279 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t279));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent_7));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_7 = t281;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t282 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t284;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_8));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_8 = t284;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t285 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t286 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t287 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t288 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t289 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t289));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t291) : "f"(exponent_9));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_9 = t291;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t292 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t292));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_10));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_10 = t294;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t295 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t295));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t297;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t297) : "f"(exponent_11));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_11 = t297;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t298 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t300;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_12));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_12 = t300;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t301 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t301));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t303) : "f"(exponent_13));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_13 = t303;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t304 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_14));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_14 = t306;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t307 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t307));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t309;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_15));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_15 = t309;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t310 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t310));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(exponent_16));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_16 = t312;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t313 = t285 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t314 = t286 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t315 = t287 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t316 = t288 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t317 = t313 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t318 = t314 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t319 = t315 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t320 = t316 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t321 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t321));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t323;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t323) : "f"(exponent_17));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_17 = t323;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t324 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t324));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t326;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_18));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_18 = t326;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t327 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t327));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t329;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(exponent_19));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_19 = t329;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t330 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t330));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(exponent_20));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_20 = t332;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t333 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t333));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(exponent_21));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_21 = t335;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t336 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t336));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_22));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_22 = t338;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t339 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t339));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(exponent_23));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_23 = t341;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t342 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t342));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(exponent_24));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_24 = t344;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t345 = t317 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t346 = t318 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t347 = t319 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t348 = t320 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t349 = t345 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t350 = t346 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t351 = t347 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t352 = t348 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t353 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t353));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t355;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t355) : "f"(exponent_25));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_25 = t355;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t356 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t356));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t358;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t358) : "f"(exponent_26));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_26 = t358;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t359 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t359));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t361;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t361) : "f"(exponent_27));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_27 = t361;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t362 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t364;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_28));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_28 = t364;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t365 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t365));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t367;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(exponent_29));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_29 = t367;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t368 = -references;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t368));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t370;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(exponent_30));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_30 = t370;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t371 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t371));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t373;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_31));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_31 = t373;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t374 = -references_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t376;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_32));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
            s_32 = t376;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t377 = t349 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t378 = t350 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t379 = t351 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t380 = t352 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t381 = t377 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t382 = t378 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t383 = t379 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t384 = t380 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums = t381 + t382;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
            const f32 sums_2 = t383 + t384;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max = maxima_3;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t387 = maxima_3 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference = t387;
            row_sum = sums;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            row_max_2 = maxima_4;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            const f32 t388 = maxima_4 * scale_log2;
#line 182 "fa-kernels/src/attention/softmax/step.rs"
            reference_2 = t388;
            row_sum_2 = sums_2;
#line 57 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t54), "r"(0u) : "memory");
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(s), "f"(s_2));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(s_3), "f"(s_4));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(s_5), "f"(s_6));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t392) : "f"(s_7), "f"(s_8));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(s_9), "f"(s_10));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t394) : "f"(s_11), "f"(s_12));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t395;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t395) : "f"(s_13), "f"(s_14));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t396;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t396) : "f"(s_15), "f"(s_16));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t397;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t397) : "f"(s_17), "f"(s_18));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t398;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t398) : "f"(s_19), "f"(s_20));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t399;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t399) : "f"(s_21), "f"(s_22));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t400;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(s_23), "f"(s_24));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t401;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t401) : "f"(s_25), "f"(s_26));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t402;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t402) : "f"(s_27), "f"(s_28));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t403;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(s_29), "f"(s_30));
#line 141 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t404;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t389;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t390;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t391;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t392;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t393;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t394;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t395;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t396;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t397;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t398;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t399;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t400;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t401;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t402;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t403;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t404;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            const bool t405 = lane == 0u;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            if (t405) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t57) : "memory");
            }
#line 155 "fa-kernels/src/attention/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 8u; i_2 += 1u) {
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t205) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t406 = i_2 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t407 = t13 + t406;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t408 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t407), "r"(t408) : "memory");
                }
#line 197 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t409 = count & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t410 = t409 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t411 = t410 >> 4u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t412 = i_2 << 13u;
#line 249 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t413 = t412 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t414 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t415 = t414 + t411;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t416 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t417 = t416 + t413;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t418 = t415 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t419 = (u64)t418;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t420 = t419 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t421 = t417 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t422 = (u64)t421;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t423 = t422 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t424 = t415 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t425 = (u64)t424;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t426 = t425 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t427 = t417 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t428 = (u64)t427;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t429 = t428 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t430 = t415 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t431 = (u64)t430;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t432 = t431 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t433 = t417 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t434 = (u64)t433;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t435 = t434 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t436 = t415 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t437 = (u64)t436;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t438 = t437 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t439 = t417 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t440 = (u64)t439;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u64 t441 = t440 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t420), "l"(t423), "l"(t426), "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 198 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 block = i_2 - 1u;
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t205) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t443 = block + 8u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t444 = t443 << 3u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t445 = t13 + t444;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t446 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t445), "r"(t446) : "memory");
                }
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t447 = block << 13u;
#line 255 "fa-kernels/src/attention/forward/resident/layout.rs"
                const u32 t448 = t447 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t449 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t450 = t449 + t448;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t451 = t450 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t452 = (u64)t451;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t453 = t452 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t454 = t450 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t455 = (u64)t454;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t456 = t455 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t457 = t450 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t458 = (u64)t457;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t459 = t458 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t460 = t450 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t461 = (u64)t460;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u64 t462 = t461 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t453), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t456), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t459), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t462) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 199 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t463 = 2u <= i_2;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                const bool t464 = t207 & t463;
#line 296 "fa-kernels/src/attention/forward/resident/tile.rs"
                if (t464) {
                    const u32 t465 = i_2 - 2u;
#line 273 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool last_2 = t465 == 7u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t467 = t465 & 1u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t468 = t467 == 1u;
#line 277 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool complete = t468 | last_2;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t470 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t471 = t470 & complete;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t471) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t472 = t465 >> 1u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t473 = t472 + 16u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t474 = t473 << 3u;
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t475 = t13 + t474;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        u32 t476;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t476) : "r"(t475) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const bool t477 = t476 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        if (t477) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            const u32 t478 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t475), "r"(t478) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 head_5 = head_2 + t61;
                            const u32 batch_9 = batch_5 + batch_2;
                            const bool wraps_6 = kv_heads <= head_5;
                            const u32 t482 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t483 = head_5 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t484 = wraps_6 ? t483 : head_5;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t485 = batch_9 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                            const u32 t486 = wraps_6 ? t485 : batch_9;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t487 = t465 & 1u;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const bool t488 = t487 == 1u;
#line 35 "fa-kernels/src/attention/forward/resident/loads.rs"
                            if (t488) {
                                const u32 t489 = t465 - 1u;
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t490 = t489 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t491 = t489 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t492 = smem_1 + t491;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t493 = t489 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                                const u32 t494 = t10 + t493;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t495 = t489 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t496 = t13 + t495;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t496) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t492), "l"(k), "r"(t496), "r"(0u), "r"(t484), "r"(t490), "r"(t486) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t497 = t489 + 8u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t498 = t497 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                                const u32 t499 = t13 + t498;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t499) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t494), "l"(v), "r"(t499), "r"(0u), "r"(t484), "r"(t490), "r"(t486) : "memory");
                            }
#line 51 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t500 = t465 << 6u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t501 = t465 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t502 = smem_1 + t501;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t503 = t465 << 13u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                            const u32 t504 = t10 + t503;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t505 = t465 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t506 = t13 + t505;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t506) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t502), "l"(k), "r"(t506), "r"(0u), "r"(t484), "r"(t500), "r"(t486) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t507 = t465 + 8u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t508 = t507 << 3u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                            const u32 t509 = t13 + t508;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t509) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t504), "l"(v), "r"(t509), "r"(0u), "r"(t484), "r"(t500), "r"(t486) : "memory");
                        }
                    }
                }
#line 57 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
                const u32 t510 = i_2 & 1u;
#line 57 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t54), "r"(t510) : "memory");
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t511 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(exponent_33));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s = t513;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t514 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t514));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t516;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_34));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_2 = t516;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t517 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(exponent_35));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_3 = t519;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t520 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t520));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t522;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(exponent_36));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_4 = t522;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t523 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(exponent_37));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_5 = t525;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t526 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t528;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_38));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_6 = t528;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t529 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_39));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_7 = t531;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t532 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t532));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t534;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent_40));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_8 = t534;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t535 = s + s_5;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t536 = s_2 + s_6;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t537 = s_3 + s_7;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t538 = s_4 + s_8;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t539 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t541;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(exponent_41));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_9 = t541;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t542 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t542));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t544;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(exponent_42));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_10 = t544;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t545 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t547;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_43));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_11 = t547;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t548 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t548));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t550;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(exponent_44));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_12 = t550;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t551 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t553;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(exponent_45));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_13 = t553;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t554 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t556;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(exponent_46));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_14 = t556;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t557 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_47));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_15 = t559;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t560 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(exponent_48));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_16 = t562;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t563 = t535 + s_9;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t564 = t536 + s_10;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t565 = t537 + s_11;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t566 = t538 + s_12;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t567 = t563 + s_13;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t568 = t564 + s_14;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t569 = t565 + s_15;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t570 = t566 + s_16;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t571 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(exponent_49));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_17 = t573;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t574 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t574));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t576;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_50));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_18 = t576;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t577 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t579;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(exponent_51));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_19 = t579;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t580 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t580));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t582;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(exponent_52));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_20 = t582;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t583 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(exponent_53));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_21 = t585;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t586 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t586));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t588;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_54));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_22 = t588;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t589 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t589));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_55));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_23 = t591;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t592 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t592));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t594;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(exponent_56));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_24 = t594;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t595 = t567 + s_17;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t596 = t568 + s_18;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t597 = t569 + s_19;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t598 = t570 + s_20;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t599 = t595 + s_21;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t600 = t596 + s_22;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t601 = t597 + s_23;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t602 = t598 + s_24;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t603 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_57));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_25 = t605;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t606 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t606));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t608;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(exponent_58));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_26 = t608;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t609 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t611;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_59));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_27 = t611;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t612 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t612));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t614;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(exponent_60));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_28 = t614;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t615 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_61));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_29 = t617;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t618 = -reference;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t618));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t620;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(exponent_62));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_30 = t620;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t621 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_63));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_31 = t623;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t624 = -reference_2;
#line 205 "fa-kernels/src/attention/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t624));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t626;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(exponent_64));
#line 206 "fa-kernels/src/attention/softmax/step.rs"
                s_32 = t626;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t627 = t599 + s_25;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t628 = t600 + s_26;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t629 = t601 + s_27;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t630 = t602 + s_28;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t631 = t627 + s_29;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t632 = t628 + s_30;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t633 = t629 + s_31;
#line 211 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t634 = t630 + s_32;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_3 = t631 + t632;
#line 215 "fa-kernels/src/attention/softmax/step.rs"
                const f32 sums_4 = t633 + t634;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 275 "fa-kernels/src/attention/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool t641 = doubts | doubts_2;
#line 279 "fa-kernels/src/attention/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t641);
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
                    const u32 t643 = count & 1u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t644 = t643 << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t645 = t9 + t644;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t646 = i_2 << 13u;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t647 = smem_1 + t646;
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
                    const u32 t648 = t62 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t649 = lane & 15u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t650 = t648 + t649;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t651 = lane >> 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t652 = t650 & 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t653 = t651 ^ t652;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t654 = t650 << 7u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t655 = t653 << 4u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t656 = t654 + t655;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t657 = t645 + t656;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t658 = t656 ^ 32u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t659 = t645 + t658;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t660 = t656 ^ 64u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t661 = t645 + t660;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t662 = t656 ^ 96u;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t663 = t645 + t662;
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t657) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t659) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t661) : "memory");
#line 234 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t663) : "memory");
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t664 = lane & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t665 = lane >> 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t666 = t665 << 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t667 = t664 + t666;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t668 = lane >> 3u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t669 = t668 & 1u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t670 = t667 & 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t671 = t669 ^ t670;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t672 = t667 << 7u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t673 = t671 << 4u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t674 = t672 + t673;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t675 = t674 ^ 32u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t676 = t674 ^ 64u;
#line 235 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t677 = t674 ^ 96u;
                    const u32 t678 = t647 + t674;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t678) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t678) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t678) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t678) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t679 = t647 + t675;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t679) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t679) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t679) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t679) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t680 = t647 + t676;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t680) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t680) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t680) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t680) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    const u32 t681 = t647 + t677;
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t681) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t681) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t681) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t681) : "memory");
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 236 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 239 "fa-kernels/src/attention/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t683;
                    asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t684;
                    asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t683), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t685;
                    asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(s_2), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t686;
                    asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t684), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t687;
                    asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t685), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t688;
                    asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t686), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t689;
                    asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t687), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t690;
                    asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t688), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t691;
                    asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t689), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t692;
                    asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t690), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t693;
                    asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t691), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t694;
                    asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t692), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t695;
                    asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t693), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t696;
                    asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t694), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t697;
                    asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t695), "f"(s_30));
                    f32 t698;
                    asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t696), "f"(t697));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t699;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t699) : "f"(t698));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t698), "f"(t699));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t701;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t701) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t701));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t704 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t704;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t706 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(old_3), "f"(scale_log2), "f"(t706));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t707));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_1;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t709 = new_1 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference = t709;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t710 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t711 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t713;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t713;
                    const f32 t714 = t710 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t715 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t717;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t717;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t718 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t718));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t720;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t720;
                    const f32 t721 = t714 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t722 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t724;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t724;
                    const f32 t725 = s_2 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t726 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t728;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t728;
                    const f32 t729 = t721 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t730 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t730));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t732;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t732;
                    const f32 t733 = t725 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t734 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t734));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t736;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t736;
                    const f32 t737 = t729 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t738 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t738));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t740;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t740;
                    const f32 t741 = t733 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t742 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t742));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t744;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t744;
                    const f32 t745 = t737 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t746 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t746));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t748;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t748;
                    const f32 t749 = t741 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t750 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t750));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t752;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t752;
                    const f32 t753 = t745 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t754 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t754));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t756;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t756;
                    const f32 t757 = t749 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t758 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t758));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t760;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t760;
                    const f32 t761 = t753 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t762 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t762));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t764;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t764;
                    const f32 t765 = t757 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t766 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t766));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t768;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t768;
                    const f32 t769 = t761 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t770 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t770));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t772;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t772;
                    const f32 t773 = t765 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t774 = t769 + t773;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t774;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t776;
                    asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t776), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(s_4), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t777), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t778), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t779), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t780), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t781), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t782), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t783), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t784), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t785), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t786), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t787), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t788), "f"(s_32));
                    f32 t791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t789), "f"(t790));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t792;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t792) : "f"(t791));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t791), "f"(t792));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t794;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t794) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t794));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t797 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t797;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t799 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t800;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(old_4), "f"(scale_log2), "f"(t799));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t800));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    const f32 t802 = new_2 * scale_log2;
#line 169 "fa-kernels/src/attention/softmax.rs"
                    reference_2 = t802;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t803 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t804 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t804));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t806;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t806;
                    const f32 t807 = t803 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t808 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t808));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t810;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t810;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t811 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t813;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t813;
                    const f32 t814 = t807 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t815 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t817;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t817;
                    const f32 t818 = s_4 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t819 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t821;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t821;
                    const f32 t822 = t814 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t823 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t825;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t825;
                    const f32 t826 = t818 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t827 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t829;
                    const f32 t830 = t822 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t831 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t833;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t833;
                    const f32 t834 = t826 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t835 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t837;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t837;
                    const f32 t838 = t830 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t839 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t841;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t841;
                    const f32 t842 = t834 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t843 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t845;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t845;
                    const f32 t846 = t838 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t847 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t849;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t849;
                    const f32 t850 = t842 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t851 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t853;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t853;
                    const f32 t854 = t846 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t855 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t857;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t857;
                    const f32 t858 = t850 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t859 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t861;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t861;
                    const f32 t862 = t854 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t863 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t865;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t865;
                    const f32 t866 = t858 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t867 = t862 + t866;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t868 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t869 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t870 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t871 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t872 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t873 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t874 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t875 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t876 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t877 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t878 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t879 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t880 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t881 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t882 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t883 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t884 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t885 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t886 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t887 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t888 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t888;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t889 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t889;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t890 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t890;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t891 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t891;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t892 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t892;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t893 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t893;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t894 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t894;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t895 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t895;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t896 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t896;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t897 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t897;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t898 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t898;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t899 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t899;
                } else {
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t900 = row_sum + sums_3;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum = t900;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t901 = row_sum_2 + sums_4;
#line 264 "fa-kernels/src/attention/softmax/step.rs"
                    row_sum_2 = t901;
                }
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t902;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(s), "f"(s_2));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t903;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s_3), "f"(s_4));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_5), "f"(s_6));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_7), "f"(s_8));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t906;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_9), "f"(s_10));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_11), "f"(s_12));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_13), "f"(s_14));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_15), "f"(s_16));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(s_17), "f"(s_18));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(s_19), "f"(s_20));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(s_21), "f"(s_22));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s_23), "f"(s_24));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_25), "f"(s_26));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_27), "f"(s_28));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(s_29), "f"(s_30));
#line 124 "fa-kernels/src/attention/softmax/step.rs"
                u32 t917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t902;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t903;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t904;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t905;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t906;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t907;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t908;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t909;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t910;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t911;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t912;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t913;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t914;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t915;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t916;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t917;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
                const bool t918 = lane == 0u;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
                if (t918) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t57) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_7 = share <= local_3;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 head_6 = head_2 + t61;
            const u32 batch_10 = batch_5 + batch_2;
            const bool wraps_8 = kv_heads <= head_6;
            const u32 t924 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t925 = head_6 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t926 = wraps_8 ? t925 : head_6;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t927 = batch_10 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t928 = wraps_8 ? t927 : batch_10;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t929 = wraps_7 ? t924 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t930 = wraps_7 ? t926 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t931 = wraps_7 ? t928 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t932 = local_3 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t933 = wraps_7 ? t932 : local_3;
#line 82 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t934 = count + 1u;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
            const bool t935 = t931 < batch;
#line 229 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t935) {
                const u32 t936 = t934 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t937 = t15 + t936;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t938 = t937 << 3u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t939 = t13 + t938;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t940 = t934 >> 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t941 = t940 & 1u;
#line 230 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t939), "r"(t941) : "memory");
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t942 = t929 & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t13), "r"(t942) : "memory");
            }
#line 233 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t943 = t934 & 1u;
#line 239 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t944 = t943 << 13u;
#line 243 "fa-kernels/src/attention/forward/resident/layout.rs"
            const u32 t945 = t944 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t946 = t9 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t947 = t946 + t945;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t948 = smem_1 >> 4u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t949 = t947 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t950 = (u64)t949;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t951 = t950 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t952 = t948 + 65536u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t953 = (u64)t952;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t954 = t953 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t955 = t947 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t956 = (u64)t955;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t957 = t956 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t958 = t948 + 65538u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t959 = (u64)t958;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t960 = t959 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t961 = t947 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t962 = (u64)t961;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t963 = t962 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t964 = t948 + 65540u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t965 = (u64)t964;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t966 = t965 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t967 = t947 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t968 = (u64)t967;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t969 = t968 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 t970 = t948 + 65542u;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t971 = (u64)t970;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u64 t972 = t971 + 4611686293305294848ull;
#line 241 "fa-kernels/src/attention/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t951), "l"(t954), "l"(t957), "l"(t960), "l"(t963), "l"(t966), "l"(t969), "l"(t972) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 283 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t205) {
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t973 = t13 + 120u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const u32 t974 = round & 1u;
#line 266 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t973), "r"(t974) : "memory");
            }
#line 255 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t975 = t10 >> 4u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t976 = t975 + 3584u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t977 = t976 + 33554432u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t978 = (u64)t977;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t979 = t978 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t980 = t976 + 33554560u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t981 = (u64)t980;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t982 = t981 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t983 = t976 + 33554688u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t984 = (u64)t983;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t985 = t984 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t986 = t976 + 33554816u;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t987 = (u64)t986;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t988 = t987 + 4611686293305294848ull;
#line 256 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t979), "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t982), "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t985), "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t988) : "memory");
#line 262 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 205 "fa-kernels/src/attention/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t990 = t62 == 0u;
#line 206 "fa-kernels/src/attention/forward/resident/consumer.rs"
            if (t990) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t991 = lane == 0u;
#line 208 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t991) {
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_9 = share <= local_4;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_7 = head_2 + t61;
                    const u32 batch_11 = batch_5 + batch_2;
                    const bool wraps_10 = kv_heads <= head_7;
                    const u32 t997 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t998 = head_7 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t999 = wraps_10 ? t998 : head_7;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1000 = batch_11 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1001 = wraps_10 ? t1000 : batch_11;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1002 = wraps_9 ? t997 : round;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1003 = wraps_9 ? t999 : head_2;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1004 = wraps_9 ? t1001 : batch_5;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1005 = local_4 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1006 = wraps_9 ? t1005 : local_4;
#line 119 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 local_5 = t1006 + step;
                    const bool wraps_11 = share <= local_5;
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 head_8 = t1003 + t61;
                    const u32 batch_12 = t1004 + batch_2;
                    const bool wraps_12 = kv_heads <= head_8;
                    const u32 t1012 = t1002 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1013 = head_8 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1014 = wraps_12 ? t1013 : head_8;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1015 = batch_12 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                    const u32 t1016 = wraps_12 ? t1015 : batch_12;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1017 = wraps_11 ? t1012 : t1002;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1018 = wraps_11 ? t1014 : t1003;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1019 = wraps_11 ? t1016 : t1004;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1020 = local_5 - share;
#line 123 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const u32 t1021 = wraps_11 ? t1020 : local_5;
#line 108 "fa-kernels/src/attention/forward/resident/work.rs"
                    const bool t1022 = t1019 < batch;
#line 210 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1022) {
                        const u32 slot = count & 1u;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1024 = t1021 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1025 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1026 = t1024 + t1025;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 tile_4 = t1026 & 7u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1028 = tile_4 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1029 = t1018 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1030 = t1021 * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1031 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1032 = t1030 + t1031;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1033 = t1032 >> 3u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1034 = t1029 + t1033;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1035 = t15 + slot;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1036 = t1035 << 3u;
#line 73 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1037 = t13 + t1036;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1037) : "memory");
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1038 = slot << 13u;
#line 232 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1039 = t9 + t1038;
#line 75 "fa-kernels/src/attention/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1039), "l"(q), "r"(t1037), "r"(0u), "r"(t1034), "r"(t1028), "r"(t1019) : "memory");
                    }
                }
            } else {
#line 216 "fa-kernels/src/attention/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 89 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 307 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t207) {
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1040 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1041 = t1040 & false;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1041) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1042 = t13 + 152u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1043;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1043) : "r"(t1042) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1044 = t1043 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1044) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1045 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1042), "r"(t1045) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_9 = head_2 + t61;
                        const u32 batch_13 = batch_5 + batch_2;
                        const bool wraps_13 = kv_heads <= head_9;
                        const u32 t1049 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1050 = head_9 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1051 = wraps_13 ? t1050 : head_9;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1052 = batch_13 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1053 = wraps_13 ? t1052 : batch_13;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1054 = smem_1 + 49152u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1055 = t10 + 49152u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1056 = t13 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1056) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1054), "l"(k), "r"(t1056), "r"(0u), "r"(t1051), "r"(384u), "r"(t1053) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1057 = t13 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1057) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1055), "l"(v), "r"(t1057), "r"(0u), "r"(t1051), "r"(384u), "r"(t1053) : "memory");
                    }
                }
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1058 = lane == 0u;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                const bool t1059 = t1058 & true;
#line 279 "fa-kernels/src/attention/forward/resident/consumer.rs"
                if (t1059) {
#line 219 "fa-kernels/src/attention/forward/resident/layout.rs"
                    const u32 t1060 = t13 + 152u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    u32 t1061;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1061) : "r"(t1060) : "memory");
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    const bool t1062 = t1061 == 1u;
#line 281 "fa-kernels/src/attention/forward/resident/consumer.rs"
                    if (t1062) {
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        const u32 t1063 = round & 1u;
#line 283 "fa-kernels/src/attention/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1060), "r"(t1063) : "memory");
#line 93 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 head_10 = head_2 + t61;
                        const u32 batch_14 = batch_5 + batch_2;
                        const bool wraps_14 = kv_heads <= head_10;
                        const u32 t1067 = round + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1068 = head_10 - kv_heads;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1069 = wraps_14 ? t1068 : head_10;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1070 = batch_14 + 1u;
#line 96 "fa-kernels/src/attention/forward/resident/work.rs"
                        const u32 t1071 = wraps_14 ? t1070 : batch_14;
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1072 = smem_1 + 49152u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1073 = t10 + 49152u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1074 = t13 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1074) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1072), "l"(k), "r"(t1074), "r"(0u), "r"(t1069), "r"(384u), "r"(t1071) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1075 = t13 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1075) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1073), "l"(v), "r"(t1075), "r"(0u), "r"(t1069), "r"(384u), "r"(t1071) : "memory");
#line 237 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1076 = smem_1 + 57344u;
#line 260 "fa-kernels/src/attention/forward/resident/layout.rs"
                        const u32 t1077 = t10 + 57344u;
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1078 = t13 + 56u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1078) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1076), "l"(k), "r"(t1078), "r"(0u), "r"(t1069), "r"(448u), "r"(t1071) : "memory");
#line 56 "fa-kernels/src/attention/forward/resident/loads.rs"
                        const u32 t1079 = t13 + 120u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1079) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1077), "l"(v), "r"(t1079), "r"(0u), "r"(t1069), "r"(448u), "r"(t1071) : "memory");
                    }
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1080;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1080) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1080;
            f32 t1082;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1082) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1083 = pair_5 + t1082;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1083;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1084;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1084) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1084;
            f32 t1086;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1086) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1087 = pair_6 + t1086;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1087;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1088 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1089;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1088 ? 0.0f : t1089;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1091;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1092 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1092;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1093;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1094 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1094;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1095 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1095;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1096 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1096;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1097 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1097;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1098 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1098;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1099 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1099;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1100 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1100;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1101 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1101;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1102 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1102;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1103 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1103;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1104 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1104;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1105 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1105;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1106 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1106;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1107 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1108;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1107 ? 0.0f : t1108;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1110 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1110;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1111;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1112 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1112;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1113 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1113;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1114;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1115;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1116 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1116;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1117 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1117;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1118;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1119;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1120 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1120;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1121 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1121;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1122;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1123 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1123;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1124 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1124;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1125;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            const bool t1126 = lane == 0u;
#line 355 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1126) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1127 = t62 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1128;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(acc), "f"(acc_2));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(acc_3), "f"(acc_4));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(acc_5), "f"(acc_6));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(acc_7), "f"(acc_8));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(acc_9), "f"(acc_10));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(acc_11), "f"(acc_12));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(acc_13), "f"(acc_14));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(acc_15), "f"(acc_16));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(acc_17), "f"(acc_18));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1137;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(acc_19), "f"(acc_20));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(acc_21), "f"(acc_22));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1139;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(acc_23), "f"(acc_24));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1140;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(acc_25), "f"(acc_26));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1141;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(acc_27), "f"(acc_28));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1142;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(acc_29), "f"(acc_30));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            u32 t1143;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(acc_31), "f"(acc_32));
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1144 = lane & 15u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1145 = t1127 + t1144;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1146 = lane >> 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1147 = t1145 & 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1148 = t1146 ^ t1147;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1149 = t1145 << 7u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1150 = t1148 << 4u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1151 = t1149 + t1150;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1152 = t12 + t1151;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1152), "r"(t1128), "r"(t1129), "r"(t1130), "r"(t1131) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1153 = t1151 ^ 32u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1154 = t12 + t1153;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1154), "r"(t1132), "r"(t1133), "r"(t1134), "r"(t1135) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1155 = t1151 ^ 64u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1156 = t12 + t1155;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1156), "r"(t1136), "r"(t1137), "r"(t1138), "r"(t1139) : "memory");
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1157 = t1151 ^ 96u;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1158 = t12 + t1157;
#line 361 "fa-kernels/src/attention/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1158), "r"(t1140), "r"(t1141), "r"(t1142), "r"(t1143) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1159 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1160 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1161 = t1159 + t1160;
#line 114 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 tile_5 = t1161 & 7u;
#line 120 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1163 = tile_5 << 6u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1164 = head_2 * group;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1165 = local * split;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1166 = blockIdx.y;
#line 137 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1167 = t1165 + t1166;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1168 = t1167 >> 3u;
#line 127 "fa-kernels/src/attention/forward/resident/work.rs"
            const u32 t1169 = t1164 + t1168;
#line 365 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 first_row = t1163 + t1127;
            const bool t1171 = lane == 0u;
#line 366 "fa-kernels/src/attention/forward/resident/tile.rs"
            if (t1171) {
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1172 = t1127 << 7u;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                const u32 t1173 = t12 + t1172;
#line 368 "fa-kernels/src/attention/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1173), "l"(o), "r"(0u), "r"(t1169), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1174 = (u64)batch_5;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1175 = t1174 * lse_stride0;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1176 = t1175 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1177 = lse + t1176;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1178 = (u64)t1169;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1179 = t1178 * lse_stride1;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1180 = t1179 * 4ull;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u64 t1181 = t1177 + t1180;
#line 372 "fa-kernels/src/attention/forward/resident/tile.rs"
            const u32 t1182 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1183 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1184 = t1183 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1184) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1185 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1185;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1187 = (u64)row * t1182;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1188 = t1187 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1189 = t1181 + t1188;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1190;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(row_max), "f"(scale_log2), "f"(t1190));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1191 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1193 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1194 = t1193 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1189), "f"(t1194) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1195 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1196 = first_row + t1195;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1196 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1198 = (u64)row_2 * t1182;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1199 = t1198 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1200 = t1181 + t1199;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1202;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(row_max_2), "f"(scale_log2), "f"(t1201));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1202 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1204 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1205 = t1204 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1200), "f"(t1205) : "memory");
            }
#line 90 "fa-kernels/src/attention/forward/resident/consumer.rs"
            step = step;
            round = t929;
            head_2 = t930;
            batch_5 = t931;
            local = t933;
            const u32 t1206 = count + 1u;
#line 95 "fa-kernels/src/attention/forward/resident/consumer.rs"
            count = t1206;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 152 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t1208 = round * share;
#line 152 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 t1209 = t1208 + local;
#line 152 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const u32 of_first = t1209 - group_2;
    const bool t1211 = of_first < share;
#line 153 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t1211) {
#line 75 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < 8u; i_3 += 1u) {
#line 57 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            const u32 t1212 = i_3 & 1u;
#line 57 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t54), "r"(t1212) : "memory");
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            const bool t1213 = lane == 0u;
#line 65 "fa-kernels/src/attention/forward/resident/ping_pong.rs"
            if (t1213) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t57) : "memory");
            }
        }
    }
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    const bool t1214 = lane == 0u;
#line 100 "fa-kernels/src/attention/forward/resident/consumer.rs"
    if (t1214) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
