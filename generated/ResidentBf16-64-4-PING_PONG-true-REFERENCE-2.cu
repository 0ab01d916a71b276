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
#line 171 "fa-kernels/src/forward/resident/mod.rs"
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
    const u32 queries = smem_1 + 131072u;
    const u32 outputs = queries + 65536u;
    const u32 t9 = group_2 << 14u;
#line 150 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t10 = queries + t9;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t11 = smem_1 + 65536u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t12 = group_2 << 13u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t13 = outputs + t12;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t14 = outputs + 32768u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t15 = group_2 << 1u;
#line 155 "fa-kernels/src/forward/resident/layout.rs"
    const u32 t16 = t15 + 20u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t26 = t14 + 72u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t27 = t14 + 80u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t28 = t14 + 88u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
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
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t33 = t14 + 128u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t33) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t34 = t14 + 136u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t34) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t35 = t14 + 144u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t35) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t36 = t14 + 152u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t36) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t37 = t14 + 160u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t38 = t14 + 168u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t39 = t14 + 176u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t40 = t14 + 184u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t40) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t41 = t14 + 192u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t41) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t42 = t14 + 200u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t42) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t43 = t14 + 208u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t43) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t44 = t14 + 216u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t44) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t45 = t14 + 224u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t45) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t46 = t14 + 232u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t46) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t47 = t14 + 240u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t47) : "memory");
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t48 = t14 + 248u;
#line 184 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t48) : "memory");
#line 186 "fa-kernels/src/forward/resident/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 45 "fa-kernels/src/forward/resident/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const bool t50 = group_2 == 3u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t51 = group_2 + 1u;
#line 28 "fa-kernels/src/forward/resident/turn.rs"
    const u32 next = t50 ? 0u : t51;
    const u32 t53 = group_2 + 28u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t54 = t53 << 3u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t55 = t14 + t54;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t56 = next + 28u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t57 = t56 << 3u;
#line 29 "fa-kernels/src/forward/resident/turn.rs"
    const u32 t58 = t14 + t57;
#line 96 "fa-kernels/src/forward/resident/work.rs"
    const u32 t59 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 batch_2 = t59 / kv_heads;
    const u32 t61 = batch_2 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
    const u32 t62 = t59 - t61;
#line 47 "fa-kernels/src/forward/resident/mod.rs"
    const u32 t63 = warp & 3u;
#line 50 "fa-kernels/src/forward/resident/consumer.rs"
    u32 step = 4u;
#line 79 "fa-kernels/src/forward/resident/work.rs"
    const u32 t64 = blockIdx.x;
#line 79 "fa-kernels/src/forward/resident/work.rs"
    const u32 t65 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
    const u32 batch_3 = t64 / kv_heads;
    const u32 t67 = batch_3 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
    const u32 t68 = t64 - t67;
#line 119 "fa-kernels/src/forward/resident/consumer.rs"
    const bool wraps = share <= group_2;
#line 102 "fa-kernels/src/forward/resident/work.rs"
    const u32 head = t68 + t62;
    const u32 batch_4 = batch_3 + batch_2;
    const bool wraps_2 = kv_heads <= head;
    const u32 t73 = head - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t74 = wraps_2 ? t73 : head;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t75 = batch_4 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
    const u32 t76 = wraps_2 ? t75 : batch_4;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t77 = wraps ? 1u : 0u;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t78 = wraps ? t74 : t68;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t79 = wraps ? t76 : batch_3;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t80 = group_2 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t81 = wraps ? t80 : group_2;
#line 56 "fa-kernels/src/forward/resident/consumer.rs"
    u32 round = t77;
    u32 head_2 = t78;
    u32 batch_5 = t79;
    u32 local = t81;
    u32 count = 0u;
#line 161 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t82 = t63 == 0u;
#line 161 "fa-kernels/src/forward/resident/consumer.rs"
    if (t82) {
        const bool t83 = lane == 0u;
#line 162 "fa-kernels/src/forward/resident/consumer.rs"
        if (t83) {
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t84 = t79 < batch;
#line 163 "fa-kernels/src/forward/resident/consumer.rs"
            if (t84) {
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t85 = t81 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t86 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t87 = t85 + t86;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile = t87 & 7u;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                const u32 t89 = tile << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t90 = t78 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t91 = t81 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t92 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t93 = t91 + t92;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t94 = t93 >> 3u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t95 = t90 + t94;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t96 = t16 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t97 = t14 + t96;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t97) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t10), "l"(q), "r"(t97), "r"(0u), "r"(t95), "r"(t89), "r"(t79) : "memory");
            }
#line 79 "fa-kernels/src/forward/resident/work.rs"
            const u32 t98 = blockIdx.x;
#line 79 "fa-kernels/src/forward/resident/work.rs"
            const u32 t99 = gridDim.x;
#line 86 "fa-kernels/src/forward/resident/work.rs"
            const u32 batch_6 = t98 / kv_heads;
            const u32 t101 = batch_6 * kv_heads;
#line 87 "fa-kernels/src/forward/resident/work.rs"
            const u32 t102 = t98 - t101;
#line 14 "fa-kernels/src/forward/resident/loads.rs"
            #pragma unroll 1
            for (u32 i = group_2; i < 8u; i += 4u) {
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t103 = i << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t104 = i << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t105 = smem_1 + t104;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t106 = i << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t107 = t11 + t106;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t108 = i << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t109 = t14 + t108;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t109) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t105), "l"(k), "r"(t109), "r"(0u), "r"(t102), "r"(t103), "r"(batch_6) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t110 = i + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t111 = t110 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t112 = t14 + t111;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t112) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(v), "r"(t112), "r"(0u), "r"(t102), "r"(t103), "r"(batch_6) : "memory");
            }
        }
    }
#line 42 "fa-kernels/src/forward/resident/turn.rs"
    const bool t113 = group_2 == 3u;
#line 42 "fa-kernels/src/forward/resident/turn.rs"
    if (t113) {
#line 65 "fa-kernels/src/forward/resident/turn.rs"
        const bool t114 = lane == 0u;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
        if (t114) {
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
        }
    }
#line 117 "fa-kernels/src/forward/resident/work.rs"
    const bool t115 = t79 < batch;
#line 63 "fa-kernels/src/forward/resident/consumer.rs"
    if (t115) {
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 local_2 = t81 + step;
        const bool wraps_3 = share <= local_2;
#line 102 "fa-kernels/src/forward/resident/work.rs"
        const u32 head_3 = t78 + t62;
        const u32 batch_7 = t79 + batch_2;
        const bool wraps_4 = kv_heads <= head_3;
        const u32 t121 = t77 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t122 = head_3 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t123 = wraps_4 ? t122 : head_3;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t124 = batch_7 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
        const u32 t125 = wraps_4 ? t124 : batch_7;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t126 = wraps_3 ? t121 : t77;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t127 = wraps_3 ? t123 : t78;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t128 = wraps_3 ? t125 : t79;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t129 = local_2 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t130 = wraps_3 ? t129 : local_2;
#line 117 "fa-kernels/src/forward/resident/work.rs"
        const bool exists = t128 < batch;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t132 = exists ? t126 : t77;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t133 = exists ? t127 : t78;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t134 = exists ? t128 : t79;
#line 180 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t135 = exists ? t130 : t81;
#line 190 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t136 = t63 == 0u;
#line 190 "fa-kernels/src/forward/resident/consumer.rs"
        if (t136) {
            const bool t137 = lane == 0u;
#line 191 "fa-kernels/src/forward/resident/consumer.rs"
            if (t137) {
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t138 = t135 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t139 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t140 = t138 + t139;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                const u32 tile_2 = t140 & 7u;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                const u32 t142 = tile_2 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t143 = t133 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t144 = t135 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t145 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                const u32 t146 = t144 + t145;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t147 = t146 >> 3u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                const u32 t148 = t143 + t147;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t149 = t16 + 1u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t150 = t149 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                const u32 t151 = t14 + t150;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t151) : "memory");
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t152 = t10 + 8192u;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(q), "r"(t151), "r"(0u), "r"(t148), "r"(t142), "r"(t134) : "memory");
            }
        }
