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
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t22 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t23 = t22 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t24 = t23 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t25 = block_table + t24;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t26 = (u32)block_table_stride1;
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t29 = (u64)t16;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t30 = t29 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t31 = t30 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t32 = seqused_k + t31;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t33;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t33) : "l"(t32) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t33 > (int)0u ? t33 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t36 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t37 = t36 < seq_k ? t36 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t38 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t39 = t38 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t40 = t39 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t41 = block_table + t40;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t42 = (u32)block_table_stride1;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t43 = tile << 1u;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t44;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t44) : "r"(t43), "r"(tiles_factor));
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = t44 >> tiles_shift;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t46 = t45 * tiles;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t47 = tile - t46;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t47 << 4u;
    const u32 t49 = seq_q * group;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t50 = t49 > first ? t49 : first;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t51 = t50 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t52 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t53;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t53) : "r"(t52), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t54 = t53 >> sharing_shift;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t55 = t37 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t56 = t55 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end = t56 > 1u ? t56 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t58 = t37 >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t58 < end ? t58 : end;
    const u32 t60 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t60 < end ? t60 : end;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t62 = end + blocks_of_split;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t63 = t62 - 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t64 = t63 << 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t65;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t65) : "r"(t64), "r"(blocks_of_split_factor));
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t65 >> blocks_of_split_shift;
    const u32 t67 = t13 * blocks_of_split;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t68 = t67 < end ? t67 : end;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 left = end - t68;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t72 = end - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t73 = masked_right > before ? masked_right : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t74 = t73 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t75 = end > before ? end : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t76 = t75 - before;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t77 = t51 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t78 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t79 = t77 & t78;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t79) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t82 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t82));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t84 = warp << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t86 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t88 = t86 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t89 = t87 ^ t88;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t90 = t86 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t91 = t89 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t92 = t90 + t91;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t93 = (u64)t86 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t94 = (u64)t87 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t95 = t93 + t94;
        const u32 t96 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t97 = (u64)t87 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t98 = smem_1 + t92;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t99 = t51 > 1u ? t51 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t100 = t99 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t101 = t86 < t100 ? t86 : t100;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t102 = first + t101;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t103 = t102 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t104;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t104) : "r"(t103), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t105 = t104 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t106 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t107 = first + t101;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t108 = t107 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t109;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t109) : "r"(t108), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t110 = t109 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t111 = t110 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t112 = t107 - t111;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t113 = t106 + t112;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t114 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t115 = t114 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t116 = t115 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t117 = q + t116;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t118 = (u64)t105;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t119 = t118 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t120 = t119 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t121 = t117 + t120;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t122 = (u64)t113;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t123 = t122 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t124 = t123 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t125 = t121 + t124;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t126 = t125 + t97;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t127 = t86 < t51;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t128 = t87 < t96;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t129 = t127 & t128;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t130 = t129 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t98), "l"(t126), "r"(t130) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t131 = t126 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t132 = t86 < t51;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t133 = t87 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t134 = t133 < t96;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t135 = t132 & t134;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t136 = t135 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t98), "l"(t131), "r"(t136) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t138 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t139 = t138 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t140 = t139 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t141 = block_table + t140;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u32 t142 = (u32)block_table_stride1;
