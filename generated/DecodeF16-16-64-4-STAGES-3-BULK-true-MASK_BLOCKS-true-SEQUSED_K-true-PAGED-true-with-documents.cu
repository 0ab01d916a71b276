typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(128, 1)
decode_f16(
    const u64 q /* f16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const __grid_constant__ tensor_map k_map_map /* f16 */,
    const __grid_constant__ tensor_map v_map_map /* f16 */,
    const u32 k_outer_steps,
    const u32 k_row_steps,
    const u32 v_outer_steps,
    const u32 v_row_steps,
    const u32 boxes,
    const u32 box_keys,
    const u64 o /* f16, written */,
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
    const u64 argument0 /* u32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u64 argument1 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u64 mask_blocks /* u32 */,
    const u64 mask_blocks_stride0,
    const u64 mask_blocks_stride1,
    const u64 mask_blocks_stride2,
    const u64 mask_blocks_stride3,
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
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t62 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t63;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t63) : "r"(t62), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t64 = t63 >> sharing_shift;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t65 = t51 < 16u ? t51 : 16u;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t66 = t65 > 1u ? t65 : 1u;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t67 = t66 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t68 = first + t67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t69 = t68 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t70;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t70) : "r"(t69), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t71 = t70 >> sharing_shift;
#line 229 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t72 = t21 * sharing;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 place = (u32)__cvta_generic_to_shared(smem);
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t74 = threadIdx.x;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t75 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t76 = t75 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t77 = t76 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t78 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t79 = t78 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t80 = t77 - t79;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t81 = t80 < 64u ? t80 : 64u;
#line 59 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = t74; i < t81; i += 128u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t82 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t83 = t82 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t84 = t83 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_2 = t84 << 5u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t86 = first_2 >> 5u;
#line 267 "fa-kernels/src/attention/forward/decode/work.rs"
        u32 visible = 0u;
        u32 whole_2 = 4294967295u;
        const u32 t87 = t71 >> 5u;
#line 269 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 numbers = t87 + 1u;
#line 302 "fa-kernels/src/attention/forward/decode/work.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 303 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t89 = t72 + i_2;
#line 271 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t90 = t64 >> 5u;
#line 271 "fa-kernels/src/attention/forward/decode/work.rs"
            #pragma unroll 1
            for (u32 i_3 = t90; i_3 < numbers; i_3 += 1u) {
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t91 = (u64)t16;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t92 = t91 * mask_blocks_stride0;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t93 = t92 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t94 = mask_blocks + t93;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t95 = (u64)t89;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t96 = t95 * mask_blocks_stride1;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t97 = t96 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t98 = t94 + t97;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t99 = (u64)i_3;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t100 = t99 * mask_blocks_stride2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t101 = t100 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t102 = t98 + t101;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t103 = (u64)t86 * 8u;
#line 193 "fa-kernels/src/attention/options/mask_blocks.rs"
                const u64 t104 = t102 + t103;
                u32 t105;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t105) : "l"(t104) : "memory");
#line 194 "fa-kernels/src/attention/options/mask_blocks.rs"
                u32 t106;
                asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(t106) : "l"(t104) : "memory");
#line 273 "fa-kernels/src/attention/forward/decode/work.rs"
                const u32 t107 = visible | t105;
#line 273 "fa-kernels/src/attention/forward/decode/work.rs"
                visible = t107;
                const u32 t108 = whole_2 & t106;
#line 274 "fa-kernels/src/attention/forward/decode/work.rs"
                whole_2 = t108;
            }
        }
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t109 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t110 = t109 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t111 = t110 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_3 = t111 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t113 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t114 = t113 > first_3 ? t113 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 begin = t114 - first_3;
        const u32 t116 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
        const u32 end_2 = t116 < 32u ? t116 : 32u;
        const u32 t118 = 4294967295u << begin;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t119 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t120 = 4294967295u >> t119;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t121 = t118 & t120;
#line 62 "fa-kernels/src/attention/block_cursor.rs"
        const u32 visible_2 = visible & t121;
        const u32 t123 = whole_2 & visible_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t124 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t125 = t124 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t126 = t125 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_4 = t126 << 5u;
#line 83 "fa-kernels/src/attention/block_walk.rs"
        const u32 t128 = end - masked_right;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t129 = t128 > first_4 ? t128 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count = t129 - first_4;
        const bool t131 = count < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t132 = count & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t133 = 1u << t132;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t134 = t133 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 right = t131 ? t134 : 4294967295u;
#line 84 "fa-kernels/src/attention/block_walk.rs"
        const u32 t136 = end - end;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 t137 = t136 > first_4 ? t136 : first_4;
#line 76 "fa-kernels/src/attention/block_walk.rs"
        const u32 count_2 = t137 - first_4;
        const bool t139 = count_2 < 32u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t140 = count_2 & 31u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t141 = 1u << t140;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t142 = t141 - 1u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t143 = t139 ? t142 : 4294967295u;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t144 = right & t143;
#line 77 "fa-kernels/src/attention/block_walk.rs"
        const u32 t145 = right ^ t144;
#line 63 "fa-kernels/src/attention/block_cursor.rs"
        const u32 whole_3 = t123 & t145;
        const u32 t147 = visible_2 ^ whole_3;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t148 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
        const u32 to = place + t148;
        f32 t150;
        asm("mov.b32 %0, %1;" : "=f"(t150) : "r"(t147));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t150) : "memory");
        f32 t151;
        asm("mov.b32 %0, %1;" : "=f"(t151) : "r"(whole_3));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t151) : "memory");
    }
#line 251 "fa-kernels/src/attention/forward/decode/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t152 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t153 = t152 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t154 = t153 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t155 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t156 = t155 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t157 = t154 - t156;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t158 = t157 < 64u ? t157 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t159 = t158 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t160 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t161 = t160 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t162 = t161 - t159;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t163 = t162 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t164 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t165 = t163 > t164 ? t163 : t164;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t166 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t167 = t165 - t166;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t167;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t168 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane = t168 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t170 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t171 = t170 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t172 = t171 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t173 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t174 = t173 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t175 = t172 - t174;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t176 = t175 < 64u ? t175 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t177 = lane < t176;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t177) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t178 = lane << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair = place + t178;
        f32 t180;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t180) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t181;
        asm("mov.b32 %0, %1;" : "=r"(t181) : "f"(t180));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t182;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t182) : "r"(pair) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t183;
        asm("mov.b32 %0, %1;" : "=r"(t183) : "f"(t182));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t184 = t181 | t183;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t185;
        asm("popc.b32 %0, %1;" : "=r"(t185) : "r"(t184));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t185;
    }
    const u32 own_2 = own;
    f32 t187;
    asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t188;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t188) : "f"(t187));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t189;
    asm("mov.b32 %0, %1;" : "=r"(t189) : "f"(t188));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t190 = lane & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t191 = t190 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t192 = t191 ? t189 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t193 = own_2 + t192;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t194 = own_2 + t189;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t195;
    asm("mov.b32 %0, %1;" : "=f"(t195) : "r"(t194));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t196;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t196) : "f"(t195));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t197;
    asm("mov.b32 %0, %1;" : "=r"(t197) : "f"(t196));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t198 = lane & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t199 = t198 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t200 = t199 ? t197 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t201 = t193 + t200;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t202 = t194 + t197;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t203;
    asm("mov.b32 %0, %1;" : "=f"(t203) : "r"(t202));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t204;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t204) : "f"(t203));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t205;
    asm("mov.b32 %0, %1;" : "=r"(t205) : "f"(t204));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t206 = lane & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t207 = t206 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t208 = t207 ? t205 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t209 = t201 + t208;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t210 = t202 + t205;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t211;
    asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(t210));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t212;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t212) : "f"(t211));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t213;
    asm("mov.b32 %0, %1;" : "=r"(t213) : "f"(t212));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t214 = lane & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t215 = t214 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t216 = t215 ? t213 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t217 = t209 + t216;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t218 = t210 + t213;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t219;
    asm("mov.b32 %0, %1;" : "=f"(t219) : "r"(t218));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t220;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t220) : "f"(t219));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t221;
    asm("mov.b32 %0, %1;" : "=r"(t221) : "f"(t220));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t222 = lane & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t223 = t222 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t224 = t223 ? t221 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t225 = t217 + t224;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t226 = t218 + t221;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t227;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t227) : "r"(t226));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t228 = all + t227;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t228;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t229 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t229 & 31u;
    const u32 pair_2 = lane_2 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t232 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t233 = t232 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t234 = t233 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t235 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t236 = t235 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t237 = t234 - t236;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t238 = t237 < 64u ? t237 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t239 = pair_2 < t238;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t239) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t240 = pair_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_3 = place + t240;
        f32 t242;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t242) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t243;
        asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(t242));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t244;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t244) : "r"(pair_3) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t245;
        asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(t244));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t246 = t243 | t245;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t247;
        asm("popc.b32 %0, %1;" : "=r"(t247) : "r"(t246));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t247;
    }
    const u32 own_4 = own_3;
    f32 t249;
    asm("mov.b32 %0, %1;" : "=f"(t249) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t250;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t250) : "f"(t249));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t251;
    asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(t250));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t252 = lane_2 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t253 = t252 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t254 = t253 ? t251 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t255 = own_4 + t254;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t256 = own_4 + t251;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t257;
    asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(t256));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t258;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t258) : "f"(t257));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t259;
    asm("mov.b32 %0, %1;" : "=r"(t259) : "f"(t258));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t260 = lane_2 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t261 = t260 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t262 = t261 ? t259 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t263 = t255 + t262;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t264 = t256 + t259;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t265;
    asm("mov.b32 %0, %1;" : "=f"(t265) : "r"(t264));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t266;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t266) : "f"(t265));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t267;
    asm("mov.b32 %0, %1;" : "=r"(t267) : "f"(t266));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t268 = lane_2 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t269 = t268 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t270 = t269 ? t267 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t271 = t263 + t270;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t272 = t264 + t267;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t273;
    asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t272));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t274;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t274) : "f"(t273));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t275;
    asm("mov.b32 %0, %1;" : "=r"(t275) : "f"(t274));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t276 = lane_2 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t277 = t276 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t278 = t277 ? t275 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t279 = t271 + t278;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t280 = t272 + t275;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t281;
    asm("mov.b32 %0, %1;" : "=f"(t281) : "r"(t280));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t282;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t282) : "f"(t281));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t283;
    asm("mov.b32 %0, %1;" : "=r"(t283) : "f"(t282));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t284 = lane_2 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t285 = t284 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t286 = t285 ? t283 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t287 = t279 + t286;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t288 = t280 + t283;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t289;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t289) : "r"(t288));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t290 = all + t289;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t290;
#line 199 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 all_2 = all > 1u ? all : 1u;
    const u32 t292 = all_2 + splits;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t293 = t292 - 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t294 = t293 << 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t295;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t295) : "r"(t294), "r"(splits_factor));
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 per_split = t295 >> splits_shift;
    const u32 t297 = all_2 + per_split;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t298 = t297 - 1u;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t298 / per_split;
    const u32 t300 = t13 * per_split;
#line 202 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first_5 = t300 < all_2 ? t300 : all_2;
    const u32 t302 = all_2 - first_5;