#line 195 "fa-kernels/src/forward/resident/consumer.rs"
        const bool t153 = !exists;
#line 195 "fa-kernels/src/forward/resident/consumer.rs"
        if (t153) {
            const u32 t154 = t16 + 1u;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t155 = t154 << 3u;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t156 = t14 + t155;
#line 196 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(0u) : "memory");
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
#line 117 "fa-kernels/src/forward/resident/work.rs"
        const bool t157 = t79 < batch;
#line 228 "fa-kernels/src/forward/resident/consumer.rs"
        if (t157) {
            const u32 t158 = count & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t159 = t16 + t158;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t160 = t159 << 3u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t161 = t14 + t160;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t162 = count >> 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t163 = t162 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t161), "r"(t163) : "memory");
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t164 = t77 & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t14), "r"(t164) : "memory");
        }
#line 232 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t165 = count & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t166 = t165 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
        const u32 t167 = t166 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t168 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t169 = t168 + t167;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t170 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t171 = t169 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t172 = (u64)t171;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t173 = t172 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t174 = t170 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t175 = (u64)t174;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t176 = t175 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t173), "l"(t176) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t177 = t169 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t178 = (u64)t177;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t179 = t178 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t180 = t170 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t181 = (u64)t180;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t182 = t181 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t179), "l"(t182) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t183 = t169 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t184 = (u64)t183;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t185 = t184 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t186 = t170 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t187 = (u64)t186;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t188 = t187 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t185), "l"(t188) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t189 = t169 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t190 = (u64)t189;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t191 = t190 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u32 t192 = t170 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t193 = (u64)t192;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        const u64 t194 = t193 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t191), "l"(t194) : "memory");
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 67 "fa-kernels/src/forward/resident/consumer.rs"
        while (true) {
#line 67 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t195 = batch_5 < batch;
            if (!t195) break;
#line 75 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t196 = local + step;
#line 75 "fa-kernels/src/forward/resident/consumer.rs"
            const bool last = share <= t196;
#line 102 "fa-kernels/src/forward/resident/work.rs"
            const u32 head_4 = head_2 + t62;
            const u32 batch_8 = batch_5 + batch_2;
            const bool wraps_5 = kv_heads <= head_4;
            const u32 t201 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t202 = head_4 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t203 = wraps_5 ? t202 : head_4;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t204 = batch_8 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t205 = wraps_5 ? t204 : batch_8;
#line 77 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t206 = local < 4u;
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t207 = t205 < batch;
#line 77 "fa-kernels/src/forward/resident/consumer.rs"
            const bool t208 = last & t207;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t209 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t210 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t211 = t209 + t210;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_3 = t211 & 7u;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 first_query = tile_3 << 6u;
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
#line 172 "fa-kernels/src/softmax/step.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t215;
            asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t216;
            asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(t215), "f"(s_5));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t217;
            asm("max.f32 %0, %1, %2;" : "=f"(t217) : "f"(s_2), "f"(s_6));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t218;
            asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(t216), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t219;
            asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(t217), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t220;
            asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t218), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t221;
            asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t219), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t222;
            asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t220), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t223;
            asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t221), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t224;
            asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t222), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t225;
            asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t223), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t226;
            asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t224), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t227;
            asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t225), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t228;
            asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t226), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t229;
            asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t227), "f"(s_30));
            f32 maxima;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima) : "f"(t228), "f"(t229));
#line 172 "fa-kernels/src/softmax/step.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t232;
            asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t233;
            asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(s_7));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t234;
            asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(s_4), "f"(s_8));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t235;
            asm("max.f32 %0, %1, %2;" : "=f"(t235) : "f"(t233), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t236;
            asm("max.f32 %0, %1, %2;" : "=f"(t236) : "f"(t234), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t237;
            asm("max.f32 %0, %1, %2;" : "=f"(t237) : "f"(t235), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t238;
            asm("max.f32 %0, %1, %2;" : "=f"(t238) : "f"(t236), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t239;
            asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t237), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t240;
            asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t238), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t241;
            asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t239), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t242;
            asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t240), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t243;
            asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t241), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t244;
            asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(t242), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t245;
            asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t243), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t246;
            asm("max.f32 %0, %1, %2;" : "=f"(t246) : "f"(t244), "f"(s_32));
            f32 maxima_2;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_2) : "f"(t245), "f"(t246));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t248;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t248) : "f"(maxima));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(maxima), "f"(t248));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t250;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t250) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 maxima_3;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_3) : "f"(pair), "f"(t250));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t252;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t252) : "f"(maxima_2));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(maxima_2), "f"(t252));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t254;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t254) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 maxima_4;
            asm("max.f32 %0, %1, %2;" : "=f"(maxima_4) : "f"(pair_2), "f"(t254));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = maxima_3 == __uint_as_float(0xff800000u);
            const f32 t257 = maxima_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 t258 = none ? 0.0f : t257;
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = maxima_4 == __uint_as_float(0xff800000u);
            const f32 t260 = maxima_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 t261 = none_2 ? 0.0f : t260;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t262 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t262));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent));
