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
    const u32 page_size_factor,
    const u32 page_size_shift,
    const u32 head_dim,
    const u32 kv_heads,
    const u32 kv_heads_factor,
    const u32 kv_heads_shift,
    const u32 sharing,
    const u32 sharing_factor,
    const u32 sharing_shift,
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 splits,
    const u32 splits_factor,
    const u32 splits_shift,
    const u32 blocks_of_split,
    const u32 blocks_of_split_factor,
    const u32 blocks_of_split_shift,
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
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t22 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t23 = t22 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t24 = t23 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t25 = block_table + t24;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t26 = (u32)block_table_stride1;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t29 = (u64)t16;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t30 = t29 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t31 = t30 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t32 = seqused_k + t31;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t33;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t33) : "l"(t32) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t33 < seq_k ? t33 : seq_k;
    const u32 t35 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 t36 = t35 < seq_k ? t35 : seq_k;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t37 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t38 = t37 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t39 = t38 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t40 = block_table + t39;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t41 = (u32)block_table_stride1;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t42 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t43;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t43) : "r"(t42), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t44 = t43 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = t44 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t46 = tile - t45;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t46 << 4u;
    const u32 t48 = seq_q * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t49 = t48 > first ? t48 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t50 = t49 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t51 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t52;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t52) : "r"(t51), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t53 = t52 >> sharing_shift;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = t36 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t55 = t54 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t55 > 1u ? t55 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t36 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t57 < end ? t57 : end;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t59 = end - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 < end ? t59 : end;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t61 = end + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t62 = t61 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t63 = t62 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t64;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t64) : "r"(t63), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t65 = t64 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t66 = t13 * blocks_of_split;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = t66 < end ? t66 : end;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end - t67;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t71 = end - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t72 = t60 > before ? t60 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t73 = t72 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t74 = end > before ? end : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t75 = t74 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t76 = t50 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t77 = t13 < t65;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t78 = t76 & t77;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t78) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t81 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t81));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t83 = warp << 4u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t85 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t86 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = t85 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t88 = t86 ^ t87;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t89 = t85 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t90 = t88 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t91 = t89 + t90;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t92 = (u64)t85 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t93 = (u64)t86 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t94 = t92 + t93;
        const u32 t95 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t96 = (u64)t86 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t97 = smem_1 + t91;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t98 = t50 > 1u ? t50 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t99 = t98 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t100 = t85 < t99 ? t85 : t99;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t101 = first + t100;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t102 = t101 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t103;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t103) : "r"(t102), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t104 = t103 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t105 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t106 = first + t100;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t107 = t106 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t108;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t108) : "r"(t107), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t109 = t108 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t110 = t109 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t111 = t106 - t110;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t112 = t105 + t111;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t113 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t114 = t113 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t115 = t114 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t116 = q + t115;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t117 = (u64)t104;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t118 = t117 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t119 = t118 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t120 = t116 + t119;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t121 = (u64)t112;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t122 = t121 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t123 = t122 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t124 = t120 + t123;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t125 = t124 + t96;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t126 = t85 < t50;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t127 = t86 < t95;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t128 = t126 & t127;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t129 = t128 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t97), "l"(t125), "r"(t129) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t130 = t125 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t131 = t85 < t50;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t132 = t86 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t133 = t132 < t95;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t134 = t131 & t133;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t135 = t134 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t97), "l"(t130), "r"(t135) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 163 "fa-kernels/src/attention/options/paged.rs"
        const u64 t137 = (u64)t16;
#line 163 "fa-kernels/src/attention/options/paged.rs"
        const u64 t138 = t137 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
        const u64 t139 = t138 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
        const u64 t140 = block_table + t139;
#line 163 "fa-kernels/src/attention/options/paged.rs"
        const u32 t141 = (u32)block_table_stride1;
#line 65 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t142 = thread & 31u;
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 page = 0u;
#line 158 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 next_page = 0u;
#line 41 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t143 = (u32)__cvta_generic_to_shared(smem);
#line 41 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t144 = t143 + 69632u;
#line 100 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
        const bool t145 = thread == 0u;
#line 101 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t145) {
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t144) : "memory");
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t146 = t144 + 8u;
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t146) : "memory");
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t147 = t144 + 16u;
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t147) : "memory");
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t148 = t144 + 24u;
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t148) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t149 = thread >> 5u;
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t150;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t150) : "r"(t149));
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t151 = t150 == 0u;
#line 108 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t151) {
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t152 = count - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t153 = 0u < t152 ? 0u : t152;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t154 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t155 = t154 - t153;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t156 = t155 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t157 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 key = t156 + t157;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t159 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t159 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t161 = key < last ? key : last;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t162 = t161 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t163;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t163) : "r"(t162), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index = t163 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t165 = (u64)index * t141;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t166 = t165 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t167 = t140 + t166;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_2;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t167) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t169 = index * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t170 = t161 - t169;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
            next_page = page_2;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t171 = 0u < count;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t171) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t172 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t173 = t172 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t174 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t173 + t174;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t176 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t177 = t176 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t178 = key_2 < t177 ? key_2 : t177;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t179 = t178 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t180;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t180) : "r"(t179), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t181 = t180 >> page_size_shift;
#line 57 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_2 = t181 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t183 = first_2 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_2 = t183 < t36 ? t183 : t36;
                const u32 t185 = end_2 - first_2;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t186 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t187 = t185 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends = t186 + t187;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t189 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t190 = t185 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_2 = t189 + t190;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t192 = count - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t193 = 1u < t192 ? 1u : t192;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t194 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t195 = t194 - t193;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t196 = t195 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t197 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t196 + t197;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t199 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t199 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t201 = key_3 < last_2 ? key_3 : last_2;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t202 = t201 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t203;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t203) : "r"(t202), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t203 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t205 = (u64)index_2 * t141;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t206 = t205 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t207 = t140 + t206;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t207) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t209 = index_2 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t210 = t201 - t209;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t211 = end_2 - key_2;
#line 123 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t212 = ring + 32768u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t213;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t213) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t214 = t213 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t214) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t144) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t215;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t215) : "r"(t211), "r"(i));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t216;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t216) : "r"(ends), "r"(i));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t217 = i * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t218 = t217 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t219 = ring + t218;
                    u32 t220;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t220) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t221 = t220 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t221) {
                        const u32 t222 = 1073741824u - t215;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t219), "l"(k_map), "r"(t144), "r"(0u), "r"(t21), "r"(t222), "r"(t216), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t223 = t219 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t223), "l"(k_map), "r"(t144), "r"(64u), "r"(t21), "r"(t222), "r"(t216), "r"(1073741824u) : "memory");
                    }
                }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t224 = t144 + 16u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t225;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t225) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t226 = t225 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t226) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t224) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t227;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t227) : "r"(t211), "r"(i_2));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t228;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t228) : "r"(ends_2), "r"(i_2));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t229 = i_2 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t230 = t229 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t231 = t212 + t230;
                    u32 t232;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t232) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t233 = t232 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t233) {
                        const u32 t234 = 1073741824u - t227;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t231), "l"(v_map), "r"(t224), "r"(0u), "r"(t21), "r"(t234), "r"(t228), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t235 = t231 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t235), "l"(v_map), "r"(t224), "r"(64u), "r"(t21), "r"(t234), "r"(t228), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t236 = thread >> 5u;
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t237;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t237) : "r"(t236));
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t238 = t237 == 0u;
#line 135 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t238) {
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t239 = 1u < count;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t239) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t240 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t241 = t240 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t242 = t241 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t243 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_4 = t242 + t243;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t245 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t246 = t245 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t247 = key_4 < t246 ? key_4 : t246;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t248 = t247 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t249;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t249) : "r"(t248), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t250 = t249 >> page_size_shift;
#line 57 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_3 = t250 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t252 = first_3 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_3 = t252 < t36 ? t252 : t36;
                const u32 t254 = end_3 - first_3;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t255 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t256 = t254 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_3 = t255 + t256;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t258 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t259 = t254 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 ends_4 = t258 + t259;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t261 = count - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t262 = 2u < t261 ? 2u : t261;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t263 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t264 = t263 - t262;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t265 = t264 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t266 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_5 = t265 + t266;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t268 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = t268 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t270 = key_5 < last_3 ? key_5 : last_3;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 t271 = t270 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                u32 t272;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t272) : "r"(t271), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t272 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t274 = (u64)index_3 * t141;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t275 = t274 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                const u64 t276 = t140 + t275;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                u32 page_4;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t276) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t278 = index_3 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                const u32 t279 = t270 - t278;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_4;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t280 = end_3 - key_4;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t281 = ring + 16384u;