#line 203 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 count_3 = t302 < per_split ? t302 : per_split;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = end - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block = t304;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest = first_5;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t305 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t305 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t307 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t308 = t307 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t309 = t308 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t310 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t311 = t310 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t312 = t309 - t311;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t313 = t312 < 64u ? t312 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t314 = lane_3 < t313;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t314) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t315 = lane_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = place + t315;
        f32 t317;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t317) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t318;
        asm("mov.b32 %0, %1;" : "=r"(t318) : "f"(t317));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t319;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t319) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t320;
        asm("mov.b32 %0, %1;" : "=r"(t320) : "f"(t319));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t321 = t318 | t320;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t322;
        asm("popc.b32 %0, %1;" : "=r"(t322) : "r"(t321));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t322;
    }
    const u32 own_6 = own_5;
    f32 t324;
    asm("mov.b32 %0, %1;" : "=f"(t324) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t325;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t325) : "f"(t324));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t326;
    asm("mov.b32 %0, %1;" : "=r"(t326) : "f"(t325));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t327 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t328 = t327 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t329 = t328 ? t326 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t330 = own_6 + t329;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t331 = own_6 + t326;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t332;
    asm("mov.b32 %0, %1;" : "=f"(t332) : "r"(t331));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t333;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t333) : "f"(t332));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t334;
    asm("mov.b32 %0, %1;" : "=r"(t334) : "f"(t333));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t335 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t336 = t335 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t337 = t336 ? t334 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t338 = t330 + t337;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t339 = t331 + t334;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t340;
    asm("mov.b32 %0, %1;" : "=f"(t340) : "r"(t339));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t341;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t341) : "f"(t340));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t342;
    asm("mov.b32 %0, %1;" : "=r"(t342) : "f"(t341));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t343 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t344 = t343 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t345 = t344 ? t342 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t346 = t338 + t345;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t347 = t339 + t342;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t348;
    asm("mov.b32 %0, %1;" : "=f"(t348) : "r"(t347));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t349;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t349) : "f"(t348));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t350;
    asm("mov.b32 %0, %1;" : "=r"(t350) : "f"(t349));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t351 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t352 = t351 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t353 = t352 ? t350 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t354 = t346 + t353;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t355 = t347 + t350;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t356;
    asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(t355));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t357;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(t356));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t358;
    asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t359 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t360 = t359 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t361 = t360 ? t358 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t362 = t354 + t361;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t363 = t355 + t358;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t364;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t364) : "r"(t363));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t365 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t365) {
        const bool t366 = rest < t364;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t366) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t367 = rest < t362;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t367);
            const u32 t369 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t370 = lanes & t369;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t371 = lanes ^ t370;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_5;
            asm("bfind.u32 %0, %1;" : "=r"(pair_5) : "r"(t371));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t373;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t373) : "r"(t362), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t374;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t374) : "r"(own_6), "r"(pair_5));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t373 - t374;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t376 = pair_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_6 = place + t376;
            f32 t378;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t378) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t379;
            asm("mov.b32 %0, %1;" : "=r"(t379) : "f"(t378));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t380;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t380) : "r"(pair_6) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t381;
            asm("mov.b32 %0, %1;" : "=r"(t381) : "f"(t380));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t382 = t379 | t381;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t383 = rest - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_2 = t383;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t384 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t385 = t382 >> t384;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t385 & 65535u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t388 = rest_2 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t388) {
                const u32 t389 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t389;
            } else {
                const u32 t390 = rest_2 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t390;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t391 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t392 = t382 >> t391;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t392 & 255u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t395 = rest_2 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t395) {
                const u32 t396 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t396;
            } else {
                const u32 t397 = rest_2 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t397;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t398 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t399 = t382 >> t398;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t399 & 15u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t402 = rest_2 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t402) {
                const u32 t403 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t403;
            } else {
                const u32 t404 = rest_2 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t404;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t405 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t406 = t382 >> t405;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t406 & 3u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t409 = rest_2 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t409) {
                const u32 t410 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t410;
            } else {
                const u32 t411 = rest_2 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t411;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t412 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t413 = t382 >> t412;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t413 & 1u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t416 = rest_2 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t416) {
                const u32 t417 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t417;
            } else {
                const u32 t418 = rest_2 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t418;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t419 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t420 = t419 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t421 = t420 - pair_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t422 = t421 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t423 = t422 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t423;
            is_found = 1u;
        } else {
            const u32 t424 = rest - t364;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t424;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t425 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t425 & 31u;
    const u32 pair_7 = lane_4 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t428 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t429 = t428 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t430 = t429 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t431 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t432 = t431 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t433 = t430 - t432;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t434 = t433 < 64u ? t433 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t435 = pair_7 < t434;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t435) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t436 = pair_7 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_8 = place + t436;
        f32 t438;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t438) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t439;
        asm("mov.b32 %0, %1;" : "=r"(t439) : "f"(t438));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t440;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t440) : "r"(pair_8) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t441;
        asm("mov.b32 %0, %1;" : "=r"(t441) : "f"(t440));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t442 = t439 | t441;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t443;
        asm("popc.b32 %0, %1;" : "=r"(t443) : "r"(t442));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t443;
    }
    const u32 own_8 = own_7;
    f32 t445;
    asm("mov.b32 %0, %1;" : "=f"(t445) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t446;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t446) : "f"(t445));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t447;
    asm("mov.b32 %0, %1;" : "=r"(t447) : "f"(t446));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t448 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t449 = t448 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t450 = t449 ? t447 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t451 = own_8 + t450;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t452 = own_8 + t447;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t453;
    asm("mov.b32 %0, %1;" : "=f"(t453) : "r"(t452));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t454;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t454) : "f"(t453));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t455;
    asm("mov.b32 %0, %1;" : "=r"(t455) : "f"(t454));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t456 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t457 = t456 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t458 = t457 ? t455 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t459 = t451 + t458;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t460 = t452 + t455;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t461;
    asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(t460));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t462;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t462) : "f"(t461));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t463;
    asm("mov.b32 %0, %1;" : "=r"(t463) : "f"(t462));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t464 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t465 = t464 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t466 = t465 ? t463 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t467 = t459 + t466;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t468 = t460 + t463;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t469;
    asm("mov.b32 %0, %1;" : "=f"(t469) : "r"(t468));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t470) : "f"(t469));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t471;
    asm("mov.b32 %0, %1;" : "=r"(t471) : "f"(t470));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t472 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t473 = t472 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t474 = t473 ? t471 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t475 = t467 + t474;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t476 = t468 + t471;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t477;
    asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(t476));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t478;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t478) : "f"(t477));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t479;
    asm("mov.b32 %0, %1;" : "=r"(t479) : "f"(t478));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t480 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t481 = t480 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t482 = t481 ? t479 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t483 = t475 + t482;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t484 = t476 + t479;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t485;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t485) : "r"(t484));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t486 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t486) {
        const bool t487 = rest < t485;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t487) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t488 = rest < t483;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t488);
            const u32 t490 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t491 = lanes_2 & t490;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t492 = lanes_2 ^ t491;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_9;
            asm("bfind.u32 %0, %1;" : "=r"(pair_9) : "r"(t492));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t494;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t494) : "r"(t483), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t495;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t495) : "r"(own_8), "r"(pair_9));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t494 - t495;
            const u32 pair_10 = pair_9 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t498 = pair_10 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_11 = place + t498;
            f32 t500;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t500) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t501;
            asm("mov.b32 %0, %1;" : "=r"(t501) : "f"(t500));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t502;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t502) : "r"(pair_11) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t503;
            asm("mov.b32 %0, %1;" : "=r"(t503) : "f"(t502));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t504 = t501 | t503;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t505 = rest - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_3 = t505;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t506 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t507 = t504 >> t506;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t507 & 65535u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t510 = rest_3 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t510) {
                const u32 t511 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t511;
            } else {
                const u32 t512 = rest_3 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t512;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t513 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t514 = t504 >> t513;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t514 & 255u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t517 = rest_3 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t517) {
                const u32 t518 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t518;
            } else {
                const u32 t519 = rest_3 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t519;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t520 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t521 = t504 >> t520;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t521 & 15u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t524 = rest_3 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t524) {
                const u32 t525 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t525;
            } else {
                const u32 t526 = rest_3 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t526;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t527 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t528 = t504 >> t527;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t528 & 3u;
            u32 count_12;
            asm("popc.b32 %0, %1;" : "=r"(count_12) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t531 = rest_3 < count_12;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t531) {
                const u32 t532 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t532;
            } else {
                const u32 t533 = rest_3 - count_12;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t533;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t534 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t535 = t504 >> t534;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t535 & 1u;
            u32 count_13;
            asm("popc.b32 %0, %1;" : "=r"(count_13) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t538 = rest_3 < count_13;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t538) {
                const u32 t539 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t539;
            } else {
                const u32 t540 = rest_3 - count_13;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t540;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t541 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t542 = t541 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t543 = t542 - pair_10;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t544 = t543 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t545 = t544 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block = t545;
            is_found = 1u;
        } else {
            const u32 t546 = rest - t485;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t546;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t547 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t548 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t549 = t548 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t550 = t549 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t551 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t552 = t551 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t553 = t550 - t552;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t554 = t553 < 64u ? t553 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t555 = t554 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t556 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t557 = t556 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t558 = t557 - t555;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t559 = t558 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t560 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t561 = t559 > t560 ? t559 : t560;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t562 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t563 = t561 - t562;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t564 = rest < t563;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t565 = t547 & t564;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t565) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t566 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t567 = t566 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t568 = t567 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t569 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t570 = t569 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t571 = t568 - t570;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t572 = t571 < 64u ? t571 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t573 = t572 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t574 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t575 = t574 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t576 = t575 - t573;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t577 = t576 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t578 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t579 = t577 > t578 ? t577 : t578;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t580 = t579 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t581 = t580 - rest;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block = t581;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = block;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t582 = t51 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t583 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t584 = t582 & t583;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t584) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane_5 = thread & 31u;
        const u32 t587 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t587));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t589 = warp << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t590 = (u32)__cvta_generic_to_shared(smem);
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = t590 + 1024u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t592 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t593 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t594 = t592 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t595 = t593 ^ t594;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t596 = t592 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t597 = t595 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t598 = t596 + t597;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t599 = (u64)t592 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t600 = (u64)t593 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t601 = t599 + t600;
        const u32 t602 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t603 = (u64)t593 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t604 = smem_1 + t598;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t605 = t51 > 1u ? t51 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t606 = t605 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t607 = t592 < t606 ? t592 : t606;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t608 = first + t607;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t609 = t608 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t610;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t610) : "r"(t609), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t611 = t610 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t612 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t613 = first + t607;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t614 = t613 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t615;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t615) : "r"(t614), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t616 = t615 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t617 = t616 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t618 = t613 - t617;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t619 = t612 + t618;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t620 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t621 = t620 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t622 = t621 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t623 = q + t622;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t624 = (u64)t611;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t625 = t624 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t626 = t625 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t627 = t623 + t626;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t628 = (u64)t619;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t629 = t628 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t630 = t629 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t631 = t627 + t630;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t632 = t631 + t603;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t633 = t592 < t51;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t634 = t593 < t602;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t635 = t633 & t634;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t636 = t635 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t604), "l"(t632), "r"(t636) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 2048u;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t638 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t639 = t638 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t640 = t639 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u64 t641 = block_table + t640;
#line 174 "fa-kernels/src/attention/options/paged.rs"
        const u32 t642 = (u32)block_table_stride1;
#line 66 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t643 = thread & 31u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 page = 0u;
#line 152 "fa-kernels/src/attention/forward/cache_boxes.rs"
        u32 next_page = 0u;
#line 42 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t644 = (u32)__cvta_generic_to_shared(smem);
#line 42 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t645 = t644 + 52224u;
#line 102 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
        const bool t646 = thread == 0u;