#line 196 "fa-kernels/src/softmax/step.rs"
            s = t264;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t265 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t265));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t267;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t267) : "f"(exponent_2));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_2 = t267;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t268 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_3), "f"(scale_log2), "f"(t268));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t270;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t270) : "f"(exponent_3));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_3 = t270;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t271 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_4), "f"(scale_log2), "f"(t271));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t273;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t273) : "f"(exponent_4));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_4 = t273;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t274 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_5), "f"(scale_log2), "f"(t274));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t276;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_5));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_5 = t276;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t277 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_6), "f"(scale_log2), "f"(t277));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t279;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t279) : "f"(exponent_6));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_6 = t279;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t280 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t280));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t282;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t282) : "f"(exponent_7));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_7 = t282;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t283 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t283));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t285) : "f"(exponent_8));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_8 = t285;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t286 = s + s_5;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t287 = s_2 + s_6;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t288 = s_3 + s_7;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t289 = s_4 + s_8;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t290 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t290));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t292;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_9));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_9 = t292;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t293 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t293));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t295) : "f"(exponent_10));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_10 = t295;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t296 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_11), "f"(scale_log2), "f"(t296));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_11));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_11 = t298;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t299 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_12), "f"(scale_log2), "f"(t299));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t301;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_12));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_12 = t301;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t302 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_13), "f"(scale_log2), "f"(t302));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_13));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_13 = t304;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t305 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_14), "f"(scale_log2), "f"(t305));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(exponent_14));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_14 = t307;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t308 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t308));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_15));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_15 = t310;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t311 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t311));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t313;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t313) : "f"(exponent_16));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_16 = t313;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t314 = t286 + s_9;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t315 = t287 + s_10;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t316 = t288 + s_11;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t317 = t289 + s_12;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t318 = t314 + s_13;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t319 = t315 + s_14;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t320 = t316 + s_15;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t321 = t317 + s_16;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t322 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t322));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(exponent_17));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_17 = t324;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t325 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t325));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t327) : "f"(exponent_18));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_18 = t327;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t328 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_19), "f"(scale_log2), "f"(t328));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t330;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(exponent_19));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_19 = t330;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t331 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_20), "f"(scale_log2), "f"(t331));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t333;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t333) : "f"(exponent_20));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_20 = t333;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t334 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_21), "f"(scale_log2), "f"(t334));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(exponent_21));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_21 = t336;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t337 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_22), "f"(scale_log2), "f"(t337));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(exponent_22));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_22 = t339;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t340 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_23), "f"(scale_log2), "f"(t340));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(exponent_23));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_23 = t342;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t343 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_24), "f"(scale_log2), "f"(t343));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t345;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(exponent_24));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_24 = t345;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t346 = t318 + s_17;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t347 = t319 + s_18;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t348 = t320 + s_19;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t349 = t321 + s_20;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t350 = t346 + s_21;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t351 = t347 + s_22;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t352 = t348 + s_23;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t353 = t349 + s_24;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t354 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_25), "f"(scale_log2), "f"(t354));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t356;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_25));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_25 = t356;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t357 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_26), "f"(scale_log2), "f"(t357));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(exponent_26));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_26 = t359;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t360 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_27), "f"(scale_log2), "f"(t360));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(exponent_27));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_27 = t362;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t363 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_28), "f"(scale_log2), "f"(t363));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t365;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t365) : "f"(exponent_28));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_28 = t365;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t366 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_29), "f"(scale_log2), "f"(t366));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t368;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_29));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_29 = t368;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t369 = -t258;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_30), "f"(scale_log2), "f"(t369));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t371;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t371) : "f"(exponent_30));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_30 = t371;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t372 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t372));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(exponent_31));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_31 = t374;
#line 195 "fa-kernels/src/softmax/step.rs"
            const f32 t375 = -t261;
#line 195 "fa-kernels/src/softmax/step.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t375));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(exponent_32));
#line 196 "fa-kernels/src/softmax/step.rs"
            s_32 = t377;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t378 = t350 + s_25;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t379 = t351 + s_26;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t380 = t352 + s_27;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t381 = t353 + s_28;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t382 = t378 + s_29;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t383 = t379 + s_30;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t384 = t380 + s_31;
#line 201 "fa-kernels/src/softmax/step.rs"
            const f32 t385 = t381 + s_32;
#line 205 "fa-kernels/src/softmax/step.rs"
            const f32 sums = t382 + t383;
#line 205 "fa-kernels/src/softmax/step.rs"
            const f32 sums_2 = t384 + t385;
#line 178 "fa-kernels/src/softmax/step.rs"
            row_max = maxima_3;
#line 178 "fa-kernels/src/softmax/step.rs"
            const f32 t388 = maxima_3 * scale_log2;
#line 178 "fa-kernels/src/softmax/step.rs"
            reference = t388;
            row_sum = sums;
#line 178 "fa-kernels/src/softmax/step.rs"
            row_max_2 = maxima_4;
#line 178 "fa-kernels/src/softmax/step.rs"
            const f32 t389 = maxima_4 * scale_log2;
#line 178 "fa-kernels/src/softmax/step.rs"
            reference_2 = t389;
            row_sum_2 = sums_2;
#line 57 "fa-kernels/src/forward/resident/turn.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(0u) : "memory");
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t390;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t390) : "f"(s), "f"(s_2));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t391;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t391) : "f"(s_3), "f"(s_4));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t392;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t392) : "f"(s_5), "f"(s_6));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(s_7), "f"(s_8));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t394;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t394) : "f"(s_9), "f"(s_10));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t395;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t395) : "f"(s_11), "f"(s_12));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t396;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t396) : "f"(s_13), "f"(s_14));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t397;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t397) : "f"(s_15), "f"(s_16));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t398;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t398) : "f"(s_17), "f"(s_18));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t399;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t399) : "f"(s_19), "f"(s_20));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t400;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(s_21), "f"(s_22));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t401;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t401) : "f"(s_23), "f"(s_24));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t402;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t402) : "f"(s_25), "f"(s_26));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t403;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(s_27), "f"(s_28));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t404;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(s_29), "f"(s_30));
#line 120 "fa-kernels/src/forward/resident/tile.rs"
            u32 t405;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t405) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t390;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t391;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t392;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t393;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t394;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t395;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t396;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t397;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t398;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t399;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t400;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t401;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t402;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t403;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t404;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t405;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
            const bool t406 = lane == 0u;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
            if (t406) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
            }
#line 134 "fa-kernels/src/forward/resident/tile.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < 8u; i_2 += 1u) {
#line 268 "fa-kernels/src/forward/resident/tile.rs"
                if (t206) {
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t407 = i_2 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t408 = t14 + t407;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t409 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t408), "r"(t409) : "memory");
                }
#line 176 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t410 = count & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t411 = t410 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t412 = t411 >> 4u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t413 = i_2 << 13u;
#line 227 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t414 = t413 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t415 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t416 = t415 + t412;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t417 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t418 = t417 + t414;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t419 = t416 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t420 = (u64)t419;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t421 = t420 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t422 = t418 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t423 = (u64)t422;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t424 = t423 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t421), "l"(t424) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t425 = t416 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t426 = (u64)t425;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t427 = t426 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t428 = t418 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t429 = (u64)t428;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t430 = t429 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t427), "l"(t430) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t431 = t416 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t432 = (u64)t431;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t433 = t432 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t434 = t418 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t435 = (u64)t434;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t436 = t435 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t433), "l"(t436) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t437 = t416 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t438 = (u64)t437;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t439 = t438 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t440 = t418 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t441 = (u64)t440;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                const u64 t442 = t441 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t439), "l"(t442) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 177 "fa-kernels/src/forward/resident/tile.rs"
                const u32 block = i_2 - 1u;
#line 268 "fa-kernels/src/forward/resident/tile.rs"
                if (t206) {
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t444 = block + 8u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t445 = t444 << 3u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t446 = t14 + t445;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t447 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t446), "r"(t447) : "memory");
                }
#line 240 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t448 = block << 13u;
#line 233 "fa-kernels/src/forward/resident/layout.rs"
                const u32 t449 = t448 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t450 = t11 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t451 = t450 + t449;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t452 = t451 + 33554432u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t453 = (u64)t452;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t454 = t453 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t454) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t455 = t451 + 33554560u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t456 = (u64)t455;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t457 = t456 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t457) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t458 = t451 + 33554688u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t459 = (u64)t458;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t460 = t459 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t460) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t461 = t451 + 33554816u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t462 = (u64)t461;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                const u64 t463 = t462 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t463) : "memory");
#line 247 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 178 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                const bool t464 = 2u <= i_2;
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                const bool t465 = t208 & t464;
#line 281 "fa-kernels/src/forward/resident/tile.rs"
                if (t465) {
                    const u32 t466 = i_2 - 2u;
#line 272 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool last_2 = t466 == 7u;
#line 276 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t468 = t466 & 1u;
#line 276 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t469 = t468 == 1u;
#line 276 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool complete = t469 | last_2;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t471 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t472 = t471 & complete;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t472) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t473 = t466 >> 1u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t474 = t473 + 16u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t475 = t474 << 3u;
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t476 = t14 + t475;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        u32 t477;
                        asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t477) : "r"(t476) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        const bool t478 = t477 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                        if (t478) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            const u32 t479 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t476), "r"(t479) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                            const u32 head_5 = head_2 + t62;
                            const u32 batch_9 = batch_5 + batch_2;
                            const bool wraps_6 = kv_heads <= head_5;
                            const u32 t483 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t484 = head_5 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t485 = wraps_6 ? t484 : head_5;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t486 = batch_9 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                            const u32 t487 = wraps_6 ? t486 : batch_9;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t488 = t466 & 1u;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            const bool t489 = t488 == 1u;
