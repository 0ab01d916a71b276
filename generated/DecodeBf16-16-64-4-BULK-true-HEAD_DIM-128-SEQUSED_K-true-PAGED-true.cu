typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(128, 1)
decode_bf16(
    const u64 q /* bf16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const __grid_constant__ tensor_map k_map_map /* bf16 */,
    const __grid_constant__ tensor_map v_map_map /* bf16 */,
    const u32 k_outer_steps,
    const u32 k_row_steps,
    const u32 v_outer_steps,
    const u32 v_row_steps,
    const u32 boxes,
    const u32 box_keys,
    const u64 o /* bf16, written */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 block_table /* u32 */,
    const u64 block_table_stride0,
    const u64 block_table_stride1,
    const u64 block_table_stride2,
    const u64 block_table_stride3,
    const u32 page_size,
    const u32 page_magic,
    const u32 page_shift,
    const u32 head_dim,
    const u32 tiles,
    const u32 splits,
    const u32 blocks_of_split,
    const u64 partials /* f32, scratch */,
    const u64 partials_stride0,
    const u64 partials_stride1,
    const u64 partials_stride2,
    const u64 partials_stride3,
    const u64 arrived /* u32, counters */,
    const u64 arrived_stride0,
    const u64 arrived_stride1,
    const u64 arrived_stride2,
    const u64 arrived_stride3)
{
    const u64 k_map = (u64)&k_map_map;
    const u64 v_map = (u64)&v_map_map;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t1 / splits;
    const u32 t3 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 split = t3 % splits;
#line 88 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 kv_heads = heads / group;
    const u32 head = tile / tiles;
    const u32 batch_2 = head / kv_heads;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t10 = (u64)batch_2;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t11 = t10 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t12 = t11 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t13 = seqused_k + t12;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t14;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t14) : "l"(t13) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t14 < seq_k ? t14 : seq_k;
    const u32 t16 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 t17 = t16 < seq_k ? t16 : seq_k;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t18 = (u64)batch_2;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t19 = t18 * block_table_stride0;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t20 = t19 * 4ull;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t21 = block_table + t20;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u32 t22 = (u32)block_table_stride1;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t23 = tile % tiles;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t23 << 4u;
    const u32 t25 = seq_q * group;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t26 = t25 > first ? t25 : first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t27 = t26 - first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t28 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t29 = first / group;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = t17 + 63u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 >> 6u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t31 > 1u ? t31 : 1u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t33 = t17 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t33 < end ? t33 : end;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = end - whole;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t36 = t35 < end ? t35 : end;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t37 = end + blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t38 = t37 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t39 = t38 / blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t40 = split * blocks_of_split;
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t40 < end ? t40 : end;
    const u32 t42 = end - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t43 = end - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t44 = t43 < blocks_of_split ? t43 : blocks_of_split;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t36 > before ? t36 : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t46 = t45 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = end > before ? end : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = t47 - before;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t49 = t27 != 0u;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t50 = split < t39;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t51 = t49 & t50;
#line 36 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t51) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t54 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t54));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t56 = warp << 4u;
#line 45 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t58 = thread >> 3u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t59 = thread & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t60 = t58 & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t61 = t59 ^ t60;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t62 = t58 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t63 = t61 << 4u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t64 = t62 + t63;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t65 = (u64)t58 * 0u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t66 = (u64)t59 * 16u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t67 = t65 + t66;
        const u32 t68 = head_dim >> 3u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t69 = (u64)t59 * 16u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t70 = smem_1 + t64;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t71 = t27 > 1u ? t27 : 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t72 = t71 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t73 = t58 < t72 ? t58 : t72;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t74 = first + t73;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t75 = t74 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t76 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t77 = first + t73;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t78 = t77 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t79 = t76 + t78;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t80 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t81 = t80 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t82 = t81 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t83 = q + t82;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t84 = (u64)t75;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t85 = t84 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t86 = t85 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t87 = t83 + t86;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t88 = (u64)t79;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t89 = t88 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t90 = t89 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t91 = t87 + t90;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t92 = t91 + t69;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t93 = t58 < t27;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t94 = t59 < t68;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t95 = t93 & t94;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t96 = t95 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t70), "l"(t92), "r"(t96) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t97 = t92 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t98 = t58 < t27;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t99 = t59 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t100 = t99 < t68;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t101 = t98 & t100;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t102 = t101 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t70), "l"(t97), "r"(t102) : "memory");
#line 48 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 199 "fa-kernels/src/attention/options/paged.rs"
        const u64 t104 = (u64)batch_2;
#line 199 "fa-kernels/src/attention/options/paged.rs"
        const u64 t105 = t104 * block_table_stride0;
#line 199 "fa-kernels/src/attention/options/paged.rs"
        const u64 t106 = t105 * 4ull;
#line 199 "fa-kernels/src/attention/options/paged.rs"
        const u64 t107 = block_table + t106;
#line 199 "fa-kernels/src/attention/options/paged.rs"
        const u32 t108 = (u32)block_table_stride1;
#line 50 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = thread & 31u;
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 page = 0u;
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 next_page = 0u;
#line 41 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t110 = (u32)__cvta_generic_to_shared(smem);
#line 41 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t111 = t110 + 69632u;
#line 104 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
        const bool t112 = thread == 0u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t112) {
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t111) : "memory");
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t113 = t111 + 8u;
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t113) : "memory");
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t114 = t111 + 16u;
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t114) : "memory");
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t115 = t111 + 24u;
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t115) : "memory");
#line 109 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t116 = thread >> 5u;
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t117;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t117) : "r"(t116));
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t118 = t117 == 0u;
#line 112 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t118) {
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t119 = t44 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t120 = 0u < t119 ? 0u : t119;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t121 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t122 = t121 - t120;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t123 = t122 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t124 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 key = t123 + t124;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t126 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t126 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t128 = key < last ? key : last;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 t129 = t128 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            u32 t130;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t130) : "r"(t129), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 index = t130 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t132 = (u64)index * t108;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t133 = t132 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t134 = t107 + t133;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 page_2;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t134) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t136 = index * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t137 = t128 - t136;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
            next_page = page_2;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t138 = 0u < t44;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t138) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t139 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t140 = t139 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t141 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t140 + t141;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t143 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t144 = t143 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t145 = key_2 < t144 ? key_2 : t144;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t146 = t145 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                u32 t147;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t147) : "r"(t146), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t148 = t147 >> page_shift;
#line 77 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_2 = t148 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t150 = first_2 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_2 = t150 < t17 ? t150 : t17;
                const u32 t152 = end_2 - first_2;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t153 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t154 = t152 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends = t153 + t154;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t156 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t157 = t152 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_2 = t156 + t157;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t159 = t44 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t160 = 1u < t159 ? 1u : t159;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t161 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t162 = t161 - t160;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t163 = t162 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t164 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t163 + t164;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t166 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t166 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t168 = key_3 < last_2 ? key_3 : last_2;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t169 = t168 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                u32 t170;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t170) : "r"(t169), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t170 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t172 = (u64)index_2 * t108;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t173 = t172 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t174 = t107 + t173;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t174) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u32 t176 = index_2 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u32 t177 = t168 - t176;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t178 = end_2 - key_2;
#line 127 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t179 = ring + 32768u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t180;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t180) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t181 = t180 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t181) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t111) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t182;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t182) : "r"(t178), "r"(i));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t183;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t183) : "r"(ends), "r"(i));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t184 = i * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t185 = t184 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t186 = ring + t185;
                    u32 t187;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t187) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t188 = t187 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t188) {
                        const u32 t189 = 1073741824u - t182;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t186), "l"(k_map), "r"(t111), "r"(0u), "r"(t28), "r"(t189), "r"(t183), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t190 = t186 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t190), "l"(k_map), "r"(t111), "r"(64u), "r"(t28), "r"(t189), "r"(t183), "r"(1073741824u) : "memory");
                    }
                }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t191 = t111 + 16u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t192;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t192) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t193 = t192 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t193) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t191) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t194;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t194) : "r"(t178), "r"(i_2));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t195;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t195) : "r"(ends_2), "r"(i_2));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t196 = i_2 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t197 = t196 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t198 = t179 + t197;
                    u32 t199;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t199) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t200 = t199 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t200) {
                        const u32 t201 = 1073741824u - t194;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t198), "l"(v_map), "r"(t191), "r"(0u), "r"(t28), "r"(t201), "r"(t195), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t202 = t198 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t202), "l"(v_map), "r"(t191), "r"(64u), "r"(t28), "r"(t201), "r"(t195), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 134 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t203 = thread >> 5u;
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t204;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t204) : "r"(t203));
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t205 = t204 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t205) {
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t206 = 1u < t44;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t206) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t207 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t208 = t207 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t209 = t208 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t210 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_4 = t209 + t210;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t212 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t213 = t212 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t214 = key_4 < t213 ? key_4 : t213;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t215 = t214 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                u32 t216;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t216) : "r"(t215), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t217 = t216 >> page_shift;
#line 77 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_3 = t217 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t219 = first_3 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_3 = t219 < t17 ? t219 : t17;
                const u32 t221 = end_3 - first_3;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t222 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t223 = t221 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_3 = t222 + t223;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t225 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t226 = t221 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_4 = t225 + t226;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t228 = t44 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t229 = 2u < t228 ? 2u : t228;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t230 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t231 = t230 - t229;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t232 = t231 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t233 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_5 = t232 + t233;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t235 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = t235 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t237 = key_5 < last_3 ? key_5 : last_3;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 t238 = t237 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                u32 t239;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t239) : "r"(t238), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t239 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t241 = (u64)index_3 * t108;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t242 = t241 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u64 t243 = t107 + t242;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 page_4;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t243) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u32 t245 = index_3 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u32 t246 = t237 - t245;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_4;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t247 = end_3 - key_4;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t248 = ring + 16384u;
#line 127 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t249 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t250 = t249 + 16384u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t251 = t111 + 8u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t252;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t253 = t252 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t253) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t251) : "memory");
                }
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < boxes; i_3 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t254;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t254) : "r"(t247), "r"(i_3));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t255;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t255) : "r"(ends_3), "r"(i_3));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t256 = i_3 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t257 = t256 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t258 = t248 + t257;
                    u32 t259;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t259) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t260 = t259 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t260) {
                        const u32 t261 = 1073741824u - t254;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t258), "l"(k_map), "r"(t251), "r"(0u), "r"(t28), "r"(t261), "r"(t255), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t262 = t258 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t262), "l"(k_map), "r"(t251), "r"(64u), "r"(t28), "r"(t261), "r"(t255), "r"(1073741824u) : "memory");
                    }
                }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t263 = t111 + 24u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t264;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t264) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t265 = t264 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t265) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t263) : "memory");
                }
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t266;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t266) : "r"(t247), "r"(i_4));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t267;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t267) : "r"(ends_4), "r"(i_4));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t268 = i_4 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t269 = t268 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t270 = t250 + t269;
                    u32 t271;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t271) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t272 = t271 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t272) {
                        const u32 t273 = 1073741824u - t266;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t270), "l"(v_map), "r"(t263), "r"(0u), "r"(t28), "r"(t273), "r"(t267), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t274 = t270 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t274), "l"(v_map), "r"(t263), "r"(64u), "r"(t28), "r"(t273), "r"(t267), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t111), "r"(0u) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t275 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t276 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t277 = t275 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t278 = t276 ^ t277;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t279 = t275 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t280 = t278 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t281 = t279 + t280;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t282 = smem_1 + t281;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t283;
        asm volatile("mov.b32 %0, %1;" : "=r"(t283) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t283) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t284;
        asm volatile("mov.b32 %0, %1;" : "=r"(t284) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t285 = t284 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t285) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t286;
        asm volatile("mov.b32 %0, %1;" : "=r"(t286) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t287 = t286 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t287) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t288;
        asm volatile("mov.b32 %0, %1;" : "=r"(t288) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t289 = t288 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t289) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t290;
        asm volatile("mov.b32 %0, %1;" : "=r"(t290) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t290) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t291;
        asm volatile("mov.b32 %0, %1;" : "=r"(t291) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t292 = t291 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t292) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t293;
        asm volatile("mov.b32 %0, %1;" : "=r"(t293) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t294 = t293 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t294) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t295;
        asm volatile("mov.b32 %0, %1;" : "=r"(t295) : "r"(t282));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t296 = t295 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t296) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t297 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t298 = t56 + t297;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t299 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t300 = t299 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t301 = t298 + t300;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t302 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t303 = t302 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t304 = t301 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t305 = t303 ^ t304;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t306 = t301 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t307 = t305 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t308 = t306 + t307;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t309 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t310 = t56 + t309;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t311 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t312 = t310 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t313 = t311 ^ t312;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t314 = t310 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t315 = t313 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t316 = t314 + t315;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t317;
        asm volatile("mov.b32 %0, %1;" : "=r"(t317) : "r"(t308));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t318 = t317 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t319 = t317 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t320 = t317 ^ 96u;
        const u32 t321 = ring + t317;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t321) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t322 = ring + t318;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t322) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t323 = ring + t319;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t323) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t324 = ring + t320;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t324) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t321) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t322) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t323) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t324) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t325 = 0u < t46;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t326 = t48 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t327 = t325 | t326;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t327) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t328 = t42 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t329 = t328 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key = t329 + t56;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t331 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t332 = t331 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t332;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t334 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t335 = first + t334;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t336 = t335 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t337 = t17 > column ? t17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t337 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t340 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t340;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t342 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t344 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t344;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t346 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t346;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t347 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t348 = first + t347;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t349 = t348 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t350 = t349 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t351 = t17 > column ? t17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t351 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t354 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t356 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t358 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t360 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t360;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t362;
        asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t363;
        asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t362), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t363), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t365;
        asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t364), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t366;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t366) : "f"(t365));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t365), "f"(t366));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t368;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t368) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t368));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t371 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t371;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t373 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t374;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t374) : "f"(old), "f"(scale_log2), "f"(t373));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t374));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t376 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t377 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t377));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t379;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t379;
        const f32 t380 = t376 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t381 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t381));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t383;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t383) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t383;
        const f32 t384 = t380 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t385 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t385));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t387;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t387;
        const f32 t388 = t384 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t389 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t389));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t391;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t391;
        const f32 t392 = t388 + s_6;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t393 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t394 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t395 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t396 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t397 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t399 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t400 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t401 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t402 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t403 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t404 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t405 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t406 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t407 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t408 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t409 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t410 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t411 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t412 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t413 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t414 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t415 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t416 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t417 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t418 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t419 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t420 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t421 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t422 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t423 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t424 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t424;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t427;
        asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(t426), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t427), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t429;
        asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(t428), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t430;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t430) : "f"(t429));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t429), "f"(t430));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t432;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t432) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t432));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t435 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t435;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t437 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t438;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(old_2), "f"(scale_log2), "f"(t437));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t438));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t440 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t441 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t441));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t443;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t443;
        const f32 t444 = t440 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t445 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t445));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t447;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t447;
        const f32 t448 = t444 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t449 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t449));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t451;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t451;
        const f32 t452 = t448 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t453 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t453));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t455;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t455;
        const f32 t456 = t452 + s_8;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t457 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t458 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t459 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t460 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t461 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t462 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t463 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t464 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t465 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t466 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t467 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t468 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t469 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t470 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t471 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t472 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t473 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t474 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t475 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t476 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t477 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t478 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t479 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t480 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t481 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t482 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t483 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t484 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t485 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t486 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t487 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t488 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t488;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t489;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t489) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t490;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t490) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t491;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t491) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t492;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t492) : "f"(s_7), "f"(s_8));
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t493 = t111 + 16u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t493), "r"(0u) : "memory");
#line 127 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t494 = ring + 32768u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t495;
        asm volatile("mov.b32 %0, %1;" : "=r"(t495) : "r"(t316));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t496 = t495 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t497 = t495 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t498 = t495 ^ 96u;
        const u32 t499 = t494 + t495;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t500 = t494 + t496;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t501 = t494 + t497;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t502 = t494 + t498;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t499) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_65), "r"(m_66));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_67), "r"(m_68));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t500) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_69), "r"(m_70));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_71), "r"(m_72));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t501) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_73), "r"(m_74));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_75), "r"(m_76));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t502) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_77), "r"(m_78));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_79), "r"(m_80));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t499) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_81), "r"(m_82));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_83), "r"(m_84));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t500) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_85), "r"(m_86));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_87), "r"(m_88));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t501) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_89), "r"(m_90));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_91), "r"(m_92));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t502) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_93), "r"(m_94));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_95), "r"(m_96));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < t44; i_5 += 1u) {
#line 137 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t503 = thread >> 5u;
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
            u32 t504;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t504) : "r"(t503));
#line 97 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t505 = t504 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t505) {
                const u32 t506 = i_5 + 1u;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const bool t507 = t506 < t44;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
                if (t507) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t508 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t509 = t508 - t506;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t510 = t509 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t511 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_6 = t510 + t511;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t513 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t514 = t513 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t515 = key_6 < t514 ? key_6 : t514;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t516 = t515 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    u32 t517;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t517) : "r"(t516), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t518 = t517 >> page_shift;
#line 77 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_4 = t518 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t520 = first_4 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_6 = t520 < t17 ? t520 : t17;
                    const u32 t522 = end_6 - first_4;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t523 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t524 = t522 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_5 = t523 + t524;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t526 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t527 = t522 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_6 = t526 + t527;