#line 66 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t143 = thread & 31u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 page = 0u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 next_page = 0u;
#line 42 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t144 = (u32)__cvta_generic_to_shared(smem);
#line 42 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t145 = t144 + 69632u;
#line 102 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
        const bool t146 = thread == 0u;
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t146) {
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t145) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t147 = t145 + 8u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t147) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t148 = t145 + 16u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t148) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t149 = t145 + 24u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t149) : "memory");
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t150 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t151;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t151) : "r"(t150));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t152 = t151 == 0u;
#line 110 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t152) {
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t153 = count - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t154 = 0u < t153 ? 0u : t153;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t155 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t156 = t155 - t154;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t157 = t156 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t158 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 key = t157 + t158;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t160 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t160 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
            const u32 t162 = key < last ? key : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t163 = t162 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t164;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t164) : "r"(t163), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index = t164 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t166 = (u64)index * t142;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t167 = t166 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t168 = t141 + t167;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_2;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t168) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t170 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t171 = t162 - t170;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
            next_page = page_2;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t172 = 0u < count;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t172) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t173 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t174 = t173 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t175 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t174 + t175;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t177 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t178 = t177 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t179 = key_2 < t178 ? key_2 : t178;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t180 = t179 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t181;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t181) : "r"(t180), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t182 = t181 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_2 = t182 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t184 = first_2 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_2 = t184 < t37 ? t184 : t37;
                const u32 t186 = end_2 - first_2;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t187 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t188 = t186 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t187 + t188;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t190 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t191 = t186 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t190 + t191;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t193 = count - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t194 = 1u < t193 ? 1u : t193;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t195 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t196 = t195 - t194;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t197 = t196 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t198 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t197 + t198;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t200 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t200 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t202 = key_3 < last_2 ? key_3 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t203 = t202 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t204;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t204) : "r"(t203), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t204 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t206 = (u64)index_2 * t142;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t207 = t206 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t208 = t141 + t207;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t208) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t210 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t211 = t202 - t210;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t212 = end_2 - key_2;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t213 = ring + 32768u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t214;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t214) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t215 = t214 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t215) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t145) : "memory");
                }
                #pragma unroll 1
                for (u32 i = 0u; i < boxes; i += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t216;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t216) : "r"(t212), "r"(i));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t217;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t217) : "r"(ends), "r"(i));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t218 = i * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t219 = t218 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t220 = ring + t219;
                    u32 t221;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t221) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t222 = t221 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t222) {
                        const u32 t223 = 1073741824u - t216;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t220), "l"(k_map), "r"(t145), "r"(0u), "r"(t21), "r"(t223), "r"(t217), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t224 = t220 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t224), "l"(k_map), "r"(t145), "r"(64u), "r"(t21), "r"(t223), "r"(t217), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t225 = t145 + 16u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t226;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t226) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t227 = t226 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t227) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t225) : "memory");
                }
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < boxes; i_2 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t228;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t228) : "r"(t212), "r"(i_2));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t229;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t229) : "r"(ends_2), "r"(i_2));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t230 = i_2 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t231 = t230 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t232 = t213 + t231;
                    u32 t233;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t233) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t234 = t233 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t234) {
                        const u32 t235 = 1073741824u - t228;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t232), "l"(v_map), "r"(t225), "r"(0u), "r"(t21), "r"(t235), "r"(t229), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t236 = t232 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t236), "l"(v_map), "r"(t225), "r"(64u), "r"(t21), "r"(t235), "r"(t229), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t237 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t238;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t238) : "r"(t237));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t239 = t238 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t239) {
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t240 = 1u < count;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t240) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t241 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t242 = t241 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t243 = t242 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t244 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_4 = t243 + t244;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t246 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t247 = t246 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t248 = key_4 < t247 ? key_4 : t247;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t249 = t248 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t250;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t250) : "r"(t249), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t251 = t250 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_3 = t251 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t253 = first_3 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_3 = t253 < t37 ? t253 : t37;
                const u32 t255 = end_3 - first_3;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t256 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t257 = t255 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_3 = t256 + t257;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t259 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t260 = t255 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_4 = t259 + t260;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t262 = count - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t263 = 2u < t262 ? 2u : t262;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t264 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t265 = t264 - t263;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t266 = t265 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t267 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_5 = t266 + t267;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t269 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = t269 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t271 = key_5 < last_3 ? key_5 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t272 = t271 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t273;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t273) : "r"(t272), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t273 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t275 = (u64)index_3 * t142;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t276 = t275 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t277 = t141 + t276;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_4;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t277) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t279 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t280 = t271 - t279;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_4;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t281 = end_3 - key_4;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t282 = ring + 16384u;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t283 = ring + 32768u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t284 = t283 + 16384u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t285 = t145 + 8u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t286;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t286) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t287 = t286 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t287) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t285) : "memory");
                }
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < boxes; i_3 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t288;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t288) : "r"(t281), "r"(i_3));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t289;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t289) : "r"(ends_3), "r"(i_3));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t290 = i_3 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t291 = t290 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t292 = t282 + t291;
                    u32 t293;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t293) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t294 = t293 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t294) {
                        const u32 t295 = 1073741824u - t288;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t292), "l"(k_map), "r"(t285), "r"(0u), "r"(t21), "r"(t295), "r"(t289), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t296 = t292 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t296), "l"(k_map), "r"(t285), "r"(64u), "r"(t21), "r"(t295), "r"(t289), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t297 = t145 + 24u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t298;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t298) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t299 = t298 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t299) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t297) : "memory");
                }
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t300;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t300) : "r"(t281), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t301;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t301) : "r"(ends_4), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t302 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t303 = t302 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t304 = t284 + t303;
                    u32 t305;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t305) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t306 = t305 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t306) {
                        const u32 t307 = 1073741824u - t300;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t304), "l"(v_map), "r"(t297), "r"(0u), "r"(t21), "r"(t307), "r"(t301), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t308 = t304 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t308), "l"(v_map), "r"(t297), "r"(64u), "r"(t21), "r"(t307), "r"(t301), "r"(1073741824u) : "memory");
                    }
                }
            }
        }
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t145), "r"(0u) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t309 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t310 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t311 = t309 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t312 = t310 ^ t311;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t313 = t309 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t314 = t312 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t315 = t313 + t314;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t316 = smem_1 + t315;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t317;
        asm volatile("mov.b32 %0, %1;" : "=r"(t317) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t317) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t318;
        asm volatile("mov.b32 %0, %1;" : "=r"(t318) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t319 = t318 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t319) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t320;
        asm volatile("mov.b32 %0, %1;" : "=r"(t320) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t321 = t320 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t321) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t322;
        asm volatile("mov.b32 %0, %1;" : "=r"(t322) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t323 = t322 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t323) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t324;
        asm volatile("mov.b32 %0, %1;" : "=r"(t324) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t324) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t325;
        asm volatile("mov.b32 %0, %1;" : "=r"(t325) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t326 = t325 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t326) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t327;
        asm volatile("mov.b32 %0, %1;" : "=r"(t327) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t328 = t327 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t328) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t329;
        asm volatile("mov.b32 %0, %1;" : "=r"(t329) : "r"(t316));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t330 = t329 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t330) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t331 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t332 = t84 + t331;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t333 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t334 = t333 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t335 = t332 + t334;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t336 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t337 = t336 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t338 = t335 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t339 = t337 ^ t338;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t340 = t335 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t341 = t339 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t342 = t340 + t341;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t343 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t344 = t84 + t343;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t345 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t346 = t344 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t347 = t345 ^ t346;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t348 = t344 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t349 = t347 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t350 = t348 + t349;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
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
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t351;
        asm volatile("mov.b32 %0, %1;" : "=r"(t351) : "r"(t342));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t352 = t351 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t353 = t351 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t354 = t351 ^ 96u;
        const u32 t355 = ring + t351;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t355) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t356 = ring + t352;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t356) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t357 = ring + t353;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t357) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t358 = ring + t354;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t358) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t355) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t356) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t357) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t358) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t359 = 0u < t74;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t360 = t76 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t361 = t359 | t360;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t361) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t362 = t72 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t363 = t362 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key = t363 + t84;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t365 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t366 = t365 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t366;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t368 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t369 = first + t368;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t370 = t369 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t371;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t371) : "r"(t370), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t372 = t371 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t373 = t37 > column ? t37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t373 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t376 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t376;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t378 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t378;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t380 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t380;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t382 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t382;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t383 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t384 = first + t383;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t385 = t384 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t386 = t385 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t387;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t387) : "r"(t386), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t388 = t387 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t389 = t37 > column ? t37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t389 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t392 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t392;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t394 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t394;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t396 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t396;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t398 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t398;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t400;
        asm("max.f32 %0, %1, %2;" : "=f"(t400) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t401;
        asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(t400), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t402;
        asm("max.f32 %0, %1, %2;" : "=f"(t402) : "f"(t401), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t403;
        asm("max.f32 %0, %1, %2;" : "=f"(t403) : "f"(t402), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t404;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t404) : "f"(t403));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t403), "f"(t404));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t406;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t406) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t406));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t409 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t409;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t411 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t412;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(old), "f"(scale_log2), "f"(t411));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t412));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t414 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t415 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t415));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t417;
        const f32 t418 = t414 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t419 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t419));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t421;
        const f32 t422 = t418 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t423 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t425;
        const f32 t426 = t422 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t427 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t427));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t429;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t429;
        const f32 t430 = t426 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t431 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t432 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t433 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t434 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t435 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t436 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t437 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t438 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t439 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t440 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t441 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t442 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t443 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t444 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t445 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t446 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t447 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t448 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t449 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t450 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t451 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t452 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t453 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t454 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t455 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t456 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t457 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t458 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t459 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t460 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t461 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t462 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t462;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t465;
        asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t464), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t466;
        asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t465), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t467;
        asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t466), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t468;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(t467));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t467), "f"(t468));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t470;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t470) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t470));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t473 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t473;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t475 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t476;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(old_2), "f"(scale_log2), "f"(t475));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t476));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t479));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t481;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t481;
        const f32 t482 = t478 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t483 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t483));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t485;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t485;
        const f32 t486 = t482 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t487 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t487));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t489;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t489;
        const f32 t490 = t486 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t491 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t491));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t493;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t493;
        const f32 t494 = t490 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t495 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t496 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t497 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t498 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t499 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t500 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t501 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t502 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t503 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t504 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t505 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t506 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t507 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t508 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t509 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t510 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t511 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t512 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t513 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t514 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t515 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t516 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t517 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t518 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t519 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t520 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t521 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t522 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t523 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t524 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t525 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t526 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t526;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t527;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t527) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t528;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t528) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t529;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t530;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t530) : "f"(s_7), "f"(s_8));
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t531 = t145 + 16u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t531), "r"(0u) : "memory");
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t532 = ring + 32768u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t533;
        asm volatile("mov.b32 %0, %1;" : "=r"(t533) : "r"(t350));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t534 = t533 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t535 = t533 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t536 = t533 ^ 96u;
        const u32 t537 = t532 + t533;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t538 = t532 + t534;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t539 = t532 + t535;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t540 = t532 + t536;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t537) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t540) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t537) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t540) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t527), "r"(t528), "r"(t529), "r"(t530), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_5 = 1u; i_5 < count; i_5 += 1u) {
#line 136 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t541 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            u32 t542;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t542) : "r"(t541));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t543 = t542 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t543) {
                const u32 t544 = i_5 + 1u;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const bool t545 = t544 < count;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
                if (t545) {
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t546 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t547 = t546 - t544;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t548 = t547 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t549 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_6 = t548 + t549;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t551 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t552 = t551 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t553 = key_6 < t552 ? key_6 : t552;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t554 = t553 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t555;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t555) : "r"(t554), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t556 = t555 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_4 = t556 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t558 = first_4 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_6 = t558 < t37 ? t558 : t37;
                    const u32 t560 = end_6 - first_4;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t561 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t562 = t560 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_5 = t561 + t562;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t564 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t565 = t560 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_6 = t564 + t565;
#line 196 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t567 = t544 + 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t568 = count - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t569 = t567 < t568 ? t567 : t568;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t570 = t72 - 1u;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t571 = t570 - t569;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t572 = t571 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t573 = t143 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_7 = t572 + t573;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t575 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_4 = t575 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t577 = key_7 < last_4 ? key_7 : last_4;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t578 = t577 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t579;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t579) : "r"(t578), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t579 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t581 = (u64)index_4 * t142;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t582 = t581 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t583 = t141 + t582;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_5;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t583) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t585 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t586 = t577 - t585;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_5;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t587 = end_6 - key_6;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t588 = t544 & 1u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t589 = t588 << 14u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t590 = ring + t589;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t591 = ring + 32768u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t592 = t544 & 1u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t593 = t592 << 14u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t594 = t591 + t593;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t595 = t544 & 1u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t596 = t595 << 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t597 = t145 + t596;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t598;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t598) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t599 = t598 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t599) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t597) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_6 = 0u; i_6 < boxes; i_6 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t600;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t600) : "r"(t587), "r"(i_6));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t601;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t601) : "r"(ends_5), "r"(i_6));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t602 = i_6 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t603 = t602 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t604 = t590 + t603;
                        u32 t605;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t605) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t606 = t605 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t606) {
                            const u32 t607 = 1073741824u - t600;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t604), "l"(k_map), "r"(t597), "r"(0u), "r"(t21), "r"(t607), "r"(t601), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t608 = t604 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t608), "l"(k_map), "r"(t597), "r"(64u), "r"(t21), "r"(t607), "r"(t601), "r"(1073741824u) : "memory");
                        }
                    }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t609 = t544 & 1u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t610 = t609 + 2u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t611 = t610 << 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t612 = t145 + t611;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t613;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t613) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t614 = t613 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t614) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t612) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < boxes; i_7 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t615;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t615) : "r"(t587), "r"(i_7));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t616;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t616) : "r"(ends_6), "r"(i_7));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t617 = i_7 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t618 = t617 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t619 = t594 + t618;
                        u32 t620;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t620) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t621 = t620 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t621) {
                            const u32 t622 = 1073741824u - t615;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t619), "l"(v_map), "r"(t612), "r"(0u), "r"(t21), "r"(t622), "r"(t616), "r"(1073741824u) : "memory");
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            const u32 t623 = t619 + 8192u;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t623), "l"(v_map), "r"(t612), "r"(64u), "r"(t21), "r"(t622), "r"(t616), "r"(1073741824u) : "memory");
                        }
                    }
                }
            }
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t624 = i_5 & 1u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t625 = t624 << 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t626 = t145 + t625;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t627 = i_5 >> 1u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t628 = t627 & 1u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t626), "r"(t628) : "memory");
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
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t629 = i_5 & 1u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t630 = t629 << 14u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t631 = ring + t630;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t632;
            asm volatile("mov.b32 %0, %1;" : "=r"(t632) : "r"(t342));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t633 = t632 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t634 = t632 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t635 = t632 ^ 96u;
            const u32 t636 = t631 + t632;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t636) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t637 = t631 + t633;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t637) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t638 = t631 + t634;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t638) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t639 = t631 + t635;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t639) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t636) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t637) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t638) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t639) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t640 = i_5 < t74;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t641 = t76 <= i_5;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t642 = t640 | t641;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t642) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t643 = t72 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t644 = t643 - i_5;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t645 = t644 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_2 = t645 + t84;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t647 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t648 = t647 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t648;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t650 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t651 = first + t650;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t652 = t651 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t653;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t653) : "r"(t652), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t654 = t653 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t655 = t37 > column_2 ? t37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_7 = t655 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t658 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t658;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t660 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t662 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t664 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t664;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t665 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t666 = first + t665;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t667 = t666 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t668 = t667 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t669;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t669) : "r"(t668), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t670 = t669 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t671 = t37 > column_2 ? t37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t671 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t674 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t676 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t676;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t678 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t678;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t680 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t680;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t683;
            asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t682), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t684;
            asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t683), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t685;
            asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t684), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t686;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t686) : "f"(t685));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t685), "f"(t686));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t688;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t688) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t688));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t691 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t691;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t693 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(old_3), "f"(scale_log2), "f"(t693));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t694));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t696 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t697 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t699;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t699;
            const f32 t700 = t696 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t701 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t701));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t703;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t703;
            const f32 t704 = t700 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t705 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t705));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t707;
            const f32 t708 = t704 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t709 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t709));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t711;
            const f32 t712 = t708 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t713 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t714 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t715 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t716 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t717 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t718 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t719 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t720 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t721 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t722 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t723 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t724 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t725 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t726 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t727 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t728 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t729 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t730 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t731 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t732 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t733 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t734 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t735 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t736 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t737 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t738 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t739 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t740 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t741 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t742 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t743 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t744 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t744;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t746;
            asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t747;
            asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t749;
            asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t748), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t750;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t750) : "f"(t749));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t749), "f"(t750));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t752;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t752) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t752));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t755 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t755;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t757 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t758;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(old_4), "f"(scale_log2), "f"(t757));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t758));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t760 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t761 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t763;
            const f32 t764 = t760 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t767;
            const f32 t768 = t764 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t771;
            const f32 t772 = t768 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t773 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t775;
            const f32 t776 = t772 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t777 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t778 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t779 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t780 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t781 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t782 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t783 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t784 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t785 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t790 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t791 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t792 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t793 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t794 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t795 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t796 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t797 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t798 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t799 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t800 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t801 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t802 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t803 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t804 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t805 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t806 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t807 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t808 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t808;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t809;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t810;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t811;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t812;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(s_15), "f"(s_16));
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t813 = i_5 & 1u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t814 = t813 + 2u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t815 = t814 << 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t816 = t145 + t815;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t817 = i_5 >> 1u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t818 = t817 & 1u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t816), "r"(t818) : "memory");
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t819 = ring + 32768u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t820 = i_5 & 1u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t821 = t820 << 14u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t822 = t819 + t821;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t823;
            asm volatile("mov.b32 %0, %1;" : "=r"(t823) : "r"(t350));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t824 = t823 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t825 = t823 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t826 = t823 ^ 96u;
            const u32 t827 = t822 + t823;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t828 = t822 + t824;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t829 = t822 + t825;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t830 = t822 + t826;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t827) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t828) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t829) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t830) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t827) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t828) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t829) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t830) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t809), "r"(t810), "r"(t811), "r"(t812), "r"(m_159), "r"(m_160));
        }
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 243 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t831 = warp * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t832 = ring + t831;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t833 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t832 + t833;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t835 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t836 = t835 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t836) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t837 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t838 = t837 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t839 = t838 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t839) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 254 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp << 10u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t841 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t842 = t841 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t842) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t843 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t843;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t846;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t846) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t847;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t847) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t848;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t848) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t849;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t849) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t850;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t850) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t851;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t851) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t852;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t852) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t853;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t853) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t854;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t854) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t855;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t855) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t856 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t857 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t856 + t857;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t860;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t860) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t861;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t861) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t862;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t862) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t863;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t863) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t864;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t864) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t865;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t865) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t866;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t866) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t867;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t867) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t868;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t868) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t869;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t869) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t870 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t871 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t870 + t871;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t874;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t874) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t875;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t875) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t876;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t876) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t877;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t877) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t878;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t878) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t879;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t879) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t880;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t880) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t881;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t881) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t882;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t882) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t883;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t883) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t884 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t885 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t884 + t885;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t888;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t888) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t889;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t889) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t890;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t890) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t891) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t892) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t893) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t894;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t894) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t895;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t895) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t896;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t896) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t897;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t897) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t898;
            asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t846), "f"(t860));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t899;
            asm("max.f32 %0, %1, %2;" : "=f"(t899) : "f"(t898), "f"(t874));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t899), "f"(t888));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t902 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t902;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t904 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(t846), "f"(scale_log2), "f"(t904));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t905));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t907 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(t860), "f"(scale_log2), "f"(t907));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t908));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t910 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(t874), "f"(scale_log2), "f"(t910));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t911));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t913 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t914) : "f"(t888), "f"(scale_log2), "f"(t913));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t914));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t916 = t847 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t916;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(t861), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t918;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t918) : "f"(t875), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(t889), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t919;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t920 = t848 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(t862), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(t876), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(t890), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t923;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t924 = t849 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(t863), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(t877), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(t891), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t927;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t928 = t850 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(t864), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(t878), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(t892), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t931;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t932 = t851 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(t865), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(t879), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(t893), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t935;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t936 = t852 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t936;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(t866), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(t880), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(t894), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t939;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t940 = t853 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(t867), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(t881), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(t895), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t943;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t944 = t854 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t945;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t868), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(t882), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(t896), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t947;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t948 = t855 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t869), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(t883), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(t897), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t951;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t952 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t953 = t952 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t954 = t953 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t954) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t955 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t955;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t958;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t958) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t959;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t959) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t960;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t960) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t961) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t962;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t962) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t963;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t963) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t964) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t965) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t966;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t966) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t967;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t967) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t968 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t969 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t968 + t969;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t972;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t972) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t973;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t973) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t974;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t974) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t975;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t975) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t976;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t976) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t977;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t977) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t978;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t978) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t979;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t979) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t980;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t980) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t981;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t981) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t982 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t983 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t982 + t983;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t986;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t986) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t987;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t987) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t988;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t988) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t989) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t990;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t990) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t991;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t991) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t992;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t992) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t993;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t993) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t994;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t994) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t995;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t995) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t996 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t997 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t996 + t997;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1000;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1000) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1001;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1001) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1002;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1002) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1003) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1004) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1005) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1006;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1006) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1007;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1007) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1008;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1008) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1009;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1009) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1010;
            asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t958), "f"(t972));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1011;
            asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1010), "f"(t986));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1011), "f"(t1000));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t1014 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t1014;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1016 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t958), "f"(scale_log2), "f"(t1016));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1017));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1019 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t972), "f"(scale_log2), "f"(t1019));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1020));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1022 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(t986), "f"(scale_log2), "f"(t1022));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1023));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1026;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(t1000), "f"(scale_log2), "f"(t1025));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1026));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1028 = t959 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1029;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1029) : "f"(t973), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1030;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(t987), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(t1001), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1031;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1032 = t960 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t974), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1034;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(t988), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1035;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(t1002), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1035;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1036 = t961 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(t975), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t989), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1003), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1039;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1040 = t962 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1041;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t976), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t990), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t1004), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1043;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1044 = t963 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t977), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1046;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t991), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1005), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1047;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1048 = t964 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1049;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t978), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t992), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t1006), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1051;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1052 = t965 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1052;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(t979), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(t993), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1007), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1055;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1056 = t966 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1056;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1057;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t980), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t994), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1008), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1059;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1060 = t967 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1060;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t981), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(t995), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(t1009), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1063;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1064 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1064) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1065) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1065;
            f32 t1067;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1067) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1068 = pair_5 + t1067;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1068;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1069;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1069) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1069;
            f32 t1071;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1071) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1072 = pair_6 + t1071;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1072;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1073 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1073 ? 0.0f : t1074;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1076 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1076;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1077 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1077;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1078 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1078;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1079;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1080 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1080;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1081;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1082 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1082;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1083 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1083;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1084 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1085;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1084 ? 0.0f : t1085;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1087 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1087;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1088 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1088;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1089;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1090 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1090;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1091;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1092 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1092;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1093;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1094 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1094;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_5 = warp << 2u;
            const u32 t1096 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1097 = t1096 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1098 = first_5 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1097 + t1098;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1100 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1101 = t1100 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1101) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1102 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1103 = first + t1102;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1104 = t1103 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1105;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1105) : "r"(t1104), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1106 = t1105 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1107 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1108 = first + t1102;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1109 = t1108 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1110;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1110) : "r"(t1109), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1111 = t1110 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1112 = t1111 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1113 = t1108 - t1112;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1114 = t1107 + t1113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1115 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1116 = t1115 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1117 = t1116 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1118 = o + t1117;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1119 = (u64)t1106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1120 = t1119 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1121 = t1120 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1122 = t1118 + t1121;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1123 = (u64)t1114;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1124 = t1123 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1125 = t1124 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1126 = t1122 + t1125;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1127 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1126 + t1127;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1129 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1130 = first_5 < t1129;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1130) {
                    u32 t1131;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1131) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1132 = first_5 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1133 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1134 = t1132 < t1133;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1134) {
                    u32 t1135;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1135) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1136 = first_5 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1137 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1138 = t1136 < t1137;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1138) {
                    u32 t1139;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1139) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1140 = first_5 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1141 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1142 = t1140 < t1141;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1142) {
                    u32 t1143;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1143) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1144 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1145 = t1144 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1146 = t1145 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1146) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1147 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1148 = t1147 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1149 = first + t1148;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1150 = t1149 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1151;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1151) : "r"(t1150), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1152 = t1151 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1153 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1154 = first + t1148;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1155 = t1154 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1156;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1156) : "r"(t1155), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1157 = t1156 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1158 = t1157 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1159 = t1154 - t1158;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1160 = t1153 + t1159;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1161 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1162 = t1161 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1163 = t1162 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1164 = o + t1163;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1165 = (u64)t1152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1166 = t1165 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1167 = t1166 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1168 = t1164 + t1167;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1169 = (u64)t1160;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1170 = t1169 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1171 = t1170 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1172 = t1168 + t1171;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1173 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1172 + t1173;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1175 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1176 = first_5 < t1175;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1176) {
                    u32 t1177;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1177) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1178 = first_5 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1179 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1180 = t1178 < t1179;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1180) {
                    u32 t1181;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1181) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1182 = first_5 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1183 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1184 = t1182 < t1183;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1184) {
                    u32 t1185;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1185) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1186 = first_5 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1187 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1188 = t1186 < t1187;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1188) {
                    u32 t1189;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1189) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1190 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1190) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1192 = row < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1193 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1194 = t1193 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1195;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1195) : "r"(t1194), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1196 = t1195 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1197 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1198 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1199 = t1198 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1200;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1200) : "r"(t1199), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1201 = t1200 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1202 = t1201 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1203 = t1198 - t1202;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1204 = t1197 + t1203;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(row_max_3), "f"(scale_log2), "f"(t1205));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1206 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1208 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1208 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1210 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1211 = t1210 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1212 = t1192 & t1211;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1212) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1213 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1214 = t1213 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1215 = t1214 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1216 = lse + t1215;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1217 = (u64)t1204;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1218 = t1217 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1219 = t1218 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1220 = t1216 + t1219;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1221 = (u64)t1196;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1222 = t1221 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1223 = t1222 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1224 = t1220 + t1223;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1224), "f"(value) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1225 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1225 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1227 = row_2 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1228 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1229 = t1228 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1230;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1230) : "r"(t1229), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1231 = t1230 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1232 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1233 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1234 = t1233 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1235;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1235) : "r"(t1234), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1236 = t1235 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1237 = t1236 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1238 = t1233 - t1237;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1239 = t1232 + t1238;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(row_max_4), "f"(scale_log2), "f"(t1240));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1241 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1243 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1243 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1245 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1246 = t1245 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1247 = t1227 & t1246;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1247) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1248 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1249 = t1248 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1250 = t1249 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1251 = lse + t1250;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1252 = (u64)t1239;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1253 = t1252 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1254 = t1253 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1255 = t1251 + t1254;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1256 = (u64)t1231;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1257 = t1256 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1258 = t1257 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1259 = t1255 + t1258;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1259), "f"(value_2) : "memory");
                }
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1260 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1261 = t1260 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1261) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_5 = warp << 1u;
                const u64 t1263 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1264 = t1263 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1265 = t1264 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1266 = partials + t1265;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1267 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1268 = t1267 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1269 = t1268 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1270 = t1266 + t1269;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1271 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1272 = t1271 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1273 = t1272 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1274 = t1270 + t1273;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1275 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1276 = t1274 + t1275;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1277 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1278 = (u64)t1277 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1279 = t1274 + t1278;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1280;
                asm("mov.b32 %0, %1;" : "=r"(t1280) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1281;
                asm("mov.b32 %0, %1;" : "=r"(t1281) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1282;
                asm("mov.b32 %0, %1;" : "=r"(t1282) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1283;
                asm("mov.b32 %0, %1;" : "=r"(t1283) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(t1283) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1284;
                asm("mov.b32 %0, %1;" : "=r"(t1284) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1285;
                asm("mov.b32 %0, %1;" : "=r"(t1285) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1286;
                asm("mov.b32 %0, %1;" : "=r"(t1286) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1287;
                asm("mov.b32 %0, %1;" : "=r"(t1287) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1279), "r"(t1284), "r"(t1285), "r"(t1286), "r"(t1287) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1276), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1276), "f"(row_sum_3) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1288 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1289 = t1288 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1290 = t1289 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1290) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1291 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_6 = t1291 + 1u;
                const u64 t1293 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1294 = t1293 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1295 = t1294 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1296 = partials + t1295;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1297 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1298 = t1297 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1299 = t1298 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1300 = t1296 + t1299;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1301 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1302 = t1301 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1303 = t1302 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1304 = t1300 + t1303;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1305 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1306 = t1304 + t1305;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1307 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1308 = (u64)t1307 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1309 = t1304 + t1308;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1310;
                asm("mov.b32 %0, %1;" : "=r"(t1310) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1311;
                asm("mov.b32 %0, %1;" : "=r"(t1311) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1312;
                asm("mov.b32 %0, %1;" : "=r"(t1312) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1313;
                asm("mov.b32 %0, %1;" : "=r"(t1313) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1309), "r"(t1310), "r"(t1311), "r"(t1312), "r"(t1313) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1314;
                asm("mov.b32 %0, %1;" : "=r"(t1314) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1315;
                asm("mov.b32 %0, %1;" : "=r"(t1315) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1316;
                asm("mov.b32 %0, %1;" : "=r"(t1316) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1317;
                asm("mov.b32 %0, %1;" : "=r"(t1317) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1309), "r"(t1314), "r"(t1315), "r"(t1316), "r"(t1317) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1306), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1306), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1318 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1319 = t1318 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1320 = t1319 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1321 = arrived + t1320;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1322 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1323 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1324 = t1323 + 69664u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1325 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1326 = t1325 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1326) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1327;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1327) : "l"(t1321), "r"(t1322) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1327) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1328;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1328) : "r"(t1324) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1329 = t1328 == t1322;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1329) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1330 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1331 = t1330 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1331) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1332 = split < splits_2;
                        if (!t1332) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1334 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1335 = t1334 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1336 = t1335 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1337 = partials + t1336;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1338 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1339 = t1338 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1340 = t1339 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1341 = t1337 + t1340;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1342 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1343 = t1342 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1344 = t1343 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1345 = t1341 + t1344;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1346 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1347 = t1345 + t1346;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1348 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1349 = (u64)t1348 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1350 = t1345 + t1349;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1350) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1351;
                        asm("mov.b32 %0, %1;" : "=f"(t1351) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1352;
                        asm("mov.b32 %0, %1;" : "=f"(t1352) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1353;
                        asm("mov.b32 %0, %1;" : "=f"(t1353) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1354;
                        asm("mov.b32 %0, %1;" : "=f"(t1354) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1350) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1355;
                        asm("mov.b32 %0, %1;" : "=f"(t1355) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1356;
                        asm("mov.b32 %0, %1;" : "=f"(t1356) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1357;
                        asm("mov.b32 %0, %1;" : "=f"(t1357) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1358;
                        asm("mov.b32 %0, %1;" : "=f"(t1358) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1359;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1359) : "l"(t1347) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1360;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1360) : "l"(t1347) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1351;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1352;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1353;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1354;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1355;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1356;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1357;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1358;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1359;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1360;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1361 = split + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
                        const bool t1362 = t1361 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1362) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp << 1u;
                            const u64 t1364 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1365 = t1364 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1366 = t1365 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1367 = partials + t1366;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1368 = (u64)t1361;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1369 = t1368 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1370 = t1369 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1371 = t1367 + t1370;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1372 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1373 = t1372 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1374 = t1373 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1375 = t1371 + t1374;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1376 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1377 = t1375 + t1376;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1378 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1379 = (u64)t1378 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1380 = t1375 + t1379;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1380) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1381;
                            asm("mov.b32 %0, %1;" : "=f"(t1381) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1382;
                            asm("mov.b32 %0, %1;" : "=f"(t1382) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1383;
                            asm("mov.b32 %0, %1;" : "=f"(t1383) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1384;
                            asm("mov.b32 %0, %1;" : "=f"(t1384) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1380) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1385;
                            asm("mov.b32 %0, %1;" : "=f"(t1385) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1386;
                            asm("mov.b32 %0, %1;" : "=f"(t1386) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1387;
                            asm("mov.b32 %0, %1;" : "=f"(t1387) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1388;
                            asm("mov.b32 %0, %1;" : "=f"(t1388) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1389;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1389) : "l"(t1377) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1390;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1390) : "l"(t1377) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1381;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1382;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1383;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1384;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1385;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1386;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1387;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1388;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1389;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1390;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_10;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_19;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_20;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1391 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
                        const bool t1392 = t1391 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1392) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp << 1u;
                            const u64 t1394 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1395 = t1394 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1396 = t1395 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1397 = partials + t1396;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1398 = (u64)t1391;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1399 = t1398 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1400 = t1399 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1401 = t1397 + t1400;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1402 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1403 = t1402 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1404 = t1403 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1405 = t1401 + t1404;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1406 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1407 = t1405 + t1406;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1408 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1409 = (u64)t1408 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1410 = t1405 + t1409;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1410) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1411;
                            asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1412;
                            asm("mov.b32 %0, %1;" : "=f"(t1412) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1413;
                            asm("mov.b32 %0, %1;" : "=f"(t1413) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1414;
                            asm("mov.b32 %0, %1;" : "=f"(t1414) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1410) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1415;
                            asm("mov.b32 %0, %1;" : "=f"(t1415) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1416;
                            asm("mov.b32 %0, %1;" : "=f"(t1416) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1417;
                            asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1418;
                            asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1419;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1419) : "l"(t1407) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1420;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1420) : "l"(t1407) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1411;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1412;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1413;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1414;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1415;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1417;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1418;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1419;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1420;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_20;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_29;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_30;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1421 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
                        const bool t1422 = t1421 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1422) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp << 1u;
                            const u64 t1424 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1425 = t1424 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1426 = t1425 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1427 = partials + t1426;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1428 = (u64)t1421;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1429 = t1428 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1430 = t1429 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1431 = t1427 + t1430;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1432 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1433 = t1432 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1434 = t1433 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1435 = t1431 + t1434;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1436 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1437 = t1435 + t1436;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1438 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1439 = (u64)t1438 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1440 = t1435 + t1439;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1440) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1441;
                            asm("mov.b32 %0, %1;" : "=f"(t1441) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1442;
                            asm("mov.b32 %0, %1;" : "=f"(t1442) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1443;
                            asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1444;
                            asm("mov.b32 %0, %1;" : "=f"(t1444) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1440) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1445;
                            asm("mov.b32 %0, %1;" : "=f"(t1445) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1446;
                            asm("mov.b32 %0, %1;" : "=f"(t1446) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1447;
                            asm("mov.b32 %0, %1;" : "=f"(t1447) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1448;
                            asm("mov.b32 %0, %1;" : "=f"(t1448) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1449;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1449) : "l"(t1437) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1450;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1450) : "l"(t1437) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1449;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1450;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_30;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_39;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_40;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1451 = split + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
                        const bool t1452 = t1451 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1452) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp << 1u;
                            const u64 t1454 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1455 = t1454 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1456 = t1455 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1457 = partials + t1456;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1458 = (u64)t1451;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1459 = t1458 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1460 = t1459 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1461 = t1457 + t1460;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1462 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1463 = t1462 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1464 = t1463 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1465 = t1461 + t1464;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1466 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1467 = t1465 + t1466;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1468 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1469 = (u64)t1468 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1470 = t1465 + t1469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1471;
                            asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1472;
                            asm("mov.b32 %0, %1;" : "=f"(t1472) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1473;
                            asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1474;
                            asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1475;
                            asm("mov.b32 %0, %1;" : "=f"(t1475) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1476;
                            asm("mov.b32 %0, %1;" : "=f"(t1476) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1477;
                            asm("mov.b32 %0, %1;" : "=f"(t1477) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1478;
                            asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1479;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1479) : "l"(t1467) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1480;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1480) : "l"(t1467) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1473;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1480;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_34;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_40;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_49;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_50;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1481 = split + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
                        const bool t1482 = t1481 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1482) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp << 1u;
                            const u64 t1484 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1485 = t1484 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1486 = t1485 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1487 = partials + t1486;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1488 = (u64)t1481;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1489 = t1488 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1490 = t1489 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1491 = t1487 + t1490;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1492 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1493 = t1492 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1494 = t1493 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1495 = t1491 + t1494;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1496 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1497 = t1495 + t1496;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1498 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1499 = (u64)t1498 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1500 = t1495 + t1499;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t1500) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1501;
                            asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1502;
                            asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1503;
                            asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1504;
                            asm("mov.b32 %0, %1;" : "=f"(t1504) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t1500) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1505;
                            asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1506;
                            asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1507;
                            asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1508;
                            asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1509;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1509) : "l"(t1497) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1510;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1510) : "l"(t1497) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1505;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1507;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1508;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1509;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1510;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_50;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_59;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_60;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1511 = split + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
                        const bool t1512 = t1511 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1512) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1514 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1515 = t1514 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1516 = t1515 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1517 = partials + t1516;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1518 = (u64)t1511;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1519 = t1518 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1520 = t1519 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1521 = t1517 + t1520;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1522 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1523 = t1522 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1524 = t1523 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1525 = t1521 + t1524;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1526 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1527 = t1525 + t1526;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1528 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1529 = (u64)t1528 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1530 = t1525 + t1529;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t1530) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1531;
                            asm("mov.b32 %0, %1;" : "=f"(t1531) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1532;
                            asm("mov.b32 %0, %1;" : "=f"(t1532) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1533;
                            asm("mov.b32 %0, %1;" : "=f"(t1533) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1534;
                            asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t1530) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1535;
                            asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1536;
                            asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1537;
                            asm("mov.b32 %0, %1;" : "=f"(t1537) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1538;
                            asm("mov.b32 %0, %1;" : "=f"(t1538) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1539;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1539) : "l"(t1527) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1540;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1540) : "l"(t1527) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1540;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_60;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_69;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_70;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1541 = split + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
                        const bool t1542 = t1541 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1542) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1544 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1545 = t1544 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1546 = t1545 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1547 = partials + t1546;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1548 = (u64)t1541;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1549 = t1548 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1550 = t1549 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1551 = t1547 + t1550;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1552 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1553 = t1552 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1554 = t1553 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1555 = t1551 + t1554;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1556 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1557 = t1555 + t1556;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1558 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1559 = (u64)t1558 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1560 = t1555 + t1559;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t1560) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1561;
                            asm("mov.b32 %0, %1;" : "=f"(t1561) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1562;
                            asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1563;
                            asm("mov.b32 %0, %1;" : "=f"(t1563) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1564;
                            asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t1560) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1565;
                            asm("mov.b32 %0, %1;" : "=f"(t1565) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1566;
                            asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1567;
                            asm("mov.b32 %0, %1;" : "=f"(t1567) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1568;
                            asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1569;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1569) : "l"(t1557) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1570;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1570) : "l"(t1557) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1561;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1562;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1563;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1564;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1565;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1566;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1567;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1568;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1569;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1570;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_68;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_70;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_79;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_80;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1571 = split + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
                        const bool t1572 = t1571 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1572) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1574 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1575 = t1574 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1576 = t1575 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1577 = partials + t1576;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1578 = (u64)t1571;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1579 = t1578 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1580 = t1579 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1581 = t1577 + t1580;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1582 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1583 = t1582 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1584 = t1583 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1585 = t1581 + t1584;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1586 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1587 = t1585 + t1586;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1588 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1589 = (u64)t1588 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1590 = t1585 + t1589;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t1590) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1591;
                            asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1592;
                            asm("mov.b32 %0, %1;" : "=f"(t1592) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1593;
                            asm("mov.b32 %0, %1;" : "=f"(t1593) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1594;
                            asm("mov.b32 %0, %1;" : "=f"(t1594) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t1590) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1595;
                            asm("mov.b32 %0, %1;" : "=f"(t1595) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1596;
                            asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1597;
                            asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1598;
                            asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1599;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1599) : "l"(t1587) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1600;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1600) : "l"(t1587) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1591;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1592;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1593;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1594;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1595;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1596;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1597;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1598;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1599;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1600;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_80;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_89;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_90;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1601 = split + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t1602 = t1601 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1602) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1604 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1605 = t1604 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1606 = t1605 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1607 = partials + t1606;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1608 = (u64)t1601;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1609 = t1608 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1610 = t1609 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1611 = t1607 + t1610;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1612 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1613 = t1612 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1614 = t1613 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1615 = t1611 + t1614;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1616 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1617 = t1615 + t1616;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1618 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1619 = (u64)t1618 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1620 = t1615 + t1619;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t1620) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1621;
                            asm("mov.b32 %0, %1;" : "=f"(t1621) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1622;
                            asm("mov.b32 %0, %1;" : "=f"(t1622) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1623;
                            asm("mov.b32 %0, %1;" : "=f"(t1623) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1624;
                            asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t1620) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1625;
                            asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1626;
                            asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1627;
                            asm("mov.b32 %0, %1;" : "=f"(t1627) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1628;
                            asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1629;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1629) : "l"(t1617) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1630;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1630) : "l"(t1617) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1621;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1622;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1623;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1624;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1625;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1626;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1627;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1628;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1629;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1630;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_90;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_99;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_100;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1631 = split + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
                        const bool t1632 = t1631 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1632) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1634 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1635 = t1634 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1636 = t1635 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1637 = partials + t1636;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1638 = (u64)t1631;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1639 = t1638 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1640 = t1639 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1641 = t1637 + t1640;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1642 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1643 = t1642 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1644 = t1643 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1645 = t1641 + t1644;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1646 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1647 = t1645 + t1646;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1648 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1649 = (u64)t1648 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1650 = t1645 + t1649;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t1650) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1651;
                            asm("mov.b32 %0, %1;" : "=f"(t1651) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1652;
                            asm("mov.b32 %0, %1;" : "=f"(t1652) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1653;
                            asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1654;
                            asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t1650) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1655;
                            asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1656;
                            asm("mov.b32 %0, %1;" : "=f"(t1656) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1657;
                            asm("mov.b32 %0, %1;" : "=f"(t1657) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1658;
                            asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1659;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1659) : "l"(t1647) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1660;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1660) : "l"(t1647) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1651;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1652;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1653;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1654;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1655;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1656;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1657;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1658;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1659;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1660;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_100;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_109;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_110;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1661 = split + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
                        const bool t1662 = t1661 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1662) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1664 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1665 = t1664 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1666 = t1665 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1667 = partials + t1666;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1668 = (u64)t1661;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1669 = t1668 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1670 = t1669 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1671 = t1667 + t1670;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1672 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1673 = t1672 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1674 = t1673 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1671 + t1674;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1676 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1677 = t1675 + t1676;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1678 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = (u64)t1678 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1680 = t1675 + t1679;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t1680) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1681;
                            asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1682;
                            asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1683;
                            asm("mov.b32 %0, %1;" : "=f"(t1683) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1684;
                            asm("mov.b32 %0, %1;" : "=f"(t1684) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t1680) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1685;
                            asm("mov.b32 %0, %1;" : "=f"(t1685) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1686;
                            asm("mov.b32 %0, %1;" : "=f"(t1686) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1687;
                            asm("mov.b32 %0, %1;" : "=f"(t1687) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1688;
                            asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1689;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1689) : "l"(t1677) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1690;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1690) : "l"(t1677) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1681;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1682;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1683;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1684;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1685;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1686;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1687;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1688;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1689;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1690;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_102;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_110;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_119;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_120;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1691 = split + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
                        const bool t1692 = t1691 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1692) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1694 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1695 = t1694 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1696 = t1695 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1697 = partials + t1696;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1698 = (u64)t1691;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1699 = t1698 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = t1699 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1701 = t1697 + t1700;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = t1702 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1703 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = t1701 + t1704;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = t1705 + t1706;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1708 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = (u64)t1708 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1705 + t1709;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t1710) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1711;
                            asm("mov.b32 %0, %1;" : "=f"(t1711) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1712;
                            asm("mov.b32 %0, %1;" : "=f"(t1712) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1713;
                            asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1714;
                            asm("mov.b32 %0, %1;" : "=f"(t1714) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t1710) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1715;
                            asm("mov.b32 %0, %1;" : "=f"(t1715) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1716;
                            asm("mov.b32 %0, %1;" : "=f"(t1716) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1717;
                            asm("mov.b32 %0, %1;" : "=f"(t1717) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1718;
                            asm("mov.b32 %0, %1;" : "=f"(t1718) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1719) : "l"(t1707) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1720) : "l"(t1707) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1711;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1712;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1713;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1714;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1715;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1716;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1717;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1718;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1719;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1720;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_120;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_129;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_130;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1721 = split + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
                        const bool t1722 = t1721 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1722) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1724 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1725 = t1724 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1726 = t1725 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = partials + t1726;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1728 = (u64)t1721;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = t1728 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = t1729 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1731 = t1727 + t1730;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1732 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = t1733 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1731 + t1734;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = t1735 + t1736;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1738 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = (u64)t1738 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1740 = t1735 + t1739;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t1740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1741;
                            asm("mov.b32 %0, %1;" : "=f"(t1741) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm("mov.b32 %0, %1;" : "=f"(t1742) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm("mov.b32 %0, %1;" : "=f"(t1743) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1744;
                            asm("mov.b32 %0, %1;" : "=f"(t1744) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t1740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1745;
                            asm("mov.b32 %0, %1;" : "=f"(t1745) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1746;
                            asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1747;
                            asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1748;
                            asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1749;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1749) : "l"(t1737) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1750;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1750) : "l"(t1737) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1741;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1742;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1743;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1744;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1745;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1746;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1747;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1748;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1749;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1750;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_130;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_139;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_140;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1751 = split + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
                        const bool t1752 = t1751 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1752) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1754 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1755 = t1754 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1755 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = partials + t1756;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = (u64)t1751;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = t1758 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1759 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1761 = t1757 + t1760;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = t1762 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1763 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1765 = t1761 + t1764;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = t1765 + t1766;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1768 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = (u64)t1768 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = t1765 + t1769;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t1770) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm("mov.b32 %0, %1;" : "=f"(t1772) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm("mov.b32 %0, %1;" : "=f"(t1773) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1774;
                            asm("mov.b32 %0, %1;" : "=f"(t1774) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t1770) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1775;
                            asm("mov.b32 %0, %1;" : "=f"(t1775) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1776;
                            asm("mov.b32 %0, %1;" : "=f"(t1776) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1777;
                            asm("mov.b32 %0, %1;" : "=f"(t1777) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1778;
                            asm("mov.b32 %0, %1;" : "=f"(t1778) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1779;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1779) : "l"(t1767) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1780;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1780) : "l"(t1767) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1771;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1772;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1773;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1774;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1775;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t1776;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t1777;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t1778;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t1779;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t1780;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_136;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_140;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_149;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_150;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1781 = split + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
                        const bool t1782 = t1781 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1782) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1784 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = t1784 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = t1785 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = partials + t1786;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = (u64)t1781;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = t1788 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = t1789 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1791 = t1787 + t1790;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1792 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1792 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1794 = t1793 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1791 + t1794;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1796 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = t1795 + t1796;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1798 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = (u64)t1798 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = t1795 + t1799;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t1800) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm("mov.b32 %0, %1;" : "=f"(t1801) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm("mov.b32 %0, %1;" : "=f"(t1802) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm("mov.b32 %0, %1;" : "=f"(t1803) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1804;
                            asm("mov.b32 %0, %1;" : "=f"(t1804) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t1800) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1805;
                            asm("mov.b32 %0, %1;" : "=f"(t1805) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1806;
                            asm("mov.b32 %0, %1;" : "=f"(t1806) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1807;
                            asm("mov.b32 %0, %1;" : "=f"(t1807) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1808;
                            asm("mov.b32 %0, %1;" : "=f"(t1808) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1809;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1809) : "l"(t1797) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1810;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1810) : "l"(t1797) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t1801;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t1802;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t1803;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t1804;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t1805;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t1806;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t1807;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t1808;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t1809;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t1810;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_150;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_159;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_160;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1811;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1812;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1811), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1813;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1812), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1814;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1815;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1816;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1817;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1822), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1823), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1825;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1824), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1825), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t1828 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t1828;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1830 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(row_max_3), "f"(scale_log2), "f"(t1830));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1831));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1833 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1834) : "f"(state), "f"(scale_log2), "f"(t1833));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1834));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1836 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(state_3), "f"(scale_log2), "f"(t1836));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1837));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1839 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1840) : "f"(state_5), "f"(scale_log2), "f"(t1839));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1840));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1842 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(state_7), "f"(scale_log2), "f"(t1842));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1843));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1845 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1846) : "f"(state_9), "f"(scale_log2), "f"(t1845));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1846));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1848 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(state_11), "f"(scale_log2), "f"(t1848));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1849));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1851 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1852) : "f"(state_13), "f"(scale_log2), "f"(t1851));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1852));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1854 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1855) : "f"(state_15), "f"(scale_log2), "f"(t1854));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1855));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1857 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1858) : "f"(state_17), "f"(scale_log2), "f"(t1857));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1858));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1860 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1861) : "f"(state_19), "f"(scale_log2), "f"(t1860));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1861));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1863 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1864) : "f"(state_21), "f"(scale_log2), "f"(t1863));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1864));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1866 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1867) : "f"(state_23), "f"(scale_log2), "f"(t1866));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1867));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1869 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(state_25), "f"(scale_log2), "f"(t1869));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1870));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1872 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(state_27), "f"(scale_log2), "f"(t1872));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1873));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1875 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(state_29), "f"(scale_log2), "f"(t1875));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1876));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1878 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(state_31), "f"(scale_log2), "f"(t1878));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1879));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1881 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1881;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1882;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1883;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1884;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1885;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1886;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1887;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1888;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1889;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1890;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1891;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1892;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1893;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1894;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1895;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1896;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1897;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1898 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1898;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1899;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1900) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1900;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1901;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1902;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1903) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1903;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1904;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1905;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1906;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1907;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1908;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1909;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1910;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1911;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1912;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1913;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1914;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1915 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1915;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1916;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1919;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1931;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1932 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1936;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1948;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1949 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1965;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1966 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1970;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t1982;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1983 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1991;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t1999;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2000 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2016;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2017 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2033;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2034 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2034;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2036 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2037 = t2036 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2038 = t2037 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2038) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2039 = split_2 < splits_2;
                        if (!t2039) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2040 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_23 = t2040 + 1u;
                        const u64 t2042 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2043 = t2042 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2044 = t2043 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2045 = partials + t2044;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2046 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2047 = t2046 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2048 = t2047 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2049 = t2045 + t2048;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2050 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2051 = t2050 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2052 = t2051 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2053 = t2049 + t2052;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2054 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2055 = t2053 + t2054;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2056 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2057 = (u64)t2056 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2058 = t2053 + t2057;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2058) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2060;
                        asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2058) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2067) : "l"(t2055) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2068) : "l"(t2055) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2059;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2060;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2061;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2062;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2063;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2064;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2065;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2066;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2067;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2068;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2069 = split_2 + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
                        const bool t2070 = t2069 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2070) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2071 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2071 + 1u;
                            const u64 t2073 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2074 = t2073 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2075 = t2074 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = partials + t2075;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2077 = (u64)t2069;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = t2077 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = t2078 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2080 = t2076 + t2079;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2081 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2082 = t2081 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = t2082 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2080 + t2083;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = t2084 + t2085;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2087 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = (u64)t2087 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2089 = t2084 + t2088;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2089) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2090;
                            asm("mov.b32 %0, %1;" : "=f"(t2090) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2091;
                            asm("mov.b32 %0, %1;" : "=f"(t2091) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2092;
                            asm("mov.b32 %0, %1;" : "=f"(t2092) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2093;
                            asm("mov.b32 %0, %1;" : "=f"(t2093) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2089) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2094;
                            asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2095;
                            asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2096;
                            asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2097;
                            asm("mov.b32 %0, %1;" : "=f"(t2097) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2098;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2098) : "l"(t2086) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2099) : "l"(t2086) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2090;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2091;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2092;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2093;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2094;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2095;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2096;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2097;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2098;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2099;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_160;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_179;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_180;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2100 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
                        const bool t2101 = t2100 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2101) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2102 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2102 + 1u;
                            const u64 t2104 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = t2104 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = t2105 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = partials + t2106;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = (u64)t2100;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2109 = t2108 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2110 = t2109 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2111 = t2107 + t2110;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2112 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2113 = t2112 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2114 = t2113 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2115 = t2111 + t2114;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2116 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2117 = t2115 + t2116;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2118 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2119 = (u64)t2118 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = t2115 + t2119;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2120) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2121;
                            asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2122;
                            asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2123;
                            asm("mov.b32 %0, %1;" : "=f"(t2123) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2124;
                            asm("mov.b32 %0, %1;" : "=f"(t2124) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2120) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2125;
                            asm("mov.b32 %0, %1;" : "=f"(t2125) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2126;
                            asm("mov.b32 %0, %1;" : "=f"(t2126) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2127;
                            asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2128;
                            asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2129;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2129) : "l"(t2117) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2130;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2130) : "l"(t2117) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2121;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2125;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2128;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2130;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_189;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_190;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2131 = split_2 + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2132 = t2131 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2132) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2133 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2133 + 1u;
                            const u64 t2135 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2136 = t2135 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = t2136 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = partials + t2137;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2139 = (u64)t2131;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2140 = t2139 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2141 = t2140 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2142 = t2138 + t2141;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2143 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2144 = t2143 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = t2144 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = t2142 + t2145;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = t2146 + t2147;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2149 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = (u64)t2149 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = t2146 + t2150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2152;
                            asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2153;
                            asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2154;
                            asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2155;
                            asm("mov.b32 %0, %1;" : "=f"(t2155) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2156;
                            asm("mov.b32 %0, %1;" : "=f"(t2156) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2157;
                            asm("mov.b32 %0, %1;" : "=f"(t2157) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2158;
                            asm("mov.b32 %0, %1;" : "=f"(t2158) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2159;
                            asm("mov.b32 %0, %1;" : "=f"(t2159) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2160) : "l"(t2148) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2161) : "l"(t2148) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2153;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2161;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_180;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_199;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_200;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2162 = split_2 + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
                        const bool t2163 = t2162 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2163) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2164 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2164 + 1u;
                            const u64 t2166 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2167 = t2166 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2168 = t2167 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2169 = partials + t2168;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2170 = (u64)t2162;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2171 = t2170 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2172 = t2171 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2173 = t2169 + t2172;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2174 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = t2174 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2176 = t2175 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2177 = t2173 + t2176;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2178 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2179 = t2177 + t2178;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2180 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2181 = (u64)t2180 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2182 = t2177 + t2181;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2182) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2183;
                            asm("mov.b32 %0, %1;" : "=f"(t2183) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2184;
                            asm("mov.b32 %0, %1;" : "=f"(t2184) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2185;
                            asm("mov.b32 %0, %1;" : "=f"(t2185) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2186;
                            asm("mov.b32 %0, %1;" : "=f"(t2186) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2182) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2187;
                            asm("mov.b32 %0, %1;" : "=f"(t2187) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2188;
                            asm("mov.b32 %0, %1;" : "=f"(t2188) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2189;
                            asm("mov.b32 %0, %1;" : "=f"(t2189) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2190;
                            asm("mov.b32 %0, %1;" : "=f"(t2190) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2191;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2191) : "l"(t2179) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2192;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2192) : "l"(t2179) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2190;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2192;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_190;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_209;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_210;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2193 = split_2 + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_199 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
                        const bool t2194 = t2193 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2194) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2195 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2195 + 1u;
                            const u64 t2197 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = t2197 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = t2198 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2200 = partials + t2199;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = (u64)t2193;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2201 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = t2202 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = t2200 + t2203;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2205 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2206 = t2205 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = t2206 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2208 = t2204 + t2207;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2209 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2210 = t2208 + t2209;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2211 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2212 = (u64)t2211 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2213 = t2208 + t2212;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2213) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2214;
                            asm("mov.b32 %0, %1;" : "=f"(t2214) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2215;
                            asm("mov.b32 %0, %1;" : "=f"(t2215) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2216;
                            asm("mov.b32 %0, %1;" : "=f"(t2216) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2217;
                            asm("mov.b32 %0, %1;" : "=f"(t2217) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2213) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2218;
                            asm("mov.b32 %0, %1;" : "=f"(t2218) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2219;
                            asm("mov.b32 %0, %1;" : "=f"(t2219) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2220;
                            asm("mov.b32 %0, %1;" : "=f"(t2220) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2221;
                            asm("mov.b32 %0, %1;" : "=f"(t2221) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2222;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2222) : "l"(t2210) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2223;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2223) : "l"(t2210) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2223;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_200;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_219;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_220;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2224 = split_2 + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_208 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
                        const bool t2225 = t2224 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2225) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2226 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2226 + 1u;
                            const u64 t2228 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = t2228 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = t2229 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = partials + t2230;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2232 = (u64)t2224;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = t2232 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2234 = t2233 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2235 = t2231 + t2234;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2236 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2237 = t2236 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2238 = t2237 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2239 = t2235 + t2238;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2240 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2241 = t2239 + t2240;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2242 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2243 = (u64)t2242 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2244 = t2239 + t2243;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2244) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2245;
                            asm("mov.b32 %0, %1;" : "=f"(t2245) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2246;
                            asm("mov.b32 %0, %1;" : "=f"(t2246) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2247;
                            asm("mov.b32 %0, %1;" : "=f"(t2247) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2248;
                            asm("mov.b32 %0, %1;" : "=f"(t2248) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2244) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2249;
                            asm("mov.b32 %0, %1;" : "=f"(t2249) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2250;
                            asm("mov.b32 %0, %1;" : "=f"(t2250) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2251;
                            asm("mov.b32 %0, %1;" : "=f"(t2251) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2252;
                            asm("mov.b32 %0, %1;" : "=f"(t2252) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2253;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2253) : "l"(t2241) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2254;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2254) : "l"(t2241) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2246;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2247;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2248;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2249;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2250;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2251;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2252;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2254;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_204;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_205;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_206;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_207;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_208;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_209;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_210;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_229;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_230;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2255 = split_2 + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_217 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
                        const bool t2256 = t2255 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2256) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2257 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2257 + 1u;
                            const u64 t2259 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = t2259 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2260 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = partials + t2261;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = (u64)t2255;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = t2263 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = t2264 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2266 = t2262 + t2265;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2267 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2269 = t2268 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = t2266 + t2269;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2271 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2272 = t2270 + t2271;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2273 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2274 = (u64)t2273 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2275 = t2270 + t2274;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2275) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm("mov.b32 %0, %1;" : "=f"(t2276) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2277;
                            asm("mov.b32 %0, %1;" : "=f"(t2277) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2278;
                            asm("mov.b32 %0, %1;" : "=f"(t2278) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2279;
                            asm("mov.b32 %0, %1;" : "=f"(t2279) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2275) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2280;
                            asm("mov.b32 %0, %1;" : "=f"(t2280) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2281;
                            asm("mov.b32 %0, %1;" : "=f"(t2281) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2282;
                            asm("mov.b32 %0, %1;" : "=f"(t2282) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2283;
                            asm("mov.b32 %0, %1;" : "=f"(t2283) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2284;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2284) : "l"(t2272) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2285;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2285) : "l"(t2272) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2278;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2279;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2280;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2281;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2282;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2283;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2284;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2285;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_211;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_212;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_213;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_214;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_215;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_216;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_217;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_218;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_219;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_220;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_239;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_240;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2286 = split_2 + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_226 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
                        const bool t2287 = t2286 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2287) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2288 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2288 + 1u;
                            const u64 t2290 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2290 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = t2291 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = partials + t2292;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = (u64)t2286;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = t2294 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2296 = t2295 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2297 = t2293 + t2296;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2299 = t2298 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = t2299 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2301 = t2297 + t2300;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2302 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2303 = t2301 + t2302;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2304 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2305 = (u64)t2304 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2306 = t2301 + t2305;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2306) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm("mov.b32 %0, %1;" : "=f"(t2307) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm("mov.b32 %0, %1;" : "=f"(t2308) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2309;
                            asm("mov.b32 %0, %1;" : "=f"(t2309) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2310;
                            asm("mov.b32 %0, %1;" : "=f"(t2310) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2306) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2311;
                            asm("mov.b32 %0, %1;" : "=f"(t2311) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2312;
                            asm("mov.b32 %0, %1;" : "=f"(t2312) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2313;
                            asm("mov.b32 %0, %1;" : "=f"(t2313) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2314;
                            asm("mov.b32 %0, %1;" : "=f"(t2314) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2315;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2315) : "l"(t2303) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2316;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2316) : "l"(t2303) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2307;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2308;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2309;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2310;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2311;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2312;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2313;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2314;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2315;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2316;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_221;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_222;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_223;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_224;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_225;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_226;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_227;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_228;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_229;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_230;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_249;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_250;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2317 = split_2 + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_235 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
                        const bool t2318 = t2317 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2318) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2319 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2319 + 1u;
                            const u64 t2321 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = t2321 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = t2322 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = partials + t2323;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = (u64)t2317;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2325 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = t2326 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = t2324 + t2327;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2329 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2329 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = t2330 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = t2328 + t2331;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2333 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2334 = t2332 + t2333;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2335 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2336 = (u64)t2335 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2337 = t2332 + t2336;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2337) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm("mov.b32 %0, %1;" : "=f"(t2339) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm("mov.b32 %0, %1;" : "=f"(t2340) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2341;
                            asm("mov.b32 %0, %1;" : "=f"(t2341) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2337) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2342;
                            asm("mov.b32 %0, %1;" : "=f"(t2342) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2343;
                            asm("mov.b32 %0, %1;" : "=f"(t2343) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2344;
                            asm("mov.b32 %0, %1;" : "=f"(t2344) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2345;
                            asm("mov.b32 %0, %1;" : "=f"(t2345) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2346;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2346) : "l"(t2334) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2347;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2347) : "l"(t2334) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2338;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2339;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2340;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2341;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2342;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2343;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2344;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2345;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2346;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2347;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_231;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_232;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_233;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_234;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_235;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_236;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_237;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_238;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_239;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_240;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_259;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_260;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2348 = split_2 + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_244 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
                        const bool t2349 = t2348 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2349) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2350 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2350 + 1u;
                            const u64 t2352 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2353 = t2352 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2353 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = partials + t2354;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = (u64)t2348;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = t2356 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2357 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2359 = t2355 + t2358;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2360 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2362 = t2361 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = t2359 + t2362;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2365 = t2363 + t2364;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2366 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = (u64)t2366 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2368 = t2363 + t2367;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2368) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2369;
                            asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2370;
                            asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2371;
                            asm("mov.b32 %0, %1;" : "=f"(t2371) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2372;
                            asm("mov.b32 %0, %1;" : "=f"(t2372) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2368) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2373;
                            asm("mov.b32 %0, %1;" : "=f"(t2373) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2374;
                            asm("mov.b32 %0, %1;" : "=f"(t2374) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2375;
                            asm("mov.b32 %0, %1;" : "=f"(t2375) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2376;
                            asm("mov.b32 %0, %1;" : "=f"(t2376) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2377;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2377) : "l"(t2365) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2378;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2378) : "l"(t2365) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2369;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2370;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2371;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2372;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2373;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2374;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2375;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2376;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2377;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2378;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_241;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_242;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_243;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_244;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_245;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_246;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_247;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_248;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_249;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_250;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_269;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_270;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2379 = split_2 + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_253 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
                        const bool t2380 = t2379 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2380) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2381 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t2381 + 1u;
                            const u64 t2383 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2383 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2384 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = partials + t2385;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = (u64)t2379;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = t2387 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2388 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = t2386 + t2389;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2391 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2392 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = t2390 + t2393;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2394 + t2395;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2397 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = (u64)t2397 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = t2394 + t2398;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2399) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2399) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2405;
                            asm("mov.b32 %0, %1;" : "=f"(t2405) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2406;
                            asm("mov.b32 %0, %1;" : "=f"(t2406) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2407;
                            asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2408;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2408) : "l"(t2396) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2409;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2409) : "l"(t2396) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2400;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2401;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2402;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2403;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2404;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2405;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2406;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2407;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2408;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2409;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_251;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_252;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_273 = part_253;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_274 = part_254;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_275 = part_255;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_276 = part_256;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_277 = part_257;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_278 = part_258;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_279 = part_259;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_280 = part_260;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_279;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_280;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2410 = split_2 + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_262 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t2411 = t2410 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2411) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2412 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_35 = t2412 + 1u;
                            const u64 t2414 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2414 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = t2415 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = partials + t2416;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = (u64)t2410;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2418 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = t2419 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = t2417 + t2420;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = (u64)index_35;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = t2422 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2423 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = t2421 + t2424;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = t2425 + t2426;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2428 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = (u64)t2428 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = t2425 + t2429;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2430) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2431;
                            asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm("mov.b32 %0, %1;" : "=f"(t2432) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2433;
                            asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2434;
                            asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2430) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2435;
                            asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2436;
                            asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2437;
                            asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2438;
                            asm("mov.b32 %0, %1;" : "=f"(t2438) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2439) : "l"(t2427) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2440;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2440) : "l"(t2427) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2431;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2432;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2433;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2434;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2435;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2438;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2440;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_281 = part_261;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_282 = part_262;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_283 = part_263;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_284 = part_264;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_285 = part_265;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_286 = part_266;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_287 = part_267;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_288 = part_268;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_289 = part_269;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_290 = part_270;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_289;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_290;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2441 = split_2 + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_271 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_272 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_273 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_274 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_275 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_276 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_277 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_278 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_279 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_280 = 0.0f;
                        const bool t2442 = t2441 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2442) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2443 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_36 = t2443 + 1u;
                            const u64 t2445 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = t2445 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = t2446 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = partials + t2447;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = (u64)t2441;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = t2449 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = t2450 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2452 = t2448 + t2451;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2453 = (u64)index_36;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = t2453 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2454 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = t2452 + t2455;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = t2456 + t2457;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2459 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = (u64)t2459 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = t2456 + t2460;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2461) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2462;
                            asm("mov.b32 %0, %1;" : "=f"(t2462) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2463;
                            asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2464;
                            asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2465;
                            asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2461) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2466;
                            asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm("mov.b32 %0, %1;" : "=f"(t2469) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2470) : "l"(t2458) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2471) : "l"(t2458) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t2462;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t2463;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t2464;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t2465;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t2466;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t2467;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t2468;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t2469;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t2470;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t2471;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_291 = part_271;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_292 = part_272;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_293 = part_273;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_294 = part_274;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_295 = part_275;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_296 = part_276;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_297 = part_277;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_298 = part_278;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_299 = part_279;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_300 = part_280;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_299;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_300;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2472 = split_2 + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_281 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_282 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_283 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_284 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_285 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_286 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_287 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_288 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_289 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_290 = 0.0f;
                        const bool t2473 = t2472 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2473) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2474 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_37 = t2474 + 1u;
                            const u64 t2476 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2477 = t2476 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = t2477 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2479 = partials + t2478;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = (u64)t2472;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2480 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = t2481 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = t2479 + t2482;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = (u64)index_37;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2484 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2485 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = t2483 + t2486;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = t2487 + t2488;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2490 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = (u64)t2490 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2487 + t2491;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t2492) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2493;
                            asm("mov.b32 %0, %1;" : "=f"(t2493) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2494;
                            asm("mov.b32 %0, %1;" : "=f"(t2494) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2495;
                            asm("mov.b32 %0, %1;" : "=f"(t2495) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm("mov.b32 %0, %1;" : "=f"(t2496) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t2492) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm("mov.b32 %0, %1;" : "=f"(t2497) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2498;
                            asm("mov.b32 %0, %1;" : "=f"(t2498) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm("mov.b32 %0, %1;" : "=f"(t2499) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm("mov.b32 %0, %1;" : "=f"(t2500) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2501) : "l"(t2489) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2502) : "l"(t2489) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t2493;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t2494;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t2495;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t2496;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t2497;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t2498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t2499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t2500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t2501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t2502;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_301 = part_281;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_302 = part_282;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_303 = part_283;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_304 = part_284;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_305 = part_285;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_306 = part_286;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_307 = part_287;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_308 = part_288;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_309 = part_289;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_310 = part_290;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_309;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_310;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2503 = split_2 + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_291 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_292 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_293 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_294 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_295 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_296 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_297 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_298 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_299 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_300 = 0.0f;
                        const bool t2504 = t2503 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2504) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2505 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2505 + 1u;
                            const u64 t2507 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = t2507 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2509 = t2508 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2510 = partials + t2509;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = (u64)t2503;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2512 = t2511 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2513 = t2512 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2514 = t2510 + t2513;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = (u64)index_38;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2516 = t2515 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = t2516 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2518 = t2514 + t2517;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2519 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = t2518 + t2519;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2521 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = (u64)t2521 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = t2518 + t2522;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t2523) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2524;
                            asm("mov.b32 %0, %1;" : "=f"(t2524) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2525;
                            asm("mov.b32 %0, %1;" : "=f"(t2525) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2526;
                            asm("mov.b32 %0, %1;" : "=f"(t2526) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2527;
                            asm("mov.b32 %0, %1;" : "=f"(t2527) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t2523) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2528;
                            asm("mov.b32 %0, %1;" : "=f"(t2528) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2529;
                            asm("mov.b32 %0, %1;" : "=f"(t2529) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2530;
                            asm("mov.b32 %0, %1;" : "=f"(t2530) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2531;
                            asm("mov.b32 %0, %1;" : "=f"(t2531) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2532) : "l"(t2520) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2533;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2533) : "l"(t2520) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t2524;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t2525;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t2526;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t2527;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t2528;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t2529;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t2530;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t2531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t2532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t2533;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_311 = part_291;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_312 = part_292;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_313 = part_293;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_314 = part_294;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_315 = part_295;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_316 = part_296;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_317 = part_297;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_318 = part_298;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_319 = part_299;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_320 = part_300;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_319;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_320;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2534;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2534) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2535;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2535) : "f"(t2534), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2536;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2536) : "f"(t2535), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2537;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2537) : "f"(t2536), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2538;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2538) : "f"(t2537), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2539;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2539) : "f"(t2538), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2540;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2540) : "f"(t2539), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2541;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2541) : "f"(t2540), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2542;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2542) : "f"(t2541), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2543;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2543) : "f"(t2542), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2544;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2544) : "f"(t2543), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2545;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2545) : "f"(t2544), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2546;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2546) : "f"(t2545), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2547;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2547) : "f"(t2546), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2548;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2548) : "f"(t2547), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2548), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t2551 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t2551;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2553 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(row_max_4), "f"(scale_log2), "f"(t2553));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2554));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2556 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(state_33), "f"(scale_log2), "f"(t2556));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2557));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2559 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(state_35), "f"(scale_log2), "f"(t2559));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2560));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2562 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(state_37), "f"(scale_log2), "f"(t2562));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2563));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2565 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(state_39), "f"(scale_log2), "f"(t2565));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2566));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2568 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(state_41), "f"(scale_log2), "f"(t2568));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2569));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2571 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(state_43), "f"(scale_log2), "f"(t2571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2572));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2574 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(state_45), "f"(scale_log2), "f"(t2574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2575));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2577 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(state_47), "f"(scale_log2), "f"(t2577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2578));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2580 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(state_49), "f"(scale_log2), "f"(t2580));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2581));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2583 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(state_51), "f"(scale_log2), "f"(t2583));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2584));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2586 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(state_53), "f"(scale_log2), "f"(t2586));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2587));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2589 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(state_55), "f"(scale_log2), "f"(t2589));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2590));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2592 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(state_57), "f"(scale_log2), "f"(t2592));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2593));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2595 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(state_59), "f"(scale_log2), "f"(t2595));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2596));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2598 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(state_61), "f"(scale_log2), "f"(t2598));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2599));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2601 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(state_63), "f"(scale_log2), "f"(t2601));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2602));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2604 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2608;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2620;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2621 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2637;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2638 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2654;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2655 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2659;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2671;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2672 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2676;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2688;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2689 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2705;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2706 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2722;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2723 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2727;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2739;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2740 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2750;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2754;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2755;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2756;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t2757 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2757;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2759;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2759) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2759;
                f32 t2761;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2761) : "f"(pair_23));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2762 = pair_23 + t2761;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2762;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2763;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2763) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2763;
                f32 t2765;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2765) : "f"(pair_24));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2766 = pair_24 + t2765;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2766;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2767 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2768;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2768) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2767 ? 0.0f : t2768;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2770 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t2770;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2771 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2771;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2772 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2772;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2773 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2773;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2774 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2774;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2775 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2775;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2776 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2776;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2777 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2777;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2778 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2779;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2779) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2778 ? 0.0f : t2779;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2781 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2781;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2782 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2782;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2783 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2783;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2784 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2784;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2785 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2785;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2786 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2786;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2787 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2787;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2788 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2788;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_6 = warp << 2u;
                const u32 t2790 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2791 = t2790 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2792 = first_6 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2791 + t2792;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2794 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2795 = t2794 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2795) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2796 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2797 = first + t2796;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2798 = t2797 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2799;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2799) : "r"(t2798), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2800 = t2799 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2801 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2802 = first + t2796;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2803 = t2802 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2804;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2804) : "r"(t2803), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2805 = t2804 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2806 = t2805 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2807 = t2802 - t2806;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2808 = t2801 + t2807;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2809 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2810 = t2809 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2811 = t2810 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2812 = o + t2811;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2813 = (u64)t2800;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2814 = t2813 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2815 = t2814 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2816 = t2812 + t2815;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2817 = (u64)t2808;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2818 = t2817 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2819 = t2818 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2820 = t2816 + t2819;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2821 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2820 + t2821;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t2823 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2824 = first_6 < t2823;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2824) {
                        u32 t2825;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2825) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t2826 = first_6 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2827 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2828 = t2826 < t2827;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2828) {
                        u32 t2829;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2829) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t2830 = first_6 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2831 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2832 = t2830 < t2831;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2832) {
                        u32 t2833;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2833) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t2834 = first_6 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2835 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2836 = t2834 < t2835;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2836) {
                        u32 t2837;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2837) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2838 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2839 = t2838 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2840 = t2839 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2840) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2841 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2842 = t2841 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2843 = first + t2842;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2844 = t2843 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2845;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2845) : "r"(t2844), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2846 = t2845 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2847 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2848 = first + t2842;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2849 = t2848 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2850;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2850) : "r"(t2849), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2851 = t2850 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2852 = t2851 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2853 = t2848 - t2852;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2854 = t2847 + t2853;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2855 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2856 = t2855 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2857 = t2856 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2858 = o + t2857;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2859 = (u64)t2846;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2860 = t2859 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2861 = t2860 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2862 = t2858 + t2861;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2863 = (u64)t2854;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2864 = t2863 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2865 = t2864 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2866 = t2862 + t2865;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2867 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t2866 + t2867;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t2869 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2870 = first_6 < t2869;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2870) {
                        u32 t2871;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2871) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t2871) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t2872 = first_6 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2873 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2874 = t2872 < t2873;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2874) {
                        u32 t2875;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2875) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t2875) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t2876 = first_6 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2877 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2878 = t2876 < t2877;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2878) {
                        u32 t2879;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2879) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t2879) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t2880 = first_6 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2881 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2882 = t2880 < t2881;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2882) {
                        u32 t2883;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2883) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t2883) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2884 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2884) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2886 = row_3 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2887 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2888 = t2887 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2889;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2889) : "r"(t2888), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2890 = t2889 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2891 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2892 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2893 = t2892 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2894;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2894) : "r"(t2893), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2895 = t2894 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2896 = t2895 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2897 = t2892 - t2896;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2898 = t2891 + t2897;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2899;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2899) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(row_max_3), "f"(scale_log2), "f"(t2899));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2900 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2902 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2902 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t2904 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2905 = t2904 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2906 = t2886 & t2905;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t2906) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2907 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2908 = t2907 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2909 = t2908 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2910 = lse + t2909;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2911 = (u64)t2898;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2912 = t2911 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2913 = t2912 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2914 = t2910 + t2913;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2915 = (u64)t2890;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2916 = t2915 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2917 = t2916 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2918 = t2914 + t2917;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2918), "f"(value_3) : "memory");
                    }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2919 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t2919 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2921 = row_4 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2922 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2923 = t2922 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2924;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2924) : "r"(t2923), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2925 = t2924 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2926 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2927 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2928 = t2927 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2929;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2929) : "r"(t2928), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2930 = t2929 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2931 = t2930 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2932 = t2927 - t2931;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2933 = t2926 + t2932;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2934;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2934) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(row_max_4), "f"(scale_log2), "f"(t2934));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t2935 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2937 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t2937 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t2939 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2940 = t2939 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2941 = t2921 & t2940;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t2941) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2942 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2943 = t2942 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2944 = t2943 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2945 = lse + t2944;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2946 = (u64)t2933;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2947 = t2946 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2948 = t2947 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2949 = t2945 + t2948;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2950 = (u64)t2925;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2951 = t2950 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2952 = t2951 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2953 = t2949 + t2952;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2953), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