#line 35 "fa-kernels/src/forward/resident/loads.rs"
                            if (t489) {
                                const u32 t490 = t466 - 1u;
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t491 = t490 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t492 = t490 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t493 = smem_1 + t492;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t494 = t490 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                                const u32 t495 = t11 + t494;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t496 = t490 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t497 = t14 + t496;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t497) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t493), "l"(k), "r"(t497), "r"(0u), "r"(t485), "r"(t491), "r"(t487) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t498 = t490 + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t499 = t498 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                                const u32 t500 = t14 + t499;
                                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t500) : "memory");
                                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t495), "l"(v), "r"(t500), "r"(0u), "r"(t485), "r"(t491), "r"(t487) : "memory");
                            }
#line 51 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t501 = t466 << 6u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t502 = t466 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t503 = smem_1 + t502;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t504 = t466 << 13u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                            const u32 t505 = t11 + t504;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t506 = t466 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t507 = t14 + t506;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t507) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t503), "l"(k), "r"(t507), "r"(0u), "r"(t485), "r"(t501), "r"(t487) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t508 = t466 + 8u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t509 = t508 << 3u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                            const u32 t510 = t14 + t509;
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t510) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t505), "l"(v), "r"(t510), "r"(0u), "r"(t485), "r"(t501), "r"(t487) : "memory");
                        }
                    }
                }
#line 57 "fa-kernels/src/forward/resident/turn.rs"
                const u32 t511 = i_2 & 1u;
#line 57 "fa-kernels/src/forward/resident/turn.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(t511) : "memory");
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t512 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t512));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(exponent_33));
#line 196 "fa-kernels/src/softmax/step.rs"
                s = t514;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t515 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t515));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(exponent_34));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_2 = t517;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t518 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_3), "f"(scale_log2), "f"(t518));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_35));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_3 = t520;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t521 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_4), "f"(scale_log2), "f"(t521));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_36));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_4 = t523;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t524 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_5), "f"(scale_log2), "f"(t524));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t526;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(exponent_37));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_5 = t526;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t527 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_6), "f"(scale_log2), "f"(t527));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(exponent_38));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_6 = t529;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t530 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_7), "f"(scale_log2), "f"(t530));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(exponent_39));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_7 = t532;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t533 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_8), "f"(scale_log2), "f"(t533));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_40));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_8 = t535;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t536 = s + s_5;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t537 = s_2 + s_6;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t538 = s_3 + s_7;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t539 = s_4 + s_8;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t540 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_9), "f"(scale_log2), "f"(t540));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t542;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(exponent_41));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_9 = t542;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t543 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_10), "f"(scale_log2), "f"(t543));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(exponent_42));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_10 = t545;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t546 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_11), "f"(scale_log2), "f"(t546));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t548;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(exponent_43));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_11 = t548;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t549 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_12), "f"(scale_log2), "f"(t549));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t551;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_44));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_12 = t551;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t552 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_13), "f"(scale_log2), "f"(t552));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t554;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(exponent_45));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_13 = t554;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t555 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_14), "f"(scale_log2), "f"(t555));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(exponent_46));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_14 = t557;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t558 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_15), "f"(scale_log2), "f"(t558));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(exponent_47));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_15 = t560;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t561 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_16), "f"(scale_log2), "f"(t561));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_48));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_16 = t563;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t564 = t536 + s_9;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t565 = t537 + s_10;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t566 = t538 + s_11;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t567 = t539 + s_12;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t568 = t564 + s_13;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t569 = t565 + s_14;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t570 = t566 + s_15;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t571 = t567 + s_16;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t572 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t572));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t574;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(exponent_49));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_17 = t574;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t575 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t575));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(exponent_50));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_18 = t577;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t578 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_19), "f"(scale_log2), "f"(t578));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t580;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(exponent_51));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_19 = t580;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t581 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_20), "f"(scale_log2), "f"(t581));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(exponent_52));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_20 = t583;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t584 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_21), "f"(scale_log2), "f"(t584));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t586;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(exponent_53));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_21 = t586;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t587 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_22), "f"(scale_log2), "f"(t587));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_54));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_22 = t589;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t590 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_23), "f"(scale_log2), "f"(t590));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_55));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_23 = t592;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t593 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_24), "f"(scale_log2), "f"(t593));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_56));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_24 = t595;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t596 = t568 + s_17;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t597 = t569 + s_18;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t598 = t570 + s_19;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t599 = t571 + s_20;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t600 = t596 + s_21;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t601 = t597 + s_22;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t602 = t598 + s_23;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t603 = t599 + s_24;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t604 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_25), "f"(scale_log2), "f"(t604));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t606;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(exponent_57));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_25 = t606;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t607 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_26), "f"(scale_log2), "f"(t607));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_58));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_26 = t609;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t610 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_27), "f"(scale_log2), "f"(t610));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_59));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_27 = t612;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t613 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_28), "f"(scale_log2), "f"(t613));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_60));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_28 = t615;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t616 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_29), "f"(scale_log2), "f"(t616));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t618;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(exponent_61));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_29 = t618;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t619 = -reference;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_30), "f"(scale_log2), "f"(t619));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_62));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_30 = t621;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t622 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t622));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t624;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(exponent_63));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_31 = t624;
#line 195 "fa-kernels/src/softmax/step.rs"
                const f32 t625 = -reference_2;
#line 195 "fa-kernels/src/softmax/step.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t625));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_64));
#line 196 "fa-kernels/src/softmax/step.rs"
                s_32 = t627;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t628 = t600 + s_25;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t629 = t601 + s_26;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t630 = t602 + s_27;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t631 = t603 + s_28;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t632 = t628 + s_29;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t633 = t629 + s_30;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t634 = t630 + s_31;
#line 201 "fa-kernels/src/softmax/step.rs"
                const f32 t635 = t631 + s_32;
#line 205 "fa-kernels/src/softmax/step.rs"
                const f32 sums_3 = t632 + t633;
#line 205 "fa-kernels/src/softmax/step.rs"
                const f32 sums_4 = t634 + t635;
#line 265 "fa-kernels/src/softmax/step.rs"
                const bool small = sums_3 < 16384.0f;
                const bool doubts = !small;
#line 265 "fa-kernels/src/softmax/step.rs"
                const bool small_2 = sums_4 < 16384.0f;
                const bool doubts_2 = !small_2;
#line 269 "fa-kernels/src/softmax/step.rs"
                const bool t642 = doubts | doubts_2;
