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
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t275 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t276 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t277 = t275 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t278 = t276 ^ t277;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t279 = t275 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t280 = t278 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t281 = t279 + t280;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t282 = smem_1 + t281;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t283;
        asm volatile("mov.b32 %0, %1;" : "=r"(t283) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t283) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t284;
        asm volatile("mov.b32 %0, %1;" : "=r"(t284) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t285 = t284 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t285) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t286;
        asm volatile("mov.b32 %0, %1;" : "=r"(t286) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t287 = t286 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t287) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t288;
        asm volatile("mov.b32 %0, %1;" : "=r"(t288) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t289 = t288 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t289) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t290;
        asm volatile("mov.b32 %0, %1;" : "=r"(t290) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t290) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t291;
        asm volatile("mov.b32 %0, %1;" : "=r"(t291) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t292 = t291 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t292) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t293;
        asm volatile("mov.b32 %0, %1;" : "=r"(t293) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t294 = t293 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t294) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t295;
        asm volatile("mov.b32 %0, %1;" : "=r"(t295) : "r"(t282));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t296 = t295 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t296) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t297 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t298 = t56 + t297;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t299 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t300 = t299 << 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t301 = t298 + t300;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t302 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t303 = t302 & 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t304 = t301 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t305 = t303 ^ t304;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t306 = t301 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t307 = t305 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t308 = t306 + t307;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t309 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t310 = t56 + t309;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t311 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t312 = t310 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t313 = t311 ^ t312;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t314 = t310 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t315 = t313 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t316 = t314 + t315;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t317;
        asm volatile("mov.b32 %0, %1;" : "=r"(t317) : "r"(t308));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t318 = t317 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t319 = t317 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t320 = t317 ^ 96u;
        const u32 t321 = ring + t317;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t321) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t322 = ring + t318;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t322) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t323 = ring + t319;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t323) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t324 = ring + t320;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t324) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t321) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t322) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t323) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t324) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t325 = 0u < t46;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t326 = t48 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t327 = t325 | t326;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t327) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t328 = t42 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t329 = t328 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t495;
        asm volatile("mov.b32 %0, %1;" : "=r"(t495) : "r"(t316));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t496 = t495 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t497 = t495 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t498 = t495 ^ 96u;
        const u32 t499 = t494 + t495;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t500 = t494 + t496;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t501 = t494 + t497;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t502 = t494 + t498;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t499) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_65), "r"(m_66));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_67), "r"(m_68));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t500) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_69), "r"(m_70));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_71), "r"(m_72));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t501) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_73), "r"(m_74));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_75), "r"(m_76));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t502) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_77), "r"(m_78));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_79), "r"(m_80));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t499) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_81), "r"(m_82));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_83), "r"(m_84));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t500) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_85), "r"(m_86));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_87), "r"(m_88));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t501) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_89), "r"(m_90));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_91), "r"(m_92));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t502) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_93), "r"(m_94));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t489), "r"(t490), "r"(t491), "r"(t492), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t591 = i_5 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t592 = t591 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t593 = ring + t592;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t594;
            asm volatile("mov.b32 %0, %1;" : "=r"(t594) : "r"(t308));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t595 = t594 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t596 = t594 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t597 = t594 ^ 96u;
            const u32 t598 = t593 + t594;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t598) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t599 = t593 + t595;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t599) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t600 = t593 + t596;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t600) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t601 = t593 + t597;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t601) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t598) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t599) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t600) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t601) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t602 = i_5 < t46;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t603 = t48 <= i_5;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t604 = t602 | t603;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t604) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t605 = t42 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t606 = t605 - i_5;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t607 = t606 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t781;
            asm volatile("mov.b32 %0, %1;" : "=r"(t781) : "r"(t316));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t782 = t781 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t783 = t781 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t784 = t781 ^ 96u;
            const u32 t785 = t780 + t781;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t786 = t780 + t782;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t787 = t780 + t783;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t788 = t780 + t784;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t785) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_129), "r"(m_130));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_131), "r"(m_132));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t786) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_133), "r"(m_134));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_135), "r"(m_136));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t787) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_137), "r"(m_138));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_139), "r"(m_140));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t788) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_141), "r"(m_142));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_143), "r"(m_144));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t785) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_145), "r"(m_146));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_147), "r"(m_148));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t786) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_149), "r"(m_150));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_151), "r"(m_152));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t787) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_153), "r"(m_154));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_155), "r"(m_156));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t788) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_157), "r"(m_158));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_159), "r"(m_160));
        }
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 175 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t789 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t790 = ring + t789;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t791 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t790 + t791;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t793 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t794 = t793 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t794) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t795 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t796 = t795 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t797 = t796 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t797) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 186 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 223 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp << 10u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t799 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t800 = t799 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t800) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t801 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t801;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t804;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t804) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t805;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t805) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t806;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t806) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t807;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t807) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t808;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t808) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t809;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t809) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t810;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t810) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t811;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t811) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t812;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t812) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t813;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t813) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t814 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t815 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t814 + t815;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t818;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t818) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t819;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t819) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t820;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t820) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t821;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t821) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t822;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t822) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t823;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t823) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t824;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t824) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t825;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t825) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t826;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t826) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t827;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t827) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t828 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t829 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t828 + t829;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t832;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t832) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t833;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t833) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t834;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t834) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t835;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t835) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t836;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t836) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t837;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t837) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t838;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t838) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t839;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t839) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t840;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t840) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t841;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t841) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t842 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t843 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t842 + t843;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t846;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t846) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t847;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t847) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t848;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t848) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t849;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t849) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t850;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t850) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t851;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t851) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t852;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t852) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t853;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t853) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t854;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t854) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t855;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t855) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t856;
            asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t804), "f"(t818));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t857;
            asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t856), "f"(t832));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t857), "f"(t846));
            const bool t859 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t860 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t859 ? 0.0f : t860;
            const f32 t862 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t863) : "f"(t804), "f"(scale_log2), "f"(t862));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t863));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t865 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t866;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(t818), "f"(scale_log2), "f"(t865));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t866));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t868 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(t832), "f"(scale_log2), "f"(t868));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t869));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t871 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t872;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(t846), "f"(scale_log2), "f"(t871));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t872));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t874 = t805 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t874;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t875;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t875) : "f"(t819), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t875;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t876;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(t833), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t876;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(t847), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t877;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t878 = t806 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t878;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t879) : "f"(t820), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t879;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t880;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(t834), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t880;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t881;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(t848), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t881;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t882 = t807 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t882;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(t821), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t883;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(t835), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t884;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t885;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(t849), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t885;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t886 = t808 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t886;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(t822), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t887;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t888;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(t836), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t888;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t889;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(t850), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t889;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t890 = t809 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t890;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(t823), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t891;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(t837), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t892;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(t851), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t893;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t894 = t810 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t894;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(t824), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t895;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(t838), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t896;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t897;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(t852), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t897;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t898 = t811 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t898;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(t825), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t899;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t900;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(t839), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t900;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t901;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(t853), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t901;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t902 = t812 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t902;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t903;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(t826), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t903;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t904;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(t840), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t904;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(t854), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t905;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t906 = t813 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t906;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(t827), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t907;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(t841), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t908;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t909;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(t855), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t909;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t910 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t911 = t910 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t912 = t911 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t912) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t913 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t913;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t916;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t916) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t917;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t917) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t918;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t918) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t919;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t919) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t920;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t920) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t921) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t922;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t922) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t923;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t923) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t924;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t924) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t925;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t925) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t926 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t927 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t926 + t927;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t930;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t930) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t931;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t931) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t932;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t932) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t933) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t934;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t934) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t935;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t935) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t936;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t936) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t937) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t938;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t938) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t939;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t939) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t940 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t941 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t940 + t941;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t944;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t944) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t945;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t945) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t946;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t946) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t947;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t947) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t948;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t948) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t949;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t949) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t950;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t950) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t951;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t951) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t952;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t952) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t953;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t953) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t954 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t955 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t954 + t955;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t958;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t958) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t959;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t959) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t960;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t960) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t961) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t962;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t962) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t963;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t963) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t964) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t965) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t966;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t966) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t967;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t967) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t968;
            asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t916), "f"(t930));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t969;
            asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t968), "f"(t944));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t969), "f"(t958));
            const bool t971 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t972 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t971 ? 0.0f : t972;
            const f32 t974 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t975) : "f"(t916), "f"(scale_log2), "f"(t974));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t975));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t977 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t978;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(t930), "f"(scale_log2), "f"(t977));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t978));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t980 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t944), "f"(scale_log2), "f"(t980));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t981));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t983 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t984;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t958), "f"(scale_log2), "f"(t983));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t984));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t986 = t917 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t987;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t931), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t988;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t945), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(t959), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t989;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t990 = t918 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t991;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(t932), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t991;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t992;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(t946), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t993;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(t960), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t993;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t994 = t919 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t995;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t995) : "f"(t933), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t995;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t996;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(t947), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t997;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t997) : "f"(t961), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t997;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t998 = t920 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t998;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(t934), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1000;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(t948), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1000;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1001;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1001) : "f"(t962), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1001;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1002 = t921 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t935), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1004) : "f"(t949), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(t963), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1005;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1006 = t922 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1006;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1007;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1007) : "f"(t936), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1008;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t950), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1008;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1009;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1009) : "f"(t964), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1009;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1010 = t923 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1011;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(t937), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1012;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t951), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1012;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1013;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1013) : "f"(t965), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1013;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1014 = t924 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1015;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t938), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1015;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1016;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t952), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t966), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1017;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1018 = t925 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1019;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(t939), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1020;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t953), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1021;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(t967), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1021;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1022 = t39 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1022) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1023;
            f32 t1025;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1025) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1026 = pair_5 + t1025;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1026;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1027) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1027;
            f32 t1029;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1029) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1030 = pair_6 + t1029;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1030;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1031 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1031 ? 0.0f : t1032;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1034 = rows * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows = t1034;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1035 = rows_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1035;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1036 = rows_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1036;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1037 = rows_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1037;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1038 = rows_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1038;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1039 = rows_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1039;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1040 = rows_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1040;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = rows_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1041;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1042 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1043;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1042 ? 0.0f : t1043;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = rows_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1045;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1046 = rows_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1046;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1047 = rows_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1047;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1048 = rows_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1048;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = rows_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1049;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1050 = rows_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1050;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = rows_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1051;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1052 = rows_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1052;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_5 = warp << 2u;
            const u32 t1054 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1055 = t1054 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1056 = first_5 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1055 + t1056;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1058 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1059 = t1058 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1059) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1060 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1061 = first + t1060;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1062 = t1061 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1063 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1064 = first + t1060;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1065 = t1064 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1066 = t1063 + t1065;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1067 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1068 = t1067 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1069 = t1068 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1070 = o + t1069;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1071 = (u64)t1062;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1072 = t1071 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1073 = t1072 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1074 = t1070 + t1073;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1075 = (u64)t1066;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1076 = t1075 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1077 = t1076 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1078 = t1074 + t1077;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1079 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1078 + t1079;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1081 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1082 = first_5 < t1081;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1082) {
                    u32 t1083;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1083) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1084 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1085 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1086 = t1084 < t1085;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1086) {
                    u32 t1087;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1087) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1088 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1089 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1090 = t1088 < t1089;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1090) {
                    u32 t1091;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1091) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1092 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1093 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1094 = t1092 < t1093;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1094) {
                    u32 t1095;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1095) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1096 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1097 = t1096 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1098 = t1097 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1098) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1099 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1100 = t1099 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1101 = first + t1100;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1102 = t1101 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1103 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1104 = first + t1100;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1105 = t1104 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1106 = t1103 + t1105;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1107 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1108 = t1107 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1109 = t1108 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1110 = o + t1109;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1111 = (u64)t1102;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1112 = t1111 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1113 = t1112 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1114 = t1110 + t1113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1115 = (u64)t1106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1116 = t1115 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1117 = t1116 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1118 = t1114 + t1117;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1119 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1118 + t1119;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1121 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1122 = first_5 < t1121;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1122) {
                    u32 t1123;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1123) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1124 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1125 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1126 = t1124 < t1125;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1126) {
                    u32 t1127;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1127) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1128 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1129 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1130 = t1128 < t1129;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1130) {
                    u32 t1131;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1131) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1132 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1133 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1134 = t1132 < t1133;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1134) {
                    u32 t1135;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1135) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1136 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1136) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1138 = row < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1139 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1140 = t1139 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1141 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1142 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1143 = t1142 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1144 = t1141 + t1143;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1145;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1145) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1146) : "f"(row_max_3), "f"(scale_log2), "f"(t1145));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1146 * 0.6931472f;
                const bool t1148 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1148 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1150 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1151 = t1150 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1152 = t1138 & t1151;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1152) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1153 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1154 = t1153 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1155 = t1154 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1156 = lse + t1155;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1157 = (u64)t1144;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1158 = t1157 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1159 = t1158 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1160 = t1156 + t1159;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1161 = (u64)t1140;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1162 = t1161 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1163 = t1162 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1164 = t1160 + t1163;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1164), "f"(value) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1165 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1165 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1167 = row_2 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1168 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1169 = t1168 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1170 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1171 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1172 = t1171 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1173 = t1170 + t1172;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1174;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(row_max_4), "f"(scale_log2), "f"(t1174));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1175 * 0.6931472f;
                const bool t1177 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1177 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1179 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1180 = t1179 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1181 = t1167 & t1180;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1181) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1182 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1183 = t1182 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1184 = t1183 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1185 = lse + t1184;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1186 = (u64)t1173;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1187 = t1186 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1188 = t1187 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1189 = t1185 + t1188;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1190 = (u64)t1169;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1191 = t1190 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1192 = t1191 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1193 = t1189 + t1192;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1193), "f"(value_2) : "memory");
                }
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1194 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1195 = t1194 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1195) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_5 = warp << 1u;
                const u64 t1197 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1198 = t1197 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1199 = t1198 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1200 = partials + t1199;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1201 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1202 = t1201 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1203 = t1202 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1204 = t1200 + t1203;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1205 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1206 = t1205 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1207 = t1206 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1208 = t1204 + t1207;
                const u64 t1209 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1210 = t1208 + t1209;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1210), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1210), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1210), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1210), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1210), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1210), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1210), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1210), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1210), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1210), "f"(row_sum_3) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1211 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1212 = t1211 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1213 = t1212 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1213) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1214 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_6 = t1214 + 1u;
                const u64 t1216 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1217 = t1216 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1218 = t1217 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1219 = partials + t1218;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1220 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1221 = t1220 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1222 = t1221 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1223 = t1219 + t1222;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1224 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1225 = t1224 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1226 = t1225 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1227 = t1223 + t1226;
                const u64 t1228 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1229 = t1227 + t1228;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1229), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1229), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1229), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1229), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1229), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1229), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1229), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1229), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1229), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1229), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1230 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1231 = t1230 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1232 = t1231 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1233 = arrived + t1232;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1234 = t39 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1235 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1236 = t1235 + 69664u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1237 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1238 = t1237 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1238) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1239;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1239) : "l"(t1233), "r"(t1234) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1236), "r"(t1239) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1240;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1240) : "r"(t1236) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1241 = t1240 == t1234;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1241) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1242 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1243 = t1242 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1243) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1244 = split_2 < t39;
                        if (!t1244) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1246 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1247 = t1246 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1248 = t1247 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1249 = partials + t1248;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1250 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1251 = t1250 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1252 = t1251 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1253 = t1249 + t1252;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1254 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1255 = t1254 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1256 = t1255 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1257 = t1253 + t1256;
                        const u64 t1258 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1259 = t1257 + t1258;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1260;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1260) : "l"(t1259) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1262 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1263 = t1262 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1264 = t1263 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1265 = partials + t1264;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1266 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1267 = t1266 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1268 = t1267 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1269 = t1265 + t1268;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1270 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1271 = t1270 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1272 = t1271 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1273 = t1269 + t1272;
                        const u64 t1274 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1275 = t1273 + t1274;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1276;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1276) : "l"(t1275) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1278 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1279 = t1278 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1280 = t1279 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1281 = partials + t1280;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1282 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1283 = t1282 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1284 = t1283 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1285 = t1281 + t1284;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1286 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1287 = t1286 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1288 = t1287 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1289 = t1285 + t1288;
                        const u64 t1290 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1291 = t1289 + t1290;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1292;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1292) : "l"(t1291) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1294 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1295 = t1294 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1296 = t1295 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1297 = partials + t1296;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1298 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1299 = t1298 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1300 = t1299 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1301 = t1297 + t1300;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1302 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1303 = t1302 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1304 = t1303 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1305 = t1301 + t1304;
                        const u64 t1306 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1307 = t1305 + t1306;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1308;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1308) : "l"(t1307) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1310 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1311 = t1310 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1312 = t1311 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1313 = partials + t1312;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1314 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1315 = t1314 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1316 = t1315 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1317 = t1313 + t1316;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1318 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1319 = t1318 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1320 = t1319 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1321 = t1317 + t1320;
                        const u64 t1322 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1323 = t1321 + t1322;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1324;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1324) : "l"(t1323) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1326 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1327 = t1326 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1328 = t1327 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1329 = partials + t1328;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1330 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1331 = t1330 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1332 = t1331 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1333 = t1329 + t1332;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1334 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1335 = t1334 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1336 = t1335 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1337 = t1333 + t1336;
                        const u64 t1338 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1339 = t1337 + t1338;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1340;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1340) : "l"(t1339) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_13 = warp << 1u;
                        const u64 t1342 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1343 = t1342 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1344 = t1343 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1345 = partials + t1344;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1346 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1347 = t1346 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1348 = t1347 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1349 = t1345 + t1348;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1350 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1351 = t1350 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1352 = t1351 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1353 = t1349 + t1352;
                        const u64 t1354 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1355 = t1353 + t1354;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1356;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1356) : "l"(t1355) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_14 = warp << 1u;
                        const u64 t1358 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1359 = t1358 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1360 = t1359 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1361 = partials + t1360;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1362 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1363 = t1362 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1364 = t1363 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1365 = t1361 + t1364;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1366 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1367 = t1366 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1368 = t1367 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1369 = t1365 + t1368;
                        const u64 t1370 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1371 = t1369 + t1370;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1372;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1372) : "l"(t1371) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_15 = warp << 1u;
                        const u64 t1374 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1375 = t1374 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1376 = t1375 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1377 = partials + t1376;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1378 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1379 = t1378 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1380 = t1379 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1381 = t1377 + t1380;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1382 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1383 = t1382 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1384 = t1383 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1385 = t1381 + t1384;
                        const u64 t1386 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1387 = t1385 + t1386;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1388;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1388) : "l"(t1387) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_16 = warp << 1u;
                        const u64 t1390 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1391 = t1390 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1392 = t1391 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1393 = partials + t1392;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1394 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1395 = t1394 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1396 = t1395 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1397 = t1393 + t1396;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1398 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1399 = t1398 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1400 = t1399 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1401 = t1397 + t1400;
                        const u64 t1402 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1403 = t1401 + t1402;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1404;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1404) : "l"(t1403) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1405 = split_2 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max = __uint_as_float(0xff800000u);
                        f32 part = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = 0.0f;
                        const bool t1406 = t1405 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1406) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1408 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1409 = t1408 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1410 = t1409 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1411 = partials + t1410;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1412 = (u64)t1405;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1413 = t1412 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1414 = t1413 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1415 = t1411 + t1414;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1416 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1417 = t1416 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1418 = t1417 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1419 = t1415 + t1418;
                            const u64 t1420 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1421 = t1419 + t1420;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1422;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1422) : "l"(t1421) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1422;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1423;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1423) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1423;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1424;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1424) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1424;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1425;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1425) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1425;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1426;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1426) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1426;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1427;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1427) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1427;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1428;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1428) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1428;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1429;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1429) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1429;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1430;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1430) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1430;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1431;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1431) : "l"(t1421) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1431;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1432 = split_2 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_2 = __uint_as_float(0xff800000u);
                        f32 part_10 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
                        const bool t1433 = t1432 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1433) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1435 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1436 = t1435 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1437 = t1436 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1438 = partials + t1437;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1439 = (u64)t1432;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1440 = t1439 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1441 = t1440 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1442 = t1438 + t1441;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1443 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1444 = t1443 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1445 = t1444 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1446 = t1442 + t1445;
                            const u64 t1447 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1448 = t1446 + t1447;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1449;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1449) : "l"(t1448) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1449;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1450;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1450) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1450;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1451;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1451) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1451;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1452;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1452) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1452;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1453;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1453) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1453;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1454;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1454) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1454;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1455;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1455) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1455;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1456;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1456) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1456;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1457;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1457) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1457;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1458;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1458) : "l"(t1448) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1458;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1459 = split_2 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_3 = __uint_as_float(0xff800000u);
                        f32 part_19 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
                        const bool t1460 = t1459 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1460) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1462 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1463 = t1462 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1464 = t1463 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1465 = partials + t1464;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1466 = (u64)t1459;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1467 = t1466 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1468 = t1467 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1469 = t1465 + t1468;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1470 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1471 = t1470 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1472 = t1471 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1473 = t1469 + t1472;
                            const u64 t1474 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1475 = t1473 + t1474;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1476;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1476) : "l"(t1475) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1476;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1477;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1477) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1477;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1478;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1478) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1478;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1479;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1479) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1479;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1480;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1480) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1480;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1481;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1481) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1481;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1482;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1482) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1482;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1483;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1483) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1483;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1484;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1484) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1484;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1485;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1485) : "l"(t1475) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1485;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1486 = split_2 + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_4 = __uint_as_float(0xff800000u);
                        f32 part_28 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
                        const bool t1487 = t1486 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1487) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1489 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1490 = t1489 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1491 = t1490 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1492 = partials + t1491;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1493 = (u64)t1486;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1494 = t1493 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1495 = t1494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1496 = t1492 + t1495;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1497 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1498 = t1497 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1499 = t1498 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1500 = t1496 + t1499;
                            const u64 t1501 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1502 = t1500 + t1501;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1503;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1503) : "l"(t1502) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1503;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1504;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1504) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1504;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1505;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1505) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1505;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1506;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1506) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1506;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1507;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1507) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1507;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1508;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1508) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1508;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1509;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1509) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1509;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1510;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1510) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1510;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1511;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1511) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1511;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1512;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1512) : "l"(t1502) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1512;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1513 = split_2 + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_5 = __uint_as_float(0xff800000u);
                        f32 part_37 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
                        const bool t1514 = t1513 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1514) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1516 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1517 = t1516 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1518 = t1517 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1519 = partials + t1518;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1520 = (u64)t1513;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1521 = t1520 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1522 = t1521 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1523 = t1519 + t1522;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1524 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1525 = t1524 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1526 = t1525 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1527 = t1523 + t1526;
                            const u64 t1528 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1529 = t1527 + t1528;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1530;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1530) : "l"(t1529) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1530;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1531;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1531) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1531;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1532;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1532) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1532;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1533;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1533) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1533;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1534;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1534) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1534;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1535;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1535) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1535;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1536;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1536) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1536;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1537;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1537) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1537;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1538;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1538) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1538;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1539;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1539) : "l"(t1529) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1539;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1540 = split_2 + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_6 = __uint_as_float(0xff800000u);
                        f32 part_46 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
                        const bool t1541 = t1540 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1541) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1543 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1544 = t1543 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1545 = t1544 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1546 = partials + t1545;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1547 = (u64)t1540;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1548 = t1547 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1549 = t1548 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1550 = t1546 + t1549;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1551 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1552 = t1551 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1553 = t1552 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1554 = t1550 + t1553;
                            const u64 t1555 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1556 = t1554 + t1555;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1557;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1557) : "l"(t1556) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1557;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1558;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1558) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1558;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1559;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1559) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1559;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1560;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1560) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1560;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1561;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1561) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1561;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1562;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1562) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1562;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1563;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1563) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1563;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1564;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1564) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1564;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1565;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1565) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1565;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1566;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1566) : "l"(t1556) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1566;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1567 = split_2 + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_7 = __uint_as_float(0xff800000u);
                        f32 part_55 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
                        const bool t1568 = t1567 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1568) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t1570 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1571 = t1570 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1572 = t1571 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1573 = partials + t1572;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1574 = (u64)t1567;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1575 = t1574 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1576 = t1575 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1577 = t1573 + t1576;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1578 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1579 = t1578 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1580 = t1579 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1581 = t1577 + t1580;
                            const u64 t1582 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1583 = t1581 + t1582;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1584;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1584) : "l"(t1583) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1584;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1585;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1585) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1586;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1586) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1587;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1587) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1588;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1588) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1588;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1589;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1589) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1589;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1590;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1590) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1590;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1591;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1591) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1591;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1592;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1592) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1592;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1593;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1593) : "l"(t1583) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1593;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1594 = split_2 + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_8 = __uint_as_float(0xff800000u);
                        f32 part_64 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
                        const bool t1595 = t1594 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1595) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t1597 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1598 = t1597 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1599 = t1598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1600 = partials + t1599;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1601 = (u64)t1594;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1602 = t1601 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1603 = t1602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1604 = t1600 + t1603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1605 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1606 = t1605 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1607 = t1606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1608 = t1604 + t1607;
                            const u64 t1609 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1610 = t1608 + t1609;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1611;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1611) : "l"(t1610) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1611;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1612;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1612) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1612;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1613;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1613) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1614;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1614) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1615;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1615) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1616;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1616) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1616;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1617;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1617) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1617;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1618;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1618) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1618;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1619;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1619) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1620;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1620) : "l"(t1610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1620;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1621 = split_2 + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_9 = __uint_as_float(0xff800000u);
                        f32 part_73 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
                        const bool t1622 = t1621 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1622) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t1624 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1625 = t1624 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1626 = t1625 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1627 = partials + t1626;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1628 = (u64)t1621;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1629 = t1628 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1630 = t1629 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1631 = t1627 + t1630;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1632 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1633 = t1632 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1634 = t1633 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1635 = t1631 + t1634;
                            const u64 t1636 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1637 = t1635 + t1636;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1638;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1638) : "l"(t1637) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1639;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1639) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1640;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1640) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1641;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1641) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1642;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1642) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1643;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1643) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1644;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1644) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1644;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1645;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1645) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1645;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1646;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1646) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1646;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1647;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1647) : "l"(t1637) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1647;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1648 = split_2 + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_10 = __uint_as_float(0xff800000u);
                        f32 part_82 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t1649 = t1648 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1649) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t1651 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1652 = t1651 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1653 = t1652 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1654 = partials + t1653;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1655 = (u64)t1648;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1656 = t1655 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1657 = t1656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1658 = t1654 + t1657;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1659 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1660 = t1659 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1661 = t1660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1662 = t1658 + t1661;
                            const u64 t1663 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1664 = t1662 + t1663;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1665;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1665) : "l"(t1664) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1666;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1666) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1667;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1667) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1668;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1668) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1669;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1669) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1670;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1670) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1671;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1671) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1672;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1672) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1672;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1673;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1673) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1673;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1674;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1674) : "l"(t1664) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1674;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1675 = split_2 + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_11 = __uint_as_float(0xff800000u);
                        f32 part_91 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = 0.0f;
                        const bool t1676 = t1675 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1676) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t1678 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = t1678 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1680 = t1679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1681 = partials + t1680;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1682 = (u64)t1675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1683 = t1682 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1684 = t1683 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1685 = t1681 + t1684;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1686 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1687 = t1686 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1688 = t1687 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1689 = t1685 + t1688;
                            const u64 t1690 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1691 = t1689 + t1690;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1692;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1692) : "l"(t1691) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t1692;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1693;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1693) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1693;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1694;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1694) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1694;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1695;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1695) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1695;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1696;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1696) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1696;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1697;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1697) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1697;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1698;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1698) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1698;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1699;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1699) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1699;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1700;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1700) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1700;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1701;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1701) : "l"(t1691) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1701;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1702 = split_2 + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_12 = __uint_as_float(0xff800000u);
                        f32 part_100 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
                        const bool t1703 = t1702 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1703) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = warp << 1u;
                            const u64 t1705 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = t1705 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = t1706 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = partials + t1707;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = (u64)t1702;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1709 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1711 = t1710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1712 = t1708 + t1711;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1713 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1714 = t1713 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1715 = t1714 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1716 = t1712 + t1715;
                            const u64 t1717 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1718 = t1716 + t1717;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1719) : "l"(t1718) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t1719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1720) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1720;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1721;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1721) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1721;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1722;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1722) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1722;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1723;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1723) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1723;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1724;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1724) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1724;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1725;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1725) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1725;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1726;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1726) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1726;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1727;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1727) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1727;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1728;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1728) : "l"(t1718) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1728;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1729 = split_2 + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_13 = __uint_as_float(0xff800000u);
                        f32 part_109 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
                        const bool t1730 = t1729 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1730) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = warp << 1u;
                            const u64 t1732 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1732 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = t1733 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = partials + t1734;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = (u64)t1729;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = t1736 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1738 = t1737 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1735 + t1738;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1740 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1741 = t1740 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1742 = t1741 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1743 = t1739 + t1742;
                            const u64 t1744 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1745 = t1743 + t1744;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1746;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1746) : "l"(t1745) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t1746;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1747;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1747) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1748;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1748) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1749;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1749) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1749;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1750;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1750) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1750;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1751;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1751) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1751;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1752;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1752) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1752;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1753;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1753) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1753;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1754;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1754) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1754;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1755;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1755) : "l"(t1745) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1755;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1756 = split_2 + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_14 = __uint_as_float(0xff800000u);
                        f32 part_118 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
                        const bool t1757 = t1756 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1757) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = warp << 1u;
                            const u64 t1759 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1759 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1761 = t1760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = partials + t1761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = (u64)t1756;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1763 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1765 = t1764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = t1762 + t1765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1767 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = t1768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = t1766 + t1769;
                            const u64 t1771 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1770 + t1771;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1773) : "l"(t1772) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t1773;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1774;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1774) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1774;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1775;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1775) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1775;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1776;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1776) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1776;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1777;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1777) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1777;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1778;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1778) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1778;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1779;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1779) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1779;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1780;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1780) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1780;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1781;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1781) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1781;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1782;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1782) : "l"(t1772) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1782;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1783 = split_2 + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_15 = __uint_as_float(0xff800000u);
                        f32 part_127 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
                        const bool t1784 = t1783 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1784) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = warp << 1u;
                            const u64 t1786 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = t1786 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = t1787 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = partials + t1788;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = (u64)t1783;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1791 = t1790 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1792 = t1791 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1789 + t1792;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1794 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1794 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1796 = t1795 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = t1793 + t1796;
                            const u64 t1798 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1797 + t1798;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1800;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1800) : "l"(t1799) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t1800;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1801) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1801;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1802) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1802;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1803) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1803;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1804;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1804) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1804;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1805;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1805) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1805;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1806;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1806) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1806;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1807;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1807) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1807;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1808;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1808) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1808;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1809;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1809) : "l"(t1799) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1809;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1810;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(row_max_3), "f"(t1260));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1811;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1812;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1811), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1813;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1812), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1814;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1815;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1816;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1817;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1822), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1823), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1824), "f"(part_max_15));
                        const bool t1826 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1827 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t1826 ? 0.0f : t1827;
                        const f32 t1829 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(row_max_3), "f"(scale_log2), "f"(t1829));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1830));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1832 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(t1260), "f"(scale_log2), "f"(t1832));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1833));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1835 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1836) : "f"(part_max), "f"(scale_log2), "f"(t1835));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1836));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1838 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1839) : "f"(part_max_2), "f"(scale_log2), "f"(t1838));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1839));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1841 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1842) : "f"(part_max_3), "f"(scale_log2), "f"(t1841));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1842));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1844 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1845) : "f"(part_max_4), "f"(scale_log2), "f"(t1844));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1845));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1847 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1848) : "f"(part_max_5), "f"(scale_log2), "f"(t1847));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1848));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1850 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1851) : "f"(part_max_6), "f"(scale_log2), "f"(t1850));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1851));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1853 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1854) : "f"(part_max_7), "f"(scale_log2), "f"(t1853));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1854));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1856 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1857) : "f"(part_max_8), "f"(scale_log2), "f"(t1856));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1857));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1859 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(part_max_9), "f"(scale_log2), "f"(t1859));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1860));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1862 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1863) : "f"(part_max_10), "f"(scale_log2), "f"(t1862));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1863));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1865 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1866) : "f"(part_max_11), "f"(scale_log2), "f"(t1865));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1866));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1868 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1869) : "f"(part_max_12), "f"(scale_log2), "f"(t1868));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1869));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1871 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(part_max_13), "f"(scale_log2), "f"(t1871));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1872));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1874 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(part_max_14), "f"(scale_log2), "f"(t1874));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1875));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1877 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1878) : "f"(part_max_15), "f"(scale_log2), "f"(t1877));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1878));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1880 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1880;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(t1276), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1881;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1882;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1883;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1884;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1885;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1886;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1887;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1888;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1889;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1890;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1891;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1892;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1893;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1894;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1895;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1896;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1897 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1897;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(t1292), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1898;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1899;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1900) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1900;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1901;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1902;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1903) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1903;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1904;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1905;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1906;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1907;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1908;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1909;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1910;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1911;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1912;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1913;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1914 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1914;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(t1308), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1915;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1916;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1917;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1918;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1919;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1920;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1921;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1922;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1923;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1924;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1925;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1926;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1927;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1928;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1929;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1930;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1931 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1931;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(t1324), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1932;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1933;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1934;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1935;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1936;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1937;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1938;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1939;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1940;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1941;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1942;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1943;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1944;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1945;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1946;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1947;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1948 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(t1340), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1949;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1950;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1951;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1952;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1953;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1954;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1955;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1956;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1957;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1958;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1959;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1960;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1961;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1962;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1963;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1964;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1965 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1965;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(t1356), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1966;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1967;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1968;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1969;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1970;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1971;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1972;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1973;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1974;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1975;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1976;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1977;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1978;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1979;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1980;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1981;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1982 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1982;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(t1372), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1983;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1984;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1985;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1989;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1991;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1993;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1995;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1997;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1998;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1999 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t1999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(t1388), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2000;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2001;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2005;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2006;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2008;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2009;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2012;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2013;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2015;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2016 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(t1404), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2017;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2021;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2022;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2023;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2024;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2025;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2026;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2029;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2032;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2033 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2033;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2035 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2036 = t2035 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2037 = t2036 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2037) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_3 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2038 = split_3 < t39;
                        if (!t2038) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2039 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2039 + 1u;
                        const u64 t2041 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2042 = t2041 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2043 = t2042 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2044 = partials + t2043;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2045 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2046 = t2045 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2047 = t2046 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2048 = t2044 + t2047;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2049 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2050 = t2049 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2051 = t2050 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2052 = t2048 + t2051;
                        const u64 t2053 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2054 = t2052 + t2053;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2055) : "l"(t2054) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2056 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2056 + 1u;
                        const u64 t2058 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2059 = t2058 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2060 = t2059 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2061 = partials + t2060;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2062 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2063 = t2062 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2064 = t2063 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2065 = t2061 + t2064;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2066 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2067 = t2066 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2068 = t2067 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2069 = t2065 + t2068;
                        const u64 t2070 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2071 = t2069 + t2070;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2072) : "l"(t2071) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2073 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2073 + 1u;
                        const u64 t2075 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2076 = t2075 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2077 = t2076 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2078 = partials + t2077;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2079 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2080 = t2079 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2081 = t2080 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2082 = t2078 + t2081;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2083 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2084 = t2083 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2085 = t2084 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2086 = t2082 + t2085;
                        const u64 t2087 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2088 = t2086 + t2087;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2089;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2089) : "l"(t2088) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2090 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2090 + 1u;
                        const u64 t2092 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2093 = t2092 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2094 = t2093 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2095 = partials + t2094;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2096 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2097 = t2096 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2098 = t2097 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2099 = t2095 + t2098;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2100 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2101 = t2100 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2102 = t2101 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2103 = t2099 + t2102;
                        const u64 t2104 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2105 = t2103 + t2104;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2106) : "l"(t2105) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2107 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2107 + 1u;
                        const u64 t2109 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2110 = t2109 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2111 = t2110 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2112 = partials + t2111;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2113 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2114 = t2113 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2115 = t2114 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2116 = t2112 + t2115;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2117 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2118 = t2117 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2119 = t2118 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2120 = t2116 + t2119;
                        const u64 t2121 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2122 = t2120 + t2121;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2123;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2123) : "l"(t2122) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2124 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2124 + 1u;
                        const u64 t2126 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2127 = t2126 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2128 = t2127 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2129 = partials + t2128;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2130 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2131 = t2130 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2132 = t2131 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2133 = t2129 + t2132;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2134 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2135 = t2134 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2136 = t2135 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2137 = t2133 + t2136;
                        const u64 t2138 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2139 = t2137 + t2138;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2140) : "l"(t2139) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2141 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_38 = t2141 + 1u;
                        const u64 t2143 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2144 = t2143 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2145 = t2144 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2146 = partials + t2145;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2147 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2148 = t2147 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2149 = t2148 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2150 = t2146 + t2149;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2151 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2152 = t2151 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2153 = t2152 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2154 = t2150 + t2153;
                        const u64 t2155 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2156 = t2154 + t2155;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2157;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2157) : "l"(t2156) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2158 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_39 = t2158 + 1u;
                        const u64 t2160 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2161 = t2160 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2162 = t2161 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2163 = partials + t2162;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2164 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2165 = t2164 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2166 = t2165 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2167 = t2163 + t2166;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2168 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2169 = t2168 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2170 = t2169 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2171 = t2167 + t2170;
                        const u64 t2172 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2173 = t2171 + t2172;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2174;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2174) : "l"(t2173) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2175 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_40 = t2175 + 1u;
                        const u64 t2177 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2178 = t2177 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2179 = t2178 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2180 = partials + t2179;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2181 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2182 = t2181 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2183 = t2182 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2184 = t2180 + t2183;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2185 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2186 = t2185 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2187 = t2186 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2188 = t2184 + t2187;
                        const u64 t2189 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2190 = t2188 + t2189;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2191;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2191) : "l"(t2190) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2192 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_41 = t2192 + 1u;
                        const u64 t2194 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2195 = t2194 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2196 = t2195 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2197 = partials + t2196;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2198 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2199 = t2198 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2200 = t2199 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2201 = t2197 + t2200;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2202 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2203 = t2202 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2204 = t2203 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2205 = t2201 + t2204;
                        const u64 t2206 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2207 = t2205 + t2206;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2208) : "l"(t2207) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2209 = split_3 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_16 = __uint_as_float(0xff800000u);
                        f32 part_136 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
                        const bool t2210 = t2209 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2210) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2211 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2211 + 1u;
                            const u64 t2213 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2214 = t2213 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2215 = t2214 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2216 = partials + t2215;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2217 = (u64)t2209;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2218 = t2217 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2219 = t2218 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2220 = t2216 + t2219;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2221 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2222 = t2221 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2223 = t2222 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2224 = t2220 + t2223;
                            const u64 t2225 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = t2224 + t2225;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2227;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2227) : "l"(t2226) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2227;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2228;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2228) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2228;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2229;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2229) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2229;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2230;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2230) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2230;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2231;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2231) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2231;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2232;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2232) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2232;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2233;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2233) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2233;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2234;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2234) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2234;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2235;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2235) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2235;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2236;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2236) : "l"(t2226) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2236;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2237 = split_3 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_17 = __uint_as_float(0xff800000u);
                        f32 part_145 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
                        const bool t2238 = t2237 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2238) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2239 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2239 + 1u;
                            const u64 t2241 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2242 = t2241 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2243 = t2242 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2244 = partials + t2243;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2245 = (u64)t2237;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2246 = t2245 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2247 = t2246 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2248 = t2244 + t2247;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2249 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2250 = t2249 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2251 = t2250 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2252 = t2248 + t2251;
                            const u64 t2253 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2254 = t2252 + t2253;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2255;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2255) : "l"(t2254) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2255;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2256;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2256) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2256;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2257;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2257) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2257;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2258;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2258) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2258;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2259;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2259) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2259;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2260;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2260) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2260;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2261;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2261) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2261;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2262;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2262) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2262;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2263;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2263) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2263;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2264;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2264) : "l"(t2254) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2264;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2265 = split_3 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_18 = __uint_as_float(0xff800000u);
                        f32 part_154 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
                        const bool t2266 = t2265 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2266) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2267 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2267 + 1u;
                            const u64 t2269 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = t2269 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2271 = t2270 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2272 = partials + t2271;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2273 = (u64)t2265;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2274 = t2273 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2275 = t2274 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2276 = t2272 + t2275;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2277 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2278 = t2277 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2279 = t2278 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2280 = t2276 + t2279;
                            const u64 t2281 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2282 = t2280 + t2281;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2283;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2283) : "l"(t2282) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2283;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2284;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2284) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2284;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2285;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2285) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2285;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2286;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2286) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2286;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2287;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2287) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2287;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2288;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2288) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2288;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2289;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2289) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2289;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2290;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2290) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2290;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2291;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2291) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2291;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2292;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2292) : "l"(t2282) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2292;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2293 = split_3 + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_19 = __uint_as_float(0xff800000u);
                        f32 part_163 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
                        const bool t2294 = t2293 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2294) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2295 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2295 + 1u;
                            const u64 t2297 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = t2297 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2299 = t2298 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = partials + t2299;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2301 = (u64)t2293;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2302 = t2301 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2303 = t2302 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2304 = t2300 + t2303;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2305 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2306 = t2305 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2307 = t2306 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2308 = t2304 + t2307;
                            const u64 t2309 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2310 = t2308 + t2309;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2311;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2311) : "l"(t2310) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2311;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2312;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2312) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2312;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2313;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2313) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2313;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2314;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2314) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2314;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2315;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2315) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2315;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2316;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2316) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2316;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2317;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2317) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2317;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2318;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2318) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2318;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2319;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2319) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2319;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2320;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2320) : "l"(t2310) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2320;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2321 = split_3 + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_20 = __uint_as_float(0xff800000u);
                        f32 part_172 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2322 = t2321 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2322) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2323 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2323 + 1u;
                            const u64 t2325 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2325 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = t2326 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = partials + t2327;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2329 = (u64)t2321;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2329 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = t2330 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = t2328 + t2331;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2333 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2334 = t2333 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2335 = t2334 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2336 = t2332 + t2335;
                            const u64 t2337 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2338 = t2336 + t2337;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2339) : "l"(t2338) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2339;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2340) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2340;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2341;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2341) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2341;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2342;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2342) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2342;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2343;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2343) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2343;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2344;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2344) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2344;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2345;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2345) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2345;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2346;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2346) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2346;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2347;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2347) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2347;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2348;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2348) : "l"(t2338) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2348;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2349 = split_3 + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_21 = __uint_as_float(0xff800000u);
                        f32 part_181 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = 0.0f;
                        const bool t2350 = t2349 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2350) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2351 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2351 + 1u;
                            const u64 t2353 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2353 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = t2354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = partials + t2355;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = (u64)t2349;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2357 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2359 = t2358 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = t2356 + t2359;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2362 = t2361 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = t2362 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = t2360 + t2363;
                            const u64 t2365 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2366 = t2364 + t2365;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2367;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2367) : "l"(t2366) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2367;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2368;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2368) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2368;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2369;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2369) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2369;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2370;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2370) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2370;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2371;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2371) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2371;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2372;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2372) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2372;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2373;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2373) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2373;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2374;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2374) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2374;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2375;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2375) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2375;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2376;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2376) : "l"(t2366) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2376;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2377 = split_3 + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_22 = __uint_as_float(0xff800000u);
                        f32 part_190 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
                        const bool t2378 = t2377 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2378) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2379 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2379 + 1u;
                            const u64 t2381 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2381 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = t2382 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = partials + t2383;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = (u64)t2377;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2385 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = t2386 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = t2384 + t2387;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = t2389 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2390 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2388 + t2391;
                            const u64 t2393 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = t2392 + t2393;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2395;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2395) : "l"(t2394) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2395;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2396;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2396) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2396;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2397;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2397) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2397;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2398;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2398) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2398;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2399) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2399;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2400) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2400;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2401) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2401;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2402) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2402;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2403) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2403;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2404) : "l"(t2394) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2404;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2405 = split_3 + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_23 = __uint_as_float(0xff800000u);
                        f32 part_199 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
                        const bool t2406 = t2405 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2406) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2407 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2407 + 1u;
                            const u64 t2409 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2409 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = t2410 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = partials + t2411;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = (u64)t2405;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2413 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2414 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = t2412 + t2415;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = t2417 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2418 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = t2416 + t2419;
                            const u64 t2421 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = t2420 + t2421;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2423) : "l"(t2422) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2423;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2424;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2424) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2424;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2425;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2425) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2425;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2426;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2426) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2426;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2427;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2427) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2427;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2428;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2428) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2428;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2429;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2429) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2429;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2430;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2430) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2430;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2431;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2431) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2431;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2432) : "l"(t2422) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2432;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2433 = split_3 + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_24 = __uint_as_float(0xff800000u);
                        f32 part_208 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
                        const bool t2434 = t2433 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2434) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2435 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2435 + 1u;
                            const u64 t2437 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2437 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2438 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = partials + t2439;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = (u64)t2433;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = t2441 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2443 = t2442 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = t2440 + t2443;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = t2445 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = t2446 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = t2444 + t2447;
                            const u64 t2449 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = t2448 + t2449;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2451) : "l"(t2450) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2451;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2452) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2452;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2453) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2453;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2454) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2454;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2455;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2455) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2455;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2456;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2456) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2456;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2457;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2457) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2457;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2458;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2458) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2458;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2459;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2459) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2459;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2460;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2460) : "l"(t2450) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2460;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2461 = split_3 + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_25 = __uint_as_float(0xff800000u);
                        f32 part_217 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
                        const bool t2462 = t2461 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2462) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2463 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2463 + 1u;
                            const u64 t2465 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2465 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = t2466 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = partials + t2467;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = (u64)t2461;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2469 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = t2470 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = t2468 + t2471;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2473 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2474 = t2473 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = t2474 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2476 = t2472 + t2475;
                            const u64 t2477 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = t2476 + t2477;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2479) : "l"(t2478) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2479;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2480) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2480;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2481;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2481) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2481;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2482) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2482;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2483;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2483) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2483;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2484;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2484) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2484;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2485;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2485) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2485;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2486;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2486) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2486;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2487;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2487) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2487;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2488;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2488) : "l"(t2478) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2488;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2489 = split_3 + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_26 = __uint_as_float(0xff800000u);
                        f32 part_226 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
                        const bool t2490 = t2489 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2490) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2491 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2491 + 1u;
                            const u64 t2493 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2493 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = partials + t2495;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = (u64)t2489;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = t2497 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = t2498 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2496 + t2499;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = t2501 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = t2502 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = t2500 + t2503;
                            const u64 t2505 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2504 + t2505;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2507;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2507) : "l"(t2506) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2507;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2508;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2508) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2508;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2509;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2509) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2509;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2510;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2510) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2510;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2511;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2511) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2511;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2512;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2512) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2512;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2513) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2513;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2514) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2514;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2515) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2515;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2516) : "l"(t2506) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2516;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2517 = split_3 + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_27 = __uint_as_float(0xff800000u);
                        f32 part_235 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
                        const bool t2518 = t2517 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2518) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2519 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_53 = t2519 + 1u;
                            const u64 t2521 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2521 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = t2522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = partials + t2523;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = (u64)t2517;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = t2525 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = t2526 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2524 + t2527;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2529 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2530 = t2529 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = t2530 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2532 = t2528 + t2531;
                            const u64 t2533 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = t2532 + t2533;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2535;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2535) : "l"(t2534) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2535;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2536) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2536;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2537;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2537) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2537;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2538) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2538;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2539;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2539) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2539;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2540) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2540;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2541) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2541;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2542;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2542) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2542;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2543;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2543) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2543;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2544) : "l"(t2534) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2544;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2545 = split_3 + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_28 = __uint_as_float(0xff800000u);
                        f32 part_244 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
                        const bool t2546 = t2545 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2546) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2547 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_54 = t2547 + 1u;
                            const u64 t2549 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = t2549 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2551 = t2550 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2552 = partials + t2551;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = (u64)t2545;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = t2552 + t2555;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2558 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = t2556 + t2559;
                            const u64 t2561 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2560 + t2561;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2563;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2563) : "l"(t2562) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2563;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2564;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2564) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2564;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2565;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2565) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2565;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2566;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2566) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2566;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2567) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2567;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2568) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2568;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2569) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2569;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2570) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2570;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2571) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2571;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2572) : "l"(t2562) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2572;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2573 = split_3 + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_29 = __uint_as_float(0xff800000u);
                        f32 part_253 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
                        const bool t2574 = t2573 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2574) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2575 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_55 = t2575 + 1u;
                            const u64 t2577 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2578 = t2577 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2579 = t2578 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = partials + t2579;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2581 = (u64)t2573;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = t2581 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2583 = t2582 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2580 + t2583;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = t2585 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = t2586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2584 + t2587;
                            const u64 t2589 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2588 + t2589;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2591;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2591) : "l"(t2590) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2591;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2592;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2592) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2592;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2593;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2593) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2593;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2594;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2594) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2594;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2595;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2595) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2595;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2596;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2596) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2596;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2597) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2597;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2598;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2598) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2598;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2599;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2599) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2599;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2600) : "l"(t2590) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2600;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2601 = split_3 + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_30 = __uint_as_float(0xff800000u);
                        f32 part_262 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t2602 = t2601 < t39;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2602) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2603 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_56 = t2603 + 1u;
                            const u64 t2605 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2606 = t2605 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2607 = t2606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2608 = partials + t2607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2609 = (u64)t2601;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2609 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2611 = t2610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = t2608 + t2611;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = t2612 + t2615;
                            const u64 t2617 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2616 + t2617;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2619;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2619) : "l"(t2618) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2620;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2620) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2620;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2621;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2621) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2621;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2622;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2622) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2622;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2623;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2623) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2623;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2624;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2624) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2624;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2625;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2625) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2625;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2626) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2626;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2627) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2627;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2628) : "l"(t2618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2628;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2629) : "f"(row_max_4), "f"(t2055));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2630) : "f"(t2629), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2631) : "f"(t2630), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2632) : "f"(t2631), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2633) : "f"(t2632), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2634) : "f"(t2633), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2635) : "f"(t2634), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2636) : "f"(t2635), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2637) : "f"(t2636), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2638;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2638) : "f"(t2637), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2639;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2639) : "f"(t2638), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2640;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2640) : "f"(t2639), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2641;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2641) : "f"(t2640), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2642;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2642) : "f"(t2641), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2643;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2643) : "f"(t2642), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2643), "f"(part_max_30));
                        const bool t2645 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2646 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2645 ? 0.0f : t2646;
                        const f32 t2648 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(row_max_4), "f"(scale_log2), "f"(t2648));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2649));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2651 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2055), "f"(scale_log2), "f"(t2651));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2652));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2654 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(part_max_16), "f"(scale_log2), "f"(t2654));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2655));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2657 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(part_max_17), "f"(scale_log2), "f"(t2657));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2658));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2660 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(part_max_18), "f"(scale_log2), "f"(t2660));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2661));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2663 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(part_max_19), "f"(scale_log2), "f"(t2663));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2664));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2666 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(part_max_20), "f"(scale_log2), "f"(t2666));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2667));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2669 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(part_max_21), "f"(scale_log2), "f"(t2669));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2670));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2672 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(part_max_22), "f"(scale_log2), "f"(t2672));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2673));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2675 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(part_max_23), "f"(scale_log2), "f"(t2675));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2676));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2678 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(part_max_24), "f"(scale_log2), "f"(t2678));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2679));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2681 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(part_max_25), "f"(scale_log2), "f"(t2681));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2682));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2684 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(part_max_26), "f"(scale_log2), "f"(t2684));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2685));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2687 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(part_max_27), "f"(scale_log2), "f"(t2687));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2688));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2690 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(part_max_28), "f"(scale_log2), "f"(t2690));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2691));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2693 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(part_max_29), "f"(scale_log2), "f"(t2693));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2694));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2696 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(part_max_30), "f"(scale_log2), "f"(t2696));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2697));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2699 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2699;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(t2072), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2700;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2701;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2702;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2703;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2704;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2705;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2706;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2707;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2708;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2709;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2710;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2711;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2712;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2713;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2714;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2715;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2716 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2716;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2089), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2717;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2718;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2719;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2720;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2721;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2722;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2723;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2724;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2725;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2726;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2727;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2728;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2729;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2730;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2731;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2732;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2733 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2733;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(t2106), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2734;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2735;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2736;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2737;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2738;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2739;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2740;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2741;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2742;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2743;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2744;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2745;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2746;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2747;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2748;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2749;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2750 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2750;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2123), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2751;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2752;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2753;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2754;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2755;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2756;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2757;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2758;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2759;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2760;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2761;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2762;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2763;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2764;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2765;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2766;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2767 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2767;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(t2140), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2768;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2769;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2770;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2771;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2772;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2773;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2774;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2775;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2776;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2777;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2778;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2779;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2780;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2781;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2782;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2783;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2784 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2784;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(t2157), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2785;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2786;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2787;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2788;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2789;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2790;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2791;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2792;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2793;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2794;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2795;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2796;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2797;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2798;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2799;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2800;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2801 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2801;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2174), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2802;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2804;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2809;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2810;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2814;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2817;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2818 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2191), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2819;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2824;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2827;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2829;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2831;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2834;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2835 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2208), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2836;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2839;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2840;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2841;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2842;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2843;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2844;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2845;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2846;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2847;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2848;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2849;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2850;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2851;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t2852 = split_3 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_3 = t2852;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2854;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2854) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2854;
                f32 t2856;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2856) : "f"(pair_23));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2857 = pair_23 + t2856;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2857;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2858;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2858) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2858;
                f32 t2860;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2860) : "f"(pair_24));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2861 = pair_24 + t2860;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2861;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2862 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2863;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2863) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2862 ? 0.0f : t2863;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2865 = rows * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows = t2865;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2866 = rows_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2866;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2867 = rows_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2867;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2868 = rows_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2868;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2869 = rows_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2869;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2870 = rows_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2870;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2871 = rows_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2871;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2872 = rows_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2872;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2873 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2874;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2874) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2873 ? 0.0f : t2874;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2876 = rows_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2876;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2877 = rows_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2877;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2878 = rows_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2878;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2879 = rows_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2879;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2880 = rows_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2880;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2881 = rows_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2881;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2882 = rows_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2882;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2883 = rows_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2883;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_6 = warp << 2u;
                const u32 t2885 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2886 = t2885 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2887 = first_6 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2886 + t2887;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2889 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2890 = t2889 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2890) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2891 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2892 = first + t2891;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2893 = t2892 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2894 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2895 = first + t2891;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2896 = t2895 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2897 = t2894 + t2896;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2898 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2899 = t2898 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2900 = t2899 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2901 = o + t2900;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2902 = (u64)t2893;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2903 = t2902 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2904 = t2903 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2905 = t2901 + t2904;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2906 = (u64)t2897;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2907 = t2906 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2908 = t2907 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2909 = t2905 + t2908;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2910 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2909 + t2910;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t2912 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2913 = first_6 < t2912;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2913) {
                        u32 t2914;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2914) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2914) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t2915 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2916 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2917 = t2915 < t2916;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2917) {
                        u32 t2918;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2918) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2918) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t2919 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2920 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2921 = t2919 < t2920;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2921) {
                        u32 t2922;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2922) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2922) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t2923 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2924 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2925 = t2923 < t2924;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2925) {
                        u32 t2926;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2926) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2926) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2927 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2928 = t2927 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2929 = t2928 < t27;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2929) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2930 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2931 = t2930 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2932 = first + t2931;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2933 = t2932 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2934 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2935 = first + t2931;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2936 = t2935 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2937 = t2934 + t2936;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2938 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2939 = t2938 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2940 = t2939 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2941 = o + t2940;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2942 = (u64)t2933;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2943 = t2942 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2944 = t2943 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2945 = t2941 + t2944;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2946 = (u64)t2937;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2947 = t2946 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2948 = t2947 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2949 = t2945 + t2948;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2950 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t2949 + t2950;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t2952 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2953 = first_6 < t2952;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2953) {
                        u32 t2954;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t2954) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t2955 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2956 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2957 = t2955 < t2956;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2957) {
                        u32 t2958;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t2958) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t2959 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2960 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2961 = t2959 < t2960;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2961) {
                        u32 t2962;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t2962) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t2963 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2964 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2965 = t2963 < t2964;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2965) {
                        u32 t2966;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t2966) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2967 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2967) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2969 = row_3 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2970 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2971 = t2970 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2972 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2973 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2974 = t2973 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2975 = t2972 + t2974;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2976;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2976) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2977;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(row_max_3), "f"(scale_log2), "f"(t2976));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2977 * 0.6931472f;
                    const bool t2979 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2979 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2981 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2982 = t2981 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2983 = t2969 & t2982;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2983) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2984 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2985 = t2984 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2986 = t2985 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2987 = lse + t2986;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2988 = (u64)t2975;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2989 = t2988 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2990 = t2989 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2991 = t2987 + t2990;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2992 = (u64)t2971;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2993 = t2992 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2994 = t2993 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2995 = t2991 + t2994;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2995), "f"(value_3) : "memory");
                    }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2996 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t2996 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2998 = row_4 < t27;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2999 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3000 = t2999 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3001 = t28 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3002 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3003 = t3002 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3004 = t3001 + t3003;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3005;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(row_max_4), "f"(scale_log2), "f"(t3005));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3006 * 0.6931472f;
                    const bool t3008 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3008 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3010 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3011 = t3010 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3012 = t2998 & t3011;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3012) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3013 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3014 = t3013 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3015 = t3014 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3016 = lse + t3015;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3017 = (u64)t3004;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3018 = t3017 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3019 = t3018 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3020 = t3016 + t3019;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3021 = (u64)t3000;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3022 = t3021 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3023 = t3022 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3024 = t3020 + t3023;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3024), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