#line 123 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t282 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t283 = t282 + 16384u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t284 = t144 + 8u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t285;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t285) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t286 = t285 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t286) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t284) : "memory");
                }
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < boxes; i_3 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t287;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t287) : "r"(t280), "r"(i_3));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t288;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t288) : "r"(ends_3), "r"(i_3));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t289 = i_3 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t290 = t289 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t291 = t281 + t290;
                    u32 t292;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t292) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t293 = t292 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t293) {
                        const u32 t294 = 1073741824u - t287;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t291), "l"(k_map), "r"(t284), "r"(0u), "r"(t21), "r"(t294), "r"(t288), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t295 = t291 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t295), "l"(k_map), "r"(t284), "r"(64u), "r"(t21), "r"(t294), "r"(t288), "r"(1073741824u) : "memory");
                    }
                }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t296 = t144 + 24u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t297;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t297) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t298 = t297 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t298) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t296) : "memory");
                }
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t299;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t299) : "r"(t280), "r"(i_4));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t300;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t300) : "r"(ends_4), "r"(i_4));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t301 = i_4 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t302 = t301 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t303 = t283 + t302;
                    u32 t304;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t304) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t305 = t304 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t305) {
                        const u32 t306 = 1073741824u - t299;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t303), "l"(v_map), "r"(t296), "r"(0u), "r"(t21), "r"(t306), "r"(t300), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t307 = t303 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t307), "l"(v_map), "r"(t296), "r"(64u), "r"(t21), "r"(t306), "r"(t300), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(0u) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t308 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t309 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t310 = t308 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t311 = t309 ^ t310;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t312 = t308 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t313 = t311 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t314 = t312 + t313;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t315 = smem_1 + t314;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t316;
        asm volatile("mov.b32 %0, %1;" : "=r"(t316) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t316) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t317;
        asm volatile("mov.b32 %0, %1;" : "=r"(t317) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t318 = t317 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t318) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t319;
        asm volatile("mov.b32 %0, %1;" : "=r"(t319) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t320 = t319 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t320) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t321;
        asm volatile("mov.b32 %0, %1;" : "=r"(t321) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t322 = t321 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t322) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t323;
        asm volatile("mov.b32 %0, %1;" : "=r"(t323) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t323) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t324;
        asm volatile("mov.b32 %0, %1;" : "=r"(t324) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t325 = t324 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t325) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t326;
        asm volatile("mov.b32 %0, %1;" : "=r"(t326) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t327 = t326 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t327) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t328;
        asm volatile("mov.b32 %0, %1;" : "=r"(t328) : "r"(t315));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t329 = t328 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t329) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t330 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t331 = t83 + t330;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t332 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t333 = t332 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t334 = t331 + t333;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t335 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t336 = t335 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t337 = t334 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t338 = t336 ^ t337;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t339 = t334 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t340 = t338 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t341 = t339 + t340;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t342 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t343 = t83 + t342;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t344 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t345 = t343 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t346 = t344 ^ t345;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t347 = t343 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t348 = t346 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t349 = t347 + t348;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t350;
        asm volatile("mov.b32 %0, %1;" : "=r"(t350) : "r"(t341));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t351 = t350 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t352 = t350 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t353 = t350 ^ 96u;
        const u32 t354 = ring + t350;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t354) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t355 = ring + t351;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t355) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t356 = ring + t352;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t356) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t357 = ring + t353;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t357) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t354) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t355) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t356) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t357) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t358 = 0u < t73;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t359 = t75 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t360 = t358 | t359;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t360) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t361 = t71 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t362 = t361 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key = t362 + t83;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t364 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t365 = t364 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t365;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t367 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t368 = first + t367;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t369 = t368 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t370;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t370) : "r"(t369), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t371 = t370 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t372 = t36 > column ? t36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t372 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t375 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t375;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t377 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t377;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t379 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t379;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t381 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t381;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t382 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t383 = first + t382;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t384 = t383 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t385 = t384 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t386;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t386) : "r"(t385), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t387 = t386 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t388 = t36 > column ? t36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t388 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t391 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t393 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t395 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t395;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t397 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t397;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t399;
        asm("max.f32 %0, %1, %2;" : "=f"(t399) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t400;
        asm("max.f32 %0, %1, %2;" : "=f"(t400) : "f"(t399), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t401;
        asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(t400), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t402;
        asm("max.f32 %0, %1, %2;" : "=f"(t402) : "f"(t401), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t403;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t403) : "f"(t402));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t402), "f"(t403));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t405;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t405));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t408 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t408;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t410 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t411;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(old), "f"(scale_log2), "f"(t410));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t411));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t413 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t414 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t414));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t416;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t416;
        const f32 t417 = t413 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t418 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t418));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t420;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t420;
        const f32 t421 = t417 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t422 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t422));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t424;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t424;
        const f32 t425 = t421 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t426 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t426));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t428;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t428;
        const f32 t429 = t425 + s_6;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t430 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t431 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t432 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t433 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t434 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t435 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t436 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t437 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t438 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t439 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t440 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t441 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t442 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t443 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t444 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t445 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t446 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t447 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t448 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t449 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t450 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t451 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t452 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t453 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t454 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t455 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t456 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t457 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t458 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t459 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t460 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t461 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t461;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t463;
        asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t463), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t465;
        asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t464), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t466;
        asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t465), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t467;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t467) : "f"(t466));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t466), "f"(t467));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t469;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t469) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t469));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t472 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t472;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t474 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t475;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(old_2), "f"(scale_log2), "f"(t474));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t475));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t478));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t480;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t480;
        const f32 t481 = t477 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t482));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t484;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t484;
        const f32 t485 = t481 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t486 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t486));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t488;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t488;
        const f32 t489 = t485 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t490));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t492;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t492;
        const f32 t493 = t489 + s_8;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t494 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t495 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t496 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t497 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t498 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t499 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t500 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t501 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t502 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t503 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t504 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t505 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t506 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t507 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t508 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t509 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t510 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t511 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t512 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t513 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t514 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t515 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t516 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t517 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t518 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t519 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t520 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t521 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t522 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t523 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t524 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t525 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t525;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t526;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t526) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t527;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t527) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t528;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t528) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t529;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(s_7), "f"(s_8));
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t530 = t144 + 16u;
#line 143 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t530), "r"(0u) : "memory");
#line 123 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t531 = ring + 32768u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t532;
        asm volatile("mov.b32 %0, %1;" : "=r"(t532) : "r"(t349));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t533 = t532 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t534 = t532 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t535 = t532 ^ 96u;
        const u32 t536 = t531 + t532;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t537 = t531 + t533;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t538 = t531 + t534;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t539 = t531 + t535;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t536) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t537) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t536) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t537) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t526), "r"(t527), "r"(t528), "r"(t529), "r"(m_95), "r"(m_96));
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 133 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t540 = thread >> 5u;
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
            u32 t541;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t541) : "r"(t540));
#line 93 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t542 = t541 == 0u;
#line 135 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t542) {
                const u32 t543 = i_5 + 1u;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const bool t544 = t543 < count;