#line 269 "fa-kernels/src/softmax/step.rs"
                const bool wrong = __any_sync(0xffffffffu, t642);
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
                    const u32 t644 = count & 1u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t645 = t644 << 13u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t646 = t10 + t645;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t647 = i_2 << 13u;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t648 = smem_1 + t647;
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
                    const u32 t649 = t63 << 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t650 = lane & 15u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t651 = t649 + t650;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t652 = lane >> 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t653 = t651 & 7u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t654 = t652 ^ t653;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t655 = t651 << 7u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t656 = t654 << 4u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t657 = t655 + t656;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t658 = t646 + t657;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t659 = t657 ^ 32u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t660 = t646 + t659;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t661 = t657 ^ 64u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t662 = t646 + t661;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t663 = t657 ^ 96u;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t664 = t646 + t663;
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t658) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t660) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t662) : "memory");
#line 216 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t664) : "memory");
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t665 = lane & 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t666 = lane >> 4u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t667 = t666 << 3u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t668 = t665 + t667;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t669 = lane >> 3u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t670 = t669 & 1u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t671 = t668 & 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t672 = t670 ^ t671;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t673 = t668 << 7u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t674 = t672 << 4u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t675 = t673 + t674;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t676 = t675 ^ 32u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t677 = t675 ^ 64u;
#line 217 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t678 = t675 ^ 96u;
                    const u32 t679 = t648 + t675;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t679) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t679) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t679) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t679) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t680 = t648 + t676;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_33;
                    u32 m_34;
                    u32 m_35;
                    u32 m_36;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t680) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_37;
                    u32 m_38;
                    u32 m_39;
                    u32 m_40;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t680) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_41;
                    u32 m_42;
                    u32 m_43;
                    u32 m_44;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t680) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_45;
                    u32 m_46;
                    u32 m_47;
                    u32 m_48;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t680) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t681 = t648 + t677;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t681) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t681) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t681) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t681) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    const u32 t682 = t648 + t678;
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_65;
                    u32 m_66;
                    u32 m_67;
                    u32 m_68;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t682) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_69;
                    u32 m_70;
                    u32 m_71;
                    u32 m_72;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t682) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_73;
                    u32 m_74;
                    u32 m_75;
                    u32 m_76;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t682) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    u32 m_77;
                    u32 m_78;
                    u32 m_79;
                    u32 m_80;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t682) : "memory");
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 218 "fa-kernels/src/forward/resident/tile.rs"
                    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 221 "fa-kernels/src/forward/resident/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 136 "fa-kernels/src/softmax.rs"
                    const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t684;
                    asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t685;
                    asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t684), "f"(s_5));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t686;
                    asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(s_2), "f"(s_6));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t687;
                    asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t685), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t688;
                    asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t686), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t689;
                    asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t687), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t690;
                    asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t688), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t691;
                    asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t689), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t692;
                    asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t690), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t693;
                    asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t691), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t694;
                    asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t692), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t695;
                    asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t693), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t696;
                    asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t694), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t697;
                    asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t695), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t698;
                    asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t696), "f"(s_30));
                    f32 t699;
                    asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t697), "f"(t698));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t700;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t700) : "f"(t699));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t699), "f"(t700));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t702;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t702) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_1;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_3), "f"(t702));
#line 167 "fa-kernels/src/softmax.rs"
                    const bool none_3 = new_1 == __uint_as_float(0xff800000u);
                    const f32 t705 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t705;
#line 139 "fa-kernels/src/softmax.rs"
                    const f32 t707 = -reference_3;
#line 139 "fa-kernels/src/softmax.rs"
                    f32 t708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(old_3), "f"(scale_log2), "f"(t707));
#line 139 "fa-kernels/src/softmax.rs"
                    f32 rescale;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t708));
#line 140 "fa-kernels/src/softmax.rs"
                    row_max = new_1;
#line 140 "fa-kernels/src/softmax.rs"
                    const f32 t710 = new_1 * scale_log2;
#line 140 "fa-kernels/src/softmax.rs"
                    reference = t710;
#line 182 "fa-kernels/src/softmax.rs"
                    const f32 t711 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t712 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t712));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t714;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_65));
#line 185 "fa-kernels/src/softmax.rs"
                    s = t714;
                    const f32 t715 = t711 + s;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t716 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t716));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_66));
#line 185 "fa-kernels/src/softmax.rs"
                    s_2 = t718;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t719 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t719));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t721;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_67));
#line 185 "fa-kernels/src/softmax.rs"
                    s_5 = t721;
                    const f32 t722 = t715 + s_5;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t723 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t723));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t725;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_68));
#line 185 "fa-kernels/src/softmax.rs"
                    s_6 = t725;
                    const f32 t726 = s_2 + s_6;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t727 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t727));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t729;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_69));
#line 185 "fa-kernels/src/softmax.rs"
                    s_9 = t729;
                    const f32 t730 = t722 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t731 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t731));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t733;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_70));
#line 185 "fa-kernels/src/softmax.rs"
                    s_10 = t733;
                    const f32 t734 = t726 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t735 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t735));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t737;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_71));
#line 185 "fa-kernels/src/softmax.rs"
                    s_13 = t737;
                    const f32 t738 = t730 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t739 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t739));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t741;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_72));
#line 185 "fa-kernels/src/softmax.rs"
                    s_14 = t741;
                    const f32 t742 = t734 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t743 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t743));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t745;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_73));
#line 185 "fa-kernels/src/softmax.rs"
                    s_17 = t745;
                    const f32 t746 = t738 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t747 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t747));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t749;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_74));
#line 185 "fa-kernels/src/softmax.rs"
                    s_18 = t749;
                    const f32 t750 = t742 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t751 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t751));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t753;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_75));
#line 185 "fa-kernels/src/softmax.rs"
                    s_21 = t753;
                    const f32 t754 = t746 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t755 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t755));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t757;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_76));
#line 185 "fa-kernels/src/softmax.rs"
                    s_22 = t757;
                    const f32 t758 = t750 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t759 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t759));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t761;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_77));
#line 185 "fa-kernels/src/softmax.rs"
                    s_25 = t761;
                    const f32 t762 = t754 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t763 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t763));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t765;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_78));
#line 185 "fa-kernels/src/softmax.rs"
                    s_26 = t765;
                    const f32 t766 = t758 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t767 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t767));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t769;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_79));
#line 185 "fa-kernels/src/softmax.rs"
                    s_29 = t769;
                    const f32 t770 = t762 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t771 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t771));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t773;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_80));
#line 185 "fa-kernels/src/softmax.rs"
                    s_30 = t773;
                    const f32 t774 = t766 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
                    const f32 t775 = t770 + t774;
#line 188 "fa-kernels/src/softmax.rs"
                    row_sum = t775;
#line 136 "fa-kernels/src/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t777;
                    asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t778;
                    asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t777), "f"(s_7));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t779;
                    asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(s_4), "f"(s_8));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t780;
                    asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t778), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t781;
                    asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t779), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t782;
                    asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t780), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t783;
                    asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t781), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t784;
                    asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t782), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t785;
                    asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t783), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t786;
                    asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t784), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t787;
                    asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t785), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t788;
                    asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t786), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t789;
                    asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t787), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t790;
                    asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t788), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                    f32 t791;
                    asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t789), "f"(s_32));
                    f32 t792;
                    asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t790), "f"(t791));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t793;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t793) : "f"(t792));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t792), "f"(t793));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 t795;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t795) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                    f32 new_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_4), "f"(t795));
#line 167 "fa-kernels/src/softmax.rs"
                    const bool none_4 = new_2 == __uint_as_float(0xff800000u);
                    const f32 t798 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t798;
#line 139 "fa-kernels/src/softmax.rs"
                    const f32 t800 = -reference_4;
#line 139 "fa-kernels/src/softmax.rs"
                    f32 t801;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t801) : "f"(old_4), "f"(scale_log2), "f"(t800));