#line 103 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t646) {
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t645) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t647 = t645 + 8u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t647) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t648 = t645 + 16u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t648) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t649 = t645 + 24u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t649) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t650 = t645 + 32u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t650) : "memory");
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t651 = t645 + 40u;
#line 105 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t651) : "memory");
#line 107 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t652 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t653;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t653) : "r"(t652));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t654 = t653 == 0u;
#line 110 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t654) {
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t655 = 0u < count_3;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t655) {
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t656 = count_3 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t657 = 0u < t656 ? 0u : t656;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t658 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t659 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key = t658 + t659;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t661 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last = t661 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t663 = key < last ? key : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t664 = t663 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t665;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t665) : "r"(t664), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index = t665 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t667 = (u64)index * t642;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t668 = t667 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t669 = t641 + t668;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_2;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t669) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t671 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t672 = t663 - t671;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_2;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t673 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t674 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_2 = t673 + t674;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t676 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t677 = t676 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t678 = key_2 < t677 ? key_2 : t677;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t679 = t678 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t680;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t680) : "r"(t679), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t681 = t680 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_6 = t681 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t683 = first_6 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_3 = t683 < t37 ? t683 : t37;
                const u32 t685 = end_3 - first_6;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t686 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t687 = t685 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends = t686 + t687;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t689 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t690 = t685 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_2 = t689 + t690;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t692 = end_3 - key_2;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t693 = ring + 24576u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t694;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t694) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t695 = t694 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t695) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t645) : "memory");
                }
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < boxes; i_4 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t696;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t696) : "r"(t692), "r"(i_4));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t697;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t697) : "r"(ends), "r"(i_4));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t698 = i_4 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t699 = t698 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t700 = ring + t699;
                    u32 t701;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t701) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t702 = t701 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t702) {
                        const u32 t703 = 1073741824u - t696;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t700), "l"(k_map), "r"(t645), "r"(0u), "r"(t21), "r"(t703), "r"(t697), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t704 = t645 + 24u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t705;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t705) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t706 = t705 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t706) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t704) : "memory");
                }
                #pragma unroll 1
                for (u32 i_5 = 0u; i_5 < boxes; i_5 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t707;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t707) : "r"(t692), "r"(i_5));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t708;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t708) : "r"(ends_2), "r"(i_5));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t709 = i_5 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t710 = t709 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t711 = t693 + t710;
                    u32 t712;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t712) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t713 = t712 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t713) {
                        const u32 t714 = 1073741824u - t707;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t711), "l"(v_map), "r"(t704), "r"(0u), "r"(t21), "r"(t714), "r"(t708), "r"(1073741824u) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                const bool t715 = 1u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                if (t715) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 begin_2 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                    u32 below = block_2;
                    u32 found = 0u;
                    while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t717 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t718 = begin_2 < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t719 = t717 & t718;
                        if (!t719) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t720 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t721 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t722 = t721 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t723 = t720 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 number = t722 - t723;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t725 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t726 = t725 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t727 = t726 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_7 = t727 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t729 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t730 = t729 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t731 = t730 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_8 = t731 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t733 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t734 = t733 > first_8 ? t733 : first_8;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_3 = t734 - first_8;
                        const u32 t736 = end - first_8;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_4 = t736 < 32u ? t736 : 32u;
                        const u32 t738 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t739 = 32u - end_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t740 = 4294967295u >> t739;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t741 = t738 & t740;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                        u32 bits = t741;
                        const bool t742 = number < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                        if (t742) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t743 = number << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 pair_12 = place + t743;
                            f32 t745;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t745) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t746;
                            asm("mov.b32 %0, %1;" : "=r"(t746) : "f"(t745));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            f32 t747;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t747) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t748;
                            asm("mov.b32 %0, %1;" : "=r"(t748) : "f"(t747));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t749 = t746 | t748;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                            bits = t749;
                        }
                        const u32 t750 = below - first_7;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 unused = 32u - t750;
                        const u32 t752 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t753 = bits & t752;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        found = t753;
                        const bool t754 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                        if (t754) {
                            below = first_7;
                        } else {
                            u32 t755;
                            asm("bfind.u32 %0, %1;" : "=r"(t755) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t756 = first_7 + t755;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            block_2 = t756;
                        }
                    }
                }
            }
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t760 = 1u < count_3;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t760) {
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t761 = count_3 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t762 = 1u < t761 ? 1u : t761;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t763 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t764 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_3 = t763 + t764;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t766 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = t766 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t768 = key_3 < last_2 ? key_3 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t769 = t768 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t770;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t770) : "r"(t769), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_2 = t770 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t772 = (u64)index_2 * t642;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t773 = t772 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t774 = t641 + t773;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t774) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t776 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t777 = t768 - t776;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_3;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t778 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t779 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_4 = t778 + t779;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t781 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t782 = t781 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t783 = key_4 < t782 ? key_4 : t782;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t784 = t783 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t785;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t785) : "r"(t784), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t786 = t785 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_9 = t786 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t788 = first_9 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_5 = t788 < t37 ? t788 : t37;
                const u32 t790 = end_5 - first_9;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t791 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t792 = t790 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_3 = t791 + t792;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t794 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t795 = t790 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_4 = t794 + t795;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t797 = end_5 - key_4;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t798 = ring + 8192u;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t799 = ring + 24576u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t800 = t799 + 8192u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t801 = t645 + 8u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t802;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t802) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t803 = t802 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t803) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t801) : "memory");
                }
                #pragma unroll 1
                for (u32 i_6 = 0u; i_6 < boxes; i_6 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t804;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t804) : "r"(t797), "r"(i_6));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t805;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t805) : "r"(ends_3), "r"(i_6));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t806 = i_6 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t807 = t806 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t808 = t798 + t807;
                    u32 t809;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t809) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t810 = t809 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t810) {
                        const u32 t811 = 1073741824u - t804;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t808), "l"(k_map), "r"(t801), "r"(0u), "r"(t21), "r"(t811), "r"(t805), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t812 = t645 + 32u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t813;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t813) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t814 = t813 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t814) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t812) : "memory");
                }
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < boxes; i_7 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t815;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t815) : "r"(t797), "r"(i_7));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t816;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t816) : "r"(ends_4), "r"(i_7));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t817 = i_7 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t818 = t817 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t819 = t800 + t818;
                    u32 t820;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t820) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t821 = t820 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t821) {
                        const u32 t822 = 1073741824u - t815;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t819), "l"(v_map), "r"(t812), "r"(0u), "r"(t21), "r"(t822), "r"(t816), "r"(1073741824u) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                const bool t823 = 2u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                if (t823) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 begin_4 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                    u32 below_2 = block_2;
                    u32 found_2 = 0u;
                    while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t825 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t826 = begin_4 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t827 = t825 & t826;
                        if (!t827) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t828 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t829 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t830 = t829 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t831 = t828 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 number_2 = t830 - t831;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t833 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t834 = t833 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t835 = t834 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_10 = t835 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t837 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t838 = t837 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t839 = t838 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_11 = t839 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t841 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t842 = t841 > first_11 ? t841 : first_11;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_5 = t842 - first_11;
                        const u32 t844 = end - first_11;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_6 = t844 < 32u ? t844 : 32u;
                        const u32 t846 = 4294967295u << begin_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t847 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t848 = 4294967295u >> t847;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t849 = t846 & t848;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                        u32 bits_2 = t849;
                        const bool t850 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                        if (t850) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t851 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 pair_13 = place + t851;
                            f32 t853;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t853) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t854;
                            asm("mov.b32 %0, %1;" : "=r"(t854) : "f"(t853));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            f32 t855;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t855) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t856;
                            asm("mov.b32 %0, %1;" : "=r"(t856) : "f"(t855));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t857 = t854 | t856;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                            bits_2 = t857;
                        }
                        const u32 t858 = below_2 - first_10;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 unused_2 = 32u - t858;
                        const u32 t860 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t861 = bits_2 & t860;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        found_2 = t861;
                        const bool t862 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                        if (t862) {
                            below_2 = first_10;
                        } else {
                            u32 t863;
                            asm("bfind.u32 %0, %1;" : "=r"(t863) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t864 = first_10 + t863;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            block_2 = t864;
                        }
                    }
                }
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t868 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        u32 t869;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t869) : "r"(t868));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const bool t870 = t869 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
        if (t870) {
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t871 = 2u < count_3;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t871) {
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t872 = count_3 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t873 = 2u < t872 ? 2u : t872;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t874 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t875 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_5 = t874 + t875;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t877 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = t877 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t879 = key_5 < last_3 ? key_5 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t880 = t879 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t881;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t881) : "r"(t880), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_3 = t881 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t883 = (u64)index_3 * t642;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t884 = t883 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                const u64 t885 = t641 + t884;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                u32 page_4;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t885) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t887 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                const u32 t888 = t879 - t887;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                next_page = page_4;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t889 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t890 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 key_6 = t889 + t890;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t892 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t893 = t892 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t894 = key_6 < t893 ? key_6 : t893;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t895 = t894 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                u32 t896;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t896) : "r"(t895), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                const u32 t897 = t896 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                const u32 first_12 = t897 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t899 = first_12 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 end_7 = t899 < t37 ? t899 : t37;
                const u32 t901 = end_7 - first_12;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t902 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t903 = t901 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_5 = t902 + t903;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t905 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 t906 = t901 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                const u32 ends_6 = t905 + t906;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const u32 t908 = end_7 - key_6;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t909 = ring + 16384u;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t910 = ring + 24576u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t911 = t910 + 16384u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t912 = t645 + 16u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t913;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t913) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t914 = t913 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t914) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t912) : "memory");
                }
                #pragma unroll 1
                for (u32 i_8 = 0u; i_8 < boxes; i_8 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t915;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t915) : "r"(t908), "r"(i_8));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t916;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t916) : "r"(ends_5), "r"(i_8));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t917 = i_8 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t918 = t917 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t919 = t909 + t918;
                    u32 t920;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t920) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t921 = t920 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t921) {
                        const u32 t922 = 1073741824u - t915;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t919), "l"(k_map), "r"(t912), "r"(0u), "r"(t21), "r"(t922), "r"(t916), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const u32 t923 = t645 + 40u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                u32 t924;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t924) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                const bool t925 = t924 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                if (t925) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t923) : "memory");
                }
                #pragma unroll 1
                for (u32 i_9 = 0u; i_9 < boxes; i_9 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t926;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t926) : "r"(t908), "r"(i_9));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t927;
                    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t927) : "r"(ends_6), "r"(i_9));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t928 = i_9 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t929 = t928 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t930 = t911 + t929;
                    u32 t931;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t931) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t932 = t931 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t932) {
                        const u32 t933 = 1073741824u - t926;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t930), "l"(v_map), "r"(t923), "r"(0u), "r"(t21), "r"(t933), "r"(t927), "r"(1073741824u) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                const bool t934 = 3u < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                if (t934) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 begin_6 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                    u32 below_3 = block_2;
                    u32 found_3 = 0u;
                    while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t936 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t937 = begin_6 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                        const bool t938 = t936 & t937;
                        if (!t938) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t939 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t940 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t941 = t940 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t942 = t939 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 number_3 = t941 - t942;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t944 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t945 = t944 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t946 = t945 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_13 = t946 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t948 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t949 = t948 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t950 = t949 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                        const u32 first_14 = t950 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t952 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t953 = t952 > first_14 ? t952 : first_14;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                        const u32 begin_7 = t953 - first_14;
                        const u32 t955 = end - first_14;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                        const u32 end_8 = t955 < 32u ? t955 : 32u;
                        const u32 t957 = 4294967295u << begin_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t958 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t959 = 4294967295u >> t958;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                        const u32 t960 = t957 & t959;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                        u32 bits_3 = t960;
                        const bool t961 = number_3 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                        if (t961) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t962 = number_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 pair_14 = place + t962;
                            f32 t964;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t964) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t965;
                            asm("mov.b32 %0, %1;" : "=r"(t965) : "f"(t964));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            f32 t966;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t966) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            u32 t967;
                            asm("mov.b32 %0, %1;" : "=r"(t967) : "f"(t966));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t968 = t965 | t967;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                            bits_3 = t968;
                        }
                        const u32 t969 = below_3 - first_13;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 unused_3 = 32u - t969;
                        const u32 t971 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t972 = bits_3 & t971;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                        found_3 = t972;
                        const bool t973 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                        if (t973) {
                            below_3 = first_13;
                        } else {
                            u32 t974;
                            asm("bfind.u32 %0, %1;" : "=r"(t974) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t975 = first_13 + t974;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                            block_2 = t975;
                        }
                    }
                }
            }
        }
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t645), "r"(0u) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t979 = lane_5 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t980 = lane_5 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t981 = t979 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t982 = t980 ^ t981;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t983 = t979 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t984 = t982 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t985 = t983 + t984;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t986 = smem_1 + t985;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t987;
        asm volatile("mov.b32 %0, %1;" : "=r"(t987) : "r"(t986));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t987) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t988;
        asm volatile("mov.b32 %0, %1;" : "=r"(t988) : "r"(t986));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t989 = t988 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t989) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t990;
        asm volatile("mov.b32 %0, %1;" : "=r"(t990) : "r"(t986));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t991 = t990 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t991) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t992;
        asm volatile("mov.b32 %0, %1;" : "=r"(t992) : "r"(t986));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t993 = t992 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t993) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t994 = lane_5 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t995 = t589 + t994;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t996 = lane_5 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t997 = t996 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t998 = t995 + t997;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t999 = lane_5 >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1000 = t999 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1001 = t998 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1002 = t1000 ^ t1001;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1003 = t998 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1004 = t1002 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1005 = t1003 + t1004;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1006 = lane_5 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1007 = t589 + t1006;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1008 = lane_5 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1009 = t1007 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1010 = t1008 ^ t1009;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1011 = t1007 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1012 = t1010 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1013 = t1011 + t1012;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1014 = lane_5 >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1015 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1016 = first + t1014;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1017 = t1016 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1018;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1018) : "r"(t1017), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1019 = t1018 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1020 = t1019 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1021 = t1016 - t1020;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1022 = t1015 + t1021;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1023 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1024 = first + t1023;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1025 = t1024 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1026;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1026) : "r"(t1025), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1027 = t1026 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1028 = t1022 / group;
#line 17 "src/functions/sequences.rs"
        const u64 t1_2 = (u64)t16;
#line 17 "src/functions/sequences.rs"
        const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
        const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
        const u64 t4_2 = argument1 + t3_2;
        const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
        const u32 t6_2 = t5_2 << 2u;
        const u64 t10_2 = (u64)t16;
#line 19 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
        const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t13_2 = argument0 + t12_2;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1039 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1040 = t1027 < t1039 ? t1027 : t1039;
#line 19 "src/functions/sequences.rs"
        const u64 t14_2 = (u64)t1040;
#line 19 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
        const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
        u32 t18_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1046 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1047 = t1046 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1048 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1049 = first + t1047;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1050 = t1049 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1051;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1051) : "r"(t1050), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1052 = t1051 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1053 = t1052 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1054 = t1049 - t1053;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1055 = t1048 + t1054;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1056 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1057 = first + t1056;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1058 = t1057 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1059 = t1058 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1060;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1060) : "r"(t1059), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1061 = t1060 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1062 = t1055 / group;
#line 17 "src/functions/sequences.rs"
        const u64 t1_3 = (u64)t16;
#line 17 "src/functions/sequences.rs"
        const u64 t2_3 = t1_3 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
        const u64 t3_3 = t2_3 * 4ull;
#line 17 "src/functions/sequences.rs"
        const u64 t4_3 = argument1 + t3_3;
        const u32 t5_3 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
        const u32 t6_3 = t5_3 << 2u;
        const u64 t10_3 = (u64)t16;
#line 19 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
        const u64 t12_3 = t11_3 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t13_3 = argument0 + t12_3;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1073 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1074 = t1061 < t1073 ? t1061 : t1073;
#line 19 "src/functions/sequences.rs"
        const u64 t14_3 = (u64)t1074;
#line 19 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
        const u64 t16_3 = t15_3 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_3 = t13_3 + t16_3;
#line 19 "src/functions/sequences.rs"
        u32 t18_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
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
        u32 t1080;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1080) : "r"(t1005));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1081 = t1080 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1082 = t1080 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1083 = t1080 ^ 96u;
        const u32 t1084 = ring + t1080;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1084) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1085 = ring + t1081;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1085) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_21), "r"(m_22));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_23), "r"(m_24));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1086 = ring + t1082;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1086) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_25), "r"(m_26));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_27), "r"(m_28));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1087 = ring + t1083;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1087) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_29), "r"(m_30));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_31), "r"(m_32));
#line 212 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1088 = t37 != 0u;
#line 212 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1088) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1089 = block << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key = t1089 + t589;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1091 = lane_5 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1092 = t1091 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1093 = first_key + t1092;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1094 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1095 = t1094 - 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1096 = t1093 < t1095 ? t1093 : t1095;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t1096 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 19 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 19 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1104 = t1093 + 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1105 = t1104 < t1095 ? t1104 : t1095;
#line 18 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t1105 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_3 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_3));
#line 19 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 19 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1113 = t1093 + 8u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1114 = t1113 < t1095 ? t1113 : t1095;
#line 18 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t1114 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_4;
#line 18 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_4));
#line 19 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 19 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1122 = t1093 + 9u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1123 = t1122 < t1095 ? t1122 : t1095;
#line 18 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t1123 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_5;
#line 18 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_5));
#line 19 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 19 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
        }
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1131 = block << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_2 = t1131 + t589;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1133 = lane_5 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1134 = t1133 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_2 + t1134;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1136 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1137 = first + t1136;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1138 = t1137 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1139;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1139) : "r"(t1138), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1140 = t1139 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1141 = t37 > column ? t37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_9 = t1141 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1144 = visible_3 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t1144;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1146 = visible_4 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t1146;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1148 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t1148;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1150 = visible_6 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t1150;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1151 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1152 = first + t1151;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1153 = t1152 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1154 = t1153 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1155;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1155) : "r"(t1154), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1156 = t1155 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1157 = t37 > column ? t37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_10 = t1157 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1160 = visible_7 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t1160;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1162 = visible_8 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t1162;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1164 = visible_9 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t1164;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1166 = visible_10 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t1166;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1168;
        asm("max.f32 %0, %1, %2;" : "=f"(t1168) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1169;
        asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(t1168), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1170;
        asm("max.f32 %0, %1, %2;" : "=f"(t1170) : "f"(t1169), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("max.f32 %0, %1, %2;" : "=f"(t1171) : "f"(t1170), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1172;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1172) : "f"(t1171));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_15;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1171), "f"(t1172));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1174;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1174) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_15), "f"(t1174));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1177 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1177;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1179 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1180;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(old), "f"(scale_log2), "f"(t1179));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1180));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1182 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1183 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1185;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1185;
        const f32 t1186 = t1182 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1187 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1189;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1189;
        const f32 t1190 = t1186 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1191 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1193;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1193;
        const f32 t1194 = t1190 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1197;
        const f32 t1198 = t1194 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1199 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1200 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1201 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1202 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1203 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1204 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1205 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1206 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1207 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1208 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1209 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1210 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1211 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1212 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1213 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1214 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1214;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1216;
        asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1216), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1218;
        asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1217), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1219;
        asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1218), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1220;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1220) : "f"(t1219));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_16;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_16) : "f"(t1219), "f"(t1220));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1222;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1222) : "f"(pair_16));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_16), "f"(t1222));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1225 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1225;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1228;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(old_2), "f"(scale_log2), "f"(t1227));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1228));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1230 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t1231));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1233;
        const f32 t1234 = t1230 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1235 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t1235));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1237;
        const f32 t1238 = t1234 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1239 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1239));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1241;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1241;
        const f32 t1242 = t1238 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1243 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1243));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1245;
        const f32 t1246 = t1242 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1247 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1248 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1249 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1250 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1250;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1251 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1252 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1253 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1254 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1255 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1256 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1257 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1258 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1259 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1260 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1261 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1262 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1262;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1263;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1263) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1264;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1265;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1265) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1266;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(s_7), "f"(s_8));
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t1267 = t645 + 24u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1267), "r"(0u) : "memory");
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
        const u32 t1268 = ring + 24576u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1269;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1269) : "r"(t1013));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1270 = t1269 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1271 = t1269 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1272 = t1269 ^ 96u;
        const u32 t1273 = t1268 + t1269;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1274 = t1268 + t1270;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1275 = t1268 + t1271;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1276 = t1268 + t1272;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1273) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_33), "r"(m_34));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_35), "r"(m_36));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1274) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_37), "r"(m_38));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_39), "r"(m_40));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1275) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_41), "r"(m_42));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_43), "r"(m_44));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1276) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_45), "r"(m_46));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1263), "r"(t1264), "r"(t1265), "r"(t1266), "r"(m_47), "r"(m_48));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_10 = 1u; i_10 < count_3; i_10 += 1u) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_8 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_4 = block;
            u32 found_4 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1278 = found_4 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1279 = begin_8 < below_4;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1280 = t1278 & t1279;
                if (!t1280) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1281 = below_4 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1282 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1283 = t1282 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1284 = t1281 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_4 = t1283 - t1284;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1286 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1287 = t1286 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1288 = t1287 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_15 = t1288 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1290 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1291 = t1290 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1292 = t1291 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_16 = t1292 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1294 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1295 = t1294 > first_16 ? t1294 : first_16;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_9 = t1295 - first_16;
                const u32 t1297 = end - first_16;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_11 = t1297 < 32u ? t1297 : 32u;
                const u32 t1299 = 4294967295u << begin_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1300 = 32u - end_11;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1301 = 4294967295u >> t1300;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1302 = t1299 & t1301;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_4 = t1302;
                const bool t1303 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1303) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1304 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = place + t1304;
                    f32 t1306;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1306) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1307;
                    asm("mov.b32 %0, %1;" : "=r"(t1307) : "f"(t1306));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1308;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1308) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1309;
                    asm("mov.b32 %0, %1;" : "=r"(t1309) : "f"(t1308));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1310 = t1307 | t1309;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_4 = t1310;
                }
                const u32 t1311 = below_4 - first_15;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_4 = 32u - t1311;
                const u32 t1313 = 4294967295u >> unused_4;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1314 = bits_4 & t1313;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_4 = t1314;
                const bool t1315 = found_4 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1315) {
                    below_4 = first_15;
                } else {
                    u32 t1316;
                    asm("bfind.u32 %0, %1;" : "=r"(t1316) : "r"(found_4));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1317 = first_15 + t1316;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block = t1317;
                }
            }