#line 78 "fa-kernels/src/attention/forward/bulk_stream.rs"
                if (t544) {
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t545 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t546 = t545 - t543;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t547 = t546 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t548 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_6 = t547 + t548;
#line 189 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t550 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t551 = t550 - 1u;
#line 190 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t552 = key_6 < t551 ? key_6 : t551;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t553 = t552 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    u32 t554;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t554) : "r"(t553), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t555 = t554 >> page_size_shift;
#line 57 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_4 = t555 * page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t557 = first_4 + page_size;
#line 191 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_6 = t557 < t36 ? t557 : t36;
                    const u32 t559 = end_6 - first_4;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t560 = page * k_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t561 = t559 * k_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_5 = t560 + t561;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t563 = page * v_outer_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t564 = t559 * v_row_steps;
#line 199 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 ends_6 = t563 + t564;
#line 204 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t566 = t543 + 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t567 = count - 1u;
#line 284 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t568 = t566 < t567 ? t566 : t567;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t569 = t71 - 1u;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t570 = t569 - t568;
#line 274 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t571 = t570 << 6u;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t572 = t142 * box_keys;
#line 265 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_7 = t571 + t572;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t574 = t36 > 1u ? t36 : 1u;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_4 = t574 - 1u;
#line 286 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t576 = key_7 < last_4 ? key_7 : last_4;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t577 = t576 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    u32 t578;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t578) : "r"(t577), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t578 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t580 = (u64)index_4 * t141;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t581 = t580 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t582 = t140 + t581;
#line 50 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_5;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t582) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t584 = index_4 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t585 = t576 - t584;
#line 287 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_5;
#line 206 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t586 = end_6 - key_6;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t587 = t543 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t588 = t587 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t589 = ring + t588;
#line 123 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t590 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t591 = t543 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t592 = t591 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t593 = t590 + t592;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t594 = t543 & 1u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t595 = t594 << 3u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t596 = t144 + t595;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t597;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t597) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t598 = t597 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t598) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t596) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_6 = 0u; i_6 < boxes; i_6 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t599;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t599) : "r"(t586), "r"(i_6));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t600;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t600) : "r"(ends_5), "r"(i_6));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t601 = i_6 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t602 = t601 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t603 = t589 + t602;
                        u32 t604;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t604) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t605 = t604 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t605) {
                            const u32 t606 = 1073741824u - t599;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t603), "l"(k_map), "r"(t596), "r"(0u), "r"(t21), "r"(t606), "r"(t600), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t607 = t603 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t607), "l"(k_map), "r"(t596), "r"(64u), "r"(t21), "r"(t606), "r"(t600), "r"(1073741824u) : "memory");
                        }
                    }
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t608 = t543 & 1u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t609 = t608 + 2u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t610 = t609 << 3u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t611 = t144 + t610;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t612;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t612) : );
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t613 = t612 == 1u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t613) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t611) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < boxes; i_7 += 1u) {
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t614;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t614) : "r"(t586), "r"(i_7));
#line 251 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t615;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t615) : "r"(ends_6), "r"(i_7));
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t616 = i_7 * box_keys;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t617 = t616 << 7u;
#line 255 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t618 = t593 + t617;
                        u32 t619;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t619) : );
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t620 = t619 == 1u;
#line 256 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t620) {
                            const u32 t621 = 1073741824u - t614;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t618), "l"(v_map), "r"(t611), "r"(0u), "r"(t21), "r"(t621), "r"(t615), "r"(1073741824u) : "memory");
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t622 = t618 + 8192u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t622), "l"(v_map), "r"(t611), "r"(64u), "r"(t21), "r"(t621), "r"(t615), "r"(1073741824u) : "memory");
                        }
                    }
                }
            }
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t623 = i_5 & 1u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t624 = t623 << 3u;
#line 66 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t625 = t144 + t624;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t626 = i_5 >> 1u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t627 = t626 & 1u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t625), "r"(t627) : "memory");
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t628 = i_5 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t629 = t628 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t630 = ring + t629;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t631;
            asm volatile("mov.b32 %0, %1;" : "=r"(t631) : "r"(t341));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t632 = t631 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t633 = t631 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t634 = t631 ^ 96u;
            const u32 t635 = t630 + t631;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t635) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t636 = t630 + t632;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t636) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t637 = t630 + t633;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t637) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t638 = t630 + t634;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t638) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t635) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t636) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t637) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t638) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t639 = i_5 < t73;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t640 = t75 <= i_5;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t641 = t639 | t640;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t641) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t642 = t71 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t643 = t642 - i_5;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t644 = t643 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_2 = t644 + t83;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t646 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t647 = t646 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t647;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t649 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t650 = first + t649;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t651 = t650 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t652;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t652) : "r"(t651), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t653 = t652 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t654 = t36 > column_2 ? t36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_7 = t654 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t661 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t663;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t664 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t665 = first + t664;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t666 = t665 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t667 = t666 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t668;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t668) : "r"(t667), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t669 = t668 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t670 = t36 > column_2 ? t36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t670 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t677 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t679 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t679;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t681;
            asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(old_3), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t681), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t683;
            asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t682), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t684;
            asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t683), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t685;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t685) : "f"(t684));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t684), "f"(t685));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t687;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t687) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t687));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t690 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t690;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t692 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(old_3), "f"(scale_log2), "f"(t692));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t693));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t695 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t696 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t696));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t698;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t698;
            const f32 t699 = t695 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t700 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t700));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t702;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t702;
            const f32 t703 = t699 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t704 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t704));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t706;
            const f32 t707 = t703 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t708 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t708));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t710;
            const f32 t711 = t707 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t712 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t713 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t714 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t715 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t716 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t717 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t718 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t719 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t720 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t721 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t722 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t723 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t724 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t725 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t726 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t727 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t728 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t729 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t730 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t731 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t732 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t733 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t734 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t735 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t736 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t737 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t738 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t739 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t740 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t741 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t742 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t743 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t743;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t745;
            asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(old_4), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t746;
            asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t745), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t747;
            asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t749;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t749) : "f"(t748));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t748), "f"(t749));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t751;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t751) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t751));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t754 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t754;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t756 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(old_4), "f"(scale_log2), "f"(t756));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t757));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t759 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t760 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t760));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t762;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t762;
            const f32 t763 = t759 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t764 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t764));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t766;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t766;
            const f32 t767 = t763 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t768 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t768));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t770;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t770;
            const f32 t771 = t767 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t772 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t772));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t774;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t774;
            const f32 t775 = t771 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t776 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t777 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t778 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t779 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t780 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t781 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t782 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t783 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t784 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t785 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t790 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t791 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t792 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t793 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t794 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t795 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t796 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t797 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t798 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t799 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t800 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t801 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t802 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t803 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t804 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t805 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t806 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t807 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t807;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t808;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t809;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t810;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t811;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(s_15), "f"(s_16));
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t812 = i_5 & 1u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t813 = t812 + 2u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t814 = t813 << 3u;
#line 72 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t815 = t144 + t814;
#line 143 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t816 = i_5 >> 1u;
#line 143 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t817 = t816 & 1u;
#line 143 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t815), "r"(t817) : "memory");
#line 123 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t818 = ring + 32768u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t819 = i_5 & 1u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t820 = t819 << 14u;
#line 60 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t821 = t818 + t820;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t822;
            asm volatile("mov.b32 %0, %1;" : "=r"(t822) : "r"(t349));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t823 = t822 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t824 = t822 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t825 = t822 ^ 96u;
            const u32 t826 = t821 + t822;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t827 = t821 + t823;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t828 = t821 + t824;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t829 = t821 + t825;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t826) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t827) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t828) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t829) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t826) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t827) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t828) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t829) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_159), "r"(m_160));
        }
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
        const u32 t830 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t831 = ring + t830;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t832 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t831 + t832;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t834 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t835 = t834 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t835) {
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t836 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t837 = t836 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t838 = t837 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t838) {
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t840 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t841 = t840 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t841) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t842 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t842;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t845;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t845) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t846;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t846) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t847;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t847) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t848;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t848) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t849;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t849) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t850;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t850) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t851;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t851) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t852;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t852) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t853;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t853) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t854;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t854) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t855 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t856 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t855 + t856;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t859;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t859) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t860;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t860) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t861;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t861) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t862;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t862) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t863;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t863) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t864;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t864) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t865;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t865) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t866;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t866) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t867;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t867) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t868;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t868) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t869 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t870 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t869 + t870;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t873;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t873) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t874;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t874) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t875;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t875) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t876;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t876) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t877;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t877) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t878;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t878) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t879;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t879) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t880;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t880) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t881;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t881) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t882;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t882) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t883 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t884 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t883 + t884;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t887;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t887) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t888;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t888) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t889;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t889) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t890;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t890) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t891) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t892) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t893) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t894;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t894) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t895;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t895) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t896;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t896) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t897;
            asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(t845), "f"(t859));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t898;
            asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t897), "f"(t873));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t898), "f"(t887));
            const bool t900 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t901 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t900 ? 0.0f : t901;
            const f32 t903 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t904;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(t845), "f"(scale_log2), "f"(t903));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t904));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t906 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(t859), "f"(scale_log2), "f"(t906));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t907));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t909 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(t873), "f"(scale_log2), "f"(t909));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t910));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t912 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(t887), "f"(scale_log2), "f"(t912));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t913));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t915 = t846 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t915;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(t860), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t916;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(t874), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t917;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t918;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t918) : "f"(t888), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t918;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t919 = t847 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t919;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t861), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t920;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(t875), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t921;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(t889), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t922;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t923 = t848 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t923;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(t862), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t924;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(t876), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t925;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(t890), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t926;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t927 = t849 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t927;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(t863), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t928;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(t877), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t929;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(t891), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t930;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t931 = t850 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t931;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(t864), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t932;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(t878), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t933;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(t892), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t934;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t935 = t851 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t935;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(t865), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t936;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(t879), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t937;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(t893), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t938;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t939 = t852 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t939;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(t866), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t940;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(t880), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t941;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(t894), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t942;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t943 = t853 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t943;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t867), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t944;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t945;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t881), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t945;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(t895), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t946;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t947 = t854 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t947;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t868), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t882), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t949;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(t896), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t950;
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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t951 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t952 = t951 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t953 = t952 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t953) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t954 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t954;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t957;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t957) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t958;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t958) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t959;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t959) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t960;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t960) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t961) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t962;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t962) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t963;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t963) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t964) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t965) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t966;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t966) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t967 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t968 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t967 + t968;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t971;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t971) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t972;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t972) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t973;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t973) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t974;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t974) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t975;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t975) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t976;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t976) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t977;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t977) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t978;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t978) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t979;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t979) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t980;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t980) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t981 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t982 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t981 + t982;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t985;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t985) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t986;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t986) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t987;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t987) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t988;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t988) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t989) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t990;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t990) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t991;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t991) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t992;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t992) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t993;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t993) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t994;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t994) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t995 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t996 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t995 + t996;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t999;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t999) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1000;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1000) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1001;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1001) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1002;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1002) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1003) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1004) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1005) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1006;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1006) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1007;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1007) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1008;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1008) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1009;
            asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t957), "f"(t971));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1010;
            asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t1009), "f"(t985));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1010), "f"(t999));
            const bool t1012 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1013 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1012 ? 0.0f : t1013;
            const f32 t1015 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1016;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t957), "f"(scale_log2), "f"(t1015));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1016));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1018 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1019;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(t971), "f"(scale_log2), "f"(t1018));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1019));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1021 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1022;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(t985), "f"(scale_log2), "f"(t1021));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1022));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1024 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1025;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(t999), "f"(scale_log2), "f"(t1024));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1025));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1027 = t958 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1028;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(t972), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1029;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(t986), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1029;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1030;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(t1000), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1030;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1031 = t959 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1032;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t973), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t987), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1033;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1034;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(t1001), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1034;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1035 = t960 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t974), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(t988), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1037;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t1002), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1038;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1039 = t961 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(t975), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1040;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1041;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t989), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1041;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t1003), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1042;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1043 = t962 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t976), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t990), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1045;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1046;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t1004), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1046;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1047 = t963 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t977), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1049;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t991), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1049;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t1005), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1050;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1051 = t964 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1051;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t978), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(t992), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1053;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(t1006), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1054;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1055 = t965 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t979), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1057;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t993), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1057;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t1007), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1058;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1059 = t966 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t980), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t994), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(t1008), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1062;
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
        const bool t1063 = t65 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1063) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1064;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1064) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1064;
            f32 t1066;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1066) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1067 = pair_5 + t1066;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1067;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1068;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1068) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1068;
            f32 t1070;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1070) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1071 = pair_6 + t1070;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1071;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1072 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1073;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1072 ? 0.0f : t1073;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1075 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1075;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1076 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1076;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1077 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1077;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1078 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1078;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1079;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1080 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1080;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1081;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1082 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1082;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1083 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1084;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1083 ? 0.0f : t1084;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1086 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1086;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1087 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1087;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1088 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1088;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1089;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1090 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1090;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1091;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1092 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1092;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1093;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_5 = warp << 2u;
            const u32 t1095 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1096 = t1095 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1097 = first_5 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1096 + t1097;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1099 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1100 = t1099 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1100) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1101 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1102 = first + t1101;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1103 = t1102 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1104;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1104) : "r"(t1103), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1105 = t1104 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1106 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1107 = first + t1101;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1108 = t1107 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1109;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1109) : "r"(t1108), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1110 = t1109 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1111 = t1110 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1112 = t1107 - t1111;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1113 = t1106 + t1112;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1114 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1115 = t1114 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1116 = t1115 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1117 = o + t1116;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1118 = (u64)t1105;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1119 = t1118 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1120 = t1119 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1121 = t1117 + t1120;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1122 = (u64)t1113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1123 = t1122 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1124 = t1123 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1125 = t1121 + t1124;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1126 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1125 + t1126;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1128 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1129 = first_5 < t1128;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1129) {
                    u32 t1130;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1130) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1131 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1132 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1133 = t1131 < t1132;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1133) {
                    u32 t1134;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1134) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1135 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1136 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1137 = t1135 < t1136;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1137) {
                    u32 t1138;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1138) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1139 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1140 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1141 = t1139 < t1140;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1141) {
                    u32 t1142;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1142) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1143 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1144 = t1143 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1145 = t1144 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1145) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1146 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1147 = t1146 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1148 = first + t1147;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1149 = t1148 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1150;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1150) : "r"(t1149), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1151 = t1150 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1152 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1153 = first + t1147;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1154 = t1153 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1155;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1155) : "r"(t1154), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1156 = t1155 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1157 = t1156 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1158 = t1153 - t1157;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1159 = t1152 + t1158;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1160 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1161 = t1160 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1162 = t1161 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1163 = o + t1162;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1164 = (u64)t1151;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1165 = t1164 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1166 = t1165 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1167 = t1163 + t1166;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1168 = (u64)t1159;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1169 = t1168 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1170 = t1169 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1171 = t1167 + t1170;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1172 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1171 + t1172;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1174 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1175 = first_5 < t1174;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1175) {
                    u32 t1176;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1176) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1177 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1178 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1179 = t1177 < t1178;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1179) {
                    u32 t1180;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1180) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1181 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1182 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1183 = t1181 < t1182;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1183) {
                    u32 t1184;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1184) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1185 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1186 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1187 = t1185 < t1186;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1187) {
                    u32 t1188;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1188) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1189 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1189) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1191 = row < t50;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1192 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1193 = t1192 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1194;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1194) : "r"(t1193), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1195 = t1194 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1196 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1197 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1198 = t1197 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1199;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1199) : "r"(t1198), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1200 = t1199 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1201 = t1200 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1202 = t1197 - t1201;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1203 = t1196 + t1202;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1204;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(row_max_3), "f"(scale_log2), "f"(t1204));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1205 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1207 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1207 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1209 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1210 = t1209 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1211 = t1191 & t1210;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1211) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1212 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1213 = t1212 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1214 = t1213 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1215 = lse + t1214;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1216 = (u64)t1203;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1217 = t1216 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1218 = t1217 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1219 = t1215 + t1218;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1220 = (u64)t1195;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1221 = t1220 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1222 = t1221 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1223 = t1219 + t1222;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1223), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1224 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1224 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1226 = row_2 < t50;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1227 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1228 = t1227 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1229;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1229) : "r"(t1228), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1230 = t1229 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1231 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1232 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1233 = t1232 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1234;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1234) : "r"(t1233), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1235 = t1234 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1236 = t1235 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1237 = t1232 - t1236;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1238 = t1231 + t1237;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1239;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(row_max_4), "f"(scale_log2), "f"(t1239));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1240 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1242 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1242 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1244 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1245 = t1244 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1246 = t1226 & t1245;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1246) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1247 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1248 = t1247 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1249 = t1248 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1250 = lse + t1249;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1251 = (u64)t1238;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1252 = t1251 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1253 = t1252 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1254 = t1250 + t1253;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1255 = (u64)t1230;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1256 = t1255 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1257 = t1256 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1258 = t1254 + t1257;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1258), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1259 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1260 = t1259 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1260) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_5 = warp << 1u;
                const u64 t1262 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1263 = t1262 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1264 = t1263 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1265 = partials + t1264;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1266 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1267 = t1266 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1268 = t1267 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1269 = t1265 + t1268;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1270 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1271 = t1270 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1272 = t1271 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1273 = t1269 + t1272;
                const u64 t1274 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1275 = t1273 + t1274;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1275), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1275), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1275), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1275), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1275), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1275), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1275), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1275), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1275), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1275), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1276 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1277 = t1276 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1278 = t1277 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1278) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1279 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_6 = t1279 + 1u;
                const u64 t1281 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1282 = t1281 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1283 = t1282 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1284 = partials + t1283;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1285 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1286 = t1285 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1287 = t1286 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1288 = t1284 + t1287;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1289 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1290 = t1289 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1291 = t1290 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1292 = t1288 + t1291;
                const u64 t1293 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1294 = t1292 + t1293;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1294), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1294), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1294), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1294), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1294), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1294), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1294), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1294), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1294), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1294), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1295 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1296 = t1295 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1297 = t1296 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1298 = arrived + t1297;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1299 = t65 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1300 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1301 = t1300 + 69664u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1302 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1303 = t1302 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1303) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1304;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1304) : "l"(t1298), "r"(t1299) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1301), "r"(t1304) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1305;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1305) : "r"(t1301) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1306 = t1305 == t1299;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1306) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1307 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1308 = t1307 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1308) {
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
                    u32 split = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1309 = split < t65;
                        if (!t1309) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1311 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1312 = t1311 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1313 = t1312 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1314 = partials + t1313;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1315 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1316 = t1315 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1317 = t1316 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1318 = t1314 + t1317;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1319 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1320 = t1319 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1321 = t1320 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1322 = t1318 + t1321;
                        const u64 t1323 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1324 = t1322 + t1323;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1325;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1325) : "l"(t1324) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1327 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1328 = t1327 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1329 = t1328 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1330 = partials + t1329;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1331 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1332 = t1331 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1333 = t1332 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1334 = t1330 + t1333;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1335 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1336 = t1335 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1337 = t1336 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1338 = t1334 + t1337;
                        const u64 t1339 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1340 = t1338 + t1339;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1341;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1341) : "l"(t1340) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1343 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1344 = t1343 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1345 = t1344 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1346 = partials + t1345;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1347 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1348 = t1347 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1349 = t1348 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1350 = t1346 + t1349;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1351 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1352 = t1351 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1353 = t1352 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1354 = t1350 + t1353;
                        const u64 t1355 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1356 = t1354 + t1355;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1357;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1357) : "l"(t1356) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1359 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1360 = t1359 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1361 = t1360 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1362 = partials + t1361;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1363 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1364 = t1363 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1365 = t1364 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1366 = t1362 + t1365;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1367 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1368 = t1367 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1369 = t1368 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1370 = t1366 + t1369;
                        const u64 t1371 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1372 = t1370 + t1371;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1373;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1373) : "l"(t1372) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1375 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1376 = t1375 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1377 = t1376 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1378 = partials + t1377;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1379 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1380 = t1379 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1381 = t1380 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1382 = t1378 + t1381;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1383 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1384 = t1383 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1385 = t1384 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1386 = t1382 + t1385;
                        const u64 t1387 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1388 = t1386 + t1387;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1389;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1389) : "l"(t1388) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1391 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1392 = t1391 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1393 = t1392 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1394 = partials + t1393;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1395 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1396 = t1395 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1397 = t1396 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1398 = t1394 + t1397;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1399 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1400 = t1399 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1401 = t1400 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1402 = t1398 + t1401;
                        const u64 t1403 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1404 = t1402 + t1403;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1405;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1405) : "l"(t1404) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_13 = warp << 1u;
                        const u64 t1407 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1408 = t1407 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1409 = t1408 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1410 = partials + t1409;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1411 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1412 = t1411 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1413 = t1412 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1414 = t1410 + t1413;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1415 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1416 = t1415 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1417 = t1416 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1418 = t1414 + t1417;
                        const u64 t1419 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1420 = t1418 + t1419;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1421;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1421) : "l"(t1420) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_14 = warp << 1u;
                        const u64 t1423 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1424 = t1423 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1425 = t1424 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1426 = partials + t1425;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1427 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1428 = t1427 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1429 = t1428 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1430 = t1426 + t1429;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1431 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1432 = t1431 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1433 = t1432 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1434 = t1430 + t1433;
                        const u64 t1435 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1436 = t1434 + t1435;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1437;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1437) : "l"(t1436) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_15 = warp << 1u;
                        const u64 t1439 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1440 = t1439 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1441 = t1440 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1442 = partials + t1441;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1443 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1444 = t1443 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1445 = t1444 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1446 = t1442 + t1445;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1447 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1448 = t1447 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1449 = t1448 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1450 = t1446 + t1449;
                        const u64 t1451 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1452 = t1450 + t1451;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1453;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1453) : "l"(t1452) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_16 = warp << 1u;
                        const u64 t1455 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1456 = t1455 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1457 = t1456 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1458 = partials + t1457;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1459 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1460 = t1459 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1461 = t1460 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1462 = t1458 + t1461;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1463 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1464 = t1463 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1465 = t1464 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1466 = t1462 + t1465;
                        const u64 t1467 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1468 = t1466 + t1467;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1469;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1469) : "l"(t1468) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1470 = split + 1u;
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
                        const bool t1471 = t1470 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1471) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1473 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1474 = t1473 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1475 = t1474 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1476 = partials + t1475;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1477 = (u64)t1470;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1478 = t1477 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1479 = t1478 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1480 = t1476 + t1479;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1481 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1482 = t1481 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1483 = t1482 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1484 = t1480 + t1483;
                            const u64 t1485 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1486 = t1484 + t1485;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1487;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1487) : "l"(t1486) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1487;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1488;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1488) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1488;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1489;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1489) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1489;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1490;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1490) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1490;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1491;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1491) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1491;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1492;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1492) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1492;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1493;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1493) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1493;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1494;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1494) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1494;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1495;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1495) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1495;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1496;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1496) : "l"(t1486) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1496;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1497 = split + 2u;
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
                        const bool t1498 = t1497 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1498) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1500 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1501 = t1500 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1502 = t1501 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1503 = partials + t1502;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1504 = (u64)t1497;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1505 = t1504 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1506 = t1505 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1507 = t1503 + t1506;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1508 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1509 = t1508 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1510 = t1509 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1511 = t1507 + t1510;
                            const u64 t1512 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1513 = t1511 + t1512;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1514;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1514) : "l"(t1513) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1514;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1515;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1515) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1515;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1516;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1516) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1516;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1517;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1517) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1517;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1518;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1518) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1518;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1519;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1519) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1519;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1520;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1520) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1520;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1521;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1521) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1521;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1522;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1522) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1522;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1523;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1523) : "l"(t1513) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1523;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1524 = split + 3u;
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
                        const bool t1525 = t1524 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1525) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1527 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1528 = t1527 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1529 = t1528 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1530 = partials + t1529;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1531 = (u64)t1524;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1532 = t1531 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1533 = t1532 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1534 = t1530 + t1533;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1535 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1536 = t1535 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1537 = t1536 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1538 = t1534 + t1537;
                            const u64 t1539 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1540 = t1538 + t1539;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1541;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1541) : "l"(t1540) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1541;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1542;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1542) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1542;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1543;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1543) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1543;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1544;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1544) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1544;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1545;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1545) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1545;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1546;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1546) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1546;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1547;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1547) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1547;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1548;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1548) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1548;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1549;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1549) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1549;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1550;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1550) : "l"(t1540) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1550;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1551 = split + 4u;
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
                        const bool t1552 = t1551 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1552) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1554 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1555 = t1554 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1556 = t1555 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1557 = partials + t1556;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1558 = (u64)t1551;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1559 = t1558 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1560 = t1559 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1561 = t1557 + t1560;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1562 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1563 = t1562 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1564 = t1563 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1565 = t1561 + t1564;
                            const u64 t1566 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1567 = t1565 + t1566;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1568;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1568) : "l"(t1567) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1568;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1569;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1569) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1569;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1570;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1570) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1570;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1571;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1571) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1571;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1572;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1572) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1572;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1573;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1573) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1573;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1574;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1574) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1575;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1575) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1576;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1576) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1577;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1577) : "l"(t1567) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1577;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1578 = split + 5u;
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
                        const bool t1579 = t1578 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1579) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1581 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1582 = t1581 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1583 = t1582 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1584 = partials + t1583;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1585 = (u64)t1578;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1586 = t1585 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1587 = t1586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1588 = t1584 + t1587;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1589 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1590 = t1589 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1591 = t1590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1592 = t1588 + t1591;
                            const u64 t1593 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1594 = t1592 + t1593;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1595;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1595) : "l"(t1594) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1595;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1596;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1596) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1596;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1597;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1597) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1597;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1598;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1598) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1598;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1599;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1599) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1599;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1600;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1600) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1600;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1601;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1601) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1601;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1602;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1602) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1603;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1603) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1604;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1604) : "l"(t1594) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1604;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1605 = split + 6u;
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
                        const bool t1606 = t1605 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1606) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1608 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1609 = t1608 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1610 = t1609 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1611 = partials + t1610;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1612 = (u64)t1605;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1613 = t1612 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1614 = t1613 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1615 = t1611 + t1614;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1616 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1617 = t1616 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1618 = t1617 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1619 = t1615 + t1618;
                            const u64 t1620 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1621 = t1619 + t1620;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1622;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1622) : "l"(t1621) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1622;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1623;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1623) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1623;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1624;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1624) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1624;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1625;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1625) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1625;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1626;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1626) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1626;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1627;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1627) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1627;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1628;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1628) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1629;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1629) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1630;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1630) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1631;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1631) : "l"(t1621) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1631;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1632 = split + 7u;
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
                        const bool t1633 = t1632 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1633) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t1635 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1636 = t1635 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1637 = t1636 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1638 = partials + t1637;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1639 = (u64)t1632;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1640 = t1639 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1641 = t1640 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1642 = t1638 + t1641;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1643 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1644 = t1643 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1645 = t1644 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1646 = t1642 + t1645;
                            const u64 t1647 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1648 = t1646 + t1647;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1649;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1649) : "l"(t1648) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1649;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1650;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1650) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1650;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1651;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1651) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1651;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1652;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1652) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1652;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1653;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1653) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1653;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1654;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1654) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1654;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1655;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1655) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1655;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1656;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1656) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1656;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1657;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1657) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1657;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1658;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1658) : "l"(t1648) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1658;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1659 = split + 8u;
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
                        const bool t1660 = t1659 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1660) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t1662 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1663 = t1662 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1664 = t1663 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1665 = partials + t1664;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1666 = (u64)t1659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1667 = t1666 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1668 = t1667 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1669 = t1665 + t1668;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1670 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1671 = t1670 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1672 = t1671 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1673 = t1669 + t1672;
                            const u64 t1674 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1673 + t1674;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1676;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1676) : "l"(t1675) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1676;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1677;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1677) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1677;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1678;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1678) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1678;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1679;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1679) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1679;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1680;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1680) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1680;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1681;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1681) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1681;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1682;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1682) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1682;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1683;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1683) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1683;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1684;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1684) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1684;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1685;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1685) : "l"(t1675) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1685;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1686 = split + 9u;
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
                        const bool t1687 = t1686 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1687) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t1689 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1690 = t1689 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1691 = t1690 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1692 = partials + t1691;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1693 = (u64)t1686;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1694 = t1693 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1695 = t1694 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1696 = t1692 + t1695;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1697 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1698 = t1697 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1699 = t1698 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = t1696 + t1699;
                            const u64 t1701 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = t1700 + t1701;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1703;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1703) : "l"(t1702) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1703;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1704;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1704) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1704;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1705;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1705) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1705;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1706;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1706) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1706;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1707;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1707) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1707;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1708;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1708) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1708;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1709;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1709) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1709;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1710;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1710) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1710;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1711;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1711) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1711;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1712;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1712) : "l"(t1702) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1712;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1713 = split + 10u;
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
                        const bool t1714 = t1713 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1714) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t1716 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1717 = t1716 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1718 = t1717 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1719 = partials + t1718;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1720 = (u64)t1713;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1721 = t1720 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1722 = t1721 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1723 = t1719 + t1722;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1724 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1725 = t1724 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1726 = t1725 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = t1723 + t1726;
                            const u64 t1728 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = t1727 + t1728;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1730;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1730) : "l"(t1729) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1730;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1731;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1731) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1731;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1732;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1732) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1732;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1733;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1733) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1733;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1734;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1734) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1734;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1735;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1735) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1735;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1736;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1736) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1736;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1737;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1737) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1737;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1738;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1738) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1738;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1739;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1739) : "l"(t1729) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1739;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1740 = split + 11u;
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
                        const bool t1741 = t1740 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1741) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t1743 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1744 = t1743 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1745 = t1744 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1746 = partials + t1745;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1747 = (u64)t1740;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1748 = t1747 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1749 = t1748 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1750 = t1746 + t1749;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1751 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1752 = t1751 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1753 = t1752 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1754 = t1750 + t1753;
                            const u64 t1755 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1754 + t1755;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1757;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1757) : "l"(t1756) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t1757;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1758;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1758) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1758;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1759;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1759) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1759;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1760;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1760) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1760;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1761;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1761) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1761;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1762;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1762) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1762;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1763;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1763) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1763;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1764;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1764) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1764;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1765;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1765) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1765;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1766;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1766) : "l"(t1756) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1766;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1767 = split + 12u;
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
                        const bool t1768 = t1767 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1768) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = warp << 1u;
                            const u64 t1770 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1771 = t1770 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1771 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1773 = partials + t1772;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1774 = (u64)t1767;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1775 = t1774 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1776 = t1775 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1777 = t1773 + t1776;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = t1778 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1780 = t1779 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1781 = t1777 + t1780;
                            const u64 t1782 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1783 = t1781 + t1782;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1784;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1784) : "l"(t1783) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t1784;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1785;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1785) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1786;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1786) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1786;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1787;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1787) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1787;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1788;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1788) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1788;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1789;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1789) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1789;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1790;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1790) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1790;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1791;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1791) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1791;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1792;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1792) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1792;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1793;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1793) : "l"(t1783) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1793;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1794 = split + 13u;
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
                        const bool t1795 = t1794 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1795) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = warp << 1u;
                            const u64 t1797 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1798 = t1797 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = partials + t1799;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1801 = (u64)t1794;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1802 = t1801 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1803 = t1802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1800 + t1803;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1805 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1806 = t1805 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1807 = t1806 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = t1804 + t1807;
                            const u64 t1809 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = t1808 + t1809;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1811;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1811) : "l"(t1810) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t1811;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1812;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1812) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1812;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1813;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1813) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1813;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1814;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1814) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1814;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1815;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1815) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1816;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1816) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1816;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1817;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1817) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1817;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1818;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1818) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1818;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1819;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1819) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1819;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1820;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1820) : "l"(t1810) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1820;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1821 = split + 14u;
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
                        const bool t1822 = t1821 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1822) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = warp << 1u;
                            const u64 t1824 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1825 = t1824 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1826 = t1825 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1827 = partials + t1826;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1828 = (u64)t1821;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1829 = t1828 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1830 = t1829 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = t1827 + t1830;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1832 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = t1832 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1834 = t1833 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1835 = t1831 + t1834;
                            const u64 t1836 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1837 = t1835 + t1836;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1838;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1838) : "l"(t1837) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t1838;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1839;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1839) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1839;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1840;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1840) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1840;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1841;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1841) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1841;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1842;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1842) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1842;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1843;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1843) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1843;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1844;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1844) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1844;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1845;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1845) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1846;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1846) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1846;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1847;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1847) : "l"(t1837) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1847;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1848 = split + 15u;
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
                        const bool t1849 = t1848 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1849) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = warp << 1u;
                            const u64 t1851 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1852 = t1851 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1853 = t1852 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1854 = partials + t1853;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1855 = (u64)t1848;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1856 = t1855 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1857 = t1856 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1858 = t1854 + t1857;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1859 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1860 = t1859 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1861 = t1860 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1862 = t1858 + t1861;
                            const u64 t1863 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1864 = t1862 + t1863;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1865;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1865) : "l"(t1864) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t1865;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1866;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1866) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1866;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1867;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1867) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1867;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1868;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1868) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1868;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1869;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1869) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1869;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1870;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1870) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1870;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1871;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1871) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1871;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1872;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1872) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1872;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1873;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1873) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1873;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1874;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1874) : "l"(t1864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1874;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1875;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1875) : "f"(row_max_3), "f"(t1325));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1876;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1876) : "f"(t1875), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1877;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1877) : "f"(t1876), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1878;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1878) : "f"(t1877), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1879;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1879) : "f"(t1878), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1880;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1880) : "f"(t1879), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1881;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1881) : "f"(t1880), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1882;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1882) : "f"(t1881), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1883;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1883) : "f"(t1882), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1884;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1884) : "f"(t1883), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1885;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1885) : "f"(t1884), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1886;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1886) : "f"(t1885), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1887;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1887) : "f"(t1886), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1888;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1888) : "f"(t1887), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1889;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1889) : "f"(t1888), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1889), "f"(part_max_15));
                        const bool t1891 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1892 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t1891 ? 0.0f : t1892;
                        const f32 t1894 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(row_max_3), "f"(scale_log2), "f"(t1894));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1895));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1897 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(t1325), "f"(scale_log2), "f"(t1897));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1898));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1900 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(part_max), "f"(scale_log2), "f"(t1900));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1901));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1903 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(part_max_2), "f"(scale_log2), "f"(t1903));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1904));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1906 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(part_max_3), "f"(scale_log2), "f"(t1906));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1907));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1909 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(part_max_4), "f"(scale_log2), "f"(t1909));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1910));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1912 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(part_max_5), "f"(scale_log2), "f"(t1912));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1913));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1915 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(part_max_6), "f"(scale_log2), "f"(t1915));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1916));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1918 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(part_max_7), "f"(scale_log2), "f"(t1918));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1919));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1921 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(part_max_8), "f"(scale_log2), "f"(t1921));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1922));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1924 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(part_max_9), "f"(scale_log2), "f"(t1924));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1925));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1927 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(part_max_10), "f"(scale_log2), "f"(t1927));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1928));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1930 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(part_max_11), "f"(scale_log2), "f"(t1930));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1931));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1933 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(part_max_12), "f"(scale_log2), "f"(t1933));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1934));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1936 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(part_max_13), "f"(scale_log2), "f"(t1936));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1937));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1939 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(part_max_14), "f"(scale_log2), "f"(t1939));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1940));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1942 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(part_max_15), "f"(scale_log2), "f"(t1942));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1943));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1945 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1945;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(t1341), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1946;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1947;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1949;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1950;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1951;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1952;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1953;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1954;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1955;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1956;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1957;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1958;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1959;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1960;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1961;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1962 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1962;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(t1357), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1963;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1964;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1965;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1966;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1967;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1968;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1969;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1970;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1971;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1972;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1973;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1974;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1975;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1976;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1977;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1978;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1979 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1979;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(t1373), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1980;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1981;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1982;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1983;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1984;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1985;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1989;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1991;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1993;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1995;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1996 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(t1389), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1997;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1998;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2000;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2001;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2005;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2006;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2008;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2009;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2012;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2013 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2013;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(t1405), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2015;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2017;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2021;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2022;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2023;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2024;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2025;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2026;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2029;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2030 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(t1421), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2033;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2034;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2037;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2038;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2040;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2041;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2042;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2045;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2046;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2047 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(t1437), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2049;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2050;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2051;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2053;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2054;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2057;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2063;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2064 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(t1453), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2065;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2073;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2077) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2077;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2080;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2081 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2081;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(t1469), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2083;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2085;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2089;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2090;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2091;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2093;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2097;
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
                        const u32 t2098 = split + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2098;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2101 = t2100 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2102 = t2101 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2102) {
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
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2103 = split_2 < t65;
                        if (!t2103) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2104 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2104 + 1u;
                        const u64 t2106 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2107 = t2106 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2108 = t2107 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2109 = partials + t2108;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2110 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2111 = t2110 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2112 = t2111 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2113 = t2109 + t2112;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2114 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2115 = t2114 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2116 = t2115 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2117 = t2113 + t2116;
                        const u64 t2118 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2119 = t2117 + t2118;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2120;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2120) : "l"(t2119) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2121 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2121 + 1u;
                        const u64 t2123 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2124 = t2123 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2125 = t2124 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2126 = partials + t2125;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2127 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2128 = t2127 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2129 = t2128 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2130 = t2126 + t2129;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2131 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2132 = t2131 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2133 = t2132 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2134 = t2130 + t2133;
                        const u64 t2135 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2136 = t2134 + t2135;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2137;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2137) : "l"(t2136) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2138 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2138 + 1u;
                        const u64 t2140 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2141 = t2140 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2142 = t2141 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2143 = partials + t2142;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2144 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2145 = t2144 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2146 = t2145 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2147 = t2143 + t2146;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2148 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2149 = t2148 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2150 = t2149 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2151 = t2147 + t2150;
                        const u64 t2152 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2153 = t2151 + t2152;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2154;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2154) : "l"(t2153) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2155 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2155 + 1u;
                        const u64 t2157 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2158 = t2157 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2159 = t2158 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2160 = partials + t2159;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2161 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2162 = t2161 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2163 = t2162 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2164 = t2160 + t2163;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2165 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2166 = t2165 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2167 = t2166 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2168 = t2164 + t2167;
                        const u64 t2169 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2170 = t2168 + t2169;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2171;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2171) : "l"(t2170) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2172 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2172 + 1u;
                        const u64 t2174 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2175 = t2174 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2176 = t2175 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2177 = partials + t2176;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2178 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2179 = t2178 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2180 = t2179 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2181 = t2177 + t2180;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2182 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2183 = t2182 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2184 = t2183 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2185 = t2181 + t2184;
                        const u64 t2186 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2187 = t2185 + t2186;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2188;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2188) : "l"(t2187) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2189 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2189 + 1u;
                        const u64 t2191 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2192 = t2191 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2193 = t2192 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2194 = partials + t2193;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2195 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2196 = t2195 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2197 = t2196 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2198 = t2194 + t2197;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2199 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2200 = t2199 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2201 = t2200 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2202 = t2198 + t2201;
                        const u64 t2203 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2204 = t2202 + t2203;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2205;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2205) : "l"(t2204) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2206 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_38 = t2206 + 1u;
                        const u64 t2208 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2209 = t2208 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2210 = t2209 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2211 = partials + t2210;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2212 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2213 = t2212 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2214 = t2213 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2215 = t2211 + t2214;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2216 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2217 = t2216 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2218 = t2217 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2219 = t2215 + t2218;
                        const u64 t2220 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2221 = t2219 + t2220;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2222;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2222) : "l"(t2221) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2223 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_39 = t2223 + 1u;
                        const u64 t2225 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2226 = t2225 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2227 = t2226 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2228 = partials + t2227;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2229 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2230 = t2229 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2231 = t2230 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2232 = t2228 + t2231;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2233 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2234 = t2233 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2235 = t2234 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2236 = t2232 + t2235;
                        const u64 t2237 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2238 = t2236 + t2237;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2239) : "l"(t2238) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2240 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_40 = t2240 + 1u;
                        const u64 t2242 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2243 = t2242 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2244 = t2243 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2245 = partials + t2244;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2246 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2247 = t2246 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2248 = t2247 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2249 = t2245 + t2248;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2250 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2251 = t2250 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2252 = t2251 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2253 = t2249 + t2252;
                        const u64 t2254 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2255 = t2253 + t2254;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2256;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2256) : "l"(t2255) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2257 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_41 = t2257 + 1u;
                        const u64 t2259 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2260 = t2259 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2261 = t2260 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2262 = partials + t2261;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2263 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2264 = t2263 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2265 = t2264 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2266 = t2262 + t2265;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2267 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2268 = t2267 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2269 = t2268 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = t2266 + t2269;
                        const u64 t2271 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = t2270 + t2271;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2273) : "l"(t2272) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2274 = split_2 + 1u;
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
                        const bool t2275 = t2274 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2275) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2276 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2276 + 1u;
                            const u64 t2278 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2279 = t2278 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2280 = t2279 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2281 = partials + t2280;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2282 = (u64)t2274;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2283 = t2282 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2284 = t2283 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2285 = t2281 + t2284;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = t2287 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2285 + t2288;
                            const u64 t2290 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2289 + t2290;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2292;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2292) : "l"(t2291) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2292;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2293;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2293) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2293;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2294;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2294) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2294;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2295;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2295) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2295;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2296;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2296) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2296;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2297;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2297) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2297;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2298;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2298) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2298;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2299;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2299) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2299;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2300;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2300) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2300;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2301;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2301) : "l"(t2291) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2301;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2302 = split_2 + 2u;
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
                        const bool t2303 = t2302 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2303) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2304 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2304 + 1u;
                            const u64 t2306 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2307 = t2306 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2308 = t2307 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2309 = partials + t2308;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2310 = (u64)t2302;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2311 = t2310 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2312 = t2311 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2313 = t2309 + t2312;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2314 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2315 = t2314 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2316 = t2315 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = t2313 + t2316;
                            const u64 t2318 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = t2317 + t2318;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2320;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2320) : "l"(t2319) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2320;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2321;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2321) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2321;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2322;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2322) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2322;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2323;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2323) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2323;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2324;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2324) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2324;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2325;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2325) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2325;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2326;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2326) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2326;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2327;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2327) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2327;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2328;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2328) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2328;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2329;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2329) : "l"(t2319) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2329;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2330 = split_2 + 3u;
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
                        const bool t2331 = t2330 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2331) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2332 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2332 + 1u;
                            const u64 t2334 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2335 = t2334 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2336 = t2335 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2337 = partials + t2336;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2338 = (u64)t2330;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2339 = t2338 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2340 = t2339 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2341 = t2337 + t2340;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2342 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2343 = t2342 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2344 = t2343 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2345 = t2341 + t2344;
                            const u64 t2346 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2347 = t2345 + t2346;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2348;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2348) : "l"(t2347) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2348;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2349;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2349) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2349;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2350;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2350) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2350;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2351;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2351) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2351;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2352;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2352) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2352;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2353;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2353) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2353;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2354;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2354) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2354;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2355;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2355) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2355;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2356;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2356) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2356;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2357;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2357) : "l"(t2347) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2357;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2358 = split_2 + 4u;
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
                        const bool t2359 = t2358 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2359) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2360 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2360 + 1u;
                            const u64 t2362 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = t2362 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = t2363 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2365 = partials + t2364;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2366 = (u64)t2358;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = t2366 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2368 = t2367 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2369 = t2365 + t2368;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2370 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = t2370 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = t2371 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2373 = t2369 + t2372;
                            const u64 t2374 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2373 + t2374;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2376;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2376) : "l"(t2375) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2376;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2377;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2377) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2377;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2378;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2378) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2378;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2379;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2379) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2379;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2380;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2380) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2380;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2381;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2381) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2381;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2382;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2382) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2382;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2383;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2383) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2383;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2384;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2384) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2384;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2385;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2385) : "l"(t2375) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2385;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2386 = split_2 + 5u;
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
                        const bool t2387 = t2386 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2387) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2388 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2388 + 1u;
                            const u64 t2390 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2390 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2391 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = partials + t2392;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = (u64)t2386;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = t2394 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2395 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2397 = t2393 + t2396;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = t2398 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2400 = t2399 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2401 = t2397 + t2400;
                            const u64 t2402 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = t2401 + t2402;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2404) : "l"(t2403) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2404;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2405;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2405) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2405;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2406;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2406) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2406;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2407;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2407) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2407;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2408;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2408) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2408;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2409;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2409) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2409;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2410;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2410) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2410;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2411;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2411) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2411;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2412;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2412) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2412;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2413;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2413) : "l"(t2403) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2413;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2414 = split_2 + 6u;
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
                        const bool t2415 = t2414 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2415) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2416 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2416 + 1u;
                            const u64 t2418 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2418 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = t2419 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = partials + t2420;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = (u64)t2414;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = t2422 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2423 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = t2421 + t2424;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = t2426 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = t2427 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = t2425 + t2428;
                            const u64 t2430 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2429 + t2430;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2432) : "l"(t2431) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2432;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2433;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2433) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2433;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2434;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2434) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2434;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2435;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2435) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2435;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2436;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2436) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2436;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2437;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2437) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2437;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2438;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2438) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2438;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2439) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2439;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2440;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2440) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2440;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2441;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2441) : "l"(t2431) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2441;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2442 = split_2 + 7u;
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
                        const bool t2443 = t2442 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2443) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2444 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2444 + 1u;
                            const u64 t2446 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = t2446 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = t2447 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = partials + t2448;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = (u64)t2442;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = t2450 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2452 = t2451 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2453 = t2449 + t2452;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2454 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = t2455 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = t2453 + t2456;
                            const u64 t2458 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = t2457 + t2458;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2460;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2460) : "l"(t2459) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2460;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2461;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2461) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2461;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2462;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2462) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2462;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2463;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2463) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2463;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2464;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2464) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2464;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2465;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2465) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2465;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2466;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2466) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2466;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2467) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2467;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2468) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2468;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2469) : "l"(t2459) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2469;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2470 = split_2 + 8u;
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
                        const bool t2471 = t2470 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2471) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2472 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2472 + 1u;
                            const u64 t2474 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = t2474 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2476 = t2475 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2477 = partials + t2476;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = (u64)t2470;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2479 = t2478 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = t2479 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2477 + t2480;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = t2482 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = t2483 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2481 + t2484;
                            const u64 t2486 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = t2485 + t2486;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2488;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2488) : "l"(t2487) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2488;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2489;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2489) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2489;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2490;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2490) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2490;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2491;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2491) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2491;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2492;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2492) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2492;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2493;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2493) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2493;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2494;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2494) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2494;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2495;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2495) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2495;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2496) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2496;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2497) : "l"(t2487) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2497;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2498 = split_2 + 9u;
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
                        const bool t2499 = t2498 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2499) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2500 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2500 + 1u;
                            const u64 t2502 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = t2502 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = t2503 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = partials + t2504;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = (u64)t2498;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2507 = t2506 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = t2507 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2509 = t2505 + t2508;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2510 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = t2510 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2512 = t2511 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2513 = t2509 + t2512;
                            const u64 t2514 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = t2513 + t2514;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2516) : "l"(t2515) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2516;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2517;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2517) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2517;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2518;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2518) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2518;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2519;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2519) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2519;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2520;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2520) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2520;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2521;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2521) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2521;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2522;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2522) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2522;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2523;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2523) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2523;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2524;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2524) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2524;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2525;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2525) : "l"(t2515) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2525;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2526 = split_2 + 10u;
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
                        const bool t2527 = t2526 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2527) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2528 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2528 + 1u;
                            const u64 t2530 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = t2530 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2532 = t2531 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2533 = partials + t2532;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = (u64)t2526;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2535 = t2534 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2536 = t2535 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2537 = t2533 + t2536;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2538 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2539 = t2538 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2540 = t2539 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2541 = t2537 + t2540;
                            const u64 t2542 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2543 = t2541 + t2542;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2544) : "l"(t2543) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2544;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2545;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2545) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2545;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2546;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2546) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2546;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2547;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2547) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2547;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2548;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2548) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2548;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2549;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2549) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2549;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2550;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2550) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2550;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2551;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2551) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2551;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2552;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2552) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2552;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2553;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2553) : "l"(t2543) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2553;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2554 = split_2 + 11u;
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
                        const bool t2555 = t2554 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2555) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2556 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2556 + 1u;
                            const u64 t2558 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2558 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = t2559 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = partials + t2560;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = (u64)t2554;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2563 = t2562 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = t2563 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2565 = t2561 + t2564;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2566 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2567 = t2566 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2568 = t2567 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2569 = t2565 + t2568;
                            const u64 t2570 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2571 = t2569 + t2570;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2572) : "l"(t2571) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2572;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2573) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2573;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2574) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2575) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2576) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2577) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2577;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2578) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2578;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2579) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2580;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2580) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2581;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2581) : "l"(t2571) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2581;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2582 = split_2 + 12u;
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
                        const bool t2583 = t2582 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2583) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2584 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_53 = t2584 + 1u;
                            const u64 t2586 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = t2586 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = partials + t2588;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = (u64)t2582;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = t2590 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = t2591 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = t2589 + t2592;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = t2594 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = t2595 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2597 = t2593 + t2596;
                            const u64 t2598 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2597 + t2598;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2600) : "l"(t2599) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2600;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2601) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2601;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2602) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2603) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2604) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2604;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2605) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2605;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2606) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2606;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2607) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2608) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2609) : "l"(t2599) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2609;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2610 = split_2 + 13u;
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
                        const bool t2611 = t2610 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2611) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2612 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_54 = t2612 + 1u;
                            const u64 t2614 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = t2615 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = partials + t2616;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = (u64)t2610;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2618 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2619 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2617 + t2620;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2623 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = t2621 + t2624;
                            const u64 t2626 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2625 + t2626;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2628) : "l"(t2627) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2629) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2630) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2631) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2632) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2633) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2634) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2635) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2636) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2637) : "l"(t2627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2637;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2638 = split_2 + 14u;
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
                        const bool t2639 = t2638 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2639) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2640 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_55 = t2640 + 1u;
                            const u64 t2642 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2643 = t2642 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = t2643 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = partials + t2644;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = (u64)t2638;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = t2646 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2647 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2645 + t2648;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2650 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2651 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2649 + t2652;
                            const u64 t2654 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2653 + t2654;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2656;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2656) : "l"(t2655) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2656;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2657) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2657;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2658) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2658;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2659) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2659;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2660) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2660;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2661) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2662) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2663) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2664) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2665) : "l"(t2655) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2665;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2666 = split_2 + 15u;
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
                        const bool t2667 = t2666 < t65;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2667) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2668 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_56 = t2668 + 1u;
                            const u64 t2670 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2671 = t2670 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2672 = t2671 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2673 = partials + t2672;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = (u64)t2666;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = t2675 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = t2673 + t2676;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = t2677 + t2680;
                            const u64 t2682 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2681 + t2682;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2684;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2684) : "l"(t2683) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2684;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2685;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2685) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2685;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2686;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2686) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2686;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2687) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2687;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2688;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2688) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2688;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2689;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2689) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2689;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2690) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2690;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2691) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2691;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2692) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2692;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2693) : "l"(t2683) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2693;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2694) : "f"(row_max_4), "f"(t2120));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2695) : "f"(t2694), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2696) : "f"(t2695), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2697) : "f"(t2696), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2698) : "f"(t2697), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2699) : "f"(t2698), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2700) : "f"(t2699), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2701) : "f"(t2700), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2702) : "f"(t2701), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2703) : "f"(t2702), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2704) : "f"(t2703), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2705) : "f"(t2704), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2706) : "f"(t2705), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2707) : "f"(t2706), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2708) : "f"(t2707), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2708), "f"(part_max_30));
                        const bool t2710 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2711 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2710 ? 0.0f : t2711;
                        const f32 t2713 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(row_max_4), "f"(scale_log2), "f"(t2713));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2714));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2716 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2120), "f"(scale_log2), "f"(t2716));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2717));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2719 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(part_max_16), "f"(scale_log2), "f"(t2719));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2720));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2722 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(part_max_17), "f"(scale_log2), "f"(t2722));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2723));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2725 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(part_max_18), "f"(scale_log2), "f"(t2725));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2726));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2728 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(part_max_19), "f"(scale_log2), "f"(t2728));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2729));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2731 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(part_max_20), "f"(scale_log2), "f"(t2731));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2732));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2734 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(part_max_21), "f"(scale_log2), "f"(t2734));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2735));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2737 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(part_max_22), "f"(scale_log2), "f"(t2737));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2738));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2740 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(part_max_23), "f"(scale_log2), "f"(t2740));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2741));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2743 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(part_max_24), "f"(scale_log2), "f"(t2743));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2744));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2746 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(part_max_25), "f"(scale_log2), "f"(t2746));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2747));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2749 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(part_max_26), "f"(scale_log2), "f"(t2749));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2750));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2752 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(part_max_27), "f"(scale_log2), "f"(t2752));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2753));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2755 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(part_max_28), "f"(scale_log2), "f"(t2755));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2756));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2758 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(part_max_29), "f"(scale_log2), "f"(t2758));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2759));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2761 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(part_max_30), "f"(scale_log2), "f"(t2761));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2762));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2764 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2764;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(t2137), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2765;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2766;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2767;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2768;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2769;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2770;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2771;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2772;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2773;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2774;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2775;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2776;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2777;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2778;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2779;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2780;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2781 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2781;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(t2154), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2782;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2783;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2784;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2785;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2786;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2787;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2788;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2789;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2790;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2791;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2792;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2793;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2794;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2795;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2796;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2797;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2798 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2798;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2171), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2799;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2800;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2801;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2802;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2804;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2809;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2810;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2814;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2815 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2188), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2817;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2819;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2824;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2827;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2829;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2831;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2832 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2205), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2834;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2836;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2839;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2840;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2841;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2842;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2843;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2844;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2845;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2846;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2847;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2848;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2849 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2849;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(t2222), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2850;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2851;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2852;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2853;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2854;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2855;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2856;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2857;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2858;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2859;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2860;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2861;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2862;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2862;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2863;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2864;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2865;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2866 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2866;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2239), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2867;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2868;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2869;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2870;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2871;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2872;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2873;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2874;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2875;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2876;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2877;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2877;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2878;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2879;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2880;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2881;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2882;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2883 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2883;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(t2256), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2884;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2885;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2886;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2887;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2888;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2889;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2890;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2891;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2892;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2893;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2894;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2895;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2896;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2897;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2898;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2899;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2900 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2900;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(t2273), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2901;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2902;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2903;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2904;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2905;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2906;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2907;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2908;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2909;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2910;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2911;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2912;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2913;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2914;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2915;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2916;
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
                        const u32 t2917 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2917;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t2919;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2919) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2919;
                f32 t2921;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2921) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t2922 = pair_23 + t2921;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2922;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t2923;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2923) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2923;
                f32 t2925;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2925) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t2926 = pair_24 + t2925;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2926;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2927 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t2928;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2928) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2927 ? 0.0f : t2928;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2930 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t2930;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2931 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2931;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2932 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2932;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2933 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2933;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2934 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2934;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2935 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2935;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2936 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2936;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2937;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2938 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t2939;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2939) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2938 ? 0.0f : t2939;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2941 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2941;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2942 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2942;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2943 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2943;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2944 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2944;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2945;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2946 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2946;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2947 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2947;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2948 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2948;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_6 = warp << 2u;
                const u32 t2950 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2951 = t2950 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2952 = first_6 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2951 + t2952;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2954 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2955 = t2954 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2955) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2956 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2957 = first + t2956;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2958 = t2957 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2959;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2959) : "r"(t2958), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2960 = t2959 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2961 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2962 = first + t2956;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2963 = t2962 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2964;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2964) : "r"(t2963), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2965 = t2964 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2966 = t2965 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2967 = t2962 - t2966;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2968 = t2961 + t2967;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2969 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2970 = t2969 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2971 = t2970 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2972 = o + t2971;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2973 = (u64)t2960;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2974 = t2973 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2975 = t2974 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2976 = t2972 + t2975;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2977 = (u64)t2968;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2978 = t2977 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2979 = t2978 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2980 = t2976 + t2979;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2981 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2980 + t2981;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t2983 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2984 = first_6 < t2983;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2984) {
                        u32 t2985;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2985) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t2986 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2987 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2988 = t2986 < t2987;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2988) {
                        u32 t2989;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2989) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2989) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t2990 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2991 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2992 = t2990 < t2991;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2992) {
                        u32 t2993;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2993) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t2994 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2995 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2996 = t2994 < t2995;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2996) {
                        u32 t2997;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2997) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2997) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2998 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2999 = t2998 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3000 = t2999 < t50;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3000) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3001 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3002 = t3001 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3003 = first + t3002;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3004 = t3003 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3005;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3005) : "r"(t3004), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3006 = t3005 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3007 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3008 = first + t3002;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3009 = t3008 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3010;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3010) : "r"(t3009), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3011 = t3010 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3012 = t3011 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3013 = t3008 - t3012;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3014 = t3007 + t3013;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3015 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3016 = t3015 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3017 = t3016 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3018 = o + t3017;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3019 = (u64)t3006;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3020 = t3019 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3021 = t3020 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3022 = t3018 + t3021;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3023 = (u64)t3014;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3024 = t3023 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3025 = t3024 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3026 = t3022 + t3025;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3027 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3026 + t3027;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3029 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3030 = first_6 < t3029;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3030) {
                        u32 t3031;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3031) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3032 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3033 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3034 = t3032 < t3033;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3034) {
                        u32 t3035;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3035) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3036 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3037 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3038 = t3036 < t3037;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3038) {
                        u32 t3039;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3039) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3040 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3041 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3042 = t3040 < t3041;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3042) {
                        u32 t3043;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3043) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3044 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3044) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3046 = row_3 < t50;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3047 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3048 = t3047 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3049;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3049) : "r"(t3048), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3050 = t3049 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3051 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3052 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3053 = t3052 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3054;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3054) : "r"(t3053), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3055 = t3054 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3056 = t3055 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3057 = t3052 - t3056;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3058 = t3051 + t3057;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3059;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3059) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3060;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(row_max_3), "f"(scale_log2), "f"(t3059));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3060 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3062 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3062 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3064 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3065 = t3064 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3066 = t3046 & t3065;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3066) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3067 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3068 = t3067 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3069 = t3068 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3070 = lse + t3069;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3071 = (u64)t3058;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3072 = t3071 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3073 = t3072 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3074 = t3070 + t3073;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3075 = (u64)t3050;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3076 = t3075 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3077 = t3076 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3078 = t3074 + t3077;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3078), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3079 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3079 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3081 = row_4 < t50;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3082 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3083 = t3082 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3084;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3084) : "r"(t3083), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3085 = t3084 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3086 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3087 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3088 = t3087 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3089;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3089) : "r"(t3088), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3090 = t3089 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3091 = t3090 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3092 = t3087 - t3091;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3093 = t3086 + t3092;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3094;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3094) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(row_max_4), "f"(scale_log2), "f"(t3094));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3095 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3097 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3097 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3099 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3100 = t3099 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3101 = t3081 & t3100;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3101) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3102 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3103 = t3102 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3104 = t3103 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3105 = lse + t3104;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3106 = (u64)t3093;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3107 = t3106 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3108 = t3107 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3109 = t3105 + t3108;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3110 = (u64)t3085;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3111 = t3110 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3112 = t3111 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3113 = t3109 + t3112;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3113), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