#line 139 "fa-kernels/src/softmax.rs"
                    f32 rescale_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t801));
#line 140 "fa-kernels/src/softmax.rs"
                    row_max_2 = new_2;
#line 140 "fa-kernels/src/softmax.rs"
                    const f32 t803 = new_2 * scale_log2;
#line 140 "fa-kernels/src/softmax.rs"
                    reference_2 = t803;
#line 182 "fa-kernels/src/softmax.rs"
                    const f32 t804 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t805 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t805));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t807;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_81));
#line 185 "fa-kernels/src/softmax.rs"
                    s_3 = t807;
                    const f32 t808 = t804 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t809 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t809));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t811;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_82));
#line 185 "fa-kernels/src/softmax.rs"
                    s_4 = t811;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t812 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t812));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t814;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_83));
#line 185 "fa-kernels/src/softmax.rs"
                    s_7 = t814;
                    const f32 t815 = t808 + s_7;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t816 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t816));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t818;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent_84));
#line 185 "fa-kernels/src/softmax.rs"
                    s_8 = t818;
                    const f32 t819 = s_4 + s_8;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t820 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t820));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t822;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_85));
#line 185 "fa-kernels/src/softmax.rs"
                    s_11 = t822;
                    const f32 t823 = t815 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t824 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t824));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t826;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t826) : "f"(exponent_86));
#line 185 "fa-kernels/src/softmax.rs"
                    s_12 = t826;
                    const f32 t827 = t819 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t828 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t828));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t830;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(exponent_87));
#line 185 "fa-kernels/src/softmax.rs"
                    s_15 = t830;
                    const f32 t831 = t823 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t832 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t832));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t834;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t834) : "f"(exponent_88));
#line 185 "fa-kernels/src/softmax.rs"
                    s_16 = t834;
                    const f32 t835 = t827 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t836 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t836));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t838;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(exponent_89));
#line 185 "fa-kernels/src/softmax.rs"
                    s_19 = t838;
                    const f32 t839 = t831 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t840 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t840));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t842;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_90));
#line 185 "fa-kernels/src/softmax.rs"
                    s_20 = t842;
                    const f32 t843 = t835 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t844 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t844));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t846;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(exponent_91));
#line 185 "fa-kernels/src/softmax.rs"
                    s_23 = t846;
                    const f32 t847 = t839 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t848 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t848));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(exponent_92));
#line 185 "fa-kernels/src/softmax.rs"
                    s_24 = t850;
                    const f32 t851 = t843 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t852 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t852));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_93));
#line 185 "fa-kernels/src/softmax.rs"
                    s_27 = t854;
                    const f32 t855 = t847 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t856 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t856));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t858;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_94));
#line 185 "fa-kernels/src/softmax.rs"
                    s_28 = t858;
                    const f32 t859 = t851 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t860 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t860));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t862;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_95));
#line 185 "fa-kernels/src/softmax.rs"
                    s_31 = t862;
                    const f32 t863 = t855 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                    const f32 t864 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t864));
#line 199 "fa-kernels/src/softmax.rs"
                    f32 t866;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_96));
#line 185 "fa-kernels/src/softmax.rs"
                    s_32 = t866;
                    const f32 t867 = t859 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
                    const f32 t868 = t863 + t867;
#line 188 "fa-kernels/src/softmax.rs"
                    row_sum_2 = t868;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t869 = acc * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t869;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t870 = acc_2 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t870;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t871 = acc_5 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t871;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t872 = acc_6 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t872;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t873 = acc_9 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t873;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t874 = acc_10 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t874;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t875 = acc_13 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t875;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t876 = acc_14 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t876;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t877 = acc_17 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t877;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t878 = acc_18 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t878;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t879 = acc_21 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t879;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t880 = acc_22 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t880;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t881 = acc_25 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t881;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t882 = acc_26 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t882;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t883 = acc_29 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t883;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t884 = acc_30 * rescale;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t884;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t885 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t885;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t886 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t886;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t887 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t887;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t888 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t888;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t889 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t889;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t890 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t890;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t891 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t891;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t892 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t892;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t893 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t893;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t894 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t894;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t895 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t895;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t896 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t896;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t897 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t897;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t898 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t898;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t899 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t899;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t900 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t900;
                } else {
#line 254 "fa-kernels/src/softmax/step.rs"
                    const f32 t901 = row_sum + sums_3;
#line 254 "fa-kernels/src/softmax/step.rs"
                    row_sum = t901;
#line 254 "fa-kernels/src/softmax/step.rs"
                    const f32 t902 = row_sum_2 + sums_4;
#line 254 "fa-kernels/src/softmax/step.rs"
                    row_sum_2 = t902;
                }
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t903;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s), "f"(s_2));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_3), "f"(s_4));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_5), "f"(s_6));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t906;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_7), "f"(s_8));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_9), "f"(s_10));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_11), "f"(s_12));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_13), "f"(s_14));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(s_15), "f"(s_16));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(s_17), "f"(s_18));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(s_19), "f"(s_20));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s_21), "f"(s_22));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_23), "f"(s_24));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_25), "f"(s_26));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(s_27), "f"(s_28));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(s_29), "f"(s_30));
#line 121 "fa-kernels/src/softmax/step.rs"
                u32 t918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t903;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t904;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t905;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t906;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t907;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t908;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t909;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t910;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t911;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t912;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t913;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t914;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t915;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t916;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t917;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t918;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
                const bool t919 = lane == 0u;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
                if (t919) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
                }
            }
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 local_3 = local + step;
            const bool wraps_7 = share <= local_3;
#line 102 "fa-kernels/src/forward/resident/work.rs"
            const u32 head_6 = head_2 + t62;
            const u32 batch_10 = batch_5 + batch_2;
            const bool wraps_8 = kv_heads <= head_6;
            const u32 t925 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t926 = head_6 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t927 = wraps_8 ? t926 : head_6;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t928 = batch_10 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
            const u32 t929 = wraps_8 ? t928 : batch_10;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t930 = wraps_7 ? t925 : round;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t931 = wraps_7 ? t927 : head_2;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t932 = wraps_7 ? t929 : batch_5;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t933 = local_3 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t934 = wraps_7 ? t933 : local_3;
#line 66 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t935 = count + 1u;
#line 117 "fa-kernels/src/forward/resident/work.rs"
            const bool t936 = t932 < batch;
#line 228 "fa-kernels/src/forward/resident/consumer.rs"
            if (t936) {
                const u32 t937 = t935 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t938 = t16 + t937;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t939 = t938 << 3u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t940 = t14 + t939;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t941 = t935 >> 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t942 = t941 & 1u;
#line 229 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t940), "r"(t942) : "memory");
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t943 = t930 & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t14), "r"(t943) : "memory");
            }
#line 232 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t944 = t935 & 1u;
#line 238 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t945 = t944 << 13u;
#line 221 "fa-kernels/src/forward/resident/layout.rs"
            const u32 t946 = t945 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t947 = t10 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t948 = t947 + t946;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t949 = smem_1 >> 4u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t950 = t948 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t951 = (u64)t950;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t952 = t951 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t953 = t949 + 65536u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t954 = (u64)t953;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t955 = t954 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t952), "l"(t955) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t956 = t948 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t957 = (u64)t956;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t958 = t957 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t959 = t949 + 65538u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t960 = (u64)t959;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t961 = t960 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t958), "l"(t961) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t962 = t948 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t963 = (u64)t962;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t964 = t963 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t965 = t949 + 65540u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t966 = (u64)t965;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t967 = t966 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t964), "l"(t967) : "memory");
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t968 = t948 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t969 = (u64)t968;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t970 = t969 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 t971 = t949 + 65542u;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t972 = (u64)t971;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            const u64 t973 = t972 + 4611686293305294848ull;
#line 240 "fa-kernels/src/forward/resident/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t970), "l"(t973) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 268 "fa-kernels/src/forward/resident/tile.rs"
            if (t206) {
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t974 = t14 + 120u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                const u32 t975 = round & 1u;
#line 265 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t974), "r"(t975) : "memory");
            }