#line 136 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1321 = thread >> 5u;
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            u32 t1322;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1322) : "r"(t1321));
#line 95 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const bool t1323 = t1322 == 0u;
#line 138 "fa-kernels/src/attention/forward/bulk_stream.rs"
            if (t1323) {
                const u32 t1324 = i_10 + 2u;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
                const bool t1325 = t1324 < count_3;
#line 79 "fa-kernels/src/attention/forward/bulk_stream.rs"
                if (t1325) {
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1326 = count_3 - 1u;
#line 276 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1327 = t1324 < t1326 ? t1324 : t1326;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1328 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1329 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_7 = t1328 + t1329;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1331 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 last_4 = t1331 - 1u;
#line 278 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1333 = key_7 < last_4 ? key_7 : last_4;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t1334 = t1333 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t1335;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1335) : "r"(t1334), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 index_4 = t1335 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t1337 = (u64)index_4 * t642;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t1338 = t1337 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    const u64 t1339 = t641 + t1338;
#line 61 "fa-kernels/src/attention/options/paged.rs"
                    u32 page_5;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t1339) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t1341 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t1342 = t1333 - t1341;
#line 279 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    next_page = page_5;
#line 266 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1343 = block_2 << 6u;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1344 = t643 * box_keys;
#line 257 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 key_8 = t1343 + t1344;
#line 183 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    page = next_page;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1346 = t37 > 1u ? t37 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1347 = t1346 - 1u;
#line 184 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1348 = key_8 < t1347 ? key_8 : t1347;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t1349 = t1348 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    u32 t1350;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1350) : "r"(t1349), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
                    const u32 t1351 = t1350 >> page_size_shift;
#line 68 "fa-kernels/src/attention/options/paged.rs"
                    const u32 first_17 = t1351 * page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1353 = first_17 + page_size;
#line 185 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 end_12 = t1353 < t37 ? t1353 : t37;
                    const u32 t1355 = end_12 - first_17;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t1356 = page * k_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t1357 = t1355 * k_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_7 = t1356 + t1357;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t1359 = page * v_outer_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 t1360 = t1355 * v_row_steps;
#line 51 "fa-kernels/src/attention/cache_steps.rs"
                    const u32 ends_8 = t1359 + t1360;
#line 198 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const u32 t1362 = end_12 - key_8;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1363 = t1324 % 3u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1364 = t1363 << 13u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1365 = ring + t1364;
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1366 = ring + 24576u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1367 = t1324 % 3u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1368 = t1367 << 13u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1369 = t1366 + t1368;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1370 = t1324 % 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1371 = t1370 << 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1372 = t645 + t1371;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t1373;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1373) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t1374 = t1373 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t1374) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1372) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_11 = 0u; i_11 < boxes; i_11 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t1375;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1375) : "r"(t1362), "r"(i_11));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t1376;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1376) : "r"(ends_7), "r"(i_11));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1377 = i_11 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1378 = t1377 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1379 = t1365 + t1378;
                        u32 t1380;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1380) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t1381 = t1380 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t1381) {
                            const u32 t1382 = 1073741824u - t1375;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t1379), "l"(k_map), "r"(t1372), "r"(0u), "r"(t21), "r"(t1382), "r"(t1376), "r"(1073741824u) : "memory");
                        }
                    }
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1383 = t1324 % 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1384 = t1383 + 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1385 = t1384 << 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
                    const u32 t1386 = t645 + t1385;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    u32 t1387;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1387) : );
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    const bool t1388 = t1387 == 1u;
#line 239 "fa-kernels/src/attention/forward/cache_boxes.rs"
                    if (t1388) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t1386) : "memory");
                    }
                    #pragma unroll 1
                    for (u32 i_12 = 0u; i_12 < boxes; i_12 += 1u) {
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t1389;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1389) : "r"(t1362), "r"(i_12));
#line 243 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        u32 t1390;
                        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t1390) : "r"(ends_8), "r"(i_12));
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1391 = i_12 * box_keys;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1392 = t1391 << 7u;
#line 247 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const u32 t1393 = t1369 + t1392;
                        u32 t1394;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1394) : );
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        const bool t1395 = t1394 == 1u;
#line 248 "fa-kernels/src/attention/forward/cache_boxes.rs"
                        if (t1395) {
                            const u32 t1396 = 1073741824u - t1389;
#line 249 "fa-kernels/src/attention/forward/cache_boxes.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t1393), "l"(v_map), "r"(t1386), "r"(0u), "r"(t21), "r"(t1396), "r"(t1390), "r"(1073741824u) : "memory");
                        }
                    }
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                    const u32 t1397 = t1324 + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                    const bool t1398 = t1397 < count_3;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
                    if (t1398) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 begin_10 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                        u32 below_5 = block_2;
                        u32 found_5 = 0u;
                        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                            const bool t1400 = found_5 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                            const bool t1401 = begin_10 < below_5;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                            const bool t1402 = t1400 & t1401;
                            if (!t1402) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t1403 = below_5 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t1404 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t1405 = t1404 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t1406 = t1403 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 number_5 = t1405 - t1406;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1408 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1409 = t1408 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1410 = t1409 - number_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_18 = t1410 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1412 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1413 = t1412 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1414 = t1413 - number_5;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                            const u32 first_19 = t1414 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1416 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1417 = t1416 > first_19 ? t1416 : first_19;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                            const u32 begin_11 = t1417 - first_19;
                            const u32 t1419 = end - first_19;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                            const u32 end_13 = t1419 < 32u ? t1419 : 32u;
                            const u32 t1421 = 4294967295u << begin_11;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1422 = 32u - end_13;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1423 = 4294967295u >> t1422;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                            const u32 t1424 = t1421 & t1423;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                            u32 bits_5 = t1424;
                            const bool t1425 = number_5 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                            if (t1425) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                                const u32 t1426 = number_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                                const u32 pair_18 = place + t1426;
                                f32 t1428;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1428) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                                u32 t1429;
                                asm("mov.b32 %0, %1;" : "=r"(t1429) : "f"(t1428));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                                f32 t1430;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1430) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                                u32 t1431;
                                asm("mov.b32 %0, %1;" : "=r"(t1431) : "f"(t1430));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                                const u32 t1432 = t1429 | t1431;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                                bits_5 = t1432;
                            }
                            const u32 t1433 = below_5 - first_18;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 unused_5 = 32u - t1433;
                            const u32 t1435 = 4294967295u >> unused_5;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                            const u32 t1436 = bits_5 & t1435;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                            found_5 = t1436;
                            const bool t1437 = found_5 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                            if (t1437) {
                                below_5 = first_18;
                            } else {
                                u32 t1438;
                                asm("bfind.u32 %0, %1;" : "=r"(t1438) : "r"(found_5));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                                const u32 t1439 = first_18 + t1438;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                                block_2 = t1439;
                            }
                        }
                    }
                }
            }
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1443 = i_10 % 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1444 = t1443 << 3u;
#line 67 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1445 = t645 + t1444;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1446 = i_10 / 3u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1447 = t1446 & 1u;
#line 141 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1445), "r"(t1447) : "memory");
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
            const u32 t1448 = i_10 % 3u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1449 = t1448 << 13u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1450 = ring + t1449;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1451;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1451) : "r"(t1005));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1452 = t1451 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1453 = t1451 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1454 = t1451 ^ 96u;
            const u32 t1455 = t1450 + t1451;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1455) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1456 = t1450 + t1452;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1456) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1457 = t1450 + t1453;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1457) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1458 = t1450 + t1454;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1458) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_63), "r"(m_64));
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1459 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1460 = t1459 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1461 = block >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_6 = t1460 - t1461;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
            u32 whole_4 = 0u;
            const bool t1463 = number_6 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
            if (t1463) {
                const u32 t1464 = number_6 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1465 = place + t1464;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1466;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1466) : "r"(t1465) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1467;
                asm("mov.b32 %0, %1;" : "=r"(t1467) : "f"(t1466));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                whole_4 = t1467;
            }
            const u32 t1468 = block & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1469 = whole_4 >> t1468;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1470 = t1469 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1471 = t1470 == 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1471) {
                const bool t1472 = t37 != 0u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1472) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1473 = block << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 first_key_3 = t1473 + t589;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1475 = lane_5 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1476 = t1475 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1477 = first_key_3 + t1476;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_6 = (u64)t1477 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_6 = t4_2 + t7_6;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_5;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_6));
#line 19 "src/functions/sequences.rs"
                    const bool t19_10 = t18_2 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = changed_9;
#line 19 "src/functions/sequences.rs"
                    const bool t19_11 = t18_3 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1485 = t1477 + 1u;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_7 = (u64)t1485 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_7 = t4_2 + t7_7;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_6;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_7));
#line 19 "src/functions/sequences.rs"
                    const bool t19_12 = t18_2 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = changed_11;
#line 19 "src/functions/sequences.rs"
                    const bool t19_13 = t18_3 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1493 = t1477 + 8u;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_8 = (u64)t1493 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_8 = t4_2 + t7_8;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_7;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_8));
#line 19 "src/functions/sequences.rs"
                    const bool t19_14 = t18_2 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = changed_13;
#line 19 "src/functions/sequences.rs"
                    const bool t19_15 = t18_3 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1501 = t1477 + 9u;
#line 18 "src/functions/sequences.rs"
                    const u64 t7_9 = (u64)t1501 * t6_2;
#line 18 "src/functions/sequences.rs"
                    const u64 t8_9 = t4_2 + t7_9;
#line 18 "src/functions/sequences.rs"
                    u32 of_key_8;
                    asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_9));
#line 19 "src/functions/sequences.rs"
                    const bool t19_16 = t18_2 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = changed_15;