#line 204 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t529 = t506 + 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t530 = t44 - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t531 = t529 < t530 ? t529 : t530;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t532 = t42 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t533 = t532 - t531;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t534 = t533 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t535 = t109 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_7 = t534 + t535;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t537 = t17 > 1u ? t17 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_4 = t537 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t539 = key_7 < last_4 ? key_7 : last_4;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t540 = t539 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    u32 t541;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t541) : "r"(t540), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t541 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t543 = (u64)index_4 * t108;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t544 = t543 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t545 = t107 + t544;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_5;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t545) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t547 = index_4 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t548 = t539 - t547;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_5;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t549 = end_6 - key_6;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t550 = t506 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t551 = t550 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t552 = ring + t551;
#line 127 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t553 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t554 = t506 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t555 = t554 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t556 = t553 + t555;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t557 = t506 & 1u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t558 = t557 << 3u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t559 = t111 + t558;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t560;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t560) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t561 = t560 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t561) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t559) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_6 = 0u; i_6 < boxes; i_6 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t562;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t562) : "r"(t549), "r"(i_6));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t563;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t563) : "r"(ends_5), "r"(i_6));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t564 = i_6 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t565 = t564 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t566 = t552 + t565;
                        u32 t567;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t567) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t568 = t567 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t568) {
                            const u32 t569 = 1073741824u - t562;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t566), "l"(k_map), "r"(t559), "r"(0u), "r"(t28), "r"(t569), "r"(t563), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t570 = t566 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t570), "l"(k_map), "r"(t559), "r"(64u), "r"(t28), "r"(t569), "r"(t563), "r"(1073741824u) : "memory");
                        }
                    }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t571 = t506 & 1u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t572 = t571 + 2u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t573 = t572 << 3u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t574 = t111 + t573;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t575;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t575) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t576 = t575 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t576) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t574) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < boxes; i_7 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t577;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t577) : "r"(t549), "r"(i_7));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t578;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t578) : "r"(ends_6), "r"(i_7));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t579 = i_7 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t580 = t579 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t581 = t556 + t580;
                        u32 t582;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t582) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t583 = t582 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t583) {
                            const u32 t584 = 1073741824u - t577;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t581), "l"(v_map), "r"(t574), "r"(0u), "r"(t28), "r"(t584), "r"(t578), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t585 = t581 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t585), "l"(v_map), "r"(t574), "r"(64u), "r"(t28), "r"(t584), "r"(t578), "r"(1073741824u) : "memory");
                        }
                    }
                }
            }
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t586 = i_5 & 1u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t587 = t586 << 3u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t588 = t111 + t587;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t589 = i_5 >> 1u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t590 = t589 & 1u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t588), "r"(t590) : "memory");
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t591 = i_5 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t592 = t591 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t593 = ring + t592;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t594;
            asm volatile("mov.b32 %0, %1;" : "=r"(t594) : "r"(t308));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t595 = t594 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t596 = t594 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t597 = t594 ^ 96u;
            const u32 t598 = t593 + t594;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t598) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t599 = t593 + t595;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t599) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t600 = t593 + t596;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t600) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t601 = t593 + t597;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t601) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t598) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t599) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t600) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t601) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t602 = i_5 < t46;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t603 = t48 <= i_5;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t604 = t602 | t603;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t604) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t605 = t42 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t606 = t605 - i_5;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t607 = t606 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_2 = t607 + t56;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t609 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t610 = t609 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t610;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t612 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t613 = first + t612;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t614 = t613 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t615 = t17 > column_2 ? t17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_7 = t615 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t618 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t618;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t620 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t620;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t622 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t622;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t624 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t624;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t625 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t626 = first + t625;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t627 = t626 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t628 = t627 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t629 = t17 > column_2 ? t17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t629 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t632 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t634 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t634;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t636 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t636;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t638 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t638;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t640;
            asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(old_3), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t641;
            asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t640), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t642;
            asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t641), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t643;
            asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t642), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t644;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t644) : "f"(t643));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t643), "f"(t644));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t646;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t646) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t646));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t649 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t649;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t651 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(old_3), "f"(scale_log2), "f"(t651));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t652));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t654 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t655 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t655));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t657;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t657;
            const f32 t658 = t654 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t659 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t659));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t661;
            const f32 t662 = t658 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t663 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t663));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t665;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t665;
            const f32 t666 = t662 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t667 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t667));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t669;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t669;
            const f32 t670 = t666 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t671 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t672 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t673 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t674 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t675 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t676 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t677 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t678 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t679 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t680 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t681 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t682 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t683 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t684 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t685 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t686 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t687 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t688 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t689 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t690 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t691 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t692 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t693 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t694 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t695 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t696 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t697 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t698 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t699 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t700 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t701 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t702 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t702;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t704;
            asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(old_4), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t705;
            asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(t704), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t705), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("max.f32 %0, %1, %2;" : "=f"(t707) : "f"(t706), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t708;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t708) : "f"(t707));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t707), "f"(t708));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t710;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t710) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t710));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t713 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t713;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t715 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(old_4), "f"(scale_log2), "f"(t715));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t716));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t718 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t719 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t719));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t721;
            const f32 t722 = t718 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t723 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t723));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t725;
            const f32 t726 = t722 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t727 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t727));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t729;
            const f32 t730 = t726 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t731 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t731));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t733;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t733;
            const f32 t734 = t730 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t735 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t736 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t737 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t738 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t739 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t740 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t741 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t742 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t743 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t744 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t745 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t746 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t747 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t748 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t749 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t750 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t751 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t752 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t753 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t754 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t755 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t756 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t757 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t758 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t759 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t760 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t761 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t762 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t763 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t764 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t765 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t766 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t766;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t767;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t768;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t769;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t770;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_15), "f"(s_16));
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t771 = i_5 & 1u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t772 = t771 + 2u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t773 = t772 << 3u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t774 = t111 + t773;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t775 = i_5 >> 1u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t776 = t775 & 1u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t774), "r"(t776) : "memory");
#line 127 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t777 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t778 = i_5 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t779 = t778 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t780 = t777 + t779;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t781;
            asm volatile("mov.b32 %0, %1;" : "=r"(t781) : "r"(t316));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t782 = t781 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t783 = t781 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t784 = t781 ^ 96u;
            const u32 t785 = t780 + t781;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t786 = t780 + t782;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t787 = t780 + t783;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t788 = t780 + t784;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t785) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_129), "r"(m_130));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_131), "r"(m_132));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t786) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_133), "r"(m_134));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_135), "r"(m_136));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t787) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_137), "r"(m_138));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_139), "r"(m_140));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t788) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_141), "r"(m_142));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_143), "r"(m_144));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t785) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_145), "r"(m_146));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_147), "r"(m_148));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t786) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_149), "r"(m_150));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_151), "r"(m_152));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t787) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_153), "r"(m_154));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_155), "r"(m_156));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t788) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_157), "r"(m_158));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_159), "r"(m_160));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t789 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t789) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t790 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t791 = t790 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t792 = ring + t791;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t793 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t792 + t793;
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 46 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t795 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t795) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t796 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = ring + t796;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_2;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_2) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_3;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_3) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_4;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_4) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_5;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_5) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_6;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_6) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_7;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_7) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_8;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_8) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_9;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_9) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_10;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_10) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_11;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_11) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_12;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_12) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_13;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_13) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_14;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_14) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_15;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_15) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_16;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_16) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_17;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_17) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_18;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_18) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_19;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_19) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_20;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_20) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_21;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_21) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_22;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_22) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_23;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_23) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_24;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_24) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_25;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_25) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_26;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_26) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_27;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_27) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_28;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_28) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_29;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_29) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_30;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_30) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_31;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_31) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_32;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_32) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_33;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_33) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_34;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_34) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_35;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_35) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_36;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_36) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_37;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_37) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_38;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_38) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_39;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_39) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_40;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_40) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_41;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_41) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_42;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_42) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_43;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_43) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_44;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_44) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_45;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_45) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_46;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_46) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_47;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_47) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_48;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_48) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_49;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_49) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_50;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_50) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_51;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_51) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_52;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_52) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_53;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_53) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_54;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_54) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_55;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_55) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_56;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_56) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_57;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_57) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_58;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_58) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_59;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_59) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_60;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_60) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_61;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_61) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_62;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_62) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_63;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_63) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_64;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_64) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_65;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_65) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_66;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_66) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_67;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_67) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_68;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_68) : "r"(theirs) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_5;
            asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(words_65));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t867 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t868 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t867 ? 0.0f : t868;
            const f32 t870 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(row_max), "f"(scale_log2), "f"(t870));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t871));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t873 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(words_65), "f"(scale_log2), "f"(t873));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t874));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t876 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t877 = words_67 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t878;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(t876), "f"(1.0f), "f"(t877));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t879 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t880 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t881;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(t879), "f"(1.0f), "f"(t880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t882 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t883 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(t882), "f"(1.0f), "f"(t883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t885 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t886 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(t885), "f"(1.0f), "f"(t886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t888 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t889 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t890;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(t888), "f"(1.0f), "f"(t889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t891 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t892 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(t891), "f"(1.0f), "f"(t892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t894 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t895 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(t894), "f"(1.0f), "f"(t895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t897 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t898 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(t897), "f"(1.0f), "f"(t898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t900 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t901 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t902;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t902) : "f"(t900), "f"(1.0f), "f"(t901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t903 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t904 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(t903), "f"(1.0f), "f"(t904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t905;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t906 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t907 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(t906), "f"(1.0f), "f"(t907));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t908;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t909 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t910 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(t909), "f"(1.0f), "f"(t910));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t912 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t913 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t914) : "f"(t912), "f"(1.0f), "f"(t913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t915 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t916 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(t915), "f"(1.0f), "f"(t916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t918 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t919 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t918), "f"(1.0f), "f"(t919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t921 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t922 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(t921), "f"(1.0f), "f"(t922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t923;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t924 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t925 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(t924), "f"(1.0f), "f"(t925));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t926;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t927 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t928 = words_33 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(t927), "f"(1.0f), "f"(t928));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t929;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t930 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t931 = words_34 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(t930), "f"(1.0f), "f"(t931));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t933 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t934 = words_37 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(t933), "f"(1.0f), "f"(t934));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t936 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t937 = words_38 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(t936), "f"(1.0f), "f"(t937));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t939 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t940 = words_41 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(t939), "f"(1.0f), "f"(t940));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t942 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t943 = words_42 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t942), "f"(1.0f), "f"(t943));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t945 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t946 = words_45 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(t945), "f"(1.0f), "f"(t946));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t948 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t949 = words_46 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(t948), "f"(1.0f), "f"(t949));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t951 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t952 = words_49 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(t951), "f"(1.0f), "f"(t952));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t954 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t955 = words_50 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(t954), "f"(1.0f), "f"(t955));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t957 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t958 = words_53 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t959) : "f"(t957), "f"(1.0f), "f"(t958));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t959;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t960 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t961 = words_54 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t962;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t962) : "f"(t960), "f"(1.0f), "f"(t961));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t962;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t963 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t964 = words_57 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t965) : "f"(t963), "f"(1.0f), "f"(t964));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t965;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t966 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t967 = words_58 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t966), "f"(1.0f), "f"(t967));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t968;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t969 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t970 = words_61 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t971;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t971) : "f"(t969), "f"(1.0f), "f"(t970));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t971;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t972 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t973 = words_62 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t974;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t974) : "f"(t972), "f"(1.0f), "f"(t973));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t974;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_66));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t976 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t977 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t976 ? 0.0f : t977;
            const f32 t979 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t980;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t980) : "f"(row_max_2), "f"(scale_log2), "f"(t979));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t980));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t982 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t983;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t983) : "f"(words_66), "f"(scale_log2), "f"(t982));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t983));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t985 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t986 = words_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t987;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t985), "f"(1.0f), "f"(t986));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t988 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t989 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t990;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(t988), "f"(1.0f), "f"(t989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t991 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t992 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t993;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(t991), "f"(1.0f), "f"(t992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t994 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t995 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t996;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(t994), "f"(1.0f), "f"(t995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t997 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t998 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(t997), "f"(1.0f), "f"(t998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1000 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1001 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1002;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1002) : "f"(t1000), "f"(1.0f), "f"(t1001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1003 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1004 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1005;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(t1003), "f"(1.0f), "f"(t1004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1006 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1007 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1008;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1006), "f"(1.0f), "f"(t1007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1009 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1010 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1011;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(t1009), "f"(1.0f), "f"(t1010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1012 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1013 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1014;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(t1012), "f"(1.0f), "f"(t1013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1015 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1016 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t1015), "f"(1.0f), "f"(t1016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1017;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1018 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1019 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1020;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t1018), "f"(1.0f), "f"(t1019));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1020;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1021 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1022 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1023;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(t1021), "f"(1.0f), "f"(t1022));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1023;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1024 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1025 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1026;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(t1024), "f"(1.0f), "f"(t1025));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1026;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1027 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1028 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1029;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(t1027), "f"(1.0f), "f"(t1028));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1029;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1030 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1031 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1032;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1030), "f"(1.0f), "f"(t1031));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1032;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1033 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1034 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1035;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(t1033), "f"(1.0f), "f"(t1034));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1035;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1036 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1037 = words_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t1036), "f"(1.0f), "f"(t1037));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1038;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1039 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1040 = words_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1041;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t1039), "f"(1.0f), "f"(t1040));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1041;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1042 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1043 = words_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t1042), "f"(1.0f), "f"(t1043));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1044;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1045 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1046 = words_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1045), "f"(1.0f), "f"(t1046));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1047;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1048 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1049 = words_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t1048), "f"(1.0f), "f"(t1049));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1050;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1051 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1052 = words_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(t1051), "f"(1.0f), "f"(t1052));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1053;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1054 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1055 = words_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1054), "f"(1.0f), "f"(t1055));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1056;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1057 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1058 = words_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1057), "f"(1.0f), "f"(t1058));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1059;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1060 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1061 = words_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(t1060), "f"(1.0f), "f"(t1061));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1062;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1063 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1064 = words_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1065;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1063), "f"(1.0f), "f"(t1064));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1065;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1066 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1067 = words_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(t1066), "f"(1.0f), "f"(t1067));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1068;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1069 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1070 = words_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1071;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1069), "f"(1.0f), "f"(t1070));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1071;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1072 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1073 = words_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1074;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(t1072), "f"(1.0f), "f"(t1073));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1074;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1075 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1076 = words_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1077;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(t1075), "f"(1.0f), "f"(t1076));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1077;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1078 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1079 = words_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1078), "f"(1.0f), "f"(t1079));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1080;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1081 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1082 = words_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1083;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(t1081), "f"(1.0f), "f"(t1082));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1083;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1084 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1085 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_2 = t1084 + t1085;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_69;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_69) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_70;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_70) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_71;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_71) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_72;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_72) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_73;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_73) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_74;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_74) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_75;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_75) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_76;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_76) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_77;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_77) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_78;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_78) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_79;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_79) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_80;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_80) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_81;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_81) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_82;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_82) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_83;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_83) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_84;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_84) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_85;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_85) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_86;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_86) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_87;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_87) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_88;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_88) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_89;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_89) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_90;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_90) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_91;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_91) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_92;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_92) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_93;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_93) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_94;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_94) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_95;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_95) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_96;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_96) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_97;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_97) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_98;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_98) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_99;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_99) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_100;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_100) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_101;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_101) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_102;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_102) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_103;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_103) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_104;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_104) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_105;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_105) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_106;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_106) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_107;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_107) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_108;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_108) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_109;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_109) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_110;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_110) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_111;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_111) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_112;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_112) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_113;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_113) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_114;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_114) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_115;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_115) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_116;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_116) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_117;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_117) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_118;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_118) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_119;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_119) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_120;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_120) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_121;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_121) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_122;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_122) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_123;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_123) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_124;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_124) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_125;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_125) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_126;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_126) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_127;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_127) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_128;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_128) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_129;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_129) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_130;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_130) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_131;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_131) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_132;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_132) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_133;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_133) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_134;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_134) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_135;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_135) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_136;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_136) : "r"(theirs_2) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_7;
            asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(words_133));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1156 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1157 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_7 = t1156 ? 0.0f : t1157;
            const f32 t1159 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1160;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1160) : "f"(row_max), "f"(scale_log2), "f"(t1159));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1160));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1162 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1163;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1163) : "f"(words_133), "f"(scale_log2), "f"(t1162));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1163));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_7;
            const f32 t1165 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1166 = words_135 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1167;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(t1165), "f"(1.0f), "f"(t1166));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1167;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1168 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1169 = words_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1170;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(t1168), "f"(1.0f), "f"(t1169));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1170;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1171 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1172 = words_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1173;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(t1171), "f"(1.0f), "f"(t1172));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1173;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1174 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1175 = words_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1176;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(t1174), "f"(1.0f), "f"(t1175));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1176;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1177 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1178 = words_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1179;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1179) : "f"(t1177), "f"(1.0f), "f"(t1178));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1179;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1180 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1181 = words_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1182;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(t1180), "f"(1.0f), "f"(t1181));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1182;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1183 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1184 = words_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1185;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(t1183), "f"(1.0f), "f"(t1184));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1185;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1186 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1187 = words_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1188;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(t1186), "f"(1.0f), "f"(t1187));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1188;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1189 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1190 = words_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1191;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(t1189), "f"(1.0f), "f"(t1190));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1191;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1192 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1193 = words_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(t1192), "f"(1.0f), "f"(t1193));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1194;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1195 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1196 = words_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(t1195), "f"(1.0f), "f"(t1196));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1197;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1198 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1199 = words_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1198), "f"(1.0f), "f"(t1199));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1200;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1202 = words_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1203;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(t1201), "f"(1.0f), "f"(t1202));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1203;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1204 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1205 = words_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1204), "f"(1.0f), "f"(t1205));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1206;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1207 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1208 = words_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1209;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(t1207), "f"(1.0f), "f"(t1208));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1209;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1211 = words_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1212;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1210), "f"(1.0f), "f"(t1211));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1212;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1214 = words_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1213), "f"(1.0f), "f"(t1214));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1215;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1217 = words_101 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1216), "f"(1.0f), "f"(t1217));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1218;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1220 = words_102 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1221;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(t1219), "f"(1.0f), "f"(t1220));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1221;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1223 = words_105 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1224;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(t1222), "f"(1.0f), "f"(t1223));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1224;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1226 = words_106 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1225), "f"(1.0f), "f"(t1226));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1227;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1229 = words_109 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1228), "f"(1.0f), "f"(t1229));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1230;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1232 = words_110 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1233;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(t1231), "f"(1.0f), "f"(t1232));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1233;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1235 = words_113 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(t1234), "f"(1.0f), "f"(t1235));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1236;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1238 = words_114 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1239;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(t1237), "f"(1.0f), "f"(t1238));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1239;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1241 = words_117 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1240), "f"(1.0f), "f"(t1241));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1242;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1243 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = words_118 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1245;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(t1243), "f"(1.0f), "f"(t1244));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1245;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1246 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1247 = words_121 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1248;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(t1246), "f"(1.0f), "f"(t1247));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1248;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1250 = words_122 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1251;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(t1249), "f"(1.0f), "f"(t1250));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1251;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1252 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1253 = words_125 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(t1252), "f"(1.0f), "f"(t1253));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1254;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1255 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1256 = words_126 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1257;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(t1255), "f"(1.0f), "f"(t1256));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1257;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1259 = words_129 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1260;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(t1258), "f"(1.0f), "f"(t1259));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1260;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1262 = words_130 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1263;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(t1261), "f"(1.0f), "f"(t1262));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1263;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_8;
            asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_134));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1265 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1266 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_8 = t1265 ? 0.0f : t1266;
            const f32 t1268 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(row_max_2), "f"(scale_log2), "f"(t1268));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1269));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1271 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(words_134), "f"(scale_log2), "f"(t1271));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1272));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_8;
            const f32 t1274 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1275 = words_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1276;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(t1274), "f"(1.0f), "f"(t1275));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1276;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1278 = words_71 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1279;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(t1277), "f"(1.0f), "f"(t1278));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1279;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1281 = words_72 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1282;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(t1280), "f"(1.0f), "f"(t1281));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1284 = words_75 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1285;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(t1283), "f"(1.0f), "f"(t1284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1287 = words_76 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(t1286), "f"(1.0f), "f"(t1287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1290 = words_79 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(t1289), "f"(1.0f), "f"(t1290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1293 = words_80 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1294;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(t1292), "f"(1.0f), "f"(t1293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1295 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = words_83 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(t1295), "f"(1.0f), "f"(t1296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1297;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1298 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1299 = words_84 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1298), "f"(1.0f), "f"(t1299));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1300;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1302 = words_87 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(t1301), "f"(1.0f), "f"(t1302));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1303;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1304 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = words_88 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1304), "f"(1.0f), "f"(t1305));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1306;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1307 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1308 = words_91 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(t1307), "f"(1.0f), "f"(t1308));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1309;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1310 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1311 = words_92 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(t1310), "f"(1.0f), "f"(t1311));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1312;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1313 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1314 = words_95 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(t1313), "f"(1.0f), "f"(t1314));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1315;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1316 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1317 = words_96 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(t1316), "f"(1.0f), "f"(t1317));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1318;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1319 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1320 = words_99 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1321;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(t1319), "f"(1.0f), "f"(t1320));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1321;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1322 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1323 = words_100 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1324;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(t1322), "f"(1.0f), "f"(t1323));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1324;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1325 = acc_35 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1326 = words_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(t1325), "f"(1.0f), "f"(t1326));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1327;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1328 = acc_36 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1329 = words_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(t1328), "f"(1.0f), "f"(t1329));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1330;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1331 = acc_39 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1332 = words_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(t1331), "f"(1.0f), "f"(t1332));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1333;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1334 = acc_40 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1335 = words_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(t1334), "f"(1.0f), "f"(t1335));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1336;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1337 = acc_43 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1338 = words_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(t1337), "f"(1.0f), "f"(t1338));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1339;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1340 = acc_44 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1341 = words_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(t1340), "f"(1.0f), "f"(t1341));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1342;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1343 = acc_47 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1344 = words_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(t1343), "f"(1.0f), "f"(t1344));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1345;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1346 = acc_48 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1347 = words_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(t1346), "f"(1.0f), "f"(t1347));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1348;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1349 = acc_51 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1350 = words_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(t1349), "f"(1.0f), "f"(t1350));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1351;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1352 = acc_52 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1353 = words_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(t1352), "f"(1.0f), "f"(t1353));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1354;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1355 = acc_55 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1356 = words_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1357) : "f"(t1355), "f"(1.0f), "f"(t1356));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1357;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1358 = acc_56 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1359 = words_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1360) : "f"(t1358), "f"(1.0f), "f"(t1359));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1360;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1361 = acc_59 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1362 = words_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1363) : "f"(t1361), "f"(1.0f), "f"(t1362));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1363;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1364 = acc_60 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1365 = words_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1366;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1366) : "f"(t1364), "f"(1.0f), "f"(t1365));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1366;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1367 = acc_63 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1368 = words_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(t1367), "f"(1.0f), "f"(t1368));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1369;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1370 = acc_64 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1371 = words_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1372;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1372) : "f"(t1370), "f"(1.0f), "f"(t1371));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1372;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1373 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1374 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_3 = t1373 + t1374;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_137;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_137) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_138;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_138) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_139;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_139) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_140;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_140) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_141;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_141) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_142;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_142) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_143;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_143) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_144;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_144) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_145;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_145) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_146;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_146) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_147;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_147) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_148;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_148) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_149;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_149) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_150;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_150) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_151;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_151) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_152;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_152) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_153;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_153) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_154;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_154) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_155;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_155) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_156;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_156) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_157;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_157) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_158;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_158) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_159;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_159) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_160;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_160) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_161;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_161) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_162;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_162) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_163;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_163) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_164;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_164) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_165;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_165) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_166;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_166) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_167;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_167) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_168;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_168) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_169;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_169) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_170;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_170) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_171;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_171) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_172;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_172) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_173;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_173) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_174;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_174) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_175;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_175) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_176;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_176) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_177;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_177) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_178;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_178) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_179;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_179) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_180;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_180) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_181;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_181) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_182;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_182) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_183;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_183) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_184;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_184) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_185;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_185) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_186;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_186) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_187;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_187) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_188;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_188) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_189;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_189) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_190;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_190) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_191;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_191) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_192;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_192) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_193;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_193) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_194;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_194) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_195;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_195) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_196;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_196) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_197;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_197) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_198;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_198) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_199;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_199) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_200;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_200) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_201;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_201) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_202;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_202) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_203;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_203) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_204;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_204) : "r"(theirs_3) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_9;
            asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(words_201));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1445 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1446 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_9 = t1445 ? 0.0f : t1446;
            const f32 t1448 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1449) : "f"(row_max), "f"(scale_log2), "f"(t1448));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1449));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1451 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1452;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1452) : "f"(words_201), "f"(scale_log2), "f"(t1451));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1452));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_9;
            const f32 t1454 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1455 = words_203 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1456;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1456) : "f"(t1454), "f"(1.0f), "f"(t1455));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1456;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1457 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1458 = words_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1459;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1459) : "f"(t1457), "f"(1.0f), "f"(t1458));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1459;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1460 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1461 = words_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1462) : "f"(t1460), "f"(1.0f), "f"(t1461));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1462;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1463 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1464 = words_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1465;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1465) : "f"(t1463), "f"(1.0f), "f"(t1464));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1465;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1466 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1467 = words_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1468) : "f"(t1466), "f"(1.0f), "f"(t1467));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1468;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1469 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1470 = words_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1471) : "f"(t1469), "f"(1.0f), "f"(t1470));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1471;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1472 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1473 = words_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1474) : "f"(t1472), "f"(1.0f), "f"(t1473));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1474;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1475 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1476 = words_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1477) : "f"(t1475), "f"(1.0f), "f"(t1476));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1477;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1478 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1479 = words_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1480;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1480) : "f"(t1478), "f"(1.0f), "f"(t1479));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1480;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1481 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1482 = words_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(t1481), "f"(1.0f), "f"(t1482));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1483;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1484 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1485 = words_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(t1484), "f"(1.0f), "f"(t1485));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1487 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1488 = words_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1489) : "f"(t1487), "f"(1.0f), "f"(t1488));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1490 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1491 = words_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(t1490), "f"(1.0f), "f"(t1491));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1493 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1494 = words_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(t1493), "f"(1.0f), "f"(t1494));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1496 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1497 = words_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(t1496), "f"(1.0f), "f"(t1497));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1499 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1500 = words_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1501) : "f"(t1499), "f"(1.0f), "f"(t1500));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1502 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1503 = words_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(t1502), "f"(1.0f), "f"(t1503));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1505 = acc_33 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1506 = words_169 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1507;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1507) : "f"(t1505), "f"(1.0f), "f"(t1506));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1508 = acc_34 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1509 = words_170 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(t1508), "f"(1.0f), "f"(t1509));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1511 = acc_37 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1512 = words_173 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(t1511), "f"(1.0f), "f"(t1512));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1514 = acc_38 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1515 = words_174 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(t1514), "f"(1.0f), "f"(t1515));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1517 = acc_41 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1518 = words_177 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(t1517), "f"(1.0f), "f"(t1518));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1520 = acc_42 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1521 = words_178 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(t1520), "f"(1.0f), "f"(t1521));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1523 = acc_45 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1524 = words_181 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(t1523), "f"(1.0f), "f"(t1524));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1526 = acc_46 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1527 = words_182 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(t1526), "f"(1.0f), "f"(t1527));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1529 = acc_49 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1530 = words_185 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(t1529), "f"(1.0f), "f"(t1530));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1532 = acc_50 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1533 = words_186 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(t1532), "f"(1.0f), "f"(t1533));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1535 = acc_53 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1536 = words_189 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(t1535), "f"(1.0f), "f"(t1536));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1537;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1538 = acc_54 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1539 = words_190 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(t1538), "f"(1.0f), "f"(t1539));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1540;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1541 = acc_57 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1542 = words_193 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(t1541), "f"(1.0f), "f"(t1542));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1543;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1544 = acc_58 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1545 = words_194 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(t1544), "f"(1.0f), "f"(t1545));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1546;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1547 = acc_61 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1548 = words_197 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(t1547), "f"(1.0f), "f"(t1548));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1549;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1550 = acc_62 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1551 = words_198 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1552) : "f"(t1550), "f"(1.0f), "f"(t1551));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1552;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_10;
            asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_202));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1554 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1555 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_10 = t1554 ? 0.0f : t1555;
            const f32 t1557 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(row_max_2), "f"(scale_log2), "f"(t1557));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1558));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1560 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(words_202), "f"(scale_log2), "f"(t1560));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1561));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_10;
            const f32 t1563 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1564 = words_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(t1563), "f"(1.0f), "f"(t1564));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1565;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1566 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1567 = words_139 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(t1566), "f"(1.0f), "f"(t1567));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1568;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1569 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1570 = words_140 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(t1569), "f"(1.0f), "f"(t1570));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1571;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1572 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1573 = words_143 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(t1572), "f"(1.0f), "f"(t1573));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1574;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1575 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1576 = words_144 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1577;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(t1575), "f"(1.0f), "f"(t1576));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1577;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1578 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1579 = words_147 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(t1578), "f"(1.0f), "f"(t1579));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1580;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1581 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1582 = words_148 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(t1581), "f"(1.0f), "f"(t1582));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1583;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1584 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1585 = words_151 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(t1584), "f"(1.0f), "f"(t1585));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1586;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1587 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1588 = words_152 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(t1587), "f"(1.0f), "f"(t1588));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1589;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1590 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1591 = words_155 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1592) : "f"(t1590), "f"(1.0f), "f"(t1591));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1592;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1593 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1594 = words_156 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(t1593), "f"(1.0f), "f"(t1594));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1595;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1596 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1597 = words_159 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1598;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(t1596), "f"(1.0f), "f"(t1597));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1598;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1599 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1600 = words_160 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1601) : "f"(t1599), "f"(1.0f), "f"(t1600));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1601;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1602 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1603 = words_163 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1604;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(t1602), "f"(1.0f), "f"(t1603));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1604;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1605 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1606 = words_164 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1607;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1607) : "f"(t1605), "f"(1.0f), "f"(t1606));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1607;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1608 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1609 = words_167 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(t1608), "f"(1.0f), "f"(t1609));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1610;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1611 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1612 = words_168 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1613;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1613) : "f"(t1611), "f"(1.0f), "f"(t1612));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1613;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1614 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1615 = words_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1616;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1616) : "f"(t1614), "f"(1.0f), "f"(t1615));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1616;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1617 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1618 = words_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(t1617), "f"(1.0f), "f"(t1618));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1619;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1620 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1621 = words_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(t1620), "f"(1.0f), "f"(t1621));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1622;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1623 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1624 = words_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(t1623), "f"(1.0f), "f"(t1624));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1625;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1626 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1627 = words_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(t1626), "f"(1.0f), "f"(t1627));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1628;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1629 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1630 = words_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1631) : "f"(t1629), "f"(1.0f), "f"(t1630));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1631;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1632 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1633 = words_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(t1632), "f"(1.0f), "f"(t1633));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1634;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1635 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1636 = words_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1637) : "f"(t1635), "f"(1.0f), "f"(t1636));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1637;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1638 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1639 = words_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1638), "f"(1.0f), "f"(t1639));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1640;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1641 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1642 = words_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(t1641), "f"(1.0f), "f"(t1642));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1643;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1644 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1645 = words_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(t1644), "f"(1.0f), "f"(t1645));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1647 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1648 = words_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(t1647), "f"(1.0f), "f"(t1648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1650 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1651 = words_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(t1650), "f"(1.0f), "f"(t1651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1653 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1654 = words_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1655) : "f"(t1653), "f"(1.0f), "f"(t1654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1656 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1657 = words_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(t1656), "f"(1.0f), "f"(t1657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1659 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1660 = words_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1661) : "f"(t1659), "f"(1.0f), "f"(t1660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1661;
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1662 = t39 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1662) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1663 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1663) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1664;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1664) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1664;
                f32 t1666;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1666) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1667 = pair_5 + t1666;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1667;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1668;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1668) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1668;
                f32 t1670;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1670) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1671 = pair_6 + t1670;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1671;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1672 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1673;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1672 ? 0.0f : t1673;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1675 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1675;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1676 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1676;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1677 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1677;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1678 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1678;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1679 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1679;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1680 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1680;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1681 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1681;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1682 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1682;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1683 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1683;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1684 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1684;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1685 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1685;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1686 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1686;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1687 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1687;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1688 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1688;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1689 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1689;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1690 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1690;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1691 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1691;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1692 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1692;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1693 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1693;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1694 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1694;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1695 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1695;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1696 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1696;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1697 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1697;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1698 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1698;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1699 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1699;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1700 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1700;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1701 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1701;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1702 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1702;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1703 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1703;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1704 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1704;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1705 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1705;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1706 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1706;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1707 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1708;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1708) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1707 ? 0.0f : t1708;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1710 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1710;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1711 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1711;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1712 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1712;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1713 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1713;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1714 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1714;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1715 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1715;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1716 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1716;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1717 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1717;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1718 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1718;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1719 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1719;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1720 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1720;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1721 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1721;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1722 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1722;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1723 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1723;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1724 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1724;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1725 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1725;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1726 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1726;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1727 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1727;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1728 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1728;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1729 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1729;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1730 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1730;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1731 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1731;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1732 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1732;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1733 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1733;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1734 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1734;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1735 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1735;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1736 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1736;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1737 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1737;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1738 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1738;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1739 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1739;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1740 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1740;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1741 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1741;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1742 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1743 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1744 = t1743 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1745 = 0u ^ t1744;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1746 = t1743 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1747 = t1745 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1748 = t1746 + t1747;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1749 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1750 = t1749 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1751 = t1748 + t1750;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1753 = smem_1 + t1751;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1753), "r"(t1752) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1755 = t1751 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1756 = smem_1 + t1755;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1756), "r"(t1754) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1758 = t1751 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1759 = smem_1 + t1758;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1759), "r"(t1757) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1761 = t1751 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1762 = smem_1 + t1761;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1762), "r"(t1760) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1764 = t1751 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1765 = smem_1 + t1764;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1765), "r"(t1763) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1767 = t1751 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1768 = smem_1 + t1767;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1768), "r"(t1766) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1770 = t1751 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1771 = smem_1 + t1770;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1771), "r"(t1769) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1773 = t1751 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1774 = smem_1 + t1773;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1774), "r"(t1772) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1775 = t1743 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1776 = 0u ^ t1775;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1777 = t1743 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1778 = t1776 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1779 = t1777 + t1778;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1780 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1781 = t1780 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1782 = t1779 + t1781;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1783;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1784 = t1742 + t1782;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1784), "r"(t1783) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1785;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1786 = t1782 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1787 = t1742 + t1786;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1787), "r"(t1785) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1788;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1789 = t1782 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1790 = t1742 + t1789;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1790), "r"(t1788) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1791;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1792 = t1782 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1793 = t1742 + t1792;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1793), "r"(t1791) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1794;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1795 = t1782 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1796 = t1742 + t1795;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1796), "r"(t1794) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1798 = t1782 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1799 = t1742 + t1798;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1799), "r"(t1797) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1801 = t1782 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1802 = t1742 + t1801;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1802), "r"(t1800) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1804 = t1782 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1805 = t1742 + t1804;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1805), "r"(t1803) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1806 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1807 = t1806 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1808 = t1807 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1809 = 0u ^ t1808;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1810 = t1807 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1811 = t1809 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1812 = t1810 + t1811;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1813 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1814 = t1813 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1815 = t1812 + t1814;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1816;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1817 = smem_1 + t1815;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1817), "r"(t1816) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1818;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1819 = t1815 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1820 = smem_1 + t1819;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1820), "r"(t1818) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1821;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1822 = t1815 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1823 = smem_1 + t1822;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1823), "r"(t1821) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1824;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1825 = t1815 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1826 = smem_1 + t1825;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1826), "r"(t1824) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1827;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1828 = t1815 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1829 = smem_1 + t1828;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1829), "r"(t1827) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1830;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1831 = t1815 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1832 = smem_1 + t1831;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1832), "r"(t1830) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1833;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1834 = t1815 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1835 = smem_1 + t1834;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1835), "r"(t1833) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1837 = t1815 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1838 = smem_1 + t1837;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1838), "r"(t1836) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1839 = t1807 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1840 = 0u ^ t1839;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1841 = t1807 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1842 = t1840 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1843 = t1841 + t1842;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1844 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1845 = t1844 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1846 = t1843 + t1845;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1848 = t1742 + t1846;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1848), "r"(t1847) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1849;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1850 = t1846 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1851 = t1742 + t1850;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1851), "r"(t1849) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1852;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1853 = t1846 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1854 = t1742 + t1853;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1854), "r"(t1852) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1855;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1856 = t1846 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1857 = t1742 + t1856;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1857), "r"(t1855) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1859 = t1846 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1860 = t1742 + t1859;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1860), "r"(t1858) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1862 = t1846 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1863 = t1742 + t1862;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1863), "r"(t1861) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1865 = t1846 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1866 = t1742 + t1865;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1866), "r"(t1864) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1868 = t1846 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1869 = t1742 + t1868;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1869), "r"(t1867) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1870 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1871 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1872 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1873 = t1871 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1874 = t1872 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1875 = t1873 & t1874;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1875) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1876 = t1871 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1877 = t1872 ^ t1876;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1878 = t1871 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1879 = t1877 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1880 = t1878 + t1879;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1881 = smem_1 + t1880;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1881) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1882 = first + t1871;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1883 = t1882 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1884 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1885 = first + t1871;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1886 = t1885 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1887 = t1884 + t1886;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1888 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1889 = t1888 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1890 = t1889 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1891 = o + t1890;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1892 = (u64)t1883;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1893 = t1892 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1894 = t1893 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1895 = t1891 + t1894;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1896 = (u64)t1887;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1897 = t1896 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1898 = t1897 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1899 = t1895 + t1898;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1900 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1901 = t1899 + t1900;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1901), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1902 = t1871 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1903 = t1902 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1904 = t1872 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1905 = t1903 & t1904;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1905) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1906 = t1902 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1907 = t1872 ^ t1906;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1908 = t1902 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1909 = t1907 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1910 = t1908 + t1909;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1911 = smem_1 + t1910;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1911) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1912 = first + t1902;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1913 = t1912 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1914 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1915 = first + t1902;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1916 = t1915 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1917 = t1914 + t1916;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1918 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1919 = t1918 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1920 = t1919 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1921 = o + t1920;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1922 = (u64)t1913;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1923 = t1922 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1924 = t1923 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1925 = t1921 + t1924;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1926 = (u64)t1917;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1927 = t1926 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1928 = t1927 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1929 = t1925 + t1928;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1930 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1931 = t1929 + t1930;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1931), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1932 = t1871 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1933 = t1932 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1934 = t1872 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1935 = t1933 & t1934;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1935) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1936 = t1932 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1937 = t1872 ^ t1936;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1938 = t1932 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1939 = t1937 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1940 = t1938 + t1939;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1941 = smem_1 + t1940;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1941) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1942 = first + t1932;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1943 = t1942 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1944 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1945 = first + t1932;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1946 = t1945 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1947 = t1944 + t1946;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1948 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1949 = t1948 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1950 = t1949 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1951 = o + t1950;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1952 = (u64)t1943;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1953 = t1952 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1954 = t1953 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1955 = t1951 + t1954;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1956 = (u64)t1947;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1957 = t1956 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1958 = t1957 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1959 = t1955 + t1958;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1960 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1961 = t1959 + t1960;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1961), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1962 = t1871 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1963 = t1962 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1964 = t1872 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1965 = t1963 & t1964;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1965) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1966 = t1962 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1967 = t1872 ^ t1966;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1968 = t1962 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1969 = t1967 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1970 = t1968 + t1969;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1971 = smem_1 + t1970;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1971) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1972 = first + t1962;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1973 = t1972 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1974 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1975 = first + t1962;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1976 = t1975 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1977 = t1974 + t1976;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1978 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1979 = t1978 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1980 = t1979 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1981 = o + t1980;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1982 = (u64)t1973;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1983 = t1982 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1984 = t1983 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1985 = t1981 + t1984;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1986 = (u64)t1977;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1987 = t1986 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1988 = t1987 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1989 = t1985 + t1988;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1990 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1991 = t1989 + t1990;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1991), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1992 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1993 = t1871 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1994 = t1872 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1995 = t1994 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1996 = t1993 & t1995;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1996) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1997 = t1871 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1998 = t1872 ^ t1997;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1999 = t1871 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2000 = t1998 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2001 = t1999 + t2000;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2002 = t1992 + t2001;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2002) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2003 = first + t1871;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2004 = t2003 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2005 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2006 = first + t1871;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2007 = t2006 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2008 = t2005 + t2007;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2009 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2010 = t2009 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2011 = t2010 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2012 = o + t2011;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2013 = (u64)t2004;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2014 = t2013 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2015 = t2014 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2016 = t2012 + t2015;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2017 = (u64)t2008;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2018 = t2017 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2019 = t2018 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2020 = t2016 + t2019;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2021 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2022 = t2020 + t2021;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2022), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2023 = t1871 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2024 = t2023 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2025 = t1872 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2026 = t2025 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2027 = t2024 & t2026;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2027) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2028 = t2023 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2029 = t1872 ^ t2028;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2030 = t2023 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2031 = t2029 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2032 = t2030 + t2031;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2033 = t1992 + t2032;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2033) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2034 = first + t2023;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2035 = t2034 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2036 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2037 = first + t2023;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2038 = t2037 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2039 = t2036 + t2038;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2040 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2041 = t2040 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2042 = t2041 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2043 = o + t2042;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2044 = (u64)t2035;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2045 = t2044 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2046 = t2045 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2047 = t2043 + t2046;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2048 = (u64)t2039;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2049 = t2048 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2050 = t2049 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2051 = t2047 + t2050;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2052 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2053 = t2051 + t2052;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2053), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2054 = t1871 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2055 = t2054 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2056 = t1872 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2057 = t2056 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2058 = t2055 & t2057;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2058) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2059 = t2054 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2060 = t1872 ^ t2059;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2061 = t2054 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2062 = t2060 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2063 = t2061 + t2062;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2064 = t1992 + t2063;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2064) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2065 = first + t2054;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2066 = t2065 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2067 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2068 = first + t2054;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2069 = t2068 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2070 = t2067 + t2069;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2071 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2072 = t2071 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2073 = t2072 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2074 = o + t2073;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2075 = (u64)t2066;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2076 = t2075 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2077 = t2076 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2078 = t2074 + t2077;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2079 = (u64)t2070;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2080 = t2079 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2081 = t2080 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2082 = t2078 + t2081;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2083 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2084 = t2082 + t2083;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2084), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2085 = t1871 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2086 = t2085 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2087 = t1872 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2088 = t2087 < t1870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2089 = t2086 & t2088;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2089) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2090 = t2085 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2091 = t1872 ^ t2090;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2092 = t2085 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2093 = t2091 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2094 = t2092 + t2093;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2095 = t1992 + t2094;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2095) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2096 = first + t2085;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2097 = t2096 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2098 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2099 = first + t2085;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2100 = t2099 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2101 = t2098 + t2100;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2102 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2103 = t2102 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2104 = t2103 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2105 = o + t2104;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2106 = (u64)t2097;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2107 = t2106 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2108 = t2107 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2109 = t2105 + t2108;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2110 = (u64)t2101;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2111 = t2110 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2112 = t2111 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2113 = t2109 + t2112;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2114 = (u64)t1872 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2115 = t2113 + t2114;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2115), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2117 = row_33 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2118 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2119 = t2118 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2120 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2121 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2122 = t2121 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2123 = t2120 + t2122;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2124;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2124) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(row_max), "f"(scale_log2), "f"(t2124));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2125 * 0.6931472f;
                const bool t2127 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2127 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2129 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2130 = t2129 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2131 = t2117 & t2130;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2131) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2132 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2133 = t2132 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2134 = t2133 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2135 = lse + t2134;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2136 = (u64)t2123;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2137 = t2136 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2138 = t2137 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2139 = t2135 + t2138;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2140 = (u64)t2119;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2141 = t2140 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2142 = t2141 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2143 = t2139 + t2142;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2143), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2144 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2144 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2146 = row_34 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2147 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2148 = t2147 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2149 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2150 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2151 = t2150 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2152 = t2149 + t2151;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2153;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(row_max_2), "f"(scale_log2), "f"(t2153));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2154 * 0.6931472f;
                const bool t2156 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2156 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2158 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2159 = t2158 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2160 = t2146 & t2159;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2160) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2161 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2162 = t2161 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2163 = t2162 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2164 = lse + t2163;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2165 = (u64)t2152;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2166 = t2165 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2167 = t2166 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2168 = t2164 + t2167;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2169 = (u64)t2148;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2170 = t2169 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2171 = t2170 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2172 = t2168 + t2171;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2172), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2173 = warp == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2173) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2174 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2175 = t2174 < t27;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2175) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2176 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2177 = t2176 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2178 = t2177 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2179 = partials + t2178;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2180 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2181 = t2180 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2182 = t2181 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2183 = t2179 + t2182;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2184 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2185 = t2184 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2186 = t2183 + t2185;
                    const u64 t2187 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2188 = t2186 + t2187;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2188), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2188), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2188), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2188), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2188), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2188), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2188), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2188), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2188), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2188), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2188), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2188), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2188), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2188), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2188), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2188), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2188), "f"(acc_33) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2188), "f"(acc_34) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2188), "f"(acc_37) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2188), "f"(acc_38) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2188), "f"(acc_41) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2188), "f"(acc_42) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2188), "f"(acc_45) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2188), "f"(acc_46) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2188), "f"(acc_49) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2188), "f"(acc_50) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2188), "f"(acc_53) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2188), "f"(acc_54) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2188), "f"(acc_57) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2188), "f"(acc_58) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2188), "f"(acc_61) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2188), "f"(acc_62) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2188), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2188), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2189 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2190 = t2189 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2191 = t2190 < t27;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2191) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2192 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2193 = t2192 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2194 = t2193 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2195 = partials + t2194;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2196 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2197 = t2196 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2198 = t2197 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2199 = t2195 + t2198;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2200 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2201 = t2200 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2202 = t2199 + t2201;
                    const u64 t2203 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2204 = t2202 + t2203;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2204), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2204), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2204), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2204), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2204), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2204), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2204), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2204), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2204), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2204), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2204), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2204), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2204), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2204), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2204), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2204), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2204), "f"(acc_35) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2204), "f"(acc_36) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2204), "f"(acc_39) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2204), "f"(acc_40) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2204), "f"(acc_43) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2204), "f"(acc_44) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2204), "f"(acc_47) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2204), "f"(acc_48) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2204), "f"(acc_51) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2204), "f"(acc_52) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2204), "f"(acc_55) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2204), "f"(acc_56) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2204), "f"(acc_59) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2204), "f"(acc_60) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2204), "f"(acc_63) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2204), "f"(acc_64) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2204), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2204), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2205 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2206 = t2205 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2207 = t2206 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2208 = arrived + t2207;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2209 = t39 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2210 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2211 = t2210 + 69664u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2212 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2213 = t2212 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2213) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2214;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2214) : "l"(t2208), "r"(t2209) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2211), "r"(t2214) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2215;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2215) : "r"(t2211) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2216 = t2215 == t2209;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2216) {
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_2 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_3 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_4 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_5 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_6 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_7 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_8 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_9 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_10 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_11 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_12 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_13 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_14 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_15 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_16 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_17 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_18 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_19 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_20 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_21 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_22 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_23 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_24 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_25 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_26 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_27 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_28 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_29 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_30 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_31 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_32 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_33 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_34 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_35 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_36 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_37 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_38 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_39 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_40 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_41 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_42 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_43 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_44 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_45 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_46 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_47 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_48 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_49 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_50 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_51 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_52 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_53 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_54 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_55 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_56 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_57 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_58 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_59 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_60 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_61 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_62 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_63 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_64 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max_2 = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum_2 = 0.0f;
#line 58 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 split_2 = warp;
                while (true) {
#line 59 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2217 = split_2 < t39;
                    if (!t2217) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last_5 = t39 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2219 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2220 = t2219 < t27;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2220) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2221 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2222 = t2221 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2223 = t2222 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2224 = partials + t2223;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2225 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2226 = t2225 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2227 = t2226 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2228 = t2224 + t2227;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2229 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2230 = t2229 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2231 = t2228 + t2230;
                        const u64 t2232 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2233 = t2231 + t2232;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_19) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_20) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_21) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_22) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_23) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_24) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_25) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_26) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_27) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_28) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_29) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_30) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_31) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_32) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_33) : "l"(t2233) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_34) : "l"(t2233) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2268 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2269 = t2268 < last_5 ? t2268 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2271 = t2270 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = t2271 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2273 = partials + t2272;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2274 = (u64)t2269;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2275 = t2274 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2276 = t2275 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2277 = t2273 + t2276;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2278 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2279 = t2278 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2280 = t2277 + t2279;
                        const u64 t2281 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2282 = t2280 + t2281;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_35) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_36) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_37) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_38) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_39) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_40) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_41) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_42) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_43) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_44) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_45) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_46) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_47) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_48) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_49) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_50) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_51) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_52) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_53) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_54) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_55) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_56) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_57) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_58) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_59) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_60) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_61) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_62) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_63) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_64) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_65) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_66) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_67) : "l"(t2282) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_68) : "l"(t2282) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2317 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2318 = t2317 < last_5 ? t2317 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2319 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2320 = t2319 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2321 = t2320 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2322 = partials + t2321;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2323 = (u64)t2318;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2324 = t2323 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2325 = t2324 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2326 = t2322 + t2325;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2327 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2328 = t2327 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2329 = t2326 + t2328;
                        const u64 t2330 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2331 = t2329 + t2330;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_69) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_70) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_71) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_72) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_73) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_74) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_75) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_76) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_77) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_78) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_79) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_80) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_81) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_82) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_83) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_84) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_85) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_86) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_87) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_88) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_89) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_90) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_91) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_92) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_93) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_94) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_95) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_96) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_97) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_98) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_99) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_100) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_101) : "l"(t2331) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_102) : "l"(t2331) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2366 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2367 = t2366 < last_5 ? t2366 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2368 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2369 = t2368 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2370 = t2369 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2371 = partials + t2370;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2372 = (u64)t2367;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2373 = t2372 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2374 = t2373 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2375 = t2371 + t2374;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2376 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2377 = t2376 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2378 = t2375 + t2377;
                        const u64 t2379 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2380 = t2378 + t2379;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_103) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_104) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_105) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_106) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_107) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_108) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_109) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_110) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_111) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_112) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_113) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_114) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_115) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_116) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_117) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_118) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_119) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_120) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_121) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_122) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_123) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_124) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_125) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_126) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_127) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_128) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_129) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_130) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_131) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_132) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_133) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_134) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_135) : "l"(t2380) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_136) : "l"(t2380) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max), "f"(parts_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2416 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2417 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2416 ? 0.0f : t2417;
                        const f32 t2419 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(row_max), "f"(scale_log2), "f"(t2419));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2420));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2422 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(parts_33), "f"(scale_log2), "f"(t2422));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2423));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_11;
                        const f32 t2425 = row_sum * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2426 = parts_34 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(t2425), "f"(1.0f), "f"(t2426));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2427;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2428 = acc * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2429 = parts * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(t2428), "f"(1.0f), "f"(t2429));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2430;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2431 = acc_2 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2432 = parts_2 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(t2431), "f"(1.0f), "f"(t2432));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2433;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2434 = acc_5 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2435 = parts_3 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(t2434), "f"(1.0f), "f"(t2435));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2436;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2437 = acc_6 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2438 = parts_4 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(t2437), "f"(1.0f), "f"(t2438));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2439;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2440 = acc_9 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2441 = parts_5 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(t2440), "f"(1.0f), "f"(t2441));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2442;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2443 = acc_10 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2444 = parts_6 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(t2443), "f"(1.0f), "f"(t2444));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2445;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2446 = acc_13 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2447 = parts_7 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(t2446), "f"(1.0f), "f"(t2447));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2448;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2449 = acc_14 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2450 = parts_8 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(t2449), "f"(1.0f), "f"(t2450));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2451;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2452 = acc_17 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2453 = parts_9 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(t2452), "f"(1.0f), "f"(t2453));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2454;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2455 = acc_18 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2456 = parts_10 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(t2455), "f"(1.0f), "f"(t2456));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2457;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2458 = acc_21 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2459 = parts_11 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(t2458), "f"(1.0f), "f"(t2459));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2460;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2461 = acc_22 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2462 = parts_12 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(t2461), "f"(1.0f), "f"(t2462));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2463;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2464 = acc_25 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2465 = parts_13 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(t2464), "f"(1.0f), "f"(t2465));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2466;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2467 = acc_26 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2468 = parts_14 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(t2467), "f"(1.0f), "f"(t2468));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2469;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2470 = acc_29 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2471 = parts_15 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(t2470), "f"(1.0f), "f"(t2471));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2472;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2473 = acc_30 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2474 = parts_16 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(t2473), "f"(1.0f), "f"(t2474));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2475;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2476 = acc_33 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2477 = parts_17 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(t2476), "f"(1.0f), "f"(t2477));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2478;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2479 = acc_34 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2480 = parts_18 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(t2479), "f"(1.0f), "f"(t2480));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2482 = acc_37 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2483 = parts_19 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(t2482), "f"(1.0f), "f"(t2483));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2484;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2485 = acc_38 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2486 = parts_20 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(t2485), "f"(1.0f), "f"(t2486));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2487;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2488 = acc_41 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2489 = parts_21 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(t2488), "f"(1.0f), "f"(t2489));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2490;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2491 = acc_42 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2492 = parts_22 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(t2491), "f"(1.0f), "f"(t2492));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2493;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2494 = acc_45 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2495 = parts_23 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(t2494), "f"(1.0f), "f"(t2495));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2496;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2497 = acc_46 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2498 = parts_24 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(t2497), "f"(1.0f), "f"(t2498));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2500 = acc_49 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2501 = parts_25 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(t2500), "f"(1.0f), "f"(t2501));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2503 = acc_50 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2504 = parts_26 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(t2503), "f"(1.0f), "f"(t2504));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2506 = acc_53 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2507 = parts_27 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(t2506), "f"(1.0f), "f"(t2507));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2509 = acc_54 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2510 = parts_28 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(t2509), "f"(1.0f), "f"(t2510));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2512 = acc_57 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2513 = parts_29 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2512), "f"(1.0f), "f"(t2513));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2515 = acc_58 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2516 = parts_30 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2515), "f"(1.0f), "f"(t2516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2518 = acc_61 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2519 = parts_31 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2518), "f"(1.0f), "f"(t2519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2521 = acc_62 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2522 = parts_32 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(t2521), "f"(1.0f), "f"(t2522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2523;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2524 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2525 = t2524 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max = t2525 ? parts_67 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max), "f"(max));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2528 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2529 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2528 ? 0.0f : t2529;
                        const f32 t2531 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(row_max), "f"(scale_log2), "f"(t2531));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2532));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2534 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(max), "f"(scale_log2), "f"(t2534));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2535));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_12;
                        const f32 t2537 = row_sum * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2538 = parts_68 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(t2537), "f"(1.0f), "f"(t2538));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2540 = acc * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2541 = parts_35 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(t2540), "f"(1.0f), "f"(t2541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2543 = acc_2 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2544 = parts_36 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(t2543), "f"(1.0f), "f"(t2544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2546 = acc_5 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2547 = parts_37 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(t2546), "f"(1.0f), "f"(t2547));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2548;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2549 = acc_6 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2550 = parts_38 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(t2549), "f"(1.0f), "f"(t2550));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2551;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2552 = acc_9 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2553 = parts_39 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(t2552), "f"(1.0f), "f"(t2553));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2554;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2555 = acc_10 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2556 = parts_40 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(t2555), "f"(1.0f), "f"(t2556));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2557;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2558 = acc_13 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2559 = parts_41 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(t2558), "f"(1.0f), "f"(t2559));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2560;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2561 = acc_14 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2562 = parts_42 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(t2561), "f"(1.0f), "f"(t2562));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2563;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2564 = acc_17 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2565 = parts_43 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(t2564), "f"(1.0f), "f"(t2565));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2566;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2567 = acc_18 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2568 = parts_44 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(t2567), "f"(1.0f), "f"(t2568));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2569;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2570 = acc_21 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2571 = parts_45 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(t2570), "f"(1.0f), "f"(t2571));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2572;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2573 = acc_22 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2574 = parts_46 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(t2573), "f"(1.0f), "f"(t2574));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2575;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2576 = acc_25 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2577 = parts_47 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(t2576), "f"(1.0f), "f"(t2577));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2578;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2579 = acc_26 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2580 = parts_48 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(t2579), "f"(1.0f), "f"(t2580));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2581;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2582 = acc_29 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2583 = parts_49 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(t2582), "f"(1.0f), "f"(t2583));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2584;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2585 = acc_30 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2586 = parts_50 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(t2585), "f"(1.0f), "f"(t2586));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2587;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2588 = acc_33 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2589 = parts_51 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(t2588), "f"(1.0f), "f"(t2589));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2590;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2591 = acc_34 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2592 = parts_52 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(t2591), "f"(1.0f), "f"(t2592));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2594 = acc_37 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2595 = parts_53 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2594), "f"(1.0f), "f"(t2595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2596;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2597 = acc_38 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2598 = parts_54 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(t2597), "f"(1.0f), "f"(t2598));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2599;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2600 = acc_41 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2601 = parts_55 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(t2600), "f"(1.0f), "f"(t2601));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2602;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2603 = acc_42 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2604 = parts_56 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(t2603), "f"(1.0f), "f"(t2604));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2605;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2606 = acc_45 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2607 = parts_57 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(t2606), "f"(1.0f), "f"(t2607));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2609 = acc_46 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2610 = parts_58 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2609), "f"(1.0f), "f"(t2610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2612 = acc_49 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2613 = parts_59 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(t2612), "f"(1.0f), "f"(t2613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2615 = acc_50 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2616 = parts_60 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(t2615), "f"(1.0f), "f"(t2616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2618 = acc_53 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2619 = parts_61 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(t2618), "f"(1.0f), "f"(t2619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2621 = acc_54 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2622 = parts_62 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(t2621), "f"(1.0f), "f"(t2622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2624 = acc_57 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2625 = parts_63 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(t2624), "f"(1.0f), "f"(t2625));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2627 = acc_58 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2628 = parts_64 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(t2627), "f"(1.0f), "f"(t2628));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2630 = acc_61 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2631 = parts_65 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(t2630), "f"(1.0f), "f"(t2631));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2633 = acc_62 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2634 = parts_66 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(t2633), "f"(1.0f), "f"(t2634));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2635;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2636 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2637 = t2636 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_2 = t2637 ? parts_101 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max), "f"(max_2));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2640 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2641 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_13 = t2640 ? 0.0f : t2641;
                        const f32 t2643 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(row_max), "f"(scale_log2), "f"(t2643));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2644));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2646 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(max_2), "f"(scale_log2), "f"(t2646));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2647));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_13;
                        const f32 t2649 = row_sum * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2650 = parts_102 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(t2649), "f"(1.0f), "f"(t2650));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2652 = acc * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2653 = parts_69 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(t2652), "f"(1.0f), "f"(t2653));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2654;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2655 = acc_2 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2656 = parts_70 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(t2655), "f"(1.0f), "f"(t2656));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2657;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2658 = acc_5 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2659 = parts_71 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(t2658), "f"(1.0f), "f"(t2659));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2660;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2661 = acc_6 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2662 = parts_72 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(t2661), "f"(1.0f), "f"(t2662));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2663;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2664 = acc_9 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2665 = parts_73 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(t2664), "f"(1.0f), "f"(t2665));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2666;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2667 = acc_10 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2668 = parts_74 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2667), "f"(1.0f), "f"(t2668));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2670 = acc_13 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2671 = parts_75 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(t2670), "f"(1.0f), "f"(t2671));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2672;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2673 = acc_14 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2674 = parts_76 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(t2673), "f"(1.0f), "f"(t2674));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2675;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2676 = acc_17 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2677 = parts_77 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(t2676), "f"(1.0f), "f"(t2677));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2678;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2679 = acc_18 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2680 = parts_78 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(t2679), "f"(1.0f), "f"(t2680));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2681;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2682 = acc_21 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2683 = parts_79 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(t2682), "f"(1.0f), "f"(t2683));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2684;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2685 = acc_22 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2686 = parts_80 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2685), "f"(1.0f), "f"(t2686));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2687;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2688 = acc_25 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2689 = parts_81 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(t2688), "f"(1.0f), "f"(t2689));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2690;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2691 = acc_26 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2692 = parts_82 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(t2691), "f"(1.0f), "f"(t2692));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2693;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2694 = acc_29 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2695 = parts_83 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(t2694), "f"(1.0f), "f"(t2695));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2697 = acc_30 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2698 = parts_84 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t2697), "f"(1.0f), "f"(t2698));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2700 = acc_33 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2701 = parts_85 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2700), "f"(1.0f), "f"(t2701));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2703 = acc_34 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2704 = parts_86 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(t2703), "f"(1.0f), "f"(t2704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2706 = acc_37 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2707 = parts_87 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2706), "f"(1.0f), "f"(t2707));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2708;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2709 = acc_38 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2710 = parts_88 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(t2709), "f"(1.0f), "f"(t2710));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2711;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2712 = acc_41 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2713 = parts_89 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(t2712), "f"(1.0f), "f"(t2713));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2714;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2715 = acc_42 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2716 = parts_90 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2715), "f"(1.0f), "f"(t2716));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2717;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2718 = acc_45 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2719 = parts_91 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(t2718), "f"(1.0f), "f"(t2719));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2720;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2721 = acc_46 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2722 = parts_92 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(t2721), "f"(1.0f), "f"(t2722));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2723;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2724 = acc_49 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2725 = parts_93 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2724), "f"(1.0f), "f"(t2725));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2726;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2727 = acc_50 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2728 = parts_94 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(t2727), "f"(1.0f), "f"(t2728));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2729;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2730 = acc_53 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2731 = parts_95 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2730), "f"(1.0f), "f"(t2731));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2732;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2733 = acc_54 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2734 = parts_96 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(t2733), "f"(1.0f), "f"(t2734));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2735;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2736 = acc_57 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2737 = parts_97 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(t2736), "f"(1.0f), "f"(t2737));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2738;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2739 = acc_58 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2740 = parts_98 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(t2739), "f"(1.0f), "f"(t2740));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2741;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2742 = acc_61 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2743 = parts_99 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(t2742), "f"(1.0f), "f"(t2743));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2744;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2745 = acc_62 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2746 = parts_100 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2745), "f"(1.0f), "f"(t2746));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2747;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2748 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2749 = t2748 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t2749 ? parts_135 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_14;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2752 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2753 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_14 = t2752 ? 0.0f : t2753;
                        const f32 t2755 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(row_max), "f"(scale_log2), "f"(t2755));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t2756));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2758 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(max_3), "f"(scale_log2), "f"(t2758));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t2759));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_14;
                        const f32 t2761 = row_sum * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2762 = parts_136 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(t2761), "f"(1.0f), "f"(t2762));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2763;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2764 = acc * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2765 = parts_103 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(t2764), "f"(1.0f), "f"(t2765));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2766;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2767 = acc_2 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2768 = parts_104 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(t2767), "f"(1.0f), "f"(t2768));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2769;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2770 = acc_5 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2771 = parts_105 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(t2770), "f"(1.0f), "f"(t2771));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2772;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2773 = acc_6 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2774 = parts_106 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(t2773), "f"(1.0f), "f"(t2774));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2776 = acc_9 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2777 = parts_107 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(t2776), "f"(1.0f), "f"(t2777));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2779 = acc_10 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2780 = parts_108 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2779), "f"(1.0f), "f"(t2780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2782 = acc_13 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2783 = parts_109 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(t2782), "f"(1.0f), "f"(t2783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2785 = acc_14 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2786 = parts_110 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2785), "f"(1.0f), "f"(t2786));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2788 = acc_17 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2789 = parts_111 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(t2788), "f"(1.0f), "f"(t2789));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2791 = acc_18 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2792 = parts_112 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2791), "f"(1.0f), "f"(t2792));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2794 = acc_21 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2795 = parts_113 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(t2794), "f"(1.0f), "f"(t2795));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2797 = acc_22 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2798 = parts_114 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2797), "f"(1.0f), "f"(t2798));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2800 = acc_25 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2801 = parts_115 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2800), "f"(1.0f), "f"(t2801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2803 = acc_26 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2804 = parts_116 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(t2803), "f"(1.0f), "f"(t2804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2806 = acc_29 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2807 = parts_117 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(t2806), "f"(1.0f), "f"(t2807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2809 = acc_30 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2810 = parts_118 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2809), "f"(1.0f), "f"(t2810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2812 = acc_33 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2813 = parts_119 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(t2812), "f"(1.0f), "f"(t2813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2815 = acc_34 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2816 = parts_120 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(t2815), "f"(1.0f), "f"(t2816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2818 = acc_37 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2819 = parts_121 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(t2818), "f"(1.0f), "f"(t2819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2820;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2821 = acc_38 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2822 = parts_122 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(t2821), "f"(1.0f), "f"(t2822));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2823;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2824 = acc_41 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2825 = parts_123 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2824), "f"(1.0f), "f"(t2825));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2826;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2827 = acc_42 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2828 = parts_124 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2827), "f"(1.0f), "f"(t2828));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2829;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2830 = acc_45 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2831 = parts_125 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2830), "f"(1.0f), "f"(t2831));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2833 = acc_46 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2834 = parts_126 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(t2833), "f"(1.0f), "f"(t2834));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2836 = acc_49 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2837 = parts_127 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(t2836), "f"(1.0f), "f"(t2837));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2839 = acc_50 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2840 = parts_128 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(t2839), "f"(1.0f), "f"(t2840));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2842 = acc_53 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2843 = parts_129 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(t2842), "f"(1.0f), "f"(t2843));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2845 = acc_54 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2846 = parts_130 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(t2845), "f"(1.0f), "f"(t2846));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2847;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2848 = acc_57 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2849 = parts_131 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(t2848), "f"(1.0f), "f"(t2849));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2850;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2851 = acc_58 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2852 = parts_132 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(t2851), "f"(1.0f), "f"(t2852));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2853;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2854 = acc_61 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2855 = parts_133 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2854), "f"(1.0f), "f"(t2855));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2857 = acc_62 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2858 = parts_134 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(t2857), "f"(1.0f), "f"(t2858));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2859;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2860 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2861 = t2860 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2862 = t2861 < t27;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2862) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2863 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2864 = t2863 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2865 = t2864 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2866 = partials + t2865;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2867 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2868 = t2867 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2869 = t2868 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2870 = t2866 + t2869;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2871 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2872 = t2871 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2873 = t2870 + t2872;
                        const u64 t2874 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2875 = t2873 + t2874;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_137) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_138) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_139) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_140) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_141) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_142) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_143) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_144) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_145;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_145) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_146;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_146) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_147;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_147) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_148;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_148) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_149;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_149) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_150;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_150) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_151;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_151) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_152;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_152) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_153;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_153) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_154;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_154) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_155;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_155) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_156;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_156) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_157;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_157) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_158;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_158) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_159;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_159) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_160;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_160) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_161;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_161) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_162;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_162) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_163;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_163) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_164;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_164) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_165;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_165) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_166;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_166) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_167;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_167) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_168;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_168) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_169;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_169) : "l"(t2875) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_170;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_170) : "l"(t2875) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2910 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2911 = t2910 < last_5 ? t2910 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2912 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2913 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2915 = partials + t2914;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = (u64)t2911;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2917 = t2916 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2918 = t2917 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2919 = t2915 + t2918;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2920 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2921 = t2920 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2922 = t2919 + t2921;
                        const u64 t2923 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2924 = t2922 + t2923;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_171;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_171) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_172;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_172) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_173;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_173) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_174;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_174) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_175;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_175) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_176;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_176) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_177;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_177) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_178;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_178) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_179;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_179) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_180;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_180) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_181;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_181) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_182;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_182) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_183;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_183) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_184;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_184) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_185;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_185) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_186;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_186) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_187;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_187) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_188;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_188) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_189;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_189) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_190;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_190) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_191;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_191) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_192;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_192) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_193;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_193) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_194;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_194) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_195;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_195) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_196;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_196) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_197;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_197) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_198;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_198) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_199;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_199) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_200;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_200) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_201;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_201) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_202;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_202) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_203;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_203) : "l"(t2924) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_204;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_204) : "l"(t2924) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2959 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2960 = t2959 < last_5 ? t2959 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2961 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2962 = t2961 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2963 = t2962 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = partials + t2963;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = (u64)t2960;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = t2965 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2967 = t2966 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2964 + t2967;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2969 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2970 = t2969 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2971 = t2968 + t2970;
                        const u64 t2972 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2973 = t2971 + t2972;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_205;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_205) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_206;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_206) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_207;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_207) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_208;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_208) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_209;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_209) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_210;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_210) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_211;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_211) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_212;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_212) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_213;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_213) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_214;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_214) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_215;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_215) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_216;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_216) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_217;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_217) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_218;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_218) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_219;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_219) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_220;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_220) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_221;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_221) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_222;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_222) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_223;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_223) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_224;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_224) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_225;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_225) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_226;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_226) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_227;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_227) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_228;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_228) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_229;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_229) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_230;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_230) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_231;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_231) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_232;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_232) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_233;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_233) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_234;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_234) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_235;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_235) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_236;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_236) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_237;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_237) : "l"(t2973) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_238;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_238) : "l"(t2973) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3008 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3009 = t3008 < last_5 ? t3008 : last_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3010 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3011 = t3010 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3012 = t3011 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3013 = partials + t3012;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3014 = (u64)t3009;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3015 = t3014 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3016 = t3015 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3017 = t3013 + t3016;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3018 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3019 = t3018 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3020 = t3017 + t3019;
                        const u64 t3021 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3022 = t3020 + t3021;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_239;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_239) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_240;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_240) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_241;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_241) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_242;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_242) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_243;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_243) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_244;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_244) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_245;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_245) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_246;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_246) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_247;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_247) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_248;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_248) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_249;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_249) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_250;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_250) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_251;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_251) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_252;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_252) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_253;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_253) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_254;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_254) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_255;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_255) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_256;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_256) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_257;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_257) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_258;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_258) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_259;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_259) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_260;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_260) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_261;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_261) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_262;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_262) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_263;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_263) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_264;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_264) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_265;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_265) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_266;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_266) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_267;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_267) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_268;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_268) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_269;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_269) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_270;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_270) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_271;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_271) : "l"(t3022) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_272;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_272) : "l"(t3022) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_15;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max_2), "f"(parts_169));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3058 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3059 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_15 = t3058 ? 0.0f : t3059;
                        const f32 t3061 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(row_max_2), "f"(scale_log2), "f"(t3061));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t3062));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3064 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(parts_169), "f"(scale_log2), "f"(t3064));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t3065));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_15;
                        const f32 t3067 = row_sum_2 * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3068 = parts_170 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3067), "f"(1.0f), "f"(t3068));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3070 = acc_3 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3071 = parts_137 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(t3070), "f"(1.0f), "f"(t3071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3073 = acc_4 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3074 = parts_138 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3073), "f"(1.0f), "f"(t3074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3076 = acc_7 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3077 = parts_139 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(t3076), "f"(1.0f), "f"(t3077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3079 = acc_8 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3080 = parts_140 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3079), "f"(1.0f), "f"(t3080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3082 = acc_11 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3083 = parts_141 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(t3082), "f"(1.0f), "f"(t3083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3085 = acc_12 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3086 = parts_142 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(t3085), "f"(1.0f), "f"(t3086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3087;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3088 = acc_15 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3089 = parts_143 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(t3088), "f"(1.0f), "f"(t3089));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3090;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3091 = acc_16 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3092 = parts_144 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(t3091), "f"(1.0f), "f"(t3092));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3093;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3094 = acc_19 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3095 = parts_145 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(t3094), "f"(1.0f), "f"(t3095));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3096;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3097 = acc_20 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3098 = parts_146 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(t3097), "f"(1.0f), "f"(t3098));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3099;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3100 = acc_23 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3101 = parts_147 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(t3100), "f"(1.0f), "f"(t3101));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3102;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3103 = acc_24 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3104 = parts_148 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(t3103), "f"(1.0f), "f"(t3104));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3105;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3106 = acc_27 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3107 = parts_149 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(t3106), "f"(1.0f), "f"(t3107));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3108;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3109 = acc_28 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3110 = parts_150 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(t3109), "f"(1.0f), "f"(t3110));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3111;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3112 = acc_31 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3113 = parts_151 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(t3112), "f"(1.0f), "f"(t3113));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3114;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3115 = acc_32 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3116 = parts_152 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(t3115), "f"(1.0f), "f"(t3116));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3117;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3118 = acc_35 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3119 = parts_153 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(t3118), "f"(1.0f), "f"(t3119));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3120;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3121 = acc_36 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3122 = parts_154 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(t3121), "f"(1.0f), "f"(t3122));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3123;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3124 = acc_39 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3125 = parts_155 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(t3124), "f"(1.0f), "f"(t3125));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3126;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3127 = acc_40 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3128 = parts_156 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(t3127), "f"(1.0f), "f"(t3128));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3129;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3130 = acc_43 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3131 = parts_157 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(t3130), "f"(1.0f), "f"(t3131));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3132;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3133 = acc_44 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3134 = parts_158 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3133), "f"(1.0f), "f"(t3134));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3135;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3136 = acc_47 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3137 = parts_159 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(t3136), "f"(1.0f), "f"(t3137));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3138;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3139 = acc_48 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3140 = parts_160 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(t3139), "f"(1.0f), "f"(t3140));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3141;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3142 = acc_51 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3143 = parts_161 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(t3142), "f"(1.0f), "f"(t3143));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3144;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3145 = acc_52 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3146 = parts_162 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(t3145), "f"(1.0f), "f"(t3146));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3147;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3148 = acc_55 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3149 = parts_163 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(t3148), "f"(1.0f), "f"(t3149));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3150;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3151 = acc_56 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3152 = parts_164 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(t3151), "f"(1.0f), "f"(t3152));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3153;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3154 = acc_59 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3155 = parts_165 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(t3154), "f"(1.0f), "f"(t3155));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3156;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3157 = acc_60 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3158 = parts_166 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(t3157), "f"(1.0f), "f"(t3158));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3159;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3160 = acc_63 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3161 = parts_167 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(t3160), "f"(1.0f), "f"(t3161));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3162;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3163 = acc_64 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3164 = parts_168 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(t3163), "f"(1.0f), "f"(t3164));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3165;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3166 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3167 = t3166 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t3167 ? parts_203 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_16;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3170 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3171 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_16 = t3170 ? 0.0f : t3171;
                        const f32 t3173 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(row_max_2), "f"(scale_log2), "f"(t3173));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t3174));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3176 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(max_4), "f"(scale_log2), "f"(t3176));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t3177));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_16;
                        const f32 t3179 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3180 = parts_204 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(t3179), "f"(1.0f), "f"(t3180));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3181;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3182 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3183 = parts_171 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(t3182), "f"(1.0f), "f"(t3183));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3184;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3185 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3186 = parts_172 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t3185), "f"(1.0f), "f"(t3186));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3187;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3188 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3189 = parts_173 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(t3188), "f"(1.0f), "f"(t3189));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3190;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3191 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3192 = parts_174 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3191), "f"(1.0f), "f"(t3192));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3193;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3194 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3195 = parts_175 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(t3194), "f"(1.0f), "f"(t3195));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3196;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3197 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3198 = parts_176 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(t3197), "f"(1.0f), "f"(t3198));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3199;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3200 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3201 = parts_177 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t3200), "f"(1.0f), "f"(t3201));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3202;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3203 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3204 = parts_178 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(t3203), "f"(1.0f), "f"(t3204));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3205;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3206 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3207 = parts_179 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(t3206), "f"(1.0f), "f"(t3207));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3208;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3209 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3210 = parts_180 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(t3209), "f"(1.0f), "f"(t3210));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3211;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3212 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3213 = parts_181 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(t3212), "f"(1.0f), "f"(t3213));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3214;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3215 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3216 = parts_182 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(t3215), "f"(1.0f), "f"(t3216));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3217;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3218 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3219 = parts_183 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(t3218), "f"(1.0f), "f"(t3219));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3220;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3221 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3222 = parts_184 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(t3221), "f"(1.0f), "f"(t3222));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3223;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3224 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3225 = parts_185 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(t3224), "f"(1.0f), "f"(t3225));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3226;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3227 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3228 = parts_186 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(t3227), "f"(1.0f), "f"(t3228));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3229;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3230 = acc_35 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3231 = parts_187 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(t3230), "f"(1.0f), "f"(t3231));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3232;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3233 = acc_36 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3234 = parts_188 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(t3233), "f"(1.0f), "f"(t3234));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3235;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3236 = acc_39 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3237 = parts_189 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t3236), "f"(1.0f), "f"(t3237));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3238;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3239 = acc_40 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3240 = parts_190 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(t3239), "f"(1.0f), "f"(t3240));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3241;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3242 = acc_43 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3243 = parts_191 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(t3242), "f"(1.0f), "f"(t3243));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3244;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3245 = acc_44 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3246 = parts_192 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(t3245), "f"(1.0f), "f"(t3246));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3247;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3248 = acc_47 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3249 = parts_193 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(t3248), "f"(1.0f), "f"(t3249));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3250;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3251 = acc_48 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3252 = parts_194 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(t3251), "f"(1.0f), "f"(t3252));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3253;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3254 = acc_51 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3255 = parts_195 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(t3254), "f"(1.0f), "f"(t3255));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3256;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3257 = acc_52 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3258 = parts_196 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(t3257), "f"(1.0f), "f"(t3258));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3259;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3260 = acc_55 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3261 = parts_197 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(t3260), "f"(1.0f), "f"(t3261));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3262;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3263 = acc_56 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3264 = parts_198 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(t3263), "f"(1.0f), "f"(t3264));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3265;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3266 = acc_59 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3267 = parts_199 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(t3266), "f"(1.0f), "f"(t3267));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3268;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3269 = acc_60 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3270 = parts_200 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(t3269), "f"(1.0f), "f"(t3270));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3271;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3272 = acc_63 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3273 = parts_201 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(t3272), "f"(1.0f), "f"(t3273));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3274;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3275 = acc_64 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3276 = parts_202 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(t3275), "f"(1.0f), "f"(t3276));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3277;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3278 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3279 = t3278 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t3279 ? parts_237 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_17;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_17) : "f"(row_max_2), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3282 = new_17 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3283 = new_17 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_17 = t3282 ? 0.0f : t3283;
                        const f32 t3285 = -reference_17;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(row_max_2), "f"(scale_log2), "f"(t3285));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_13) : "f"(t3286));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3288 = -reference_17;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(max_5), "f"(scale_log2), "f"(t3288));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_13) : "f"(t3289));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_17;
                        const f32 t3291 = row_sum_2 * ours_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3292 = parts_238 * other_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(t3291), "f"(1.0f), "f"(t3292));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3293;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3294 = acc_3 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3295 = parts_205 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(t3294), "f"(1.0f), "f"(t3295));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3296;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3297 = acc_4 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3298 = parts_206 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(t3297), "f"(1.0f), "f"(t3298));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3299;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3300 = acc_7 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3301 = parts_207 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3302) : "f"(t3300), "f"(1.0f), "f"(t3301));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3302;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3303 = acc_8 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3304 = parts_208 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(t3303), "f"(1.0f), "f"(t3304));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3305;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3306 = acc_11 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3307 = parts_209 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(t3306), "f"(1.0f), "f"(t3307));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3308;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3309 = acc_12 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3310 = parts_210 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3309), "f"(1.0f), "f"(t3310));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3311;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3312 = acc_15 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3313 = parts_211 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(t3312), "f"(1.0f), "f"(t3313));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3314;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3315 = acc_16 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3316 = parts_212 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(t3315), "f"(1.0f), "f"(t3316));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3317;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3318 = acc_19 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3319 = parts_213 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(t3318), "f"(1.0f), "f"(t3319));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3320;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3321 = acc_20 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3322 = parts_214 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3321), "f"(1.0f), "f"(t3322));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3323;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3324 = acc_23 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3325 = parts_215 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(t3324), "f"(1.0f), "f"(t3325));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3326;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3327 = acc_24 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3328 = parts_216 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3327), "f"(1.0f), "f"(t3328));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3329;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3330 = acc_27 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3331 = parts_217 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(t3330), "f"(1.0f), "f"(t3331));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3332;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3333 = acc_28 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3334 = parts_218 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(t3333), "f"(1.0f), "f"(t3334));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3335;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3336 = acc_31 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3337 = parts_219 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(t3336), "f"(1.0f), "f"(t3337));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3338;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3339 = acc_32 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3340 = parts_220 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3339), "f"(1.0f), "f"(t3340));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3341;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3342 = acc_35 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3343 = parts_221 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(t3342), "f"(1.0f), "f"(t3343));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3344;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3345 = acc_36 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3346 = parts_222 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3345), "f"(1.0f), "f"(t3346));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3347;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3348 = acc_39 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3349 = parts_223 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(t3348), "f"(1.0f), "f"(t3349));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3350;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3351 = acc_40 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3352 = parts_224 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(t3351), "f"(1.0f), "f"(t3352));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3353;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3354 = acc_43 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3355 = parts_225 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3354), "f"(1.0f), "f"(t3355));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3356;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3357 = acc_44 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3358 = parts_226 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3357), "f"(1.0f), "f"(t3358));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3359;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3360 = acc_47 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3361 = parts_227 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3360), "f"(1.0f), "f"(t3361));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3362;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3363 = acc_48 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3364 = parts_228 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(t3363), "f"(1.0f), "f"(t3364));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3365;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3366 = acc_51 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3367 = parts_229 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3366), "f"(1.0f), "f"(t3367));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3368;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3369 = acc_52 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3370 = parts_230 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3369), "f"(1.0f), "f"(t3370));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3371;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3372 = acc_55 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3373 = parts_231 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t3372), "f"(1.0f), "f"(t3373));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3374;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3375 = acc_56 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3376 = parts_232 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(t3375), "f"(1.0f), "f"(t3376));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3377;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3378 = acc_59 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3379 = parts_233 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3378), "f"(1.0f), "f"(t3379));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3380;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3381 = acc_60 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3382 = parts_234 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3381), "f"(1.0f), "f"(t3382));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3383;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3384 = acc_63 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3385 = parts_235 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3384), "f"(1.0f), "f"(t3385));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3386;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3387 = acc_64 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3388 = parts_236 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(t3387), "f"(1.0f), "f"(t3388));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3389;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3390 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3391 = t3390 < t39;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t3391 ? parts_271 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_18;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_18) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3394 = new_18 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3395 = new_18 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_18 = t3394 ? 0.0f : t3395;
                        const f32 t3397 = -reference_18;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(row_max_2), "f"(scale_log2), "f"(t3397));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_14) : "f"(t3398));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3400 = -reference_18;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(max_6), "f"(scale_log2), "f"(t3400));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_14) : "f"(t3401));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_18;
                        const f32 t3403 = row_sum_2 * ours_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3404 = parts_272 * other_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3403), "f"(1.0f), "f"(t3404));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3405;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3406 = acc_3 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3407 = parts_239 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(t3406), "f"(1.0f), "f"(t3407));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3408;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3409 = acc_4 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3410 = parts_240 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3409), "f"(1.0f), "f"(t3410));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3411;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3412 = acc_7 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3413 = parts_241 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3412), "f"(1.0f), "f"(t3413));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3414;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3415 = acc_8 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3416 = parts_242 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3415), "f"(1.0f), "f"(t3416));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3417;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3418 = acc_11 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3419 = parts_243 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(t3418), "f"(1.0f), "f"(t3419));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3420;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3421 = acc_12 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3422 = parts_244 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(t3421), "f"(1.0f), "f"(t3422));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3423;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3424 = acc_15 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3425 = parts_245 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3424), "f"(1.0f), "f"(t3425));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3426;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3427 = acc_16 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3428 = parts_246 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t3427), "f"(1.0f), "f"(t3428));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3429;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3430 = acc_19 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3431 = parts_247 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(t3430), "f"(1.0f), "f"(t3431));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3432;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3433 = acc_20 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3434 = parts_248 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t3433), "f"(1.0f), "f"(t3434));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3435;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3436 = acc_23 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3437 = parts_249 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(t3436), "f"(1.0f), "f"(t3437));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3438;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3439 = acc_24 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3440 = parts_250 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(t3439), "f"(1.0f), "f"(t3440));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3441;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3442 = acc_27 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3443 = parts_251 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t3442), "f"(1.0f), "f"(t3443));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3444;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3445 = acc_28 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3446 = parts_252 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(t3445), "f"(1.0f), "f"(t3446));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3447;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3448 = acc_31 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3449 = parts_253 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3448), "f"(1.0f), "f"(t3449));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3450;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3451 = acc_32 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3452 = parts_254 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(t3451), "f"(1.0f), "f"(t3452));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3453;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3454 = acc_35 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3455 = parts_255 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3454), "f"(1.0f), "f"(t3455));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3456;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3457 = acc_36 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3458 = parts_256 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(t3457), "f"(1.0f), "f"(t3458));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3459;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3460 = acc_39 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3461 = parts_257 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(t3460), "f"(1.0f), "f"(t3461));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3462;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3463 = acc_40 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3464 = parts_258 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t3463), "f"(1.0f), "f"(t3464));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3465;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3466 = acc_43 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3467 = parts_259 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(t3466), "f"(1.0f), "f"(t3467));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3468;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3469 = acc_44 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3470 = parts_260 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3469), "f"(1.0f), "f"(t3470));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3471;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3472 = acc_47 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3473 = parts_261 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(t3472), "f"(1.0f), "f"(t3473));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3474;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3475 = acc_48 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3476 = parts_262 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(t3475), "f"(1.0f), "f"(t3476));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3477;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3478 = acc_51 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3479 = parts_263 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(t3478), "f"(1.0f), "f"(t3479));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3480;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3481 = acc_52 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3482 = parts_264 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3481), "f"(1.0f), "f"(t3482));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3483;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3484 = acc_55 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3485 = parts_265 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3484), "f"(1.0f), "f"(t3485));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3487 = acc_56 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3488 = parts_266 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3489) : "f"(t3487), "f"(1.0f), "f"(t3488));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3490 = acc_59 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3491 = parts_267 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(t3490), "f"(1.0f), "f"(t3491));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3493 = acc_60 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3494 = parts_268 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3493), "f"(1.0f), "f"(t3494));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3496 = acc_63 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3497 = parts_269 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(t3496), "f"(1.0f), "f"(t3497));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3499 = acc_64 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3500 = parts_270 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(t3499), "f"(1.0f), "f"(t3500));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3501;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3502 = split_2 + 16u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t3502;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3504 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t3504) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3505 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3506 = t3505 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3507 = ring + t3506;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3508 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t3507 + t3508;
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine_2), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine_2), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine_2), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine_2), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine_2), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine_2), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine_2), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine_2), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine_2), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine_2), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine_2), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine_2), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine_2), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine_2), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine_2), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine_2), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine_2), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine_2), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine_2), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine_2), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine_2), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine_2), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine_2), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine_2), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine_2), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine_2), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine_2), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine_2), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine_2), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine_2), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine_2), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine_2), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine_2), "f"(acc_33) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine_2), "f"(acc_34) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine_2), "f"(acc_35) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine_2), "f"(acc_36) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine_2), "f"(acc_37) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine_2), "f"(acc_38) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine_2), "f"(acc_39) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine_2), "f"(acc_40) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine_2), "f"(acc_41) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine_2), "f"(acc_42) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine_2), "f"(acc_43) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine_2), "f"(acc_44) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine_2), "f"(acc_45) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine_2), "f"(acc_46) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine_2), "f"(acc_47) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine_2), "f"(acc_48) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine_2), "f"(acc_49) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine_2), "f"(acc_50) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine_2), "f"(acc_51) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine_2), "f"(acc_52) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine_2), "f"(acc_53) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine_2), "f"(acc_54) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine_2), "f"(acc_55) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine_2), "f"(acc_56) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine_2), "f"(acc_57) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine_2), "f"(acc_58) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine_2), "f"(acc_59) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine_2), "f"(acc_60) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine_2), "f"(acc_61) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine_2), "f"(acc_62) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine_2), "f"(acc_63) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine_2), "f"(acc_64) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine_2), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine_2), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine_2), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine_2), "f"(row_sum_2) : "memory");
                }