#line 240 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t976 = t11 >> 4u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t977 = t976 + 3584u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t978 = t977 + 33554432u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t979 = (u64)t978;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t980 = t979 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p), "r"(p_2), "r"(p_3), "r"(p_4), "l"(t980) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t981 = t977 + 33554560u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t982 = (u64)t981;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t983 = t982 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_5), "r"(p_6), "r"(p_7), "r"(p_8), "l"(t983) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t984 = t977 + 33554688u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t985 = (u64)t984;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t986 = t985 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_9), "r"(p_10), "r"(p_11), "r"(p_12), "l"(t986) : "memory");
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t987 = t977 + 33554816u;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t988 = (u64)t987;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t989 = t988 + 4611686293305294848ull;
#line 241 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(p_13), "r"(p_14), "r"(p_15), "r"(p_16), "l"(t989) : "memory");
#line 247 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 204 "fa-kernels/src/forward/resident/consumer.rs"
            const u32 barrier = group_2 + 1u;
            const bool t991 = t63 == 0u;
#line 205 "fa-kernels/src/forward/resident/consumer.rs"
            if (t991) {
                asm volatile("bar.sync %0, 128;" :  : "r"(barrier) : "memory");
                const bool t992 = lane == 0u;
#line 207 "fa-kernels/src/forward/resident/consumer.rs"
                if (t992) {
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 local_4 = local + step;
                    const bool wraps_9 = share <= local_4;
#line 102 "fa-kernels/src/forward/resident/work.rs"
                    const u32 head_7 = head_2 + t62;
                    const u32 batch_11 = batch_5 + batch_2;
                    const bool wraps_10 = kv_heads <= head_7;
                    const u32 t998 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t999 = head_7 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1000 = wraps_10 ? t999 : head_7;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1001 = batch_11 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1002 = wraps_10 ? t1001 : batch_11;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1003 = wraps_9 ? t998 : round;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1004 = wraps_9 ? t1000 : head_2;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1005 = wraps_9 ? t1002 : batch_5;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1006 = local_4 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1007 = wraps_9 ? t1006 : local_4;
#line 118 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 local_5 = t1007 + step;
                    const bool wraps_11 = share <= local_5;
#line 102 "fa-kernels/src/forward/resident/work.rs"
                    const u32 head_8 = t1004 + t62;
                    const u32 batch_12 = t1005 + batch_2;
                    const bool wraps_12 = kv_heads <= head_8;
                    const u32 t1013 = t1003 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1014 = head_8 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1015 = wraps_12 ? t1014 : head_8;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1016 = batch_12 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                    const u32 t1017 = wraps_12 ? t1016 : batch_12;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1018 = wraps_11 ? t1013 : t1003;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1019 = wraps_11 ? t1015 : t1004;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1020 = wraps_11 ? t1017 : t1005;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1021 = local_5 - share;
#line 122 "fa-kernels/src/forward/resident/consumer.rs"
                    const u32 t1022 = wraps_11 ? t1021 : local_5;
#line 117 "fa-kernels/src/forward/resident/work.rs"
                    const bool t1023 = t1020 < batch;
#line 209 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1023) {
                        const u32 slot = count & 1u;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1025 = t1022 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1026 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1027 = t1025 + t1026;
#line 123 "fa-kernels/src/forward/resident/work.rs"
                        const u32 tile_4 = t1027 & 7u;
#line 129 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1029 = tile_4 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1030 = t1019 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1031 = t1022 * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1032 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1033 = t1031 + t1032;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1034 = t1033 >> 3u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1035 = t1030 + t1034;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1036 = t16 + slot;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1037 = t1036 << 3u;
#line 81 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1038 = t14 + t1037;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1038) : "memory");
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1039 = slot << 13u;
#line 210 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1040 = t10 + t1039;
#line 83 "fa-kernels/src/forward/resident/loads.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1040), "l"(q), "r"(t1038), "r"(0u), "r"(t1035), "r"(t1029), "r"(t1020) : "memory");
                    }
                }
            } else {
#line 215 "fa-kernels/src/forward/resident/consumer.rs"
                asm volatile("bar.arrive %0, 128;" :  : "r"(barrier) : "memory");
            }
#line 69 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 292 "fa-kernels/src/forward/resident/tile.rs"
            if (t208) {
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1041 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1042 = t1041 & false;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1042) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1043 = t14 + 152u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1044;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1044) : "r"(t1043) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1045 = t1044 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1045) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1046 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1043), "r"(t1046) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                        const u32 head_9 = head_2 + t62;
                        const u32 batch_13 = batch_5 + batch_2;
                        const bool wraps_13 = kv_heads <= head_9;
                        const u32 t1050 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1051 = head_9 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1052 = wraps_13 ? t1051 : head_9;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1053 = batch_13 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1054 = wraps_13 ? t1053 : batch_13;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1055 = smem_1 + 49152u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1056 = t11 + 49152u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1057 = t14 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1057) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1055), "l"(k), "r"(t1057), "r"(0u), "r"(t1052), "r"(384u), "r"(t1054) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1058 = t14 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1058) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1056), "l"(v), "r"(t1058), "r"(0u), "r"(t1052), "r"(384u), "r"(t1054) : "memory");
                    }
                }
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1059 = lane == 0u;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                const bool t1060 = t1059 & true;
#line 278 "fa-kernels/src/forward/resident/consumer.rs"
                if (t1060) {
#line 197 "fa-kernels/src/forward/resident/layout.rs"
                    const u32 t1061 = t14 + 152u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    u32 t1062;
                    asm volatile("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [%1];\nmbarrier.pending_count.b64 %0, state;\n}" : "=r"(t1062) : "r"(t1061) : "memory");
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    const bool t1063 = t1062 == 1u;
#line 280 "fa-kernels/src/forward/resident/consumer.rs"
                    if (t1063) {
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        const u32 t1064 = round & 1u;
#line 282 "fa-kernels/src/forward/resident/consumer.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1061), "r"(t1064) : "memory");
#line 102 "fa-kernels/src/forward/resident/work.rs"
                        const u32 head_10 = head_2 + t62;
                        const u32 batch_14 = batch_5 + batch_2;
                        const bool wraps_14 = kv_heads <= head_10;
                        const u32 t1068 = round + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1069 = head_10 - kv_heads;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1070 = wraps_14 ? t1069 : head_10;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1071 = batch_14 + 1u;
#line 105 "fa-kernels/src/forward/resident/work.rs"
                        const u32 t1072 = wraps_14 ? t1071 : batch_14;
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1073 = smem_1 + 49152u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1074 = t11 + 49152u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1075 = t14 + 48u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1075) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1073), "l"(k), "r"(t1075), "r"(0u), "r"(t1070), "r"(384u), "r"(t1072) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1076 = t14 + 112u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1076) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1074), "l"(v), "r"(t1076), "r"(0u), "r"(t1070), "r"(384u), "r"(t1072) : "memory");
#line 215 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1077 = smem_1 + 57344u;
#line 238 "fa-kernels/src/forward/resident/layout.rs"
                        const u32 t1078 = t11 + 57344u;
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1079 = t14 + 56u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1079) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1077), "l"(k), "r"(t1079), "r"(0u), "r"(t1070), "r"(448u), "r"(t1072) : "memory");
#line 60 "fa-kernels/src/forward/resident/loads.rs"
                        const u32 t1080 = t14 + 120u;
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1080) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t1078), "l"(v), "r"(t1080), "r"(0u), "r"(t1070), "r"(448u), "r"(t1072) : "memory");
                    }
                }
            }
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1081;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1081) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1081;
            f32 t1083;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1083) : "f"(pair_5));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1084 = pair_5 + t1083;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t1084;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1085;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1085) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1085;
            f32 t1087;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1087) : "f"(pair_6));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1088 = pair_6 + t1087;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1088;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1089 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1090;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1089 ? 0.0f : t1090;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1092 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t1092;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1093 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t1093;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1094 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t1094;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1095 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t1095;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1096 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t1096;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1097 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t1097;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1098 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t1098;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1099 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t1099;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1100 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t1100;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1101 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t1101;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1102 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t1102;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1103 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t1103;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1104 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t1104;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1105 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t1105;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1106 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t1106;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1107 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t1107;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1108 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1109;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1108 ? 0.0f : t1109;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1111 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t1111;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1112 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t1112;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1113 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t1113;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1114 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t1114;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1115 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t1115;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1116 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t1116;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1117 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t1117;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1118 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t1118;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1119 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t1119;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1120 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t1120;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1121 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t1121;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1122 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t1122;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1123 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t1123;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1124 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t1124;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1125 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t1125;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1126 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t1126;