#line 19 "src/functions/sequences.rs"
                    const bool t19_17 = t18_3 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = changed_16;
                }
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1509 = block << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_4 = t1509 + t589;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1511 = lane_5 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1512 = t1511 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_4 + t1512;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1514 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1515 = first + t1514;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1516 = t1515 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1517;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1517) : "r"(t1516), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1518 = t1517 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1519 = t37 > column_2 ? t37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_14 = t1519 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1522 = visible_11 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1522;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1524 = visible_12 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1524;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1526 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1526;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1528 = visible_14 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1528;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1529 = lane_5 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1530 = first + t1529;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1531 = t1530 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1532 = t1531 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1533;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1533) : "r"(t1532), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1534 = t1533 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1535 = t37 > column_2 ? t37 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1535 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1538 = visible_15 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1538;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1540 = visible_16 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1540;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1542 = visible_17 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1542;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1544 = visible_18 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1544;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1546;
            asm("max.f32 %0, %1, %2;" : "=f"(t1546) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1547;
            asm("max.f32 %0, %1, %2;" : "=f"(t1547) : "f"(t1546), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1548;
            asm("max.f32 %0, %1, %2;" : "=f"(t1548) : "f"(t1547), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1549;
            asm("max.f32 %0, %1, %2;" : "=f"(t1549) : "f"(t1548), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1550;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1550) : "f"(t1549));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_19;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t1549), "f"(t1550));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1552;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1552) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_19), "f"(t1552));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1555 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1555;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1557 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(old_3), "f"(scale_log2), "f"(t1557));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1558));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1560 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1561 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1561));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1563;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1563;
            const f32 t1564 = t1560 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1565 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1567;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1567;
            const f32 t1568 = t1564 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1569 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1571;
            const f32 t1572 = t1568 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1573 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1575;
            const f32 t1576 = t1572 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1577 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1578 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1579 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1580 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1581 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1582 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1583 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1584 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1585 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1586 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1587 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1588 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1589 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1590 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1591 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1592 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1592;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1594;
            asm("max.f32 %0, %1, %2;" : "=f"(t1594) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1595;
            asm("max.f32 %0, %1, %2;" : "=f"(t1595) : "f"(t1594), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1596;
            asm("max.f32 %0, %1, %2;" : "=f"(t1596) : "f"(t1595), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1597;
            asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1596), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1598;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1598) : "f"(t1597));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_20;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_20) : "f"(t1597), "f"(t1598));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1600;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1600) : "f"(pair_20));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_20), "f"(t1600));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1603 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1603;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1605 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1606;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(old_4), "f"(scale_log2), "f"(t1605));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1606));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1608 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1609 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1609));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1611;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1611;
            const f32 t1612 = t1608 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1613 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1613));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1615;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1615;
            const f32 t1616 = t1612 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1617 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1619;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1619;
            const f32 t1620 = t1616 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1621 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1621));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1623;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1623;
            const f32 t1624 = t1620 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1625 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1626 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1627 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1628 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1629 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1630 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1631 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1632 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1633 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1634 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1635 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1636 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1637 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1638 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1639 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1640 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1640;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1641;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1642;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1643;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1644;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(s_15), "f"(s_16));
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1645 = i_10 % 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1646 = t1645 + 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1647 = t1646 << 3u;
#line 73 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1648 = t645 + t1647;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1649 = i_10 / 3u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1650 = t1649 & 1u;
#line 146 "fa-kernels/src/attention/forward/bulk_stream.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1648), "r"(t1650) : "memory");
#line 125 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1651 = ring + 24576u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1652 = i_10 % 3u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1653 = t1652 << 13u;
#line 61 "fa-kernels/src/attention/forward/bulk_stream.rs"
            const u32 t1654 = t1651 + t1653;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1655;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1655) : "r"(t1013));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1656 = t1655 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1657 = t1655 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1658 = t1655 ^ 96u;
            const u32 t1659 = t1654 + t1655;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1660 = t1654 + t1656;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1661 = t1654 + t1657;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1662 = t1654 + t1658;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1659) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1660) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1661) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1662) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644), "r"(m_79), "r"(m_80));
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
#line 243 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1663 = warp * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1664 = ring + t1663;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1665 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1664 + t1665;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1667 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1668 = t1667 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1668) {
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
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1669 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1670 = t1669 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1671 = t1670 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1671) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 254 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp << 9u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1673 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1674 = t1673 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1674) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1675 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1675;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1678;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1678) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1679;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1679) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1680;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1680) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1681;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1681) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1682;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1682) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1683;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1683) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1684 = ring + 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1685 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1684 + t1685;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1688;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1688) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1689;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1689) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1690;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1690) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1691;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1691) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1692;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1692) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1693;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1693) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1694 = ring + 9216u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1695 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1694 + t1695;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1698;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1698) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1699;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1699) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1700;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1700) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1701;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1701) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1702;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1702) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1703;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1703) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1704 = ring + 13824u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1705 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1704 + t1705;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1708;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1708) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1709;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1709) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1710;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1710) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1711;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1711) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1712;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1712) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1713;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1713) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1714;
            asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(t1678), "f"(t1688));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1715;
            asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1714), "f"(t1698));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1715), "f"(t1708));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t1718 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t1718;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1720 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1721;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1721) : "f"(t1678), "f"(scale_log2), "f"(t1720));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1721));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1723 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(t1688), "f"(scale_log2), "f"(t1723));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1724));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1726 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1727) : "f"(t1698), "f"(scale_log2), "f"(t1726));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1727));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1729 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1730;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1730) : "f"(t1708), "f"(scale_log2), "f"(t1729));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1730));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1732 = t1679 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1733;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(t1689), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(t1699), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1735) : "f"(t1709), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1735;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1736 = t1680 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1737;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(t1690), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1738;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(t1700), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1739) : "f"(t1710), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1739;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1740 = t1681 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(t1691), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1742) : "f"(t1701), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1743;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1743) : "f"(t1711), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1743;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1744 = t1682 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(t1692), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(t1702), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(t1712), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1747;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1748 = t1683 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(t1693), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(t1703), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1750;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1751) : "f"(t1713), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1751;
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
        }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1752 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1753 = t1752 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1754 = t1753 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1754) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1755 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1755;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1758;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1758) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1759;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1759) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1760;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1760) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1761;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1761) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1762;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1762) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1763;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1763) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1764 = ring + 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1765 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1764 + t1765;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1768;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1768) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1769;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1769) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1770;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1770) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1771;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1771) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1772;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1772) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1773;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1773) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1774 = ring + 9216u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1775 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1774 + t1775;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1778;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1778) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1779;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1779) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1780;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1780) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1781;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1781) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1782;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1782) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1783;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1783) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1784 = ring + 13824u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1785 = lane_5 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1784 + t1785;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1788;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1788) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1789;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1789) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1790;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1790) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1791;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1791) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1792;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1792) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1793;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1793) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1794;
            asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1758), "f"(t1768));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1795;
            asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1794), "f"(t1778));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1795), "f"(t1788));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t1798 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t1798;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1800 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(t1758), "f"(scale_log2), "f"(t1800));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1801));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1803 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(t1768), "f"(scale_log2), "f"(t1803));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1804));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1806 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(t1778), "f"(scale_log2), "f"(t1806));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1807));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1809 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1810;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1810) : "f"(t1788), "f"(scale_log2), "f"(t1809));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1810));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1812 = t1759 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1812;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(t1769), "f"(factors_6), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1813;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1814;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1779), "f"(factors_7), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1814;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1815;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(t1789), "f"(factors_8), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1815;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1816 = t1760 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1816;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(t1770), "f"(factors_6), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1817;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1818) : "f"(t1780), "f"(factors_7), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1818;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1819;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1790), "f"(factors_8), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1819;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1820 = t1761 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1820;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1821;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1821) : "f"(t1771), "f"(factors_6), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1821;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(t1781), "f"(factors_7), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1822;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(t1791), "f"(factors_8), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1823;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1824 = t1762 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1824;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1825;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(t1772), "f"(factors_6), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1825;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1826) : "f"(t1782), "f"(factors_7), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1826;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1827;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1827) : "f"(t1792), "f"(factors_8), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1827;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1828 = t1763 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1828;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1773), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1829;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1830;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(t1783), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1830;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1831;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(t1793), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1831;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_6;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_7;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_8;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_9;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_10;
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1832 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1832) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1833;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1833) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_21 = row_sum_3 + t1833;
            f32 t1835;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1835) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = pair_21 + t1835;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1836;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1837;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1837) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_22 = row_sum_4 + t1837;
            f32 t1839;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1839) : "f"(pair_22));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = pair_22 + t1839;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1840;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1841 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1841 ? 0.0f : t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1845 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1847;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1848 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1849;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1848 ? 0.0f : t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1851 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1852 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1853 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1854 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1854;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_20 = warp << 1u;
            const u32 t1856 = lane_5 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1857 = t1856 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1858 = first_20 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1857 + t1858;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1860 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1861 = t1860 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1861) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1862 = lane_5 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1863 = first + t1862;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1864 = t1863 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1865;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1865) : "r"(t1864), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1866 = t1865 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1867 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1868 = first + t1862;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1869 = t1868 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1870;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1870) : "r"(t1869), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1871 = t1870 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1872 = t1871 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1873 = t1868 - t1872;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1874 = t1867 + t1873;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1875 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1876 = t1875 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1877 = t1876 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1878 = o + t1877;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1879 = (u64)t1866;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1880 = t1879 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1881 = t1880 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1882 = t1878 + t1881;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1883 = (u64)t1874;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1884 = t1883 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1885 = t1884 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1886 = t1882 + t1885;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1887 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1886 + t1887;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = rows_2;
                const u32 t1889 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1890 = first_20 < t1889;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1890) {
                    u32 t1891;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1891) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = rows_6;
                const u32 t1892 = first_20 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1893 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1894 = t1892 < t1893;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1894) {
                    u32 t1895;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1895) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1896 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1897 = t1896 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1898 = t1897 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1898) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1899 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1900 = t1899 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1901 = first + t1900;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1902 = t1901 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1903;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1903) : "r"(t1902), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1904 = t1903 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1905 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1906 = first + t1900;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1907 = t1906 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1908;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1908) : "r"(t1907), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1909 = t1908 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1910 = t1909 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1911 = t1906 - t1910;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1912 = t1905 + t1911;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1913 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1914 = t1913 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1915 = t1914 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1916 = o + t1915;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1917 = (u64)t1904;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1918 = t1917 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1919 = t1918 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1920 = t1916 + t1919;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1921 = (u64)t1912;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1922 = t1921 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1923 = t1922 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1924 = t1920 + t1923;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1925 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_3 = t1924 + t1925;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = rows_4;
                const u32 t1927 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1928 = first_20 < t1927;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1928) {
                    u32 t1929;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t1929) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = rows_8;
                const u32 t1930 = first_20 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1931 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1932 = t1930 < t1931;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1932) {
                    u32 t1933;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t1933) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1934 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1934) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1936 = row < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1937 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1938 = t1937 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1939;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1939) : "r"(t1938), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1940 = t1939 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1941 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1942 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1943 = t1942 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1944;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1944) : "r"(t1943), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1945 = t1944 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1946 = t1945 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1947 = t1942 - t1946;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1948 = t1941 + t1947;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1949;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1950;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(row_max_3), "f"(scale_log2), "f"(t1949));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1950 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1952 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1952 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1954 = lane_5 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1955 = t1954 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1956 = t1936 & t1955;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1956) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1957 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1958 = t1957 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1959 = t1958 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1960 = lse + t1959;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1961 = (u64)t1948;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1962 = t1961 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1963 = t1962 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1964 = t1960 + t1963;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1965 = (u64)t1940;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1966 = t1965 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1967 = t1966 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1968 = t1964 + t1967;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1968), "f"(value) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1969 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1969 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1971 = row_2 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1972 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1973 = t1972 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1974;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1974) : "r"(t1973), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1975 = t1974 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1976 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1977 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1978 = t1977 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1979;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1979) : "r"(t1978), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1980 = t1979 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1981 = t1980 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1982 = t1977 - t1981;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1983 = t1976 + t1982;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1984;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1984) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1985;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(row_max_4), "f"(scale_log2), "f"(t1984));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1985 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1987 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1987 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1989 = lane_5 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1990 = t1989 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1991 = t1971 & t1990;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1991) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1992 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1993 = t1992 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1994 = t1993 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1995 = lse + t1994;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1996 = (u64)t1983;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1997 = t1996 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1998 = t1997 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1999 = t1995 + t1998;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2000 = (u64)t1975;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2001 = t2000 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2002 = t2001 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2003 = t1999 + t2002;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2003), "f"(value_2) : "memory");
                }
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2004 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2005 = t2004 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2005) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_5 = warp << 1u;
                const u64 t2007 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2008 = t2007 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2009 = t2008 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2010 = partials + t2009;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2011 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2012 = t2011 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2013 = t2012 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2014 = t2010 + t2013;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2015 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2016 = t2015 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2017 = t2016 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2018 = t2014 + t2017;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2019 = (u64)lane_5 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2020 = t2018 + t2019;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2021 = lane_5 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2022 = (u64)t2021 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2023 = t2018 + t2022;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2024;
                asm("mov.b32 %0, %1;" : "=r"(t2024) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2025;
                asm("mov.b32 %0, %1;" : "=r"(t2025) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2026;
                asm("mov.b32 %0, %1;" : "=r"(t2026) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2027;
                asm("mov.b32 %0, %1;" : "=r"(t2027) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2023), "r"(t2024), "r"(t2025), "r"(t2026), "r"(t2027) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2020), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2020), "f"(row_sum_3) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2028 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2029 = t2028 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2030 = t2029 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2030) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2031 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_6 = t2031 + 1u;
                const u64 t2033 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2034 = t2033 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2035 = t2034 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2036 = partials + t2035;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2037 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2038 = t2037 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2039 = t2038 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2040 = t2036 + t2039;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2041 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2042 = t2041 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2043 = t2042 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2044 = t2040 + t2043;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2045 = (u64)lane_5 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2046 = t2044 + t2045;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2047 = lane_5 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2048 = (u64)t2047 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2049 = t2044 + t2048;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2050;
                asm("mov.b32 %0, %1;" : "=r"(t2050) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2051;
                asm("mov.b32 %0, %1;" : "=r"(t2051) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2052;
                asm("mov.b32 %0, %1;" : "=r"(t2052) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2053;
                asm("mov.b32 %0, %1;" : "=r"(t2053) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2049), "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2046), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2046), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2054 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2055 = t2054 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2056 = t2055 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2057 = arrived + t2056;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2058 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2059 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2060 = t2059 + 52272u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2061 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2062 = t2061 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2062) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2063;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2063) : "l"(t2057), "r"(t2058) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2060), "r"(t2063) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2064;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2064) : "r"(t2060) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2065 = t2064 == t2058;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2065) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2066 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2067 = t2066 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2067) {
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
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2068 = split < splits_2;
                        if (!t2068) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t2070 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2071 = t2070 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2072 = t2071 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2073 = partials + t2072;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2074 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2075 = t2074 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2076 = t2075 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2077 = t2073 + t2076;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2078 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2079 = t2078 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2080 = t2079 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2081 = t2077 + t2080;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2082 = (u64)lane_5 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2083 = t2081 + t2082;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2084 = lane_5 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2085 = (u64)t2084 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2086 = t2081 + t2085;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2086) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2087;
                        asm("mov.b32 %0, %1;" : "=f"(t2087) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2088;
                        asm("mov.b32 %0, %1;" : "=f"(t2088) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2089;
                        asm("mov.b32 %0, %1;" : "=f"(t2089) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2090;
                        asm("mov.b32 %0, %1;" : "=f"(t2090) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2091;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2091) : "l"(t2083) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2092;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2092) : "l"(t2083) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2087;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2088;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2089;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2090;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2091;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2092;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_5;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_6;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2093 = split + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
                        const bool t2094 = t2093 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2094) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp << 1u;
                            const u64 t2096 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2096 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = t2097 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = partials + t2098;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2100 = (u64)t2093;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = t2100 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2102 = t2101 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2103 = t2099 + t2102;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2104 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = t2104 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = t2105 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = t2103 + t2106;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2109 = t2107 + t2108;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2110 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2111 = (u64)t2110 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2112 = t2107 + t2111;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_5;
                            u32 chunk_6;
                            u32 chunk_7;
                            u32 chunk_8;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2112) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(chunk_5));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2114;
                            asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(chunk_6));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2115;
                            asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(chunk_7));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2116;
                            asm("mov.b32 %0, %1;" : "=f"(t2116) : "r"(chunk_8));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2117;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2117) : "l"(t2109) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2118;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2118) : "l"(t2109) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2118;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_6;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_11;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_12;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2119 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
                        const bool t2120 = t2119 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2120) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp << 1u;
                            const u64 t2122 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2122 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = t2123 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = partials + t2124;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = (u64)t2119;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = t2126 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2127 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2129 = t2125 + t2128;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2131 = t2130 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2132 = t2131 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2133 = t2129 + t2132;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2134 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2135 = t2133 + t2134;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2136 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = (u64)t2136 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = t2133 + t2137;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2138) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2139;
                            asm("mov.b32 %0, %1;" : "=f"(t2139) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2140;
                            asm("mov.b32 %0, %1;" : "=f"(t2140) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2141;
                            asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2142;
                            asm("mov.b32 %0, %1;" : "=f"(t2142) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2143;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2143) : "l"(t2135) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2144;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2144) : "l"(t2135) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2139;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2140;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2141;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2142;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2143;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2144;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_10;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_12;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_17;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_18;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2145 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
                        const bool t2146 = t2145 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2146) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp << 1u;
                            const u64 t2148 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2149 = t2148 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = t2149 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = partials + t2150;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = (u64)t2145;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = t2152 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2154 = t2153 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = t2151 + t2154;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2156 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2157 = t2156 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2158 = t2157 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2159 = t2155 + t2158;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2160 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2161 = t2159 + t2160;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2162 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2163 = (u64)t2162 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2164 = t2159 + t2163;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2164) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2165;
                            asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2166;
                            asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2167;
                            asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2168;
                            asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2169;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2169) : "l"(t2161) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2170;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2170) : "l"(t2161) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2169;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2170;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_18;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_23;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_24;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2171 = split + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
                        const bool t2172 = t2171 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2172) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp << 1u;
                            const u64 t2174 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = t2174 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2176 = t2175 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2177 = partials + t2176;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2178 = (u64)t2171;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2179 = t2178 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2180 = t2179 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2181 = t2177 + t2180;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2182 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2183 = t2182 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2184 = t2183 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2185 = t2181 + t2184;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2186 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2187 = t2185 + t2186;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2188 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2189 = (u64)t2188 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2190 = t2185 + t2189;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2190) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2191;
                            asm("mov.b32 %0, %1;" : "=f"(t2191) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2192;
                            asm("mov.b32 %0, %1;" : "=f"(t2192) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2193;
                            asm("mov.b32 %0, %1;" : "=f"(t2193) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2194;
                            asm("mov.b32 %0, %1;" : "=f"(t2194) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2195;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2195) : "l"(t2187) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2196;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2196) : "l"(t2187) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2194;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2195;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2196;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_20;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_24;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_29;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_30;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2197 = split + 5u;
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
                        const bool t2198 = t2197 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2198) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp << 1u;
                            const u64 t2200 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = t2200 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2201 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = partials + t2202;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = (u64)t2197;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2205 = t2204 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2206 = t2205 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = t2203 + t2206;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2208 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2209 = t2208 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2210 = t2209 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2211 = t2207 + t2210;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2212 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2213 = t2211 + t2212;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2214 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2215 = (u64)t2214 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2216 = t2211 + t2215;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2216) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2217;
                            asm("mov.b32 %0, %1;" : "=f"(t2217) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2218;
                            asm("mov.b32 %0, %1;" : "=f"(t2218) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2219;
                            asm("mov.b32 %0, %1;" : "=f"(t2219) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2220;
                            asm("mov.b32 %0, %1;" : "=f"(t2220) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2221;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2221) : "l"(t2213) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2222;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2222) : "l"(t2213) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2222;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_30;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_35;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_36;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2223 = split + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
                        const bool t2224 = t2223 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2224) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t2226 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = t2226 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2228 = t2227 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = partials + t2228;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = (u64)t2223;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = t2230 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2232 = t2231 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = t2229 + t2232;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2234 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2235 = t2234 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2236 = t2235 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2237 = t2233 + t2236;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2238 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2239 = t2237 + t2238;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2240 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2241 = (u64)t2240 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2242 = t2237 + t2241;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2242) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2243;
                            asm("mov.b32 %0, %1;" : "=f"(t2243) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2244;
                            asm("mov.b32 %0, %1;" : "=f"(t2244) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2245;
                            asm("mov.b32 %0, %1;" : "=f"(t2245) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2246;
                            asm("mov.b32 %0, %1;" : "=f"(t2246) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2247;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2247) : "l"(t2239) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2248;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2248) : "l"(t2239) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2244;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2246;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2247;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2248;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_34;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_36;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_41;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_42;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2249 = split + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
                        const bool t2250 = t2249 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2250) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t2252 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2253 = t2252 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2254 = t2253 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2255 = partials + t2254;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = (u64)t2249;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2256 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = t2257 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = t2255 + t2258;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2260 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2261 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = t2259 + t2262;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = t2263 + t2264;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2266 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = (u64)t2266 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2263 + t2267;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2268) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2269;
                            asm("mov.b32 %0, %1;" : "=f"(t2269) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2270;
                            asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2271;
                            asm("mov.b32 %0, %1;" : "=f"(t2271) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2273) : "l"(t2265) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2274) : "l"(t2265) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2269;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2270;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2271;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2274;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_40;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_42;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_47;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_48;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2275 = split + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
                        const bool t2276 = t2275 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2276) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t2278 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2279 = t2278 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2280 = t2279 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2281 = partials + t2280;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2282 = (u64)t2275;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2283 = t2282 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2284 = t2283 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2285 = t2281 + t2284;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = t2287 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2285 + t2288;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2289 + t2290;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2292 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = (u64)t2292 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2289 + t2293;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2294) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2295;
                            asm("mov.b32 %0, %1;" : "=f"(t2295) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2296;
                            asm("mov.b32 %0, %1;" : "=f"(t2296) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2297;
                            asm("mov.b32 %0, %1;" : "=f"(t2297) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2298;
                            asm("mov.b32 %0, %1;" : "=f"(t2298) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2299;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2299) : "l"(t2291) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2300;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2300) : "l"(t2291) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2295;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2296;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2297;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2298;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2299;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2300;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_48;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_53;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_54;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2301 = split + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
                        const bool t2302 = t2301 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2302) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t2304 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2305 = t2304 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2306 = t2305 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2307 = partials + t2306;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2308 = (u64)t2301;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2309 = t2308 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2310 = t2309 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2311 = t2307 + t2310;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2312 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2313 = t2312 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2314 = t2313 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2315 = t2311 + t2314;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2316 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = t2315 + t2316;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2318 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = (u64)t2318 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = t2315 + t2319;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2320) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2321;
                            asm("mov.b32 %0, %1;" : "=f"(t2321) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2322;
                            asm("mov.b32 %0, %1;" : "=f"(t2322) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2323;
                            asm("mov.b32 %0, %1;" : "=f"(t2323) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2324;
                            asm("mov.b32 %0, %1;" : "=f"(t2324) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2325;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2325) : "l"(t2317) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2326;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2326) : "l"(t2317) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2321;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2322;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2323;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2324;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2325;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2326;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_50;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_54;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_59;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_60;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2327 = split + 10u;
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
                        const bool t2328 = t2327 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2328) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t2330 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = t2330 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = t2331 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2333 = partials + t2332;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2334 = (u64)t2327;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2335 = t2334 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2336 = t2335 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2337 = t2333 + t2336;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2338 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2339 = t2338 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2340 = t2339 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2341 = t2337 + t2340;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2342 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2343 = t2341 + t2342;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2344 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2345 = (u64)t2344 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2346 = t2341 + t2345;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2346) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2347;
                            asm("mov.b32 %0, %1;" : "=f"(t2347) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2348;
                            asm("mov.b32 %0, %1;" : "=f"(t2348) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2349;
                            asm("mov.b32 %0, %1;" : "=f"(t2349) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2350;
                            asm("mov.b32 %0, %1;" : "=f"(t2350) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2351;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2351) : "l"(t2343) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2352;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2352) : "l"(t2343) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2347;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2348;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2349;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2350;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2351;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2352;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_60;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_65;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_66;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2353 = split + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
                        const bool t2354 = t2353 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2354) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t2356 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = t2356 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2357 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2359 = partials + t2358;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = (u64)t2353;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2360 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2362 = t2361 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = t2359 + t2362;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2365 = t2364 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2366 = t2365 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = t2363 + t2366;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2368 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2369 = t2367 + t2368;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2370 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = (u64)t2370 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = t2367 + t2371;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2372) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2373;
                            asm("mov.b32 %0, %1;" : "=f"(t2373) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2374;
                            asm("mov.b32 %0, %1;" : "=f"(t2374) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2375;
                            asm("mov.b32 %0, %1;" : "=f"(t2375) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2376;
                            asm("mov.b32 %0, %1;" : "=f"(t2376) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2377;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2377) : "l"(t2369) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2378;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2378) : "l"(t2369) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2373;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2374;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2375;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2376;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2377;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2378;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_66;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_71;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_72;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2379 = split + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
                        const bool t2380 = t2379 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2380) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t2382 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = t2382 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2383 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = partials + t2384;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = (u64)t2379;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = t2386 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = t2387 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2385 + t2388;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2390 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2391 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2389 + t2392;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = t2393 + t2394;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2396 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2397 = (u64)t2396 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = t2393 + t2397;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2398) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2403) : "l"(t2395) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2404) : "l"(t2395) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2399;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2400;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2401;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2402;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2403;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2404;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_68;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_70;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_72;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_77;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_78;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2405 = split + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
                        const bool t2406 = t2405 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2406) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t2408 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = t2408 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2409 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = partials + t2410;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = (u64)t2405;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = t2412 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2413 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2411 + t2414;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = t2416 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = t2417 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2415 + t2418;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = t2419 + t2420;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2422 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = (u64)t2422 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2419 + t2423;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2424) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2425;
                            asm("mov.b32 %0, %1;" : "=f"(t2425) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2426;
                            asm("mov.b32 %0, %1;" : "=f"(t2426) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2427;
                            asm("mov.b32 %0, %1;" : "=f"(t2427) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2428;
                            asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2429;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2429) : "l"(t2421) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2430;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2430) : "l"(t2421) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2429;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2430;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_78;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_83;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_84;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2431 = split + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
                        const bool t2432 = t2431 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2432) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t2434 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2434 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = t2435 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = partials + t2436;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = (u64)t2431;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2438 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = t2439 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = t2437 + t2440;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2443 = t2442 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = t2443 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = t2441 + t2444;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = t2445 + t2446;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2448 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = (u64)t2448 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = t2445 + t2449;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2450) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm("mov.b32 %0, %1;" : "=f"(t2454) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2455;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2455) : "l"(t2447) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2456;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2456) : "l"(t2447) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2454;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2455;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2456;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_80;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_84;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_89;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_90;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2457 = split + 15u;
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
                        const bool t2458 = t2457 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2458) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t2460 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = t2460 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = t2461 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = partials + t2462;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = (u64)t2457;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = t2464 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2465 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = t2463 + t2466;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = t2468 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2469 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = t2467 + t2470;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2473 = t2471 + t2472;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2474 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = (u64)t2474 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2476 = t2471 + t2475;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2476) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2477;
                            asm("mov.b32 %0, %1;" : "=f"(t2477) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2478;
                            asm("mov.b32 %0, %1;" : "=f"(t2478) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm("mov.b32 %0, %1;" : "=f"(t2479) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2481;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2481) : "l"(t2473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2482) : "l"(t2473) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2482;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_90;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_95;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_96;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2483;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2483) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2484;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2484) : "f"(t2483), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2485;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2485) : "f"(t2484), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2486;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2486) : "f"(t2485), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2487;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2487) : "f"(t2486), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2488;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2488) : "f"(t2487), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2489;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2489) : "f"(t2488), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2490;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2490) : "f"(t2489), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2491;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2491) : "f"(t2490), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2492;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2492) : "f"(t2491), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2493;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2493) : "f"(t2492), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2494;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2494) : "f"(t2493), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2495;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2495) : "f"(t2494), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2496;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2496) : "f"(t2495), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2497;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2497) : "f"(t2496), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2497), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t2500 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t2500;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2502 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(row_max_3), "f"(scale_log2), "f"(t2502));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2503));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2505 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(state), "f"(scale_log2), "f"(t2505));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2506));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2508 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(state_3), "f"(scale_log2), "f"(t2508));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2509));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2511 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(state_5), "f"(scale_log2), "f"(t2511));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2512));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2514 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(state_7), "f"(scale_log2), "f"(t2514));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2515));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2517 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(state_9), "f"(scale_log2), "f"(t2517));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2518));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2520 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(state_11), "f"(scale_log2), "f"(t2520));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2521));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2523 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(state_13), "f"(scale_log2), "f"(t2523));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2524));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2526 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(state_15), "f"(scale_log2), "f"(t2526));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2527));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2529 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2530) : "f"(state_17), "f"(scale_log2), "f"(t2529));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2530));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2532 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(state_19), "f"(scale_log2), "f"(t2532));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2533));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2535 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(state_21), "f"(scale_log2), "f"(t2535));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2536));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2538 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(state_23), "f"(scale_log2), "f"(t2538));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2539));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2541 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(state_25), "f"(scale_log2), "f"(t2541));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2542));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2544 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(state_27), "f"(scale_log2), "f"(t2544));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2545));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2547 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(state_29), "f"(scale_log2), "f"(t2547));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2548));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2550 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(state_31), "f"(scale_log2), "f"(t2550));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2551));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2553 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2553;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(state_2), "f"(factors_10), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2554;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(state_4), "f"(factors_11), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2555;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(state_6), "f"(factors_12), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2556;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(state_8), "f"(factors_13), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2557;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(state_10), "f"(factors_14), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2558;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(state_12), "f"(factors_15), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2559;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(state_14), "f"(factors_16), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2560;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(state_16), "f"(factors_17), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2561;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(state_18), "f"(factors_18), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2562;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(state_20), "f"(factors_19), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2563;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(state_22), "f"(factors_20), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2564;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2565) : "f"(state_24), "f"(factors_21), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2565;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(state_26), "f"(factors_22), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2566;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(state_28), "f"(factors_23), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2567;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(state_30), "f"(factors_24), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2568;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(state_32), "f"(factors_25), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2569;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2570 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2570;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(words), "f"(factors_10), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2571;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(words_7), "f"(factors_11), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2572;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(words_13), "f"(factors_12), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2573;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2574) : "f"(words_19), "f"(factors_13), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2574;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(words_25), "f"(factors_14), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2575;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(words_31), "f"(factors_15), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2576;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(words_37), "f"(factors_16), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2577;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(words_43), "f"(factors_17), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2578;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(words_49), "f"(factors_18), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2579;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(words_55), "f"(factors_19), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2580;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(words_61), "f"(factors_20), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2581;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(words_67), "f"(factors_21), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2582;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(words_73), "f"(factors_22), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2583;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(words_79), "f"(factors_23), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2584;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(words_85), "f"(factors_24), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2585;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(words_91), "f"(factors_25), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2586;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2587 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2587;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(words_2), "f"(factors_10), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2588;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(words_8), "f"(factors_11), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2589;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(words_14), "f"(factors_12), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2590;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(words_20), "f"(factors_13), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2591;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(words_26), "f"(factors_14), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(words_32), "f"(factors_15), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(words_38), "f"(factors_16), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2594;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(words_44), "f"(factors_17), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(words_50), "f"(factors_18), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2596;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(words_56), "f"(factors_19), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(words_62), "f"(factors_20), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(words_68), "f"(factors_21), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2599;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(words_74), "f"(factors_22), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(words_80), "f"(factors_23), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2601;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(words_86), "f"(factors_24), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(words_92), "f"(factors_25), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2603;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2604 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(words_3), "f"(factors_10), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(words_9), "f"(factors_11), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(words_15), "f"(factors_12), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(words_21), "f"(factors_13), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2608;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(words_27), "f"(factors_14), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(words_33), "f"(factors_15), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(words_39), "f"(factors_16), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(words_45), "f"(factors_17), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(words_51), "f"(factors_18), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(words_57), "f"(factors_19), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(words_63), "f"(factors_20), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(words_69), "f"(factors_21), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(words_75), "f"(factors_22), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(words_81), "f"(factors_23), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(words_87), "f"(factors_24), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(words_93), "f"(factors_25), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2620;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2621 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(words_4), "f"(factors_10), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(words_10), "f"(factors_11), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(words_16), "f"(factors_12), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(words_22), "f"(factors_13), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(words_28), "f"(factors_14), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(words_34), "f"(factors_15), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(words_40), "f"(factors_16), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(words_46), "f"(factors_17), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(words_52), "f"(factors_18), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(words_58), "f"(factors_19), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(words_64), "f"(factors_20), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(words_70), "f"(factors_21), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(words_76), "f"(factors_22), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(words_82), "f"(factors_23), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(words_88), "f"(factors_24), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(words_94), "f"(factors_25), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2637;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_11;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_12;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_13;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_14;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_15;
                        const u32 t2638 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2638;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2640 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2641 = t2640 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2642 = t2641 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2642) {
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
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2643 = split_2 < splits_2;
                        if (!t2643) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2644 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_23 = t2644 + 1u;
                        const u64 t2646 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2647 = t2646 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = t2647 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2649 = partials + t2648;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2650 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2651 = t2650 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2652 = t2651 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2653 = t2649 + t2652;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2654 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2655 = t2654 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2656 = t2655 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2657 = t2653 + t2656;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2658 = (u64)lane_5 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2659 = t2657 + t2658;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2660 = lane_5 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2661 = (u64)t2660 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2662 = t2657 + t2661;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_65;
                        u32 chunk_66;
                        u32 chunk_67;
                        u32 chunk_68;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2662) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_65));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("mov.b32 %0, %1;" : "=f"(t2664) : "r"(chunk_66));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("mov.b32 %0, %1;" : "=f"(t2665) : "r"(chunk_67));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("mov.b32 %0, %1;" : "=f"(t2666) : "r"(chunk_68));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2667) : "l"(t2659) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2668) : "l"(t2659) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = t2663;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = t2664;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = t2665;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = t2666;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = t2667;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = t2668;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_101;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_102;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2669 = split_2 + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
                        const bool t2670 = t2669 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2670) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2671 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2671 + 1u;
                            const u64 t2673 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = t2673 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = partials + t2675;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = (u64)t2669;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2676 + t2679;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2680 + t2683;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2684 + t2685;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2687 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = (u64)t2687 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = t2684 + t2688;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm("mov.b32 %0, %1;" : "=f"(t2690) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2694) : "l"(t2686) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2695) : "l"(t2686) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2690;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2691;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2692;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2693;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2694;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2695;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_96;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_107;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_108;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2696 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
                        const bool t2697 = t2696 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2697) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2698 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2698 + 1u;
                            const u64 t2700 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2701 = t2700 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2702 = t2701 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2703 = partials + t2702;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = (u64)t2696;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = t2705 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = t2703 + t2706;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2709 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = t2707 + t2710;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2711 + t2712;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2714 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)t2714 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2711 + t2715;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2716) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2717;
                            asm("mov.b32 %0, %1;" : "=f"(t2717) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2718;
                            asm("mov.b32 %0, %1;" : "=f"(t2718) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2719;
                            asm("mov.b32 %0, %1;" : "=f"(t2719) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm("mov.b32 %0, %1;" : "=f"(t2720) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2721) : "l"(t2713) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2722) : "l"(t2713) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2717;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2718;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2719;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2720;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2721;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2722;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_100;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_102;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_113;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_114;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2723 = split_2 + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
                        const bool t2724 = t2723 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2724) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2725 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2725 + 1u;
                            const u64 t2727 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2728 = t2727 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2729 = t2728 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2730 = partials + t2729;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2731 = (u64)t2723;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2732 = t2731 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2733 = t2732 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2730 + t2733;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = t2735 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = t2736 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2734 + t2737;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2738 + t2739;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2741 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = (u64)t2741 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2738 + t2742;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2743) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2744;
                            asm("mov.b32 %0, %1;" : "=f"(t2744) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2745;
                            asm("mov.b32 %0, %1;" : "=f"(t2745) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2746;
                            asm("mov.b32 %0, %1;" : "=f"(t2746) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2747;
                            asm("mov.b32 %0, %1;" : "=f"(t2747) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2748;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2748) : "l"(t2740) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2749;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2749) : "l"(t2740) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2744;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2745;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2746;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2747;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2748;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2749;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_108;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_119;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_120;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2750 = split_2 + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
                        const bool t2751 = t2750 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2751) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2752 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2752 + 1u;
                            const u64 t2754 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2755 = t2754 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2756 = t2755 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2757 = partials + t2756;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2758 = (u64)t2750;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2759 = t2758 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2760 = t2759 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2761 = t2757 + t2760;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2762 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2763 = t2762 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2764 = t2763 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2765 = t2761 + t2764;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2766 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2767 = t2765 + t2766;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2768 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = (u64)t2768 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2765 + t2769;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2770) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2771;
                            asm("mov.b32 %0, %1;" : "=f"(t2771) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2772;
                            asm("mov.b32 %0, %1;" : "=f"(t2772) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2773;
                            asm("mov.b32 %0, %1;" : "=f"(t2773) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2774;
                            asm("mov.b32 %0, %1;" : "=f"(t2774) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2775;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2775) : "l"(t2767) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2776;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2776) : "l"(t2767) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2771;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2772;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2773;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2774;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2775;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2776;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_110;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_114;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_125;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_126;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2777 = split_2 + 5u;
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
                        const bool t2778 = t2777 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2778) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2779 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2779 + 1u;
                            const u64 t2781 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2781 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2783 = t2782 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = partials + t2783;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = (u64)t2777;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2785 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = t2786 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = t2784 + t2787;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2790 = t2789 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = t2790 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = t2788 + t2791;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2793 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2792 + t2793;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2795 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = (u64)t2795 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = t2792 + t2796;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2797) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm("mov.b32 %0, %1;" : "=f"(t2798) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2799;
                            asm("mov.b32 %0, %1;" : "=f"(t2799) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2800;
                            asm("mov.b32 %0, %1;" : "=f"(t2800) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2801;
                            asm("mov.b32 %0, %1;" : "=f"(t2801) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2802;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2802) : "l"(t2794) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2803;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2803) : "l"(t2794) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2798;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2799;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2800;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2801;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2802;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2803;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_120;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_131;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_132;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2804 = split_2 + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
                        const bool t2805 = t2804 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2805) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2806 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2806 + 1u;
                            const u64 t2808 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = t2808 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = t2809 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = partials + t2810;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = (u64)t2804;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2812 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = t2813 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2811 + t2814;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = t2816 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2817 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2819 = t2815 + t2818;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2820 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = t2819 + t2820;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2822 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2823 = (u64)t2822 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2824 = t2819 + t2823;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2824) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm("mov.b32 %0, %1;" : "=f"(t2827) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm("mov.b32 %0, %1;" : "=f"(t2828) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2829) : "l"(t2821) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2830;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2830) : "l"(t2821) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2826;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2827;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2828;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2829;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2830;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_126;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_137;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_138;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2831 = split_2 + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
                        const bool t2832 = t2831 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2832) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2833 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2833 + 1u;
                            const u64 t2835 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2835 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2837 = t2836 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2838 = partials + t2837;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = (u64)t2831;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = t2838 + t2841;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2844 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = t2842 + t2845;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2846 + t2847;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2849 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)t2849 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2846 + t2850;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2851) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2852;
                            asm("mov.b32 %0, %1;" : "=f"(t2852) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2853;
                            asm("mov.b32 %0, %1;" : "=f"(t2853) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm("mov.b32 %0, %1;" : "=f"(t2854) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm("mov.b32 %0, %1;" : "=f"(t2855) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2856) : "l"(t2848) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2857) : "l"(t2848) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2852;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2853;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2857;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_130;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_132;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_143;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_144;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2858 = split_2 + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
                        const bool t2859 = t2858 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2859) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2860 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2860 + 1u;
                            const u64 t2862 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2863 = t2862 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2864 = t2863 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2865 = partials + t2864;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2866 = (u64)t2858;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2867 = t2866 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2868 = t2867 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2869 = t2865 + t2868;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2870 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2871 = t2870 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = t2871 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2869 + t2872;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = t2873 + t2874;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2876 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = (u64)t2876 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2873 + t2877;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2878) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2879;
                            asm("mov.b32 %0, %1;" : "=f"(t2879) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2880;
                            asm("mov.b32 %0, %1;" : "=f"(t2880) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2881;
                            asm("mov.b32 %0, %1;" : "=f"(t2881) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2882;
                            asm("mov.b32 %0, %1;" : "=f"(t2882) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2883;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2883) : "l"(t2875) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2884;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2884) : "l"(t2875) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2879;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2880;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2881;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2882;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2883;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2884;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_136;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_138;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_149;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_150;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2885 = split_2 + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
                        const bool t2886 = t2885 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2886) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2887 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2887 + 1u;
                            const u64 t2889 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2890 = t2889 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2891 = t2890 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2892 = partials + t2891;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2893 = (u64)t2885;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2894 = t2893 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2895 = t2894 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2896 = t2892 + t2895;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2897 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2898 = t2897 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2899 = t2898 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2900 = t2896 + t2899;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2901 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2902 = t2900 + t2901;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2903 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2904 = (u64)t2903 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2905 = t2900 + t2904;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2905) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2906;
                            asm("mov.b32 %0, %1;" : "=f"(t2906) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2907;
                            asm("mov.b32 %0, %1;" : "=f"(t2907) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2908;
                            asm("mov.b32 %0, %1;" : "=f"(t2908) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2909;
                            asm("mov.b32 %0, %1;" : "=f"(t2909) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2910;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2910) : "l"(t2902) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2911;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2911) : "l"(t2902) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2906;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2907;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2908;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2909;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2910;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2911;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_140;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_144;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_155;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_156;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2912 = split_2 + 10u;
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
                        const bool t2913 = t2912 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2913) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2914 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2914 + 1u;
                            const u64 t2916 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2916 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2918 = t2917 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2919 = partials + t2918;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = (u64)t2912;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2921 = t2920 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2922 = t2921 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2923 = t2919 + t2922;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2924 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2925 = t2924 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2926 = t2925 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2927 = t2923 + t2926;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2928 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2929 = t2927 + t2928;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2930 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2931 = (u64)t2930 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2932 = t2927 + t2931;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2932) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2933;
                            asm("mov.b32 %0, %1;" : "=f"(t2933) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2934;
                            asm("mov.b32 %0, %1;" : "=f"(t2934) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2935;
                            asm("mov.b32 %0, %1;" : "=f"(t2935) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2936;
                            asm("mov.b32 %0, %1;" : "=f"(t2936) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2937;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2937) : "l"(t2929) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2938;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2938) : "l"(t2929) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2933;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2934;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2935;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2936;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2937;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2938;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = part_150;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_161;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_162;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2939 = split_2 + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
                        const bool t2940 = t2939 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2940) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2941 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t2941 + 1u;
                            const u64 t2943 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2944 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = partials + t2945;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = (u64)t2939;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2947 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = t2948 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2946 + t2949;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2951 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2952 = t2951 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2953 = t2952 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2954 = t2950 + t2953;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2955 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2956 = t2954 + t2955;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2957 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2958 = (u64)t2957 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2959 = t2954 + t2958;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2959) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm("mov.b32 %0, %1;" : "=f"(t2960) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2961;
                            asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2962;
                            asm("mov.b32 %0, %1;" : "=f"(t2962) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2963;
                            asm("mov.b32 %0, %1;" : "=f"(t2963) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2964;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2964) : "l"(t2956) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2965;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2965) : "l"(t2956) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2960;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2961;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2962;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2963;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2964;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2965;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = part_156;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_167;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_168;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2966 = split_2 + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
                        const bool t2967 = t2966 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2967) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2968 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_35 = t2968 + 1u;
                            const u64 t2970 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = t2970 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = partials + t2972;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = (u64)t2966;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = t2974 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2973 + t2976;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = (u64)index_35;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = t2978 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2979 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2981 = t2977 + t2980;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2981 + t2982;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2984 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2985 = (u64)t2984 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = t2981 + t2985;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2986) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2991) : "l"(t2983) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2992) : "l"(t2983) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2987;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2988;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2989;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2990;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2991;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2992;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_160;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_162;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_173;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_174;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2993 = split_2 + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
                        const bool t2994 = t2993 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2994) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2995 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_36 = t2995 + 1u;
                            const u64 t2997 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2998 = t2997 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2999 = t2998 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3000 = partials + t2999;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3001 = (u64)t2993;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3002 = t3001 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3003 = t3002 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3004 = t3000 + t3003;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = (u64)index_36;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = t3005 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = t3006 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = t3004 + t3007;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3008 + t3009;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3011 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = (u64)t3011 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3008 + t3012;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t3013) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3014;
                            asm("mov.b32 %0, %1;" : "=f"(t3014) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3015;
                            asm("mov.b32 %0, %1;" : "=f"(t3015) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3016;
                            asm("mov.b32 %0, %1;" : "=f"(t3016) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3017;
                            asm("mov.b32 %0, %1;" : "=f"(t3017) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3018;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3018) : "l"(t3010) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3019;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3019) : "l"(t3010) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3014;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3015;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3016;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3017;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3018;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3019;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_168;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_179;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_180;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3020 = split_2 + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
                        const bool t3021 = t3020 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3021) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3022 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_37 = t3022 + 1u;
                            const u64 t3024 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3025 = t3024 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3026 = t3025 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3027 = partials + t3026;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3028 = (u64)t3020;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3029 = t3028 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3030 = t3029 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3031 = t3027 + t3030;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3032 = (u64)index_37;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3033 = t3032 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3034 = t3033 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3035 = t3031 + t3034;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3036 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = t3035 + t3036;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3038 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = (u64)t3038 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = t3035 + t3039;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t3040) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3041;
                            asm("mov.b32 %0, %1;" : "=f"(t3041) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3042;
                            asm("mov.b32 %0, %1;" : "=f"(t3042) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3043;
                            asm("mov.b32 %0, %1;" : "=f"(t3043) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3044;
                            asm("mov.b32 %0, %1;" : "=f"(t3044) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3045;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3045) : "l"(t3037) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3046;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3046) : "l"(t3037) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3041;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3042;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3043;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3044;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3045;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3046;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_170;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_174;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_185;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_186;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3047 = split_2 + 15u;
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
                        const bool t3048 = t3047 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3048) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3049 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t3049 + 1u;
                            const u64 t3051 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3052 = t3051 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3053 = t3052 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3054 = partials + t3053;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3055 = (u64)t3047;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3056 = t3055 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3057 = t3056 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3058 = t3054 + t3057;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3059 = (u64)index_38;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3060 = t3059 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3061 = t3060 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3062 = t3058 + t3061;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3063 = (u64)lane_5 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3064 = t3062 + t3063;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3065 = lane_5 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3066 = (u64)t3065 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3067 = t3062 + t3066;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t3067) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3068;
                            asm("mov.b32 %0, %1;" : "=f"(t3068) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3069;
                            asm("mov.b32 %0, %1;" : "=f"(t3069) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3070;
                            asm("mov.b32 %0, %1;" : "=f"(t3070) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3071;
                            asm("mov.b32 %0, %1;" : "=f"(t3071) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3072;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3072) : "l"(t3064) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3073;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3073) : "l"(t3064) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3068;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3069;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3070;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3071;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3072;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3073;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_180;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_191;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_192;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3074) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3075;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3075) : "f"(t3074), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3076) : "f"(t3075), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3077) : "f"(t3076), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3078) : "f"(t3077), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3079) : "f"(t3078), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3080;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3080) : "f"(t3079), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3081;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3081) : "f"(t3080), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3082;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3082) : "f"(t3081), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3083;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3083) : "f"(t3082), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3084;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3084) : "f"(t3083), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3085) : "f"(t3084), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3086;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3086) : "f"(t3085), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3087;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3087) : "f"(t3086), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3088) : "f"(t3087), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3088), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t3091 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t3091;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3093 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(row_max_4), "f"(scale_log2), "f"(t3093));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3094));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3096 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(state_33), "f"(scale_log2), "f"(t3096));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3097));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3099 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(state_35), "f"(scale_log2), "f"(t3099));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3100));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3102 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(state_37), "f"(scale_log2), "f"(t3102));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3103));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3105 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(state_39), "f"(scale_log2), "f"(t3105));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3106));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3108 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(state_41), "f"(scale_log2), "f"(t3108));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3109));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3111 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(state_43), "f"(scale_log2), "f"(t3111));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3112));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3114 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(state_45), "f"(scale_log2), "f"(t3114));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3115));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3117 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(state_47), "f"(scale_log2), "f"(t3117));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3118));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3120 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(state_49), "f"(scale_log2), "f"(t3120));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3121));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3123 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(state_51), "f"(scale_log2), "f"(t3123));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3124));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3126 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(state_53), "f"(scale_log2), "f"(t3126));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3127));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3129 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(state_55), "f"(scale_log2), "f"(t3129));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3130));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3132 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(state_57), "f"(scale_log2), "f"(t3132));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t3133));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3135 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(state_59), "f"(scale_log2), "f"(t3135));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t3136));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3138 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(state_61), "f"(scale_log2), "f"(t3138));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t3139));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3141 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(state_63), "f"(scale_log2), "f"(t3141));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t3142));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3144 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3144;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(state_34), "f"(factors_27), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3145;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(state_36), "f"(factors_28), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3146;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(state_38), "f"(factors_29), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3147;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(state_40), "f"(factors_30), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3148;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(state_42), "f"(factors_31), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3149;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(state_44), "f"(factors_32), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3150;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(state_46), "f"(factors_33), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3151;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(state_48), "f"(factors_34), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3152;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(state_50), "f"(factors_35), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3153;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(state_52), "f"(factors_36), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3154;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(state_54), "f"(factors_37), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3155;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(state_56), "f"(factors_38), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3156;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(state_58), "f"(factors_39), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3157;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(state_60), "f"(factors_40), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3158;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(state_62), "f"(factors_41), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3159;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(state_64), "f"(factors_42), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3160;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3161 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3161;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(words_97), "f"(factors_27), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3162;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(words_103), "f"(factors_28), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3163;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(words_109), "f"(factors_29), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3164;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(words_115), "f"(factors_30), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3165;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(words_121), "f"(factors_31), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3166;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(words_127), "f"(factors_32), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3167;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(words_133), "f"(factors_33), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3168;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(words_139), "f"(factors_34), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3169;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(words_145), "f"(factors_35), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3170;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(words_151), "f"(factors_36), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3171;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(words_157), "f"(factors_37), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3172;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(words_163), "f"(factors_38), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3173;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(words_169), "f"(factors_39), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3174;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(words_175), "f"(factors_40), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3175;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(words_181), "f"(factors_41), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3176;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(words_187), "f"(factors_42), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3177;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3178 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3178;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(words_98), "f"(factors_27), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3179;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(words_104), "f"(factors_28), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3180;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(words_110), "f"(factors_29), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3181;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(words_116), "f"(factors_30), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3182;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(words_122), "f"(factors_31), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3183;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(words_128), "f"(factors_32), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3184;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(words_134), "f"(factors_33), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3185;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3186) : "f"(words_140), "f"(factors_34), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3186;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(words_146), "f"(factors_35), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3187;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(words_152), "f"(factors_36), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3188;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(words_158), "f"(factors_37), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3189;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(words_164), "f"(factors_38), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3190;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(words_170), "f"(factors_39), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3191;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(words_176), "f"(factors_40), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3192;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(words_182), "f"(factors_41), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3193;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(words_188), "f"(factors_42), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3194;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3195 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3195;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(words_99), "f"(factors_27), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3196;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(words_105), "f"(factors_28), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3197;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(words_111), "f"(factors_29), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3198;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(words_117), "f"(factors_30), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3199;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(words_123), "f"(factors_31), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3200;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(words_129), "f"(factors_32), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3201;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(words_135), "f"(factors_33), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3202;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(words_141), "f"(factors_34), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3203;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(words_147), "f"(factors_35), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3204;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(words_153), "f"(factors_36), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3205;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(words_159), "f"(factors_37), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3206;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(words_165), "f"(factors_38), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3207;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(words_171), "f"(factors_39), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3208;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(words_177), "f"(factors_40), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(words_183), "f"(factors_41), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(words_189), "f"(factors_42), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3211;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3212 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3212;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(words_100), "f"(factors_27), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3213;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(words_106), "f"(factors_28), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(words_112), "f"(factors_29), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(words_118), "f"(factors_30), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3216;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(words_124), "f"(factors_31), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3217;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(words_130), "f"(factors_32), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(words_136), "f"(factors_33), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(words_142), "f"(factors_34), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3220;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(words_148), "f"(factors_35), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(words_154), "f"(factors_36), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(words_160), "f"(factors_37), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(words_166), "f"(factors_38), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3224;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(words_172), "f"(factors_39), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(words_178), "f"(factors_40), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(words_184), "f"(factors_41), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(words_190), "f"(factors_42), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3228;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_16;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_17;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_18;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_20;
                        const u32 t3229 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3229;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3231;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3231) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_31 = row_sum_3 + t3231;
                f32 t3233;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3233) : "f"(pair_31));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3234 = pair_31 + t3233;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3234;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3235;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3235) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_32 = row_sum_4 + t3235;
                f32 t3237;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3237) : "f"(pair_32));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3238 = pair_32 + t3237;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3238;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3239 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3240;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3240) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3239 ? 0.0f : t3240;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3242 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3242;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3243 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3243;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3244 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3244;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3245 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3245;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3246 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3247;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3247) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3246 ? 0.0f : t3247;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3249 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3249;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3250 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3250;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3251 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3251;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3252 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3252;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_21 = warp << 1u;
                const u32 t3254 = lane_5 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3255 = t3254 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3256 = first_21 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3255 + t3256;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3258 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3259 = t3258 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3259) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3260 = lane_5 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3261 = first + t3260;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3262 = t3261 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3263;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3263) : "r"(t3262), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3264 = t3263 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3265 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3266 = first + t3260;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3267 = t3266 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3268;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3268) : "r"(t3267), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3269 = t3268 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3270 = t3269 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3271 = t3266 - t3270;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3272 = t3265 + t3271;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3273 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3274 = t3273 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3275 = t3274 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3276 = o + t3275;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3277 = (u64)t3264;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3278 = t3277 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3279 = t3278 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3280 = t3276 + t3279;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3281 = (u64)t3272;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3282 = t3281 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3283 = t3282 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3284 = t3280 + t3283;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3285 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3284 + t3285;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_2;
                    const u32 t3287 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3288 = first_21 < t3287;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3288) {
                        u32 t3289;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3289) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3289) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_6;
                    const u32 t3290 = first_21 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3291 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3292 = t3290 < t3291;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3292) {
                        u32 t3293;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3293) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3293) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3294 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3295 = t3294 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3296 = t3295 < t51;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3296) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3297 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3298 = t3297 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3299 = first + t3298;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3300 = t3299 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3301;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3301) : "r"(t3300), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3302 = t3301 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3303 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3304 = first + t3298;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3305 = t3304 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3306;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3306) : "r"(t3305), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3307 = t3306 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3308 = t3307 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3309 = t3304 - t3308;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3310 = t3303 + t3309;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3311 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3312 = t3311 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3313 = t3312 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3314 = o + t3313;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3315 = (u64)t3302;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3316 = t3315 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3317 = t3316 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3318 = t3314 + t3317;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3319 = (u64)t3310;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3320 = t3319 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3321 = t3320 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3322 = t3318 + t3321;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3323 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_5 = t3322 + t3323;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_4;
                    const u32 t3325 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3326 = first_21 < t3325;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3326) {
                        u32 t3327;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3327) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_5), "r"(t3327) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_8;
                    const u32 t3328 = first_21 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3329 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3330 = t3328 < t3329;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3330) {
                        u32 t3331;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3331) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_5), "r"(t3331) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3332 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3332) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane_5 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3334 = row_3 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3335 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3336 = t3335 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3337;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3337) : "r"(t3336), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3338 = t3337 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3339 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3340 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3341 = t3340 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3342;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3342) : "r"(t3341), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3343 = t3342 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3344 = t3343 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3345 = t3340 - t3344;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3346 = t3339 + t3345;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3347;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3347) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(row_max_3), "f"(scale_log2), "f"(t3347));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3348 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3350 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3350 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3352 = lane_5 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3353 = t3352 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3354 = t3334 & t3353;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3354) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3355 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3356 = t3355 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3357 = t3356 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3358 = lse + t3357;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3359 = (u64)t3346;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3360 = t3359 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3361 = t3360 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3362 = t3358 + t3361;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3363 = (u64)t3338;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3364 = t3363 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3365 = t3364 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3366 = t3362 + t3365;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3366), "f"(value_3) : "memory");
                    }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3367 = lane_5 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3367 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3369 = row_4 < t51;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3370 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3371 = t3370 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3372;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3372) : "r"(t3371), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3373 = t3372 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3374 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3375 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3376 = t3375 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3377;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3377) : "r"(t3376), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3378 = t3377 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3379 = t3378 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3380 = t3375 - t3379;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3381 = t3374 + t3380;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3382;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3382) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(row_max_4), "f"(scale_log2), "f"(t3382));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3383 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3385 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3385 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3387 = lane_5 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3388 = t3387 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3389 = t3369 & t3388;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3389) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3390 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3391 = t3390 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3392 = t3391 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3393 = lse + t3392;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3394 = (u64)t3381;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3395 = t3394 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3396 = t3395 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3397 = t3393 + t3396;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3398 = (u64)t3373;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3399 = t3398 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3400 = t3399 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3401 = t3397 + t3400;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3401), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