#line 46 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3510 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t3510) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3511 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_4 = ring + t3511;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_205;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_205) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_206;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_206) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_207;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_207) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_208;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_208) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_209;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_209) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_210;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_210) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_211;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_211) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_212;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_212) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_213;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_213) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_214;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_214) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_215;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_215) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_216;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_216) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_217;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_217) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_218;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_218) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_219;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_219) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_220;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_220) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_221;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_221) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_222;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_222) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_223;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_223) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_224;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_224) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_225;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_225) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_226;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_226) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_227;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_227) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_228;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_228) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_229;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_229) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_230;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_230) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_231;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_231) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_232;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_232) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_233;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_233) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_234;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_234) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_235;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_235) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_236;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_236) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_237;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_237) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_238;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_238) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_239;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_239) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_240;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_240) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_241;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_241) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_242;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_242) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_243;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_243) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_244;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_244) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_245;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_245) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_246;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_246) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_247;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_247) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_248;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_248) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_249;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_249) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_250;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_250) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_251;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_251) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_252;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_252) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_253;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_253) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_254;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_254) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_255;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_255) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_256;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_256) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_257;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_257) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_258;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_258) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_259;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_259) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_260;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_260) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_261;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_261) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_262;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_262) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_263;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_263) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_264;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_264) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_265;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_265) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_266;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_266) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_267;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_267) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_268;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_268) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_269;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_269) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_270;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_270) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_271;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_271) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_272;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_272) : "r"(theirs_4) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_19;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_19) : "f"(row_max), "f"(words_269));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3582 = new_19 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3583 = new_19 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_19 = t3582 ? 0.0f : t3583;
                    const f32 t3585 = -reference_19;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(row_max), "f"(scale_log2), "f"(t3585));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_15) : "f"(t3586));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3588 = -reference_19;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(words_269), "f"(scale_log2), "f"(t3588));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_15) : "f"(t3589));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_19;
                    const f32 t3591 = row_sum * ours_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3592 = words_271 * other_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(t3591), "f"(1.0f), "f"(t3592));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3594 = acc * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3595 = words_205 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(t3594), "f"(1.0f), "f"(t3595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3596;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3597 = acc_2 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3598 = words_206 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(t3597), "f"(1.0f), "f"(t3598));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3599;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3600 = acc_5 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3601 = words_209 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(t3600), "f"(1.0f), "f"(t3601));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3602;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3603 = acc_6 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3604 = words_210 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(t3603), "f"(1.0f), "f"(t3604));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3605;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3606 = acc_9 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3607 = words_213 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(t3606), "f"(1.0f), "f"(t3607));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3609 = acc_10 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3610 = words_214 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(t3609), "f"(1.0f), "f"(t3610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3612 = acc_13 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3613 = words_217 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(t3612), "f"(1.0f), "f"(t3613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3615 = acc_14 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3616 = words_218 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(t3615), "f"(1.0f), "f"(t3616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3618 = acc_17 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3619 = words_221 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(t3618), "f"(1.0f), "f"(t3619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3621 = acc_18 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3622 = words_222 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(t3621), "f"(1.0f), "f"(t3622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3624 = acc_21 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3625 = words_225 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3626;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(t3624), "f"(1.0f), "f"(t3625));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3627 = acc_22 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3628 = words_226 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3629;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(t3627), "f"(1.0f), "f"(t3628));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3630 = acc_25 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3631 = words_229 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(t3630), "f"(1.0f), "f"(t3631));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3633 = acc_26 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3634 = words_230 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(t3633), "f"(1.0f), "f"(t3634));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3635;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3636 = acc_29 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3637 = words_233 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(t3636), "f"(1.0f), "f"(t3637));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3638;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3639 = acc_30 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3640 = words_234 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(t3639), "f"(1.0f), "f"(t3640));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3641;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3642 = acc_33 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3643 = words_237 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(t3642), "f"(1.0f), "f"(t3643));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3644;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3645 = acc_34 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3646 = words_238 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3647) : "f"(t3645), "f"(1.0f), "f"(t3646));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3647;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3648 = acc_37 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3649 = words_241 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(t3648), "f"(1.0f), "f"(t3649));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3651 = acc_38 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3652 = words_242 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(t3651), "f"(1.0f), "f"(t3652));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3654 = acc_41 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3655 = words_245 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(t3654), "f"(1.0f), "f"(t3655));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3656;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3657 = acc_42 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3658 = words_246 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(t3657), "f"(1.0f), "f"(t3658));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3659;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3660 = acc_45 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3661 = words_249 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(t3660), "f"(1.0f), "f"(t3661));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3662;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3663 = acc_46 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3664 = words_250 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(t3663), "f"(1.0f), "f"(t3664));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3665;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3666 = acc_49 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3667 = words_253 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(t3666), "f"(1.0f), "f"(t3667));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3668;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3669 = acc_50 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3670 = words_254 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(t3669), "f"(1.0f), "f"(t3670));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3671;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3672 = acc_53 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3673 = words_257 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(t3672), "f"(1.0f), "f"(t3673));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3674;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3675 = acc_54 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3676 = words_258 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(t3675), "f"(1.0f), "f"(t3676));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3677;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3678 = acc_57 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3679 = words_261 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(t3678), "f"(1.0f), "f"(t3679));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3680;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3681 = acc_58 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3682 = words_262 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(t3681), "f"(1.0f), "f"(t3682));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3683;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3684 = acc_61 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3685 = words_265 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(t3684), "f"(1.0f), "f"(t3685));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3686;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3687 = acc_62 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3688 = words_266 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(t3687), "f"(1.0f), "f"(t3688));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3689;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_20;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_20) : "f"(row_max_2), "f"(words_270));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3691 = new_20 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3692 = new_20 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_20 = t3691 ? 0.0f : t3692;
                    const f32 t3694 = -reference_20;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(row_max_2), "f"(scale_log2), "f"(t3694));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_16) : "f"(t3695));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3697 = -reference_20;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(words_270), "f"(scale_log2), "f"(t3697));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_16) : "f"(t3698));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_20;
                    const f32 t3700 = row_sum_2 * ours_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3701 = words_272 * other_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(t3700), "f"(1.0f), "f"(t3701));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3703 = acc_3 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3704 = words_207 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3705;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(t3703), "f"(1.0f), "f"(t3704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3706 = acc_4 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3707 = words_208 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3706), "f"(1.0f), "f"(t3707));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3708;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3709 = acc_7 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3710 = words_211 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(t3709), "f"(1.0f), "f"(t3710));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t3711;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3712 = acc_8 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3713 = words_212 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(t3712), "f"(1.0f), "f"(t3713));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t3714;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3715 = acc_11 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3716 = words_215 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3717;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(t3715), "f"(1.0f), "f"(t3716));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t3717;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3718 = acc_12 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3719 = words_216 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(t3718), "f"(1.0f), "f"(t3719));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t3720;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3721 = acc_15 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3722 = words_219 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(t3721), "f"(1.0f), "f"(t3722));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t3723;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3724 = acc_16 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3725 = words_220 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(t3724), "f"(1.0f), "f"(t3725));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t3726;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3727 = acc_19 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3728 = words_223 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3729;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(t3727), "f"(1.0f), "f"(t3728));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t3729;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3730 = acc_20 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3731 = words_224 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3732;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(t3730), "f"(1.0f), "f"(t3731));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t3732;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3733 = acc_23 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3734 = words_227 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(t3733), "f"(1.0f), "f"(t3734));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t3735;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3736 = acc_24 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3737 = words_228 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(t3736), "f"(1.0f), "f"(t3737));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t3738;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3739 = acc_27 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3740 = words_231 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3741;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3739), "f"(1.0f), "f"(t3740));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t3741;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3742 = acc_28 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3743 = words_232 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3744;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(t3742), "f"(1.0f), "f"(t3743));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t3744;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3745 = acc_31 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3746 = words_235 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3747;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(t3745), "f"(1.0f), "f"(t3746));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t3747;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3748 = acc_32 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3749 = words_236 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3750) : "f"(t3748), "f"(1.0f), "f"(t3749));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t3750;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3751 = acc_35 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3752 = words_239 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(t3751), "f"(1.0f), "f"(t3752));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t3753;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3754 = acc_36 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3755 = words_240 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3756;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(t3754), "f"(1.0f), "f"(t3755));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t3756;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3757 = acc_39 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3758 = words_243 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3759;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(t3757), "f"(1.0f), "f"(t3758));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t3759;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3760 = acc_40 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3761 = words_244 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3760), "f"(1.0f), "f"(t3761));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t3762;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3763 = acc_43 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3764 = words_247 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(t3763), "f"(1.0f), "f"(t3764));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t3765;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3766 = acc_44 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3767 = words_248 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3768;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(t3766), "f"(1.0f), "f"(t3767));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t3768;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3769 = acc_47 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3770 = words_251 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3771) : "f"(t3769), "f"(1.0f), "f"(t3770));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t3771;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3772 = acc_48 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3773 = words_252 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(t3772), "f"(1.0f), "f"(t3773));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t3774;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3775 = acc_51 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3776 = words_255 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3777;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(t3775), "f"(1.0f), "f"(t3776));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t3777;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3778 = acc_52 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3779 = words_256 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3780;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3780) : "f"(t3778), "f"(1.0f), "f"(t3779));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t3780;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3781 = acc_55 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3782 = words_259 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(t3781), "f"(1.0f), "f"(t3782));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t3783;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3784 = acc_56 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3785 = words_260 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3786;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(t3784), "f"(1.0f), "f"(t3785));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t3786;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3787 = acc_59 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3788 = words_263 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3789;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3789) : "f"(t3787), "f"(1.0f), "f"(t3788));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t3789;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3790 = acc_60 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3791 = words_264 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3792;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(t3790), "f"(1.0f), "f"(t3791));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t3792;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3793 = acc_63 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3794 = words_267 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3795;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3795) : "f"(t3793), "f"(1.0f), "f"(t3794));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t3795;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3796 = acc_64 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3797 = words_268 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3798;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(t3796), "f"(1.0f), "f"(t3797));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t3798;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3799 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3800 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_5 = t3799 + t3800;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_273;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_273) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_274;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_274) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_275;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_275) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_276;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_276) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_277;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_277) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_278;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_278) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_279;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_279) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_280;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_280) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_281;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_281) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_282;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_282) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_283;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_283) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_284;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_284) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_285;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_285) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_286;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_286) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_287;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_287) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_288;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_288) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_289;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_289) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_290;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_290) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_291;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_291) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_292;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_292) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_293;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_293) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_294;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_294) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_295;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_295) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_296;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_296) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_297;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_297) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_298;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_298) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_299;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_299) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_300;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_300) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_301;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_301) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_302;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_302) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_303;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_303) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_304;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_304) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_305;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_305) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_306;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_306) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_307;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_307) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_308;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_308) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_309;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_309) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_310;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_310) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_311;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_311) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_312;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_312) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_313;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_313) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_314;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_314) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_315;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_315) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_316;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_316) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_317;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_317) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_318;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_318) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_319;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_319) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_320;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_320) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_321;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_321) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_322;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_322) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_323;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_323) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_324;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_324) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_325;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_325) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_326;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_326) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_327;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_327) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_328;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_328) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_329;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_329) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_330;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_330) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_331;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_331) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_332;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_332) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_333;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_333) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_334;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_334) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_335;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_335) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_336;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_336) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_337;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_337) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_338;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_338) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_339;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_339) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_340;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_340) : "r"(theirs_5) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_21;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_21) : "f"(row_max), "f"(words_337));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3871 = new_21 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3872 = new_21 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_21 = t3871 ? 0.0f : t3872;
                    const f32 t3874 = -reference_21;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3875) : "f"(row_max), "f"(scale_log2), "f"(t3874));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_17) : "f"(t3875));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3877 = -reference_21;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3878) : "f"(words_337), "f"(scale_log2), "f"(t3877));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_17) : "f"(t3878));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_21;
                    const f32 t3880 = row_sum * ours_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3881 = words_339 * other_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3882;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3880), "f"(1.0f), "f"(t3881));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3882;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3883 = acc * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3884 = words_273 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3885;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3885) : "f"(t3883), "f"(1.0f), "f"(t3884));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3885;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3886 = acc_2 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3887 = words_274 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3888) : "f"(t3886), "f"(1.0f), "f"(t3887));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3888;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3889 = acc_5 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3890 = words_277 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3891;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3891) : "f"(t3889), "f"(1.0f), "f"(t3890));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3891;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3892 = acc_6 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3893 = words_278 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3894;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3894) : "f"(t3892), "f"(1.0f), "f"(t3893));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3894;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3895 = acc_9 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3896 = words_281 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3897;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3897) : "f"(t3895), "f"(1.0f), "f"(t3896));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3897;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3898 = acc_10 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3899 = words_282 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(t3898), "f"(1.0f), "f"(t3899));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3900;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3901 = acc_13 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3902 = words_285 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3903) : "f"(t3901), "f"(1.0f), "f"(t3902));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3903;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3904 = acc_14 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3905 = words_286 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3906;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3906) : "f"(t3904), "f"(1.0f), "f"(t3905));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3906;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3907 = acc_17 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3908 = words_289 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3909;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3909) : "f"(t3907), "f"(1.0f), "f"(t3908));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3909;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3910 = acc_18 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3911 = words_290 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3912) : "f"(t3910), "f"(1.0f), "f"(t3911));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3912;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3913 = acc_21 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3914 = words_293 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3913), "f"(1.0f), "f"(t3914));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3915;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3916 = acc_22 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3917 = words_294 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3918) : "f"(t3916), "f"(1.0f), "f"(t3917));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3918;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3919 = acc_25 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3920 = words_297 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3921) : "f"(t3919), "f"(1.0f), "f"(t3920));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3922 = acc_26 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3923 = words_298 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(t3922), "f"(1.0f), "f"(t3923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3925 = acc_29 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3926 = words_301 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3927) : "f"(t3925), "f"(1.0f), "f"(t3926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3928 = acc_30 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3929 = words_302 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3928), "f"(1.0f), "f"(t3929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3931 = acc_33 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3932 = words_305 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3933) : "f"(t3931), "f"(1.0f), "f"(t3932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3934 = acc_34 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3935 = words_306 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3936) : "f"(t3934), "f"(1.0f), "f"(t3935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3937 = acc_37 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3938 = words_309 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3939) : "f"(t3937), "f"(1.0f), "f"(t3938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3940 = acc_38 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3941 = words_310 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3942) : "f"(t3940), "f"(1.0f), "f"(t3941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3943 = acc_41 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3944 = words_313 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3945) : "f"(t3943), "f"(1.0f), "f"(t3944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3946 = acc_42 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3947 = words_314 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(t3946), "f"(1.0f), "f"(t3947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3949 = acc_45 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3950 = words_317 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3951;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3951) : "f"(t3949), "f"(1.0f), "f"(t3950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3952 = acc_46 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3953 = words_318 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3954) : "f"(t3952), "f"(1.0f), "f"(t3953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3955 = acc_49 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3956 = words_321 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3957) : "f"(t3955), "f"(1.0f), "f"(t3956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3958 = acc_50 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3959 = words_322 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3960) : "f"(t3958), "f"(1.0f), "f"(t3959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3961 = acc_53 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3962 = words_325 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3963) : "f"(t3961), "f"(1.0f), "f"(t3962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3964 = acc_54 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3965 = words_326 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3966) : "f"(t3964), "f"(1.0f), "f"(t3965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3967 = acc_57 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3968 = words_329 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3969;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3969) : "f"(t3967), "f"(1.0f), "f"(t3968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3970 = acc_58 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3971 = words_330 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(t3970), "f"(1.0f), "f"(t3971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3973 = acc_61 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3974 = words_333 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3975;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3975) : "f"(t3973), "f"(1.0f), "f"(t3974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3976 = acc_62 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3977 = words_334 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3978) : "f"(t3976), "f"(1.0f), "f"(t3977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3978;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_22;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_22) : "f"(row_max_2), "f"(words_338));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3980 = new_22 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3981 = new_22 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_22 = t3980 ? 0.0f : t3981;
                    const f32 t3983 = -reference_22;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3984) : "f"(row_max_2), "f"(scale_log2), "f"(t3983));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_18) : "f"(t3984));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3986 = -reference_22;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3987) : "f"(words_338), "f"(scale_log2), "f"(t3986));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_18) : "f"(t3987));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_22;
                    const f32 t3989 = row_sum_2 * ours_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3990 = words_340 * other_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3991) : "f"(t3989), "f"(1.0f), "f"(t3990));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3991;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3992 = acc_3 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3993 = words_275 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3992), "f"(1.0f), "f"(t3993));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3994;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3995 = acc_4 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3996 = words_276 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3997) : "f"(t3995), "f"(1.0f), "f"(t3996));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3997;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3998 = acc_7 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3999 = words_279 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4000) : "f"(t3998), "f"(1.0f), "f"(t3999));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4000;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4001 = acc_8 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4002 = words_280 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4003) : "f"(t4001), "f"(1.0f), "f"(t4002));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4004 = acc_11 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4005 = words_283 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(t4004), "f"(1.0f), "f"(t4005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4007 = acc_12 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4008 = words_284 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4009;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4009) : "f"(t4007), "f"(1.0f), "f"(t4008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4010 = acc_15 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4011 = words_287 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(t4010), "f"(1.0f), "f"(t4011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4013 = acc_16 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4014 = words_288 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4015;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4015) : "f"(t4013), "f"(1.0f), "f"(t4014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4016 = acc_19 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4017 = words_291 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4018) : "f"(t4016), "f"(1.0f), "f"(t4017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4018;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4019 = acc_20 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4020 = words_292 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4021) : "f"(t4019), "f"(1.0f), "f"(t4020));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4022 = acc_23 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4023 = words_295 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4022), "f"(1.0f), "f"(t4023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4024;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4025 = acc_24 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4026 = words_296 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(t4025), "f"(1.0f), "f"(t4026));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4027;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4028 = acc_27 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4029 = words_299 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(t4028), "f"(1.0f), "f"(t4029));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4031 = acc_28 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4032 = words_300 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4033) : "f"(t4031), "f"(1.0f), "f"(t4032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4034 = acc_31 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4035 = words_303 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(t4034), "f"(1.0f), "f"(t4035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4037 = acc_32 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4038 = words_304 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(t4037), "f"(1.0f), "f"(t4038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4040 = acc_35 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4041 = words_307 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(t4040), "f"(1.0f), "f"(t4041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4043 = acc_36 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4044 = words_308 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(t4043), "f"(1.0f), "f"(t4044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4046 = acc_39 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4047 = words_311 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4048) : "f"(t4046), "f"(1.0f), "f"(t4047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4049 = acc_40 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4050 = words_312 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4051;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4051) : "f"(t4049), "f"(1.0f), "f"(t4050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4052 = acc_43 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4053 = words_315 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(t4052), "f"(1.0f), "f"(t4053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4055 = acc_44 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4056 = words_316 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4057;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(t4055), "f"(1.0f), "f"(t4056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4058 = acc_47 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4059 = words_319 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4060;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(t4058), "f"(1.0f), "f"(t4059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4061 = acc_48 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4062 = words_320 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4063) : "f"(t4061), "f"(1.0f), "f"(t4062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4064 = acc_51 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4065 = words_323 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(t4064), "f"(1.0f), "f"(t4065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4066;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4067 = acc_52 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4068 = words_324 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(t4067), "f"(1.0f), "f"(t4068));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4070 = acc_55 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4071 = words_327 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(t4070), "f"(1.0f), "f"(t4071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4073 = acc_56 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4074 = words_328 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(t4073), "f"(1.0f), "f"(t4074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4076 = acc_59 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4077 = words_331 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(t4076), "f"(1.0f), "f"(t4077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4079 = acc_60 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4080 = words_332 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4081;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4081) : "f"(t4079), "f"(1.0f), "f"(t4080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4082 = acc_63 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4083 = words_335 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4084;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(t4082), "f"(1.0f), "f"(t4083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4085 = acc_64 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4086 = words_336 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4087;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(t4085), "f"(1.0f), "f"(t4086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4087;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4088 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4089 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_6 = t4088 + t4089;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_341;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_341) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_342;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_342) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_343;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_343) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_344;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_344) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_345;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_345) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_346;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_346) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_347;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_347) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_348;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_348) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_349;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_349) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_350;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_350) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_351;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_351) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_352;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_352) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_353;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_353) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_354;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_354) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_355;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_355) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_356;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_356) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_357;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_357) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_358;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_358) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_359;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_359) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_360;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_360) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_361;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_361) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_362;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_362) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_363;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_363) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_364;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_364) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_365;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_365) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_366;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_366) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_367;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_367) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_368;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_368) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_369;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_369) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_370;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_370) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_371;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_371) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_372;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_372) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_373;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_373) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_374;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_374) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_375;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_375) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_376;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_376) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_377;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_377) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_378;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_378) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_379;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_379) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_380;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_380) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_381;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_381) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_382;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_382) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_383;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_383) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_384;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_384) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_385;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_385) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_386;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_386) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_387;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_387) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_388;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_388) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_389;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_389) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_390;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_390) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_391;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_391) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_392;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_392) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_393;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_393) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_394;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_394) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_395;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_395) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_396;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_396) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_397;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_397) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_398;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_398) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_399;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_399) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_400;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_400) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_401;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_401) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_402;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_402) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_403;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_403) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_404;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_404) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_405;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_405) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_406;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_406) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_407;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_407) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_408;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_408) : "r"(theirs_6) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_23;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_23) : "f"(row_max), "f"(words_405));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4160 = new_23 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4161 = new_23 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_23 = t4160 ? 0.0f : t4161;
                    const f32 t4163 = -reference_23;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(row_max), "f"(scale_log2), "f"(t4163));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_19) : "f"(t4164));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4166 = -reference_23;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4167) : "f"(words_405), "f"(scale_log2), "f"(t4166));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_19) : "f"(t4167));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_23;
                    const f32 t4169 = row_sum * ours_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4170 = words_407 * other_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4171) : "f"(t4169), "f"(1.0f), "f"(t4170));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4171;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4172 = acc * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4173 = words_341 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4174) : "f"(t4172), "f"(1.0f), "f"(t4173));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4174;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4175 = acc_2 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4176 = words_342 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4177) : "f"(t4175), "f"(1.0f), "f"(t4176));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4177;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4178 = acc_5 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4179 = words_345 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(t4178), "f"(1.0f), "f"(t4179));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4180;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4181 = acc_6 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4182 = words_346 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4183) : "f"(t4181), "f"(1.0f), "f"(t4182));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4183;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4184 = acc_9 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4185 = words_349 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4186) : "f"(t4184), "f"(1.0f), "f"(t4185));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4186;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4187 = acc_10 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4188 = words_350 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4189) : "f"(t4187), "f"(1.0f), "f"(t4188));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4189;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4190 = acc_13 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4191 = words_353 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4192) : "f"(t4190), "f"(1.0f), "f"(t4191));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4192;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4193 = acc_14 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4194 = words_354 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4195) : "f"(t4193), "f"(1.0f), "f"(t4194));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4195;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4196 = acc_17 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4197 = words_357 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4198) : "f"(t4196), "f"(1.0f), "f"(t4197));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4198;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4199 = acc_18 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4200 = words_358 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4201) : "f"(t4199), "f"(1.0f), "f"(t4200));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4201;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4202 = acc_21 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4203 = words_361 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(t4202), "f"(1.0f), "f"(t4203));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4204;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4205 = acc_22 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4206 = words_362 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4207) : "f"(t4205), "f"(1.0f), "f"(t4206));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4207;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4208 = acc_25 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4209 = words_365 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4210) : "f"(t4208), "f"(1.0f), "f"(t4209));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4210;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4211 = acc_26 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4212 = words_366 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4213) : "f"(t4211), "f"(1.0f), "f"(t4212));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4213;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4214 = acc_29 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4215 = words_369 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4216) : "f"(t4214), "f"(1.0f), "f"(t4215));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4216;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4217 = acc_30 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4218 = words_370 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4219) : "f"(t4217), "f"(1.0f), "f"(t4218));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4219;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4220 = acc_33 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4221 = words_373 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4222) : "f"(t4220), "f"(1.0f), "f"(t4221));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4222;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4223 = acc_34 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4224 = words_374 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4225) : "f"(t4223), "f"(1.0f), "f"(t4224));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4226 = acc_37 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4227 = words_377 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(t4226), "f"(1.0f), "f"(t4227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4229 = acc_38 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4230 = words_378 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4231) : "f"(t4229), "f"(1.0f), "f"(t4230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4232 = acc_41 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4233 = words_381 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(t4232), "f"(1.0f), "f"(t4233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4235 = acc_42 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4236 = words_382 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4237) : "f"(t4235), "f"(1.0f), "f"(t4236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4238 = acc_45 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4239 = words_385 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4240) : "f"(t4238), "f"(1.0f), "f"(t4239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4241 = acc_46 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4242 = words_386 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4243) : "f"(t4241), "f"(1.0f), "f"(t4242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4244 = acc_49 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4245 = words_389 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4246) : "f"(t4244), "f"(1.0f), "f"(t4245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4246;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4247 = acc_50 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4248 = words_390 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(t4247), "f"(1.0f), "f"(t4248));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4249;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4250 = acc_53 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4251 = words_393 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(t4250), "f"(1.0f), "f"(t4251));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4252;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4253 = acc_54 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4254 = words_394 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(t4253), "f"(1.0f), "f"(t4254));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4255;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4256 = acc_57 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4257 = words_397 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(t4256), "f"(1.0f), "f"(t4257));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4258;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4259 = acc_58 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4260 = words_398 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4261) : "f"(t4259), "f"(1.0f), "f"(t4260));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4261;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4262 = acc_61 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4263 = words_401 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(t4262), "f"(1.0f), "f"(t4263));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4264;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4265 = acc_62 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4266 = words_402 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4267;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(t4265), "f"(1.0f), "f"(t4266));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4267;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_24;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_24) : "f"(row_max_2), "f"(words_406));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4269 = new_24 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4270 = new_24 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_24 = t4269 ? 0.0f : t4270;
                    const f32 t4272 = -reference_24;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4273;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(row_max_2), "f"(scale_log2), "f"(t4272));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_20) : "f"(t4273));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4275 = -reference_24;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(words_406), "f"(scale_log2), "f"(t4275));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_20) : "f"(t4276));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_24;
                    const f32 t4278 = row_sum_2 * ours_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4279 = words_408 * other_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4280) : "f"(t4278), "f"(1.0f), "f"(t4279));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4280;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4281 = acc_3 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4282 = words_343 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4283) : "f"(t4281), "f"(1.0f), "f"(t4282));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4283;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4284 = acc_4 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4285 = words_344 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4286;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4286) : "f"(t4284), "f"(1.0f), "f"(t4285));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4286;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4287 = acc_7 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4288 = words_347 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4289;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4289) : "f"(t4287), "f"(1.0f), "f"(t4288));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4289;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4290 = acc_8 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4291 = words_348 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(t4290), "f"(1.0f), "f"(t4291));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4292;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4293 = acc_11 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4294 = words_351 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4295) : "f"(t4293), "f"(1.0f), "f"(t4294));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4295;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4296 = acc_12 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4297 = words_352 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4298) : "f"(t4296), "f"(1.0f), "f"(t4297));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4298;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4299 = acc_15 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4300 = words_355 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4301;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4301) : "f"(t4299), "f"(1.0f), "f"(t4300));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4301;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4302 = acc_16 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4303 = words_356 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4304) : "f"(t4302), "f"(1.0f), "f"(t4303));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4304;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4305 = acc_19 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4306 = words_359 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(t4305), "f"(1.0f), "f"(t4306));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4307;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4308 = acc_20 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4309 = words_360 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4310) : "f"(t4308), "f"(1.0f), "f"(t4309));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4310;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4311 = acc_23 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4312 = words_363 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4313) : "f"(t4311), "f"(1.0f), "f"(t4312));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4313;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4314 = acc_24 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4315 = words_364 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(t4314), "f"(1.0f), "f"(t4315));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4316;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4317 = acc_27 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4318 = words_367 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(t4317), "f"(1.0f), "f"(t4318));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4319;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4320 = acc_28 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4321 = words_368 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4322) : "f"(t4320), "f"(1.0f), "f"(t4321));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4322;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4323 = acc_31 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4324 = words_371 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4325) : "f"(t4323), "f"(1.0f), "f"(t4324));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4325;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4326 = acc_32 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4327 = words_372 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4328) : "f"(t4326), "f"(1.0f), "f"(t4327));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4328;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4329 = acc_35 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4330 = words_375 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4331) : "f"(t4329), "f"(1.0f), "f"(t4330));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4331;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4332 = acc_36 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4333 = words_376 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4334) : "f"(t4332), "f"(1.0f), "f"(t4333));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4334;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4335 = acc_39 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4336 = words_379 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4337) : "f"(t4335), "f"(1.0f), "f"(t4336));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4338 = acc_40 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4339 = words_380 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(t4338), "f"(1.0f), "f"(t4339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4341 = acc_43 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4342 = words_383 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4343) : "f"(t4341), "f"(1.0f), "f"(t4342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4343;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4344 = acc_44 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4345 = words_384 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(t4344), "f"(1.0f), "f"(t4345));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4346;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4347 = acc_47 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4348 = words_387 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4349) : "f"(t4347), "f"(1.0f), "f"(t4348));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4349;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4350 = acc_48 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4351 = words_388 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(t4350), "f"(1.0f), "f"(t4351));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4352;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4353 = acc_51 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4354 = words_391 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4355) : "f"(t4353), "f"(1.0f), "f"(t4354));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4355;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4356 = acc_52 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4357 = words_392 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4358) : "f"(t4356), "f"(1.0f), "f"(t4357));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4358;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4359 = acc_55 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4360 = words_395 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(t4359), "f"(1.0f), "f"(t4360));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4361;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4362 = acc_56 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4363 = words_396 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(t4362), "f"(1.0f), "f"(t4363));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4364;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4365 = acc_59 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4366 = words_399 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(t4365), "f"(1.0f), "f"(t4366));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4367;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4368 = acc_60 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4369 = words_400 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(t4368), "f"(1.0f), "f"(t4369));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4370;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4371 = acc_63 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4372 = words_403 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4373) : "f"(t4371), "f"(1.0f), "f"(t4372));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4373;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4374 = acc_64 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4375 = words_404 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(t4374), "f"(1.0f), "f"(t4375));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4376;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t4377 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t4377) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4378;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4378) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t4378;
                    f32 t4380;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4380) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4381 = pair_7 + t4380;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t4381;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4382;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4382) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t4382;
                    f32 t4384;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4384) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4385 = pair_8 + t4384;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t4385;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t4386 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4387;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4387) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t4386 ? 0.0f : t4387;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4389 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t4389;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4390 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t4390;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4391 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t4391;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4392 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t4392;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4393 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t4393;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4394 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t4394;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4395 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t4395;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4396 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t4396;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4397 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t4397;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4398 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t4398;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4399 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t4399;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4400 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t4400;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4401 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t4401;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4402 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t4402;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4403 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t4403;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4404 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t4404;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4405 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t4405;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4406 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t4406;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4407 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t4407;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4408 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t4408;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4409 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t4409;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4410 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t4410;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4411 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t4411;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4412 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t4412;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4413 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t4413;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4414 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t4414;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4415 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t4415;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4416 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t4416;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4417 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t4417;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4418 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t4418;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4419 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t4419;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4420 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t4420;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t4421 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4422;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4422) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t4421 ? 0.0f : t4422;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4424 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t4424;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4425 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t4425;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4426 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t4426;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4427 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t4427;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4428 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t4428;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4429 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t4429;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4430 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t4430;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4431 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t4431;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4432 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t4432;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4433 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t4433;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4434 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t4434;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4435 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t4435;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4436 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t4436;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4437 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t4437;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4438 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t4438;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4439 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t4439;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4440 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t4440;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4441 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t4441;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4442 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t4442;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4443 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t4443;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4444 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t4444;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4445 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t4445;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4446 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t4446;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4447 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t4447;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4448 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t4448;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4449 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t4449;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4450 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t4450;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4451 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t4451;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4452 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t4452;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4453 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t4453;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4454 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t4454;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4455 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t4455;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4456 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4457 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4458 = t4457 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4459 = 0u ^ t4458;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4460 = t4457 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4461 = t4459 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4462 = t4460 + t4461;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4463 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4464 = t4463 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4465 = t4462 + t4464;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4466;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4466) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4467 = smem_1 + t4465;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4467), "r"(t4466) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4468;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4468) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4469 = t4465 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4470 = smem_1 + t4469;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4470), "r"(t4468) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4471;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4471) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4472 = t4465 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4473 = smem_1 + t4472;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4473), "r"(t4471) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4474;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4474) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4475 = t4465 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4476 = smem_1 + t4475;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4476), "r"(t4474) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4477;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4477) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4478 = t4465 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4479 = smem_1 + t4478;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4479), "r"(t4477) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4480;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4480) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4481 = t4465 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4482 = smem_1 + t4481;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4482), "r"(t4480) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4483;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4483) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4484 = t4465 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4485 = smem_1 + t4484;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4485), "r"(t4483) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4486;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4486) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4487 = t4465 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4488 = smem_1 + t4487;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4488), "r"(t4486) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4489 = t4457 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4490 = 0u ^ t4489;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4491 = t4457 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4492 = t4490 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4493 = t4491 + t4492;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4494 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4495 = t4494 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4496 = t4493 + t4495;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4497;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4497) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4498 = t4456 + t4496;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4498), "r"(t4497) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4499;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4499) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4500 = t4496 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4501 = t4456 + t4500;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4501), "r"(t4499) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4502;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4502) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4503 = t4496 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4504 = t4456 + t4503;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4504), "r"(t4502) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4505;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4505) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4506 = t4496 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4507 = t4456 + t4506;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4507), "r"(t4505) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4508;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4508) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4509 = t4496 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4510 = t4456 + t4509;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4510), "r"(t4508) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4511;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4511) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4512 = t4496 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4513 = t4456 + t4512;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4513), "r"(t4511) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4514;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4514) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4515 = t4496 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4516 = t4456 + t4515;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4516), "r"(t4514) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4517;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4517) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4518 = t4496 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4519 = t4456 + t4518;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4519), "r"(t4517) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4520 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4521 = t4520 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4522 = t4521 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4523 = 0u ^ t4522;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4524 = t4521 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4525 = t4523 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4526 = t4524 + t4525;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4527 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4528 = t4527 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4529 = t4526 + t4528;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4530) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4531 = smem_1 + t4529;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4531), "r"(t4530) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4532;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4532) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4533 = t4529 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4534 = smem_1 + t4533;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4534), "r"(t4532) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4535) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4536 = t4529 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4537 = smem_1 + t4536;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4537), "r"(t4535) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4538) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4539 = t4529 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4540 = smem_1 + t4539;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4540), "r"(t4538) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4541) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4542 = t4529 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4543 = smem_1 + t4542;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4543), "r"(t4541) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4544;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4544) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4545 = t4529 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4546 = smem_1 + t4545;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4546), "r"(t4544) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4547;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4547) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4548 = t4529 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4549 = smem_1 + t4548;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4549), "r"(t4547) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4550;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4550) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4551 = t4529 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4552 = smem_1 + t4551;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4552), "r"(t4550) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4553 = t4521 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4554 = 0u ^ t4553;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4555 = t4521 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4556 = t4554 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4557 = t4555 + t4556;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4558 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4559 = t4558 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4560 = t4557 + t4559;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4561;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4561) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4562 = t4456 + t4560;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4562), "r"(t4561) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4563;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4563) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4564 = t4560 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4565 = t4456 + t4564;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4565), "r"(t4563) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4566;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4566) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4567 = t4560 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4568 = t4456 + t4567;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4568), "r"(t4566) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4569;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4569) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4570 = t4560 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4571 = t4456 + t4570;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4571), "r"(t4569) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4572;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4572) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4573 = t4560 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4574 = t4456 + t4573;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4574), "r"(t4572) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4575;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4575) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4576 = t4560 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4577 = t4456 + t4576;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4577), "r"(t4575) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4578;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4578) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4579 = t4560 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4580 = t4456 + t4579;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4580), "r"(t4578) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4581;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4581) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4582 = t4560 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4583 = t4456 + t4582;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4583), "r"(t4581) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4584 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4585 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4586 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4587 = t4585 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4588 = t4586 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4589 = t4587 & t4588;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4589) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4590 = t4585 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4591 = t4586 ^ t4590;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4592 = t4585 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4593 = t4591 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4594 = t4592 + t4593;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4595 = smem_1 + t4594;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t4595) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4596 = first + t4585;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4597 = t4596 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4598 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4599 = first + t4585;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4600 = t4599 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4601 = t4598 + t4600;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4602 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4603 = t4602 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4604 = t4603 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4605 = o + t4604;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4606 = (u64)t4597;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4607 = t4606 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4608 = t4607 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4609 = t4605 + t4608;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4610 = (u64)t4601;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4611 = t4610 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4612 = t4611 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4613 = t4609 + t4612;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4614 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4615 = t4613 + t4614;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4615), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4616 = t4585 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4617 = t4616 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4618 = t4586 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4619 = t4617 & t4618;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4619) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4620 = t4616 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4621 = t4586 ^ t4620;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4622 = t4616 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4623 = t4621 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4624 = t4622 + t4623;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4625 = smem_1 + t4624;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t4625) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4626 = first + t4616;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4627 = t4626 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4628 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4629 = first + t4616;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4630 = t4629 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4631 = t4628 + t4630;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4632 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4633 = t4632 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4634 = t4633 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4635 = o + t4634;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4636 = (u64)t4627;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4637 = t4636 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4638 = t4637 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4639 = t4635 + t4638;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4640 = (u64)t4631;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4641 = t4640 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4642 = t4641 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4643 = t4639 + t4642;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4644 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4645 = t4643 + t4644;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4645), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4646 = t4585 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4647 = t4646 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4648 = t4586 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4649 = t4647 & t4648;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4649) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4650 = t4646 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4651 = t4586 ^ t4650;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4652 = t4646 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4653 = t4651 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4654 = t4652 + t4653;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4655 = smem_1 + t4654;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t4655) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4656 = first + t4646;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4657 = t4656 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4658 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4659 = first + t4646;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4660 = t4659 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4661 = t4658 + t4660;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4662 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4663 = t4662 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4664 = t4663 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4665 = o + t4664;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4666 = (u64)t4657;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4667 = t4666 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4668 = t4667 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4669 = t4665 + t4668;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4670 = (u64)t4661;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4671 = t4670 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4672 = t4671 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4673 = t4669 + t4672;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4674 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4675 = t4673 + t4674;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4675), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4676 = t4585 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4677 = t4676 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4678 = t4586 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4679 = t4677 & t4678;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4679) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4680 = t4676 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4681 = t4586 ^ t4680;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4682 = t4676 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4683 = t4681 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4684 = t4682 + t4683;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4685 = smem_1 + t4684;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t4685) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4686 = first + t4676;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4687 = t4686 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4688 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4689 = first + t4676;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4690 = t4689 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4691 = t4688 + t4690;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4692 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4693 = t4692 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4694 = t4693 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4695 = o + t4694;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4696 = (u64)t4687;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4697 = t4696 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4698 = t4697 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4699 = t4695 + t4698;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4700 = (u64)t4691;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4701 = t4700 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4702 = t4701 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4703 = t4699 + t4702;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4704 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4705 = t4703 + t4704;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4705), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4706 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4707 = t4585 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4708 = t4586 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4709 = t4708 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4710 = t4707 & t4709;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4710) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4711 = t4585 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4712 = t4586 ^ t4711;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4713 = t4585 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4714 = t4712 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4715 = t4713 + t4714;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4716 = t4706 + t4715;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t4716) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4717 = first + t4585;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4718 = t4717 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4719 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4720 = first + t4585;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4721 = t4720 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4722 = t4719 + t4721;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4723 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4724 = t4723 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4725 = t4724 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4726 = o + t4725;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4727 = (u64)t4718;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4728 = t4727 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4729 = t4728 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4730 = t4726 + t4729;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4731 = (u64)t4722;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4732 = t4731 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4733 = t4732 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4734 = t4730 + t4733;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4735 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4736 = t4734 + t4735;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4736), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4737 = t4585 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4738 = t4737 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4739 = t4586 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4740 = t4739 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4741 = t4738 & t4740;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4741) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4742 = t4737 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4743 = t4586 ^ t4742;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4744 = t4737 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4745 = t4743 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4746 = t4744 + t4745;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4747 = t4706 + t4746;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t4747) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4748 = first + t4737;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4749 = t4748 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4750 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4751 = first + t4737;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4752 = t4751 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4753 = t4750 + t4752;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4754 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4755 = t4754 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4756 = t4755 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4757 = o + t4756;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4758 = (u64)t4749;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4759 = t4758 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4760 = t4759 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4761 = t4757 + t4760;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4762 = (u64)t4753;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4763 = t4762 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4764 = t4763 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4765 = t4761 + t4764;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4766 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4767 = t4765 + t4766;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4767), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4768 = t4585 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4769 = t4768 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4770 = t4586 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4771 = t4770 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4772 = t4769 & t4771;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4772) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4773 = t4768 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4774 = t4586 ^ t4773;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4775 = t4768 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4776 = t4774 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4777 = t4775 + t4776;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4778 = t4706 + t4777;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t4778) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4779 = first + t4768;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4780 = t4779 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4781 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4782 = first + t4768;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4783 = t4782 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4784 = t4781 + t4783;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4785 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4786 = t4785 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4787 = t4786 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4788 = o + t4787;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4789 = (u64)t4780;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4790 = t4789 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4791 = t4790 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4792 = t4788 + t4791;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4793 = (u64)t4784;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4794 = t4793 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4795 = t4794 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4796 = t4792 + t4795;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4797 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4798 = t4796 + t4797;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4798), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4799 = t4585 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4800 = t4799 < t27;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4801 = t4586 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4802 = t4801 < t4584;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4803 = t4800 & t4802;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4803) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4804 = t4799 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4805 = t4586 ^ t4804;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4806 = t4799 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4807 = t4805 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4808 = t4806 + t4807;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4809 = t4706 + t4808;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t4809) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4810 = first + t4799;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4811 = t4810 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4812 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4813 = first + t4799;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4814 = t4813 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4815 = t4812 + t4814;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4816 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4817 = t4816 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4818 = t4817 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4819 = o + t4818;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4820 = (u64)t4811;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4821 = t4820 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4822 = t4821 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4823 = t4819 + t4822;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4824 = (u64)t4815;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4825 = t4824 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4826 = t4825 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4827 = t4823 + t4826;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4828 = (u64)t4586 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4829 = t4827 + t4828;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4829), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4831 = row_67 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4832 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4833 = t4832 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4834 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4835 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4836 = t4835 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4837 = t4834 + t4836;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4838;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4838) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4839) : "f"(row_max), "f"(scale_log2), "f"(t4838));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t4839 * 0.6931472f;
                    const bool t4841 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t4841 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4843 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4844 = t4843 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4845 = t4831 & t4844;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4845) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4846 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4847 = t4846 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4848 = t4847 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4849 = lse + t4848;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4850 = (u64)t4837;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4851 = t4850 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4852 = t4851 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4853 = t4849 + t4852;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4854 = (u64)t4833;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4855 = t4854 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4856 = t4855 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4857 = t4853 + t4856;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4857), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4858 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t4858 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4860 = row_68 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4861 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4862 = t4861 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4863 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4864 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4865 = t4864 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4866 = t4863 + t4865;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4867;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4867) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4868) : "f"(row_max_2), "f"(scale_log2), "f"(t4867));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t4868 * 0.6931472f;
                    const bool t4870 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t4870 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4872 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4873 = t4872 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4874 = t4860 & t4873;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4874) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4875 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4876 = t4875 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4877 = t4876 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4878 = lse + t4877;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4879 = (u64)t4866;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4880 = t4879 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4881 = t4880 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4882 = t4878 + t4881;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4883 = (u64)t4862;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4884 = t4883 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4885 = t4884 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4886 = t4882 + t4885;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4886), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