#line 316 "fa-kernels/src/forward/resident/tile.rs"
            const bool t1127 = lane == 0u;
#line 316 "fa-kernels/src/forward/resident/tile.rs"
            if (t1127) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1128 = t63 << 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(acc), "f"(acc_2));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(acc_3), "f"(acc_4));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(acc_5), "f"(acc_6));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(acc_7), "f"(acc_8));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(acc_9), "f"(acc_10));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(acc_11), "f"(acc_12));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(acc_13), "f"(acc_14));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(acc_15), "f"(acc_16));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1137;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(acc_17), "f"(acc_18));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1138;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(acc_19), "f"(acc_20));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1139;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(acc_21), "f"(acc_22));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1140;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(acc_23), "f"(acc_24));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1141;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(acc_25), "f"(acc_26));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1142;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(acc_27), "f"(acc_28));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1143;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(acc_29), "f"(acc_30));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            u32 t1144;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(acc_31), "f"(acc_32));
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1145 = lane & 15u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1146 = t1128 + t1145;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1147 = lane >> 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1148 = t1146 & 7u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1149 = t1147 ^ t1148;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1150 = t1146 << 7u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1151 = t1149 << 4u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1152 = t1150 + t1151;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1153 = t13 + t1152;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1153), "r"(t1129), "r"(t1130), "r"(t1131), "r"(t1132) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1154 = t1152 ^ 32u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1155 = t13 + t1154;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1155), "r"(t1133), "r"(t1134), "r"(t1135), "r"(t1136) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1156 = t1152 ^ 64u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1157 = t13 + t1156;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1157), "r"(t1137), "r"(t1138), "r"(t1139), "r"(t1140) : "memory");
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1158 = t1152 ^ 96u;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1159 = t13 + t1158;
#line 322 "fa-kernels/src/forward/resident/tile.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1159), "r"(t1141), "r"(t1142), "r"(t1143), "r"(t1144) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1160 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1161 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1162 = t1160 + t1161;
#line 123 "fa-kernels/src/forward/resident/work.rs"
            const u32 tile_5 = t1162 & 7u;
#line 129 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1164 = tile_5 << 6u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1165 = head_2 * group;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1166 = local * split;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1167 = blockIdx.y;
#line 146 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1168 = t1166 + t1167;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1169 = t1168 >> 3u;
#line 136 "fa-kernels/src/forward/resident/work.rs"
            const u32 t1170 = t1165 + t1169;
#line 326 "fa-kernels/src/forward/resident/tile.rs"
            const u32 first_row = t1164 + t1128;
            const bool t1172 = lane == 0u;
#line 327 "fa-kernels/src/forward/resident/tile.rs"
            if (t1172) {
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1173 = t1128 << 7u;
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                const u32 t1174 = t13 + t1173;
#line 333 "fa-kernels/src/forward/resident/tile.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1174), "l"(o), "r"(0u), "r"(t1170), "r"(first_row), "r"(batch_5) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1175 = (u64)batch_5;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1176 = t1175 * lse_stride0;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1177 = t1176 * 4ull;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1178 = lse + t1177;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1179 = (u64)t1170;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1180 = t1179 * lse_stride1;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1181 = t1180 * 4ull;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u64 t1182 = t1178 + t1181;
#line 337 "fa-kernels/src/forward/resident/tile.rs"
            const u32 t1183 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1184 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1185 = t1184 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1185) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1186 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1186;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1188 = (u64)row * t1183;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1189 = t1188 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1190 = t1182 + t1189;
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1191;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1192) : "f"(row_max), "f"(scale_log2), "f"(t1191));
#line 219 "fa-kernels/src/softmax.rs"
                const f32 lse_2 = t1192 * 0.6931472f;
                const bool t1194 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                const f32 t1195 = t1194 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1190), "f"(t1195) : "memory");
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1196 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1197 = first_row + t1196;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1197 + 8u;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1199 = (u64)row_2 * t1183;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1200 = t1199 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                const u64 t1201 = t1182 + t1200;
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1202;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                f32 t1203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(row_max_2), "f"(scale_log2), "f"(t1202));
#line 219 "fa-kernels/src/softmax.rs"
                const f32 lse_3 = t1203 * 0.6931472f;
                const bool t1205 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                const f32 t1206 = t1205 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1201), "f"(t1206) : "memory");
            }
#line 89 "fa-kernels/src/forward/resident/consumer.rs"
            step = step;
            round = t930;
            head_2 = t931;
            batch_5 = t932;
            local = t934;
            const u32 t1207 = count + 1u;
#line 94 "fa-kernels/src/forward/resident/consumer.rs"
            count = t1207;
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
    }
#line 151 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t1209 = round * share;
#line 151 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 t1210 = t1209 + local;
#line 151 "fa-kernels/src/forward/resident/consumer.rs"
    const u32 of_first = t1210 - group_2;
    const bool t1212 = of_first < share;
#line 152 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1212) {
#line 75 "fa-kernels/src/forward/resident/turn.rs"
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < 8u; i_3 += 1u) {
#line 57 "fa-kernels/src/forward/resident/turn.rs"
            const u32 t1213 = i_3 & 1u;
#line 57 "fa-kernels/src/forward/resident/turn.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t55), "r"(t1213) : "memory");
#line 65 "fa-kernels/src/forward/resident/turn.rs"
            const bool t1214 = lane == 0u;
#line 65 "fa-kernels/src/forward/resident/turn.rs"
            if (t1214) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t58) : "memory");
            }
        }
    }
#line 99 "fa-kernels/src/forward/resident/consumer.rs"
    const bool t1215 = lane == 0u;
#line 99 "fa-kernels/src/forward/resident/consumer.rs"
    if (t1215) {
        asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
    }
}
