typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(288, 1)
conv_streaming_bf16(
    const __grid_constant__ tensor_map x_map /* bf16 */,
    const __grid_constant__ tensor_map weight_map /* bf16 */,
    const u64 scale /* bf16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 shift /* bf16 */,
    const u64 shift_stride0,
    const u64 shift_stride1,
    const u64 shift_stride2,
    const u64 shift_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 moments /* f32, scratch */,
    const u64 moments_stride0,
    const u64 moments_stride1,
    const u64 moments_stride2,
    const u64 moments_stride3,
    const u64 coefficients /* f32, scratch */,
    const u64 coefficients_stride0,
    const u64 coefficients_stride1,
    const u64 coefficients_stride2,
    const u64 coefficients_stride3,
    const u64 counters /* u32, counters */,
    const u64 counters_stride0,
    const u64 counters_stride1,
    const u64 counters_stride2,
    const u64 counters_stride3,
    const u32 height,
    const u32 width,
    const u32 across,
    const u32 across_factor,
    const u32 across_shift,
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 all_tiles,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 169 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 170 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 171 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 t6 = outputs + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 174 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t8 = thread == 0u;
#line 174 "fa-kernels/src/conv/streaming/mod.rs"
    if (t8) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t6) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t9 = t6 + 16u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t9) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = t6 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t6 + 24u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t6 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 177 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t13 = warp == 8u;
#line 178 "fa-kernels/src/conv/streaming/mod.rs"
    if (t13) {
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t14 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t15 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t16 = t14 - t15;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t17 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t18 = t16 / t17;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t19 = t18 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t19; i += 1u) {
            const u32 slot = i & 1u;
            const u32 t21 = slot + 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t22 = t21 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t23 = t6 + t22;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t24 = i >> 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t25 = t24 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t26 = t25 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t23), "r"(t26) : "memory");
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t27 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t28 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t29 = i * t28;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number = t27 + t29;
            const u32 t31 = number << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t32;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t32) : "r"(t31), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample = t32 >> tiles_shift;
            const u32 t34 = sample * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t35 = number - t34;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t36 = t35 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t37;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t37) : "r"(t36), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t38 = t37 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t38 << 5u;
            const u32 t40 = t35 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t41;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t41) : "r"(t40), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t42 = t41 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t43 = t42 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t44 = t35 - t43;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t44 << 3u;
            const bool t46 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t47 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left = t46 ? t47 : 0u;
            const u32 t49 = left < 32u ? left : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t50 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t51 = t50 < 8u ? t50 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t52 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t53 = t6 + t52;
            const u32 t54 = slot << 15u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 to = smem_1 + t54;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            u32 t56;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t56) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            const bool t57 = t56 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            if (t57) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t53) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t53), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
            }
            const bool t58 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
            if (t58) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t59 = t6 + 32u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t60;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t60) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t61 = t60 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t61) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t59) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t59), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                }
            }
        }
    } else {
#line 181 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 index = warp >> 2u;
        const u32 t63 = warp & 3u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t64 = thread & 31u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t65 = index << 15u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t66 = outputs + t65;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t67 = t63 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t68 = t64 >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first = t67 + t68;
        const u32 channels = first + 8u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t71 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t72 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t73 = t71 - t72;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t74 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t75 = t73 / t74;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t75 + 1u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_2 = index; i_2 < rounds; i_2 += 2u) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_2 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_5 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_6 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_9 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_10 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_13 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_14 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_17 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_18 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_21 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_22 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_25 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_26 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_29 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_30 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_33 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_34 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_37 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_38 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_41 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_42 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_45 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_46 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_49 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_50 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_53 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_54 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_57 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_58 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_61 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_62 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_65 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_66 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_69 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_70 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_73 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_74 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_77 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_78 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_81 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_82 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_85 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_86 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_89 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_90 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_93 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_94 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_97 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_98 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_101 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_102 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_105 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_106 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_109 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_110 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_113 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_114 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_117 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_118 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_121 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_122 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_125 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_126 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_3 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_4 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_7 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_8 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_11 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_12 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_15 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_16 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_19 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_20 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_23 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_24 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_27 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_28 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_31 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_32 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_35 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_36 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_39 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_40 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_43 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_44 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_47 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_48 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_51 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_52 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_55 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_56 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_59 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_60 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_63 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_64 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_67 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_68 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_71 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_72 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_75 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_76 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_79 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_80 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_83 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_84 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_87 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_88 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_91 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_92 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_95 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_96 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_99 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_100 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_103 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_104 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_107 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_108 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_111 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_112 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_115 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_116 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_119 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_120 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_123 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_124 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_127 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            acc_128 = 0.0f;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
            const bool t77 = 0u < i_2;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
            if (t77) {
                const u32 t78 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t78) : "memory");
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 slot_2 = i_2 & 1u;
            const u32 t80 = slot_2 << 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t81 = t6 + t80;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t82 = i_2 >> 1u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t83 = t82 & 1u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t83) : "memory");
            const u32 t84 = slot_2 << 15u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t85 = smem_1 + t84;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t86 = i_2 < 2u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t86) {
                const u32 t87 = t6 + 32u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t87), "r"(0u) : "memory");
            }
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t88 = to_2 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t89 = t85 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t90 = t88 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t91 = (u64)t90;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t92 = t91 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t93 = t89 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t94 = (u64)t93;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t95 = t94 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t96 = t88 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t97 = (u64)t96;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t98 = t97 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t99 = t89 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t100 = (u64)t99;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t101 = t100 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t102 = t88 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t103 = (u64)t102;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t104 = t103 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t105 = t89 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t106 = (u64)t105;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t107 = t106 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t92), "l"(t95), "l"(t98), "l"(t101), "l"(t104), "l"(t107) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t108 = i_2 + 1u;
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            const bool t109 = t108 < rounds;
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            if (t109) {
                const bool t110 = index == 1u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t111 = index + 1u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 next = t110 ? 0u : t111;
                const u32 t113 = next + 1u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t113) : "memory");
            }
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
            u32 t114;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 120 "fa-kernels/src/conv/streaming/group.rs"
            const bool t115 = t114 == 1u;
#line 120 "fa-kernels/src/conv/streaming/group.rs"
            if (t115) {
                const u32 t116 = slot_2 + 2u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t117 = t116 << 3u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t118 = t6 + t117;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t118) : "memory");
            }
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t119 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t120 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t121 = i_2 * t120;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_2 = t119 + t121;
            const u32 t123 = number_2 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t124;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t124) : "r"(t123), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample_2 = t124 >> tiles_shift;
            const u32 t126 = sample_2 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at = number_2 - t126;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t128 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t129 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t130) : "f"(t128), "f"(t129));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t131 = t130 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t132 = t130 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t133;
            asm("mov.b32 %0, %1;" : "=f"(t133) : "r"(t131));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t134;
            asm("mov.b32 %0, %1;" : "=f"(t134) : "r"(t132));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t133;
            acc_2 = t134;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t135 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t136 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t137;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t137) : "f"(t135), "f"(t136));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t138 = t137 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t139 = t137 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t140;
            asm("mov.b32 %0, %1;" : "=f"(t140) : "r"(t138));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t141;
            asm("mov.b32 %0, %1;" : "=f"(t141) : "r"(t139));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t140;
            acc_4 = t141;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t142 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t143 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t144;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t144) : "f"(t142), "f"(t143));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t145 = t144 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t146 = t144 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t147;
            asm("mov.b32 %0, %1;" : "=f"(t147) : "r"(t145));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t148;
            asm("mov.b32 %0, %1;" : "=f"(t148) : "r"(t146));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t147;
            acc_6 = t148;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t149 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t150 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t151;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t151) : "f"(t149), "f"(t150));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t152 = t151 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t153 = t151 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t154;
            asm("mov.b32 %0, %1;" : "=f"(t154) : "r"(t152));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t155;
            asm("mov.b32 %0, %1;" : "=f"(t155) : "r"(t153));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t154;
            acc_8 = t155;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t156 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t157 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t158) : "f"(t156), "f"(t157));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t159 = t158 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t160 = t158 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t161;
            asm("mov.b32 %0, %1;" : "=f"(t161) : "r"(t159));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t162;
            asm("mov.b32 %0, %1;" : "=f"(t162) : "r"(t160));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t161;
            acc_10 = t162;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t163 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t164 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t165) : "f"(t163), "f"(t164));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t166 = t165 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t167 = t165 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t168;
            asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(t166));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t169;
            asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(t167));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t168;
            acc_12 = t169;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t170 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t171 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t172;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t172) : "f"(t170), "f"(t171));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t173 = t172 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t174 = t172 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t175;
            asm("mov.b32 %0, %1;" : "=f"(t175) : "r"(t173));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t176;
            asm("mov.b32 %0, %1;" : "=f"(t176) : "r"(t174));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t175;
            acc_14 = t176;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t177 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t178 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t179) : "f"(t177), "f"(t178));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t180 = t179 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t181 = t179 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t182;
            asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(t180));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t183;
            asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(t181));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t182;
            acc_16 = t183;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t184 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t185 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t186;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t186) : "f"(t184), "f"(t185));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t187 = t186 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t188 = t186 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t189;
            asm("mov.b32 %0, %1;" : "=f"(t189) : "r"(t187));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t190;
            asm("mov.b32 %0, %1;" : "=f"(t190) : "r"(t188));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t189;
            acc_18 = t190;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t191 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t192 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t193;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t193) : "f"(t191), "f"(t192));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t194 = t193 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t195 = t193 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t196;
            asm("mov.b32 %0, %1;" : "=f"(t196) : "r"(t194));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t197;
            asm("mov.b32 %0, %1;" : "=f"(t197) : "r"(t195));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t196;
            acc_20 = t197;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t198 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t199 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t200;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t200) : "f"(t198), "f"(t199));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t201 = t200 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t202 = t200 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t203;
            asm("mov.b32 %0, %1;" : "=f"(t203) : "r"(t201));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t204;
            asm("mov.b32 %0, %1;" : "=f"(t204) : "r"(t202));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t203;
            acc_22 = t204;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t205 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t206 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t207;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t207) : "f"(t205), "f"(t206));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t208 = t207 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t209 = t207 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t210;
            asm("mov.b32 %0, %1;" : "=f"(t210) : "r"(t208));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t211;
            asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(t209));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t210;
            acc_24 = t211;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t212 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t213 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t214;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t214) : "f"(t212), "f"(t213));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t215 = t214 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t216 = t214 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t217;
            asm("mov.b32 %0, %1;" : "=f"(t217) : "r"(t215));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t218;
            asm("mov.b32 %0, %1;" : "=f"(t218) : "r"(t216));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t217;
            acc_26 = t218;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t219 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t220 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t221;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t221) : "f"(t219), "f"(t220));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t222 = t221 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t223 = t221 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t224;
            asm("mov.b32 %0, %1;" : "=f"(t224) : "r"(t222));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t225;
            asm("mov.b32 %0, %1;" : "=f"(t225) : "r"(t223));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t224;
            acc_28 = t225;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t226 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t227 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t228;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t228) : "f"(t226), "f"(t227));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t229 = t228 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t230 = t228 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t231;
            asm("mov.b32 %0, %1;" : "=f"(t231) : "r"(t229));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t232;
            asm("mov.b32 %0, %1;" : "=f"(t232) : "r"(t230));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t231;
            acc_30 = t232;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t233 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t234 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t235;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t235) : "f"(t233), "f"(t234));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t236 = t235 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t237 = t235 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t238;
            asm("mov.b32 %0, %1;" : "=f"(t238) : "r"(t236));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t239;
            asm("mov.b32 %0, %1;" : "=f"(t239) : "r"(t237));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t238;
            acc_32 = t239;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t240 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t241 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t242;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t242) : "f"(t240), "f"(t241));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t243 = t242 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t244 = t242 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t245;
            asm("mov.b32 %0, %1;" : "=f"(t245) : "r"(t243));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t246;
            asm("mov.b32 %0, %1;" : "=f"(t246) : "r"(t244));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t245;
            acc_34 = t246;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t247 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t248 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t249;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t249) : "f"(t247), "f"(t248));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t250 = t249 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t251 = t249 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t252;
            asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(t250));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t253;
            asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(t251));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t252;
            acc_36 = t253;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t254 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t255 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t256;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t256) : "f"(t254), "f"(t255));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t257 = t256 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t258 = t256 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t259;
            asm("mov.b32 %0, %1;" : "=f"(t259) : "r"(t257));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t260;
            asm("mov.b32 %0, %1;" : "=f"(t260) : "r"(t258));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t259;
            acc_38 = t260;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t261 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t262 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t263;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t263) : "f"(t261), "f"(t262));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t264 = t263 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t265 = t263 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t266;
            asm("mov.b32 %0, %1;" : "=f"(t266) : "r"(t264));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t267;
            asm("mov.b32 %0, %1;" : "=f"(t267) : "r"(t265));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t266;
            acc_40 = t267;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t268 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t269 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t270;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t270) : "f"(t268), "f"(t269));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t271 = t270 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t272 = t270 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t273;
            asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t271));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t274;
            asm("mov.b32 %0, %1;" : "=f"(t274) : "r"(t272));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t273;
            acc_42 = t274;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t275 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t276 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t277;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t277) : "f"(t275), "f"(t276));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t278 = t277 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t279 = t277 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t280;
            asm("mov.b32 %0, %1;" : "=f"(t280) : "r"(t278));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t281;
            asm("mov.b32 %0, %1;" : "=f"(t281) : "r"(t279));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t280;
            acc_44 = t281;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t282 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t283 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t284;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t284) : "f"(t282), "f"(t283));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t285 = t284 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t286 = t284 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t287;
            asm("mov.b32 %0, %1;" : "=f"(t287) : "r"(t285));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t288;
            asm("mov.b32 %0, %1;" : "=f"(t288) : "r"(t286));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t287;
            acc_46 = t288;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t289 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t290 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t291;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t291) : "f"(t289), "f"(t290));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t292 = t291 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t293 = t291 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t294;
            asm("mov.b32 %0, %1;" : "=f"(t294) : "r"(t292));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t295;
            asm("mov.b32 %0, %1;" : "=f"(t295) : "r"(t293));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t294;
            acc_48 = t295;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t296 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t297 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t298;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t298) : "f"(t296), "f"(t297));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t299 = t298 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t300 = t298 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t301;
            asm("mov.b32 %0, %1;" : "=f"(t301) : "r"(t299));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t302;
            asm("mov.b32 %0, %1;" : "=f"(t302) : "r"(t300));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t301;
            acc_50 = t302;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t303 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t304 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t305;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t305) : "f"(t303), "f"(t304));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t306 = t305 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t307 = t305 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t308;
            asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(t306));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t309;
            asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(t307));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t308;
            acc_52 = t309;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t310 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t311 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t312) : "f"(t310), "f"(t311));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t313 = t312 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t314 = t312 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t315;
            asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(t313));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t316;
            asm("mov.b32 %0, %1;" : "=f"(t316) : "r"(t314));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t315;
            acc_54 = t316;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t317 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t318 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t319) : "f"(t317), "f"(t318));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t320 = t319 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t321 = t319 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t322;
            asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(t320));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t323;
            asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t321));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t322;
            acc_56 = t323;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t324 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t325 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t326) : "f"(t324), "f"(t325));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t327 = t326 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t328 = t326 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t329;
            asm("mov.b32 %0, %1;" : "=f"(t329) : "r"(t327));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t330;
            asm("mov.b32 %0, %1;" : "=f"(t330) : "r"(t328));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t329;
            acc_58 = t330;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t331 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t332 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t333) : "f"(t331), "f"(t332));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t334 = t333 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t335 = t333 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t336;
            asm("mov.b32 %0, %1;" : "=f"(t336) : "r"(t334));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t337;
            asm("mov.b32 %0, %1;" : "=f"(t337) : "r"(t335));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t336;
            acc_60 = t337;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t338 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t339 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t340;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t340) : "f"(t338), "f"(t339));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t341 = t340 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t342 = t340 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t343;
            asm("mov.b32 %0, %1;" : "=f"(t343) : "r"(t341));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t344;
            asm("mov.b32 %0, %1;" : "=f"(t344) : "r"(t342));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t343;
            acc_62 = t344;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t345 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t346 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t347;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t347) : "f"(t345), "f"(t346));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t348 = t347 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t349 = t347 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t350;
            asm("mov.b32 %0, %1;" : "=f"(t350) : "r"(t348));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t351;
            asm("mov.b32 %0, %1;" : "=f"(t351) : "r"(t349));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t350;
            acc_64 = t351;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t352 = acc_65;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t353 = acc_66;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t354;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t354) : "f"(t352), "f"(t353));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t355 = t354 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t356 = t354 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t357;
            asm("mov.b32 %0, %1;" : "=f"(t357) : "r"(t355));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t358;
            asm("mov.b32 %0, %1;" : "=f"(t358) : "r"(t356));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t357;
            acc_66 = t358;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t359 = acc_67;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t360 = acc_68;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t361) : "f"(t359), "f"(t360));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t362 = t361 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t363 = t361 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t364;
            asm("mov.b32 %0, %1;" : "=f"(t364) : "r"(t362));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t365;
            asm("mov.b32 %0, %1;" : "=f"(t365) : "r"(t363));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t364;
            acc_68 = t365;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t366 = acc_69;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t367 = acc_70;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t368) : "f"(t366), "f"(t367));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t369 = t368 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t370 = t368 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t371;
            asm("mov.b32 %0, %1;" : "=f"(t371) : "r"(t369));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t372;
            asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t370));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t371;
            acc_70 = t372;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t373 = acc_71;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t374 = acc_72;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t375) : "f"(t373), "f"(t374));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t376 = t375 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t377 = t375 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t378;
            asm("mov.b32 %0, %1;" : "=f"(t378) : "r"(t376));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t379;
            asm("mov.b32 %0, %1;" : "=f"(t379) : "r"(t377));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t378;
            acc_72 = t379;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t380 = acc_73;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t381 = acc_74;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t382) : "f"(t380), "f"(t381));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t383 = t382 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t384 = t382 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t385;
            asm("mov.b32 %0, %1;" : "=f"(t385) : "r"(t383));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t386;
            asm("mov.b32 %0, %1;" : "=f"(t386) : "r"(t384));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t385;
            acc_74 = t386;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t387 = acc_75;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t388 = acc_76;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(t387), "f"(t388));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t390 = t389 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t391 = t389 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t392;
            asm("mov.b32 %0, %1;" : "=f"(t392) : "r"(t390));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t393;
            asm("mov.b32 %0, %1;" : "=f"(t393) : "r"(t391));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t392;
            acc_76 = t393;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t394 = acc_77;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t395 = acc_78;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t396;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t396) : "f"(t394), "f"(t395));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t397 = t396 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t398 = t396 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t399;
            asm("mov.b32 %0, %1;" : "=f"(t399) : "r"(t397));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t400;
            asm("mov.b32 %0, %1;" : "=f"(t400) : "r"(t398));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t399;
            acc_78 = t400;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t401 = acc_79;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t402 = acc_80;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t403;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(t401), "f"(t402));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t404 = t403 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t405 = t403 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t406;
            asm("mov.b32 %0, %1;" : "=f"(t406) : "r"(t404));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t407;
            asm("mov.b32 %0, %1;" : "=f"(t407) : "r"(t405));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t406;
            acc_80 = t407;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t408 = acc_81;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t409 = acc_82;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t410;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(t408), "f"(t409));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t411 = t410 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t412 = t410 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t413;
            asm("mov.b32 %0, %1;" : "=f"(t413) : "r"(t411));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t414;
            asm("mov.b32 %0, %1;" : "=f"(t414) : "r"(t412));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t413;
            acc_82 = t414;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t415 = acc_83;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t416 = acc_84;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t417;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(t415), "f"(t416));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t418 = t417 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t419 = t417 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t420;
            asm("mov.b32 %0, %1;" : "=f"(t420) : "r"(t418));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t421;
            asm("mov.b32 %0, %1;" : "=f"(t421) : "r"(t419));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t420;
            acc_84 = t421;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t422 = acc_85;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t423 = acc_86;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t424;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(t422), "f"(t423));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t425 = t424 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t426 = t424 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t427;
            asm("mov.b32 %0, %1;" : "=f"(t427) : "r"(t425));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t428;
            asm("mov.b32 %0, %1;" : "=f"(t428) : "r"(t426));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t427;
            acc_86 = t428;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t429 = acc_87;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t430 = acc_88;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t431;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t431) : "f"(t429), "f"(t430));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t432 = t431 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t433 = t431 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t434;
            asm("mov.b32 %0, %1;" : "=f"(t434) : "r"(t432));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t435;
            asm("mov.b32 %0, %1;" : "=f"(t435) : "r"(t433));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t434;
            acc_88 = t435;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t436 = acc_89;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t437 = acc_90;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(t436), "f"(t437));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t439 = t438 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t440 = t438 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t441;
            asm("mov.b32 %0, %1;" : "=f"(t441) : "r"(t439));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t442;
            asm("mov.b32 %0, %1;" : "=f"(t442) : "r"(t440));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t441;
            acc_90 = t442;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t443 = acc_91;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t444 = acc_92;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t445;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(t443), "f"(t444));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t446 = t445 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t447 = t445 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t448;
            asm("mov.b32 %0, %1;" : "=f"(t448) : "r"(t446));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t449;
            asm("mov.b32 %0, %1;" : "=f"(t449) : "r"(t447));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t448;
            acc_92 = t449;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t450 = acc_93;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t451 = acc_94;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t452;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t452) : "f"(t450), "f"(t451));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t453 = t452 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t454 = t452 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t455;
            asm("mov.b32 %0, %1;" : "=f"(t455) : "r"(t453));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t456;
            asm("mov.b32 %0, %1;" : "=f"(t456) : "r"(t454));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t455;
            acc_94 = t456;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t457 = acc_95;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t458 = acc_96;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t459;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t459) : "f"(t457), "f"(t458));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t460 = t459 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t461 = t459 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t462;
            asm("mov.b32 %0, %1;" : "=f"(t462) : "r"(t460));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t463;
            asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(t461));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t462;
            acc_96 = t463;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t464 = acc_97;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t465 = acc_98;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t466;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t466) : "f"(t464), "f"(t465));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t467 = t466 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t468 = t466 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t469;
            asm("mov.b32 %0, %1;" : "=f"(t469) : "r"(t467));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t470;
            asm("mov.b32 %0, %1;" : "=f"(t470) : "r"(t468));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t469;
            acc_98 = t470;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t471 = acc_99;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t472 = acc_100;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t473;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t473) : "f"(t471), "f"(t472));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t474 = t473 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t475 = t473 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t476;
            asm("mov.b32 %0, %1;" : "=f"(t476) : "r"(t474));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t477;
            asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(t475));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t476;
            acc_100 = t477;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t478 = acc_101;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t479 = acc_102;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t480;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t480) : "f"(t478), "f"(t479));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t481 = t480 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t482 = t480 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t483;
            asm("mov.b32 %0, %1;" : "=f"(t483) : "r"(t481));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t484;
            asm("mov.b32 %0, %1;" : "=f"(t484) : "r"(t482));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t483;
            acc_102 = t484;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t485 = acc_103;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t486 = acc_104;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t487;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t487) : "f"(t485), "f"(t486));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t488 = t487 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t489 = t487 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t490;
            asm("mov.b32 %0, %1;" : "=f"(t490) : "r"(t488));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t491;
            asm("mov.b32 %0, %1;" : "=f"(t491) : "r"(t489));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t490;
            acc_104 = t491;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t492 = acc_105;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t493 = acc_106;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t494;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t494) : "f"(t492), "f"(t493));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t495 = t494 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t496 = t494 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t497;
            asm("mov.b32 %0, %1;" : "=f"(t497) : "r"(t495));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t498;
            asm("mov.b32 %0, %1;" : "=f"(t498) : "r"(t496));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t497;
            acc_106 = t498;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t499 = acc_107;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t500 = acc_108;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t501;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t501) : "f"(t499), "f"(t500));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t502 = t501 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t503 = t501 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t504;
            asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(t502));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t505;
            asm("mov.b32 %0, %1;" : "=f"(t505) : "r"(t503));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t504;
            acc_108 = t505;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t506 = acc_109;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t507 = acc_110;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t508;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t508) : "f"(t506), "f"(t507));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t509 = t508 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t510 = t508 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t511;
            asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(t509));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t512;
            asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(t510));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t511;
            acc_110 = t512;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t513 = acc_111;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t514 = acc_112;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t515;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t515) : "f"(t513), "f"(t514));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t516 = t515 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t517 = t515 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t518;
            asm("mov.b32 %0, %1;" : "=f"(t518) : "r"(t516));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t519;
            asm("mov.b32 %0, %1;" : "=f"(t519) : "r"(t517));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t518;
            acc_112 = t519;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t520 = acc_113;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t521 = acc_114;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t522;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t522) : "f"(t520), "f"(t521));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t523 = t522 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t524 = t522 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t525;
            asm("mov.b32 %0, %1;" : "=f"(t525) : "r"(t523));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t526;
            asm("mov.b32 %0, %1;" : "=f"(t526) : "r"(t524));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t525;
            acc_114 = t526;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t527 = acc_115;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t528 = acc_116;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t529;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(t527), "f"(t528));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t530 = t529 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t531 = t529 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t532;
            asm("mov.b32 %0, %1;" : "=f"(t532) : "r"(t530));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t533;
            asm("mov.b32 %0, %1;" : "=f"(t533) : "r"(t531));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t532;
            acc_116 = t533;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t534 = acc_117;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t535 = acc_118;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t536;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t536) : "f"(t534), "f"(t535));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t537 = t536 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t538 = t536 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t539;
            asm("mov.b32 %0, %1;" : "=f"(t539) : "r"(t537));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t540;
            asm("mov.b32 %0, %1;" : "=f"(t540) : "r"(t538));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t539;
            acc_118 = t540;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t541 = acc_119;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t542 = acc_120;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t543;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(t541), "f"(t542));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t544 = t543 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t545 = t543 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t546;
            asm("mov.b32 %0, %1;" : "=f"(t546) : "r"(t544));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t547;
            asm("mov.b32 %0, %1;" : "=f"(t547) : "r"(t545));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t546;
            acc_120 = t547;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t548 = acc_121;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t549 = acc_122;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t550;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(t548), "f"(t549));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t551 = t550 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t552 = t550 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t553;
            asm("mov.b32 %0, %1;" : "=f"(t553) : "r"(t551));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t554;
            asm("mov.b32 %0, %1;" : "=f"(t554) : "r"(t552));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t553;
            acc_122 = t554;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t555 = acc_123;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t556 = acc_124;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t557;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(t555), "f"(t556));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t558 = t557 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t559 = t557 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t560;
            asm("mov.b32 %0, %1;" : "=f"(t560) : "r"(t558));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t561;
            asm("mov.b32 %0, %1;" : "=f"(t561) : "r"(t559));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t560;
            acc_124 = t561;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t562 = acc_125;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t563 = acc_126;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t564;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t564) : "f"(t562), "f"(t563));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t565 = t564 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t566 = t564 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t567;
            asm("mov.b32 %0, %1;" : "=f"(t567) : "r"(t565));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t568;
            asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(t566));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t567;
            acc_126 = t568;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t569 = acc_127;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t570 = acc_128;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t571;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t571) : "f"(t569), "f"(t570));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t572 = t571 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t573 = t571 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t574;
            asm("mov.b32 %0, %1;" : "=f"(t574) : "r"(t572));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t575;
            asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(t573));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t574;
            acc_128 = t575;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t576 = at << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t577;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t577) : "r"(t576), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t578 = t577 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t578 << 5u;
            const u32 t580 = at << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t581;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t581) : "r"(t580), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t582 = t581 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t583 = t582 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t584 = at - t583;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t584 << 3u;
            const bool t586 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t587 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t586 ? t587 : 0u;
            const u32 t589 = left_2 < 32u ? left_2 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t590 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t591 = t590 < 8u ? t590 : 8u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t592 = t589 * t591;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
            const f32 count = (f32)t592;
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(count));
#line 132 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t595 = t589 * t591;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
            const bool t596 = t595 == 256u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t597 = t63 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t598 = t64 >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 first_2 = t597 + t598;
            const u32 t600 = first_2 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t596) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t601 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t602 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t603 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t604 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t605 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t606 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t607 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t608 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t609 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t610 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t611 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t612 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t613 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t614 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t615 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t616 = acc_61;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t617 = acc_65;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t618 = acc_69;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t619 = acc_73;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t620 = acc_77;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t621 = acc_81;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t622 = acc_85;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t623 = acc_89;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t624 = acc_93;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t625 = acc_97;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t626 = acc_101;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t627 = acc_105;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t628 = acc_109;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t629 = acc_113;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t630 = acc_117;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t631 = acc_121;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t632 = acc_125;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t633 = t601 + t602;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t634 = t633 + t603;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t635 = t634 + t604;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t636 = t635 + t605;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t637 = t636 + t606;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t638 = t637 + t607;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t639 = t638 + t608;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t640 = t639 + t609;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t641 = t640 + t610;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t642 = t641 + t611;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t643 = t642 + t612;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t644 = t643 + t613;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t645 = t644 + t614;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t646 = t645 + t615;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t647 = t646 + t616;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t648 = t647 + t617;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t649 = t648 + t618;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t650 = t649 + t619;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t651 = t650 + t620;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t652 = t651 + t621;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t653 = t652 + t622;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t654 = t653 + t623;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t655 = t654 + t624;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t656 = t655 + t625;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t657 = t656 + t626;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t658 = t657 + t627;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t659 = t658 + t628;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t660 = t659 + t629;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t661 = t660 + t630;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t662 = t661 + t631;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t663 = t662 + t632;
                const f32 t664 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t665 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t666 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t667 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t668 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t669 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t670 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t671 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t672 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t673 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t674 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t675 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t676 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t677 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t678 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t679 = acc_62;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t680 = acc_66;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t681 = acc_70;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t682 = acc_74;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t683 = acc_78;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t684 = acc_82;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t685 = acc_86;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t686 = acc_90;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t687 = acc_94;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t688 = acc_98;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t689 = acc_102;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t690 = acc_106;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t691 = acc_110;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t692 = acc_114;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t693 = acc_118;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t694 = acc_122;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t695 = acc_126;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t696 = t664 + t665;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t697 = t696 + t666;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t698 = t697 + t667;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t699 = t698 + t668;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t700 = t699 + t669;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t701 = t700 + t670;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t702 = t701 + t671;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t703 = t702 + t672;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t704 = t703 + t673;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t705 = t704 + t674;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t706 = t705 + t675;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t707 = t706 + t676;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t708 = t707 + t677;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t709 = t708 + t678;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t710 = t709 + t679;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t711 = t710 + t680;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t712 = t711 + t681;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t713 = t712 + t682;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t714 = t713 + t683;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t715 = t714 + t684;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t716 = t715 + t685;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t717 = t716 + t686;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t718 = t717 + t687;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t719 = t718 + t688;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t720 = t719 + t689;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t721 = t720 + t690;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t722 = t721 + t691;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t723 = t722 + t692;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t724 = t723 + t693;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t725 = t724 + t694;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t726 = t725 + t695;
                const f32 t727 = t663 + t726;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t727;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t728 = t64 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_3 = t728 << 1u;
                const bool columns = first_3 < t591;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t731 = first_3 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t731 < t591;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t733 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t733 & columns;
                const f32 t735 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t736 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t737 = exists ? t736 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t738 = t735 + t737;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t739 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t739 & columns_2;
                const f32 t741 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t742 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t743 = exists_2 ? t742 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t744 = t741 + t743;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t744;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t745 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t745 & columns;
                const f32 t747 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t748 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t749 = exists_3 ? t748 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t750 = t747 + t749;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t750;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t751 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t751 & columns_2;
                const f32 t753 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t754 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t755 = exists_4 ? t754 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t756 = t753 + t755;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t756;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t757 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t757 & columns;
                const f32 t759 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t760 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t761 = exists_5 ? t760 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t762 = t759 + t761;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t763 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t763 & columns_2;
                const f32 t765 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t766 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t767 = exists_6 ? t766 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t768 = t765 + t767;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t768;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t769 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t769 & columns;
                const f32 t771 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t772 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t773 = exists_7 ? t772 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t774 = t771 + t773;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t774;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t775 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t775 & columns_2;
                const f32 t777 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t778 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t779 = exists_8 ? t778 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t780 = t777 + t779;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t780;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t781 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t781 & columns;
                const f32 t783 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t784 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t785 = exists_9 ? t784 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t786 = t783 + t785;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t787 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t787 & columns_2;
                const f32 t789 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t790 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t791 = exists_10 ? t790 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t792 = t789 + t791;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t792;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t793 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t793 & columns;
                const f32 t795 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t796 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t797 = exists_11 ? t796 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t798 = t795 + t797;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t799 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t799 & columns_2;
                const f32 t801 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t802 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t803 = exists_12 ? t802 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t804 = t801 + t803;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t804;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t805 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t805 & columns;
                const f32 t807 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t808 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t809 = exists_13 ? t808 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t810 = t807 + t809;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t811 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t811 & columns_2;
                const f32 t813 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t814 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t815 = exists_14 ? t814 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t816 = t813 + t815;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t816;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t817 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t817 & columns;
                const f32 t819 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t820 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t821 = exists_15 ? t820 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = t819 + t821;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t822;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t823 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t823 & columns_2;
                const f32 t825 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t826 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t827 = exists_16 ? t826 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = t825 + t827;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t828;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t829 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t829 & columns;
                const f32 t831 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t832 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t833 = exists_17 ? t832 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = t831 + t833;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t835 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t835 & columns_2;
                const f32 t837 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t838 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = exists_18 ? t838 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = t837 + t839;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t840;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t841 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t841 & columns;
                const f32 t843 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = exists_19 ? t844 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = t843 + t845;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t846;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t847 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t847 & columns_2;
                const f32 t849 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = exists_20 ? t850 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t849 + t851;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t852;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t853 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t853 & columns;
                const f32 t855 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = exists_21 ? t856 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t855 + t857;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t859 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t859 & columns_2;
                const f32 t861 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = exists_22 ? t862 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = t861 + t863;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t864;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t865 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t865 & columns;
                const f32 t867 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = exists_23 ? t868 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t867 + t869;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t870;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t871 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t871 & columns_2;
                const f32 t873 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = exists_24 ? t874 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = t873 + t875;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t876;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t877 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t877 & columns;
                const f32 t879 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t881 = exists_25 ? t880 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = t879 + t881;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t883 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t883 & columns_2;
                const f32 t885 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = exists_26 ? t886 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = t885 + t887;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t888;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t889 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t889 & columns;
                const f32 t891 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = exists_27 ? t892 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = t891 + t893;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t894;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t895 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t895 & columns_2;
                const f32 t897 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = exists_28 ? t898 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = t897 + t899;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t900;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t901 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t901 & columns;
                const f32 t903 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t904 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t905 = exists_29 ? t904 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = t903 + t905;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t907 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t907 & columns_2;
                const f32 t909 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t911 = exists_30 ? t910 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = t909 + t911;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t912;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t913 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t913 & columns;
                const f32 t915 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = exists_31 ? t916 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = t915 + t917;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t918;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t919 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t919 & columns_2;
                const f32 t921 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = exists_32 ? t922 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = t921 + t923;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t924;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t925 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t925 & columns;
                const f32 t927 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = acc_65;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = exists_33 ? t928 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = t927 + t929;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t930;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t931 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t931 & columns_2;
                const f32 t933 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = acc_66;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = exists_34 ? t934 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = t933 + t935;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t936;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t937 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t937 & columns;
                const f32 t939 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = acc_69;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = exists_35 ? t940 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = t939 + t941;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t942;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t943 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t943 & columns_2;
                const f32 t945 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_70;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = exists_36 ? t946 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = t945 + t947;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t948;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t949 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t949 & columns;
                const f32 t951 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_73;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = exists_37 ? t952 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = t951 + t953;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t954;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t955 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t955 & columns_2;
                const f32 t957 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = acc_74;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = exists_38 ? t958 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = t957 + t959;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t960;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t961 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t961 & columns;
                const f32 t963 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = acc_77;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = exists_39 ? t964 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = t963 + t965;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t966;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t967 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t967 & columns_2;
                const f32 t969 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_78;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = exists_40 ? t970 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = t969 + t971;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t972;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t973 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t973 & columns;
                const f32 t975 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_81;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = exists_41 ? t976 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = t975 + t977;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t978;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t979 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t979 & columns_2;
                const f32 t981 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_82;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = exists_42 ? t982 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = t981 + t983;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t984;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t985 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t985 & columns;
                const f32 t987 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_85;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = exists_43 ? t988 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t987 + t989;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t990;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t991 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t991 & columns_2;
                const f32 t993 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_86;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = exists_44 ? t994 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = t993 + t995;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t996;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t997 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t997 & columns;
                const f32 t999 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_89;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = exists_45 ? t1000 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = t999 + t1001;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1002;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1003 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1003 & columns_2;
                const f32 t1005 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_90;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = exists_46 ? t1006 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = t1005 + t1007;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1008;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1009 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1009 & columns;
                const f32 t1011 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_93;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = exists_47 ? t1012 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = t1011 + t1013;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1014;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1015 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1015 & columns_2;
                const f32 t1017 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_94;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = exists_48 ? t1018 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1017 + t1019;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1020;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1021 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1021 & columns;
                const f32 t1023 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = acc_97;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = exists_49 ? t1024 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1023 + t1025;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1026;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1027 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1027 & columns_2;
                const f32 t1029 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_98;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = exists_50 ? t1030 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1029 + t1031;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1032;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1033 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1033 & columns;
                const f32 t1035 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = acc_101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = exists_51 ? t1036 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1035 + t1037;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1038;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1039 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1039 & columns_2;
                const f32 t1041 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_102;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = exists_52 ? t1042 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = t1041 + t1043;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1044;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1045 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1045 & columns;
                const f32 t1047 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = acc_105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = exists_53 ? t1048 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = t1047 + t1049;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1050;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1051 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1051 & columns_2;
                const f32 t1053 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc_106;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = exists_54 ? t1054 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = t1053 + t1055;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1056;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1057 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1057 & columns;
                const f32 t1059 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = acc_109;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = exists_55 ? t1060 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = t1059 + t1061;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1062;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1063 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1063 & columns_2;
                const f32 t1065 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = exists_56 ? t1066 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = t1065 + t1067;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1068;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1069 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1069 & columns;
                const f32 t1071 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = acc_113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = exists_57 ? t1072 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = t1071 + t1073;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1074;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1075 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1075 & columns_2;
                const f32 t1077 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = exists_58 ? t1078 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = t1077 + t1079;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1080;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1081 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1081 & columns;
                const f32 t1083 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = exists_59 ? t1084 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = t1083 + t1085;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1086;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1087 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1087 & columns_2;
                const f32 t1089 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = acc_118;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = exists_60 ? t1090 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = t1089 + t1091;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1092;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1093 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1093 & columns;
                const f32 t1095 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = acc_121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = exists_61 ? t1096 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = t1095 + t1097;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1098;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1099 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1099 & columns_2;
                const f32 t1101 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = acc_122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = exists_62 ? t1102 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = t1101 + t1103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1104;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1105 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1105 & columns;
                const f32 t1107 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = acc_125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1109 = exists_63 ? t1108 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1110 = t1107 + t1109;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1110;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1111 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1111 & columns_2;
                const f32 t1113 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = acc_126;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = exists_64 ? t1114 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = t1113 + t1115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1116;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1118;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1118) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1118;
            f32 t1120;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1120) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1121 = pair + t1120;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean = t1121 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t596) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1123 - mean;
                const f32 t1125 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1126 - mean;
                const f32 t1128 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1129 - mean;
                const f32 t1131 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1132 - mean;
                const f32 t1134 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1135 - mean;
                const f32 t1137 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1138 - mean;
                const f32 t1140 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1141 - mean;
                const f32 t1143 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1144 - mean;
                const f32 t1146 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1147 - mean;
                const f32 t1149 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1150 - mean;
                const f32 t1152 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1153 - mean;
                const f32 t1155 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1156 - mean;
                const f32 t1158 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1159 - mean;
                const f32 t1161 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1162 - mean;
                const f32 t1164 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1165 - mean;
                const f32 t1167 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1168 - mean;
                const f32 t1170 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1171 - mean;
                const f32 t1173 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1174 - mean;
                const f32 t1176 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1177 - mean;
                const f32 t1179 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1180 - mean;
                const f32 t1182 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1183 - mean;
                const f32 t1185 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1186 - mean;
                const f32 t1188 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1189 - mean;
                const f32 t1191 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1192 - mean;
                const f32 t1194 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1195 - mean;
                const f32 t1197 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1198 - mean;
                const f32 t1200 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1201 - mean;
                const f32 t1203 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1204 - mean;
                const f32 t1206 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1207 - mean;
                const f32 t1209 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1210 - mean;
                const f32 t1212 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1213 - mean;
                const f32 t1215 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1216 - mean;
                const f32 t1218 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = t1125 + t1128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = t1219 + t1131;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = t1220 + t1134;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = t1221 + t1137;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = t1222 + t1140;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1223 + t1143;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = t1224 + t1146;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = t1225 + t1149;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = t1226 + t1152;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = t1227 + t1155;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = t1228 + t1158;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = t1229 + t1161;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = t1230 + t1164;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = t1231 + t1167;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = t1232 + t1170;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = t1233 + t1173;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = t1234 + t1176;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = t1235 + t1179;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = t1236 + t1182;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = t1237 + t1185;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = t1238 + t1188;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = t1239 + t1191;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = t1240 + t1194;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = t1241 + t1197;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = t1242 + t1200;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = t1243 + t1203;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = t1244 + t1206;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1246 = t1245 + t1209;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = t1246 + t1212;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = t1247 + t1215;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = t1248 + t1218;
                const f32 t1250 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1250 - mean;
                const f32 t1252 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1253 - mean;
                const f32 t1255 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1256 - mean;
                const f32 t1258 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1259 - mean;
                const f32 t1261 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1262 - mean;
                const f32 t1264 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1265 - mean;
                const f32 t1267 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1268 - mean;
                const f32 t1270 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1271 - mean;
                const f32 t1273 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1274 - mean;
                const f32 t1276 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1277 - mean;
                const f32 t1279 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1280 - mean;
                const f32 t1282 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1283 - mean;
                const f32 t1285 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1286 - mean;
                const f32 t1288 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1289 - mean;
                const f32 t1291 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1292 - mean;
                const f32 t1294 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1295 - mean;
                const f32 t1297 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1298 - mean;
                const f32 t1300 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1301 - mean;
                const f32 t1303 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1304 - mean;
                const f32 t1306 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1307 - mean;
                const f32 t1309 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1310 - mean;
                const f32 t1312 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1313 - mean;
                const f32 t1315 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1316 - mean;
                const f32 t1318 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1319 - mean;
                const f32 t1321 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1322 - mean;
                const f32 t1324 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1325 - mean;
                const f32 t1327 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1328 - mean;
                const f32 t1330 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1331 - mean;
                const f32 t1333 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1334 - mean;
                const f32 t1336 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1337 - mean;
                const f32 t1339 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1340 - mean;
                const f32 t1342 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1343 - mean;
                const f32 t1345 = distance_64 * distance_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1252 + t1255;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = t1346 + t1258;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1347 + t1261;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = t1348 + t1264;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1349 + t1267;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = t1350 + t1270;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1351 + t1273;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1352 + t1276;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1353 + t1279;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = t1354 + t1282;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1355 + t1285;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = t1356 + t1288;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1357 + t1291;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = t1358 + t1294;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1359 + t1297;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = t1360 + t1300;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1361 + t1303;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = t1362 + t1306;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = t1363 + t1309;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1365 = t1364 + t1312;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1366 = t1365 + t1315;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = t1366 + t1318;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1367 + t1321;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = t1368 + t1324;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = t1369 + t1327;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = t1370 + t1330;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1372 = t1371 + t1333;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1373 = t1372 + t1336;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = t1373 + t1339;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = t1374 + t1342;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = t1375 + t1345;
                const f32 t1377 = t1249 + t1376;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1377;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1378 = t64 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_4 = t1378 << 1u;
                const bool columns_3 = first_4 < t591;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1381 = first_4 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1381 < t591;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1383 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1383 & columns_3;
                const f32 t1385 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1386 - mean;
                const f32 t1388 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = exists_65 ? t1388 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = t1385 + t1389;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1390;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1391 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1391 & columns_4;
                const f32 t1393 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1394 - mean;
                const f32 t1396 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = exists_66 ? t1396 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = t1393 + t1397;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1398;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1399 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1399 & columns_3;
                const f32 t1401 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1402 - mean;
                const f32 t1404 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = exists_67 ? t1404 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = t1401 + t1405;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1406;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1407 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1407 & columns_4;
                const f32 t1409 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1410 - mean;
                const f32 t1412 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = exists_68 ? t1412 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1409 + t1413;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1414;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1415 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1415 & columns_3;
                const f32 t1417 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1418 - mean;
                const f32 t1420 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = exists_69 ? t1420 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = t1417 + t1421;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1422;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1423 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1423 & columns_4;
                const f32 t1425 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1426 - mean;
                const f32 t1428 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = exists_70 ? t1428 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1425 + t1429;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1430;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1431 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1431 & columns_3;
                const f32 t1433 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1434 - mean;
                const f32 t1436 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = exists_71 ? t1436 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1433 + t1437;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1438;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1439 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1439 & columns_4;
                const f32 t1441 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1442 - mean;
                const f32 t1444 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = exists_72 ? t1444 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1441 + t1445;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1446;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1447 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1447 & columns_3;
                const f32 t1449 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1450 - mean;
                const f32 t1452 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = exists_73 ? t1452 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = t1449 + t1453;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1454;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1455 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1455 & columns_4;
                const f32 t1457 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1458 - mean;
                const f32 t1460 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = exists_74 ? t1460 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = t1457 + t1461;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1462;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1463 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1463 & columns_3;
                const f32 t1465 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1466 - mean;
                const f32 t1468 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = exists_75 ? t1468 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1465 + t1469;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1470;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1471 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1471 & columns_4;
                const f32 t1473 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1474 - mean;
                const f32 t1476 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = exists_76 ? t1476 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = t1473 + t1477;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1478;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1479 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1479 & columns_3;
                const f32 t1481 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1482 - mean;
                const f32 t1484 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1485 = exists_77 ? t1484 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = t1481 + t1485;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1486;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1487 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1487 & columns_4;
                const f32 t1489 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1490 - mean;
                const f32 t1492 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = exists_78 ? t1492 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1489 + t1493;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1494;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1495 & columns_3;
                const f32 t1497 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1498 - mean;
                const f32 t1500 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = exists_79 ? t1500 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = t1497 + t1501;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1502;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1503 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1503 & columns_4;
                const f32 t1505 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1506 - mean;
                const f32 t1508 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = exists_80 ? t1508 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = t1505 + t1509;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1510;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1511 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1511 & columns_3;
                const f32 t1513 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1514 - mean;
                const f32 t1516 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = exists_81 ? t1516 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = t1513 + t1517;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1518;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1519 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1519 & columns_4;
                const f32 t1521 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1522 - mean;
                const f32 t1524 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = exists_82 ? t1524 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = t1521 + t1525;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1526;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1527 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1527 & columns_3;
                const f32 t1529 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1530 - mean;
                const f32 t1532 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = exists_83 ? t1532 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = t1529 + t1533;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1534;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1535 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1535 & columns_4;
                const f32 t1537 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1538 - mean;
                const f32 t1540 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = exists_84 ? t1540 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = t1537 + t1541;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1542;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1543 & columns_3;
                const f32 t1545 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1546 - mean;
                const f32 t1548 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = exists_85 ? t1548 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = t1545 + t1549;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1550;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1551 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1551 & columns_4;
                const f32 t1553 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1554 - mean;
                const f32 t1556 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = exists_86 ? t1556 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = t1553 + t1557;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1558;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1559 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1559 & columns_3;
                const f32 t1561 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1562 - mean;
                const f32 t1564 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = exists_87 ? t1564 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = t1561 + t1565;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1566;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1567 & columns_4;
                const f32 t1569 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1570 - mean;
                const f32 t1572 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = exists_88 ? t1572 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = t1569 + t1573;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1574;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1575 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1575 & columns_3;
                const f32 t1577 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1578 - mean;
                const f32 t1580 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = exists_89 ? t1580 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = t1577 + t1581;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1582;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1583 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1583 & columns_4;
                const f32 t1585 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1586 - mean;
                const f32 t1588 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = exists_90 ? t1588 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1585 + t1589;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1590;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1591 & columns_3;
                const f32 t1593 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1594 - mean;
                const f32 t1596 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = exists_91 ? t1596 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = t1593 + t1597;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1598;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1599 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1599 & columns_4;
                const f32 t1601 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1602 - mean;
                const f32 t1604 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = exists_92 ? t1604 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = t1601 + t1605;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1606;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1607 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1607 & columns_3;
                const f32 t1609 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1610 - mean;
                const f32 t1612 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = exists_93 ? t1612 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1609 + t1613;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1614;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1615 & columns_4;
                const f32 t1617 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1618 - mean;
                const f32 t1620 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = exists_94 ? t1620 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = t1617 + t1621;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1622;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1623 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1623 & columns_3;
                const f32 t1625 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1626 - mean;
                const f32 t1628 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = exists_95 ? t1628 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = t1625 + t1629;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1630;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1631 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1631 & columns_4;
                const f32 t1633 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1634 - mean;
                const f32 t1636 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = exists_96 ? t1636 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1633 + t1637;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1638;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1639 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1639 & columns_3;
                const f32 t1641 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1642 - mean;
                const f32 t1644 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = exists_97 ? t1644 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = t1641 + t1645;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1646;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1647 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1647 & columns_4;
                const f32 t1649 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1650 - mean;
                const f32 t1652 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = exists_98 ? t1652 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = t1649 + t1653;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1654;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1655 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1655 & columns_3;
                const f32 t1657 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1658 - mean;
                const f32 t1660 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = exists_99 ? t1660 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = t1657 + t1661;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1662;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1663 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t1663 & columns_4;
                const f32 t1665 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t1666 - mean;
                const f32 t1668 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = exists_100 ? t1668 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = t1665 + t1669;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1670;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1671 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t1671 & columns_3;
                const f32 t1673 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t1674 - mean;
                const f32 t1676 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = exists_101 ? t1676 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = t1673 + t1677;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1678;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1679 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t1679 & columns_4;
                const f32 t1681 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t1682 - mean;
                const f32 t1684 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = exists_102 ? t1684 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = t1681 + t1685;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1686;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1687 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t1687 & columns_3;
                const f32 t1689 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t1690 - mean;
                const f32 t1692 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = exists_103 ? t1692 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = t1689 + t1693;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1694;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1695 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t1695 & columns_4;
                const f32 t1697 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t1698 - mean;
                const f32 t1700 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = exists_104 ? t1700 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = t1697 + t1701;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1702;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1703 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t1703 & columns_3;
                const f32 t1705 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t1706 - mean;
                const f32 t1708 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = exists_105 ? t1708 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = t1705 + t1709;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1710;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1711 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t1711 & columns_4;
                const f32 t1713 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t1714 - mean;
                const f32 t1716 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = exists_106 ? t1716 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = t1713 + t1717;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1718;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1719 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t1719 & columns_3;
                const f32 t1721 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t1722 - mean;
                const f32 t1724 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = exists_107 ? t1724 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = t1721 + t1725;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1726;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1727 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t1727 & columns_4;
                const f32 t1729 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t1730 - mean;
                const f32 t1732 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = exists_108 ? t1732 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = t1729 + t1733;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1734;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1735 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t1735 & columns_3;
                const f32 t1737 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t1738 - mean;
                const f32 t1740 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = exists_109 ? t1740 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = t1737 + t1741;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1742;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1743 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t1743 & columns_4;
                const f32 t1745 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t1746 - mean;
                const f32 t1748 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = exists_110 ? t1748 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = t1745 + t1749;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1750;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1751 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t1751 & columns_3;
                const f32 t1753 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t1754 - mean;
                const f32 t1756 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = exists_111 ? t1756 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1753 + t1757;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1758;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1759 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t1759 & columns_4;
                const f32 t1761 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t1762 - mean;
                const f32 t1764 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = exists_112 ? t1764 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = t1761 + t1765;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1766;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1767 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t1767 & columns_3;
                const f32 t1769 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t1770 - mean;
                const f32 t1772 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = exists_113 ? t1772 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = t1769 + t1773;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1774;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1775 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t1775 & columns_4;
                const f32 t1777 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t1778 - mean;
                const f32 t1780 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = exists_114 ? t1780 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = t1777 + t1781;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1782;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1783 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t1783 & columns_3;
                const f32 t1785 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t1786 - mean;
                const f32 t1788 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = exists_115 ? t1788 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = t1785 + t1789;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1790;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1791 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t1791 & columns_4;
                const f32 t1793 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t1794 - mean;
                const f32 t1796 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1797 = exists_116 ? t1796 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = t1793 + t1797;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1799 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t1799 & columns_3;
                const f32 t1801 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t1802 - mean;
                const f32 t1804 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1805 = exists_117 ? t1804 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = t1801 + t1805;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1807 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t1807 & columns_4;
                const f32 t1809 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t1810 - mean;
                const f32 t1812 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1813 = exists_118 ? t1812 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = t1809 + t1813;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1814;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1815 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t1815 & columns_3;
                const f32 t1817 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t1818 - mean;
                const f32 t1820 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1821 = exists_119 ? t1820 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = t1817 + t1821;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1822;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1823 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t1823 & columns_4;
                const f32 t1825 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t1826 - mean;
                const f32 t1828 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1829 = exists_120 ? t1828 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = t1825 + t1829;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1831 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t1831 & columns_3;
                const f32 t1833 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t1834 - mean;
                const f32 t1836 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1837 = exists_121 ? t1836 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = t1833 + t1837;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1838;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1839 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t1839 & columns_4;
                const f32 t1841 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t1842 - mean;
                const f32 t1844 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1845 = exists_122 ? t1844 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = t1841 + t1845;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1846;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1847 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t1847 & columns_3;
                const f32 t1849 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t1850 - mean;
                const f32 t1852 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1853 = exists_123 ? t1852 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = t1849 + t1853;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1854;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1855 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t1855 & columns_4;
                const f32 t1857 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1858 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t1858 - mean;
                const f32 t1860 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1861 = exists_124 ? t1860 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = t1857 + t1861;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1862;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1863 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t1863 & columns_3;
                const f32 t1865 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t1866 - mean;
                const f32 t1868 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1869 = exists_125 ? t1868 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = t1865 + t1869;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1870;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1871 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t1871 & columns_4;
                const f32 t1873 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t1874 - mean;
                const f32 t1876 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1877 = exists_126 ? t1876 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = t1873 + t1877;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1878;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1879 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t1879 & columns_3;
                const f32 t1881 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t1882 - mean;
                const f32 t1884 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1885 = exists_127 ? t1884 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1886 = t1881 + t1885;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1886;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1887 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t1887 & columns_4;
                const f32 t1889 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1890 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t1890 - mean;
                const f32 t1892 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1893 = exists_128 ? t1892 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1894 = t1889 + t1893;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1894;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1896;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1896) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1896;
            f32 t1898;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1898) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares = pair_2 + t1898;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t1900 = t64 & 3u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1901 = t1900 == 0u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            if (t1901) {
                const u64 t1902 = (u64)sample_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1903 = t1902 * moments_stride0;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1904 = t1903 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1905 = moments + t1904;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1906 = (u64)first_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1907 = t1906 * moments_stride1;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1908 = t1907 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1909 = t1905 + t1908;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1910 = (u64)at;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1911 = t1910 * moments_stride2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1912 = t1911 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1913 = t1909 + t1912;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1914;
                asm("mov.b32 %0, %1;" : "=r"(t1914) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1915;
                asm("mov.b32 %0, %1;" : "=r"(t1915) : "f"(mean));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1916;
                asm("mov.b32 %0, %1;" : "=r"(t1916) : "f"(squares));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1913), "r"(t1914), "r"(t1915), "r"(t1916), "r"(0u) : "memory");
            }
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t596) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1917 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1929 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = acc_63;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_67;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1934 = acc_71;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = acc_75;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_79;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = acc_83;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = acc_87;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = acc_91;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = acc_95;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = acc_99;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = acc_103;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = acc_107;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = acc_111;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = acc_115;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = acc_119;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = acc_123;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = acc_127;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = t1917 + t1918;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1950 = t1949 + t1919;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = t1950 + t1920;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = t1951 + t1921;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1953 = t1952 + t1922;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1954 = t1953 + t1923;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = t1954 + t1924;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = t1955 + t1925;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1957 = t1956 + t1926;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1958 = t1957 + t1927;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = t1958 + t1928;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = t1959 + t1929;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1961 = t1960 + t1930;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1962 = t1961 + t1931;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = t1962 + t1932;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = t1963 + t1933;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1965 = t1964 + t1934;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1966 = t1965 + t1935;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = t1966 + t1936;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = t1967 + t1937;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = t1968 + t1938;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = t1969 + t1939;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = t1970 + t1940;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = t1971 + t1941;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = t1972 + t1942;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = t1973 + t1943;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = t1974 + t1944;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = t1975 + t1945;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = t1976 + t1946;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = t1977 + t1947;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = t1978 + t1948;
                const f32 t1980 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1982 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = acc_64;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_68;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = acc_72;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = acc_76;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_80;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = acc_84;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = acc_88;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = acc_92;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = acc_96;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = acc_100;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = acc_104;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2006 = acc_108;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = acc_112;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = acc_116;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = acc_120;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = acc_124;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = acc_128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = t1980 + t1981;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2013 = t2012 + t1982;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2014 = t2013 + t1983;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = t2014 + t1984;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = t2015 + t1985;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2017 = t2016 + t1986;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2018 = t2017 + t1987;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = t2018 + t1988;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = t2019 + t1989;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2021 = t2020 + t1990;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2022 = t2021 + t1991;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = t2022 + t1992;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = t2023 + t1993;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2025 = t2024 + t1994;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2026 = t2025 + t1995;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = t2026 + t1996;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = t2027 + t1997;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2029 = t2028 + t1998;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2030 = t2029 + t1999;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = t2030 + t2000;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = t2031 + t2001;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2033 = t2032 + t2002;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2034 = t2033 + t2003;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = t2034 + t2004;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2036 = t2035 + t2005;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2037 = t2036 + t2006;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2038 = t2037 + t2007;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2039 = t2038 + t2008;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = t2039 + t2009;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = t2040 + t2010;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = t2041 + t2011;
                const f32 t2043 = t1979 + t2042;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2043;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2044 = t64 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_5 = t2044 << 1u;
                const bool columns_5 = first_5 < t591;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2047 = first_5 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2047 < t591;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2049 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2049 & columns_5;
                const f32 t2051 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = exists_129 ? t2052 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2054 = t2051 + t2053;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2054;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2055 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2055 & columns_6;
                const f32 t2057 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = exists_130 ? t2058 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2060 = t2057 + t2059;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2060;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2061 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2061 & columns_5;
                const f32 t2063 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = exists_131 ? t2064 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = t2063 + t2065;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2066;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2067 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2067 & columns_6;
                const f32 t2069 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = exists_132 ? t2070 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = t2069 + t2071;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2072;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2073 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2073 & columns_5;
                const f32 t2075 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = exists_133 ? t2076 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = t2075 + t2077;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2078;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2079 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2079 & columns_6;
                const f32 t2081 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = exists_134 ? t2082 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = t2081 + t2083;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2084;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2085 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2085 & columns_5;
                const f32 t2087 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = exists_135 ? t2088 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = t2087 + t2089;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2090;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2091 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2091 & columns_6;
                const f32 t2093 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = exists_136 ? t2094 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = t2093 + t2095;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2096;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2097 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2097 & columns_5;
                const f32 t2099 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = exists_137 ? t2100 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2102 = t2099 + t2101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2102;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2103 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2103 & columns_6;
                const f32 t2105 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = exists_138 ? t2106 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2108 = t2105 + t2107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2108;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2109 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2109 & columns_5;
                const f32 t2111 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = exists_139 ? t2112 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = t2111 + t2113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2115 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2115 & columns_6;
                const f32 t2117 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = exists_140 ? t2118 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2120 = t2117 + t2119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2120;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2121 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2121 & columns_5;
                const f32 t2123 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = exists_141 ? t2124 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = t2123 + t2125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2126;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2127 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2127 & columns_6;
                const f32 t2129 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2131 = exists_142 ? t2130 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = t2129 + t2131;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2132;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2133 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2133 & columns_5;
                const f32 t2135 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_143 ? t2136 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = t2135 + t2137;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2139 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2139 & columns_6;
                const f32 t2141 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2143 = exists_144 ? t2142 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = t2141 + t2143;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2144;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2145 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2145 & columns_5;
                const f32 t2147 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2148 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = exists_145 ? t2148 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = t2147 + t2149;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2150;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2151 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2151 & columns_6;
                const f32 t2153 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2155 = exists_146 ? t2154 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2156 = t2153 + t2155;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2156;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2157 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2157 & columns_5;
                const f32 t2159 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_147 ? t2160 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = t2159 + t2161;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2163 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2163 & columns_6;
                const f32 t2165 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2167 = exists_148 ? t2166 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2168 = t2165 + t2167;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2168;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2169 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2169 & columns_5;
                const f32 t2171 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2172 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2173 = exists_149 ? t2172 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = t2171 + t2173;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2174;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2175 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2175 & columns_6;
                const f32 t2177 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2179 = exists_150 ? t2178 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2180 = t2177 + t2179;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2180;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2181 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2181 & columns_5;
                const f32 t2183 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2184 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = exists_151 ? t2184 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2186 = t2183 + t2185;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2187 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2187 & columns_6;
                const f32 t2189 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2191 = exists_152 ? t2190 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2192 = t2189 + t2191;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2192;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2193 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2193 & columns_5;
                const f32 t2195 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2196 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2197 = exists_153 ? t2196 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = t2195 + t2197;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2198;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2199 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2199 & columns_6;
                const f32 t2201 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2202 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2203 = exists_154 ? t2202 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2204 = t2201 + t2203;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2204;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2205 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2205 & columns_5;
                const f32 t2207 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2208 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = exists_155 ? t2208 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2210 = t2207 + t2209;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2210;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2211 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2211 & columns_6;
                const f32 t2213 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2215 = exists_156 ? t2214 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2216 = t2213 + t2215;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2216;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2217 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t2217 & columns_5;
                const f32 t2219 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2220 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2221 = exists_157 ? t2220 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = t2219 + t2221;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2222;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2223 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t2223 & columns_6;
                const f32 t2225 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2226 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2227 = exists_158 ? t2226 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2228 = t2225 + t2227;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2228;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2229 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t2229 & columns_5;
                const f32 t2231 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2232 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = exists_159 ? t2232 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2234 = t2231 + t2233;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2234;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2235 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t2235 & columns_6;
                const f32 t2237 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2239 = exists_160 ? t2238 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2240 = t2237 + t2239;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2240;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2241 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t2241 & columns_5;
                const f32 t2243 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2244 = acc_67;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2245 = exists_161 ? t2244 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = t2243 + t2245;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2246;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2247 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t2247 & columns_6;
                const f32 t2249 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2250 = acc_68;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2251 = exists_162 ? t2250 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2252 = t2249 + t2251;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2252;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2253 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t2253 & columns_5;
                const f32 t2255 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2256 = acc_71;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = exists_163 ? t2256 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2258 = t2255 + t2257;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2258;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2259 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t2259 & columns_6;
                const f32 t2261 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = acc_72;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2263 = exists_164 ? t2262 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2264 = t2261 + t2263;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2264;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2265 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t2265 & columns_5;
                const f32 t2267 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2268 = acc_75;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2269 = exists_165 ? t2268 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = t2267 + t2269;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2270;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2271 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t2271 & columns_6;
                const f32 t2273 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2274 = acc_76;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2275 = exists_166 ? t2274 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2276 = t2273 + t2275;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2276;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2277 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t2277 & columns_5;
                const f32 t2279 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2280 = acc_79;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = exists_167 ? t2280 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = t2279 + t2281;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2282;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2283 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t2283 & columns_6;
                const f32 t2285 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = acc_80;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2287 = exists_168 ? t2286 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2288 = t2285 + t2287;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2288;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2289 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t2289 & columns_5;
                const f32 t2291 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2292 = acc_83;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2293 = exists_169 ? t2292 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = t2291 + t2293;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2294;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2295 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t2295 & columns_6;
                const f32 t2297 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2298 = acc_84;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2299 = exists_170 ? t2298 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2300 = t2297 + t2299;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2300;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2301 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t2301 & columns_5;
                const f32 t2303 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2304 = acc_87;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = exists_171 ? t2304 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = t2303 + t2305;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2306;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2307 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t2307 & columns_6;
                const f32 t2309 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = acc_88;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2311 = exists_172 ? t2310 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2312 = t2309 + t2311;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2312;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2313 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t2313 & columns_5;
                const f32 t2315 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2316 = acc_91;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2317 = exists_173 ? t2316 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = t2315 + t2317;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2318;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2319 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t2319 & columns_6;
                const f32 t2321 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2322 = acc_92;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2323 = exists_174 ? t2322 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2324 = t2321 + t2323;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2324;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2325 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t2325 & columns_5;
                const f32 t2327 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2328 = acc_95;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = exists_175 ? t2328 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2330 = t2327 + t2329;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2330;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2331 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t2331 & columns_6;
                const f32 t2333 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = acc_96;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2335 = exists_176 ? t2334 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2336 = t2333 + t2335;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2336;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2337 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t2337 & columns_5;
                const f32 t2339 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2340 = acc_99;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2341 = exists_177 ? t2340 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = t2339 + t2341;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2342;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2343 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t2343 & columns_6;
                const f32 t2345 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2346 = acc_100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2347 = exists_178 ? t2346 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2348 = t2345 + t2347;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2348;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2349 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t2349 & columns_5;
                const f32 t2351 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2352 = acc_103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = exists_179 ? t2352 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2354 = t2351 + t2353;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2354;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2355 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t2355 & columns_6;
                const f32 t2357 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = acc_104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2359 = exists_180 ? t2358 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2360 = t2357 + t2359;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2360;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2361 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t2361 & columns_5;
                const f32 t2363 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2364 = acc_107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2365 = exists_181 ? t2364 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = t2363 + t2365;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2366;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2367 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t2367 & columns_6;
                const f32 t2369 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2370 = acc_108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2371 = exists_182 ? t2370 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2372 = t2369 + t2371;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2372;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2373 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t2373 & columns_5;
                const f32 t2375 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2376 = acc_111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = exists_183 ? t2376 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = t2375 + t2377;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2379 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t2379 & columns_6;
                const f32 t2381 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = acc_112;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2383 = exists_184 ? t2382 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2384 = t2381 + t2383;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2384;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2385 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t2385 & columns_5;
                const f32 t2387 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2388 = acc_115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2389 = exists_185 ? t2388 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = t2387 + t2389;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2390;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2391 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t2391 & columns_6;
                const f32 t2393 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2394 = acc_116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2395 = exists_186 ? t2394 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2396 = t2393 + t2395;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2396;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2397 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t2397 & columns_5;
                const f32 t2399 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2400 = acc_119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = exists_187 ? t2400 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = t2399 + t2401;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2403 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t2403 & columns_6;
                const f32 t2405 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = acc_120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2407 = exists_188 ? t2406 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2408 = t2405 + t2407;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2408;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2409 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t2409 & columns_5;
                const f32 t2411 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2412 = acc_123;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2413 = exists_189 ? t2412 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = t2411 + t2413;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2414;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2415 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t2415 & columns_6;
                const f32 t2417 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2418 = acc_124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2419 = exists_190 ? t2418 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2420 = t2417 + t2419;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2420;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2421 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t2421 & columns_5;
                const f32 t2423 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2424 = acc_127;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2425 = exists_191 ? t2424 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2426 = t2423 + t2425;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2426;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2427 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t2427 & columns_6;
                const f32 t2429 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = acc_128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2431 = exists_192 ? t2430 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2432 = t2429 + t2431;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2432;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t2434;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2434) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t2434;
            f32 t2436;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2436) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t2437 = pair_3 + t2436;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_2 = t2437 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t596) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2439 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t2439 - mean_2;
                const f32 t2441 = distance_129 * distance_129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2442 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t2442 - mean_2;
                const f32 t2444 = distance_130 * distance_130;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2445 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t2445 - mean_2;
                const f32 t2447 = distance_131 * distance_131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2448 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t2448 - mean_2;
                const f32 t2450 = distance_132 * distance_132;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2451 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t2451 - mean_2;
                const f32 t2453 = distance_133 * distance_133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t2454 - mean_2;
                const f32 t2456 = distance_134 * distance_134;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t2457 - mean_2;
                const f32 t2459 = distance_135 * distance_135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2460 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t2460 - mean_2;
                const f32 t2462 = distance_136 * distance_136;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2463 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t2463 - mean_2;
                const f32 t2465 = distance_137 * distance_137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2466 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t2466 - mean_2;
                const f32 t2468 = distance_138 * distance_138;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2469 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t2469 - mean_2;
                const f32 t2471 = distance_139 * distance_139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2472 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t2472 - mean_2;
                const f32 t2474 = distance_140 * distance_140;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2475 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t2475 - mean_2;
                const f32 t2477 = distance_141 * distance_141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t2478 - mean_2;
                const f32 t2480 = distance_142 * distance_142;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t2481 - mean_2;
                const f32 t2483 = distance_143 * distance_143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2484 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t2484 - mean_2;
                const f32 t2486 = distance_144 * distance_144;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2487 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t2487 - mean_2;
                const f32 t2489 = distance_145 * distance_145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2490 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t2490 - mean_2;
                const f32 t2492 = distance_146 * distance_146;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2493 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t2493 - mean_2;
                const f32 t2495 = distance_147 * distance_147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2496 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t2496 - mean_2;
                const f32 t2498 = distance_148 * distance_148;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2499 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t2499 - mean_2;
                const f32 t2501 = distance_149 * distance_149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t2502 - mean_2;
                const f32 t2504 = distance_150 * distance_150;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t2505 - mean_2;
                const f32 t2507 = distance_151 * distance_151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2508 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t2508 - mean_2;
                const f32 t2510 = distance_152 * distance_152;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2511 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t2511 - mean_2;
                const f32 t2513 = distance_153 * distance_153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2514 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t2514 - mean_2;
                const f32 t2516 = distance_154 * distance_154;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2517 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t2517 - mean_2;
                const f32 t2519 = distance_155 * distance_155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2520 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t2520 - mean_2;
                const f32 t2522 = distance_156 * distance_156;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2523 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t2523 - mean_2;
                const f32 t2525 = distance_157 * distance_157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t2526 - mean_2;
                const f32 t2528 = distance_158 * distance_158;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t2529 - mean_2;
                const f32 t2531 = distance_159 * distance_159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2532 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t2532 - mean_2;
                const f32 t2534 = distance_160 * distance_160;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2535 = t2441 + t2444;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2536 = t2535 + t2447;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = t2536 + t2450;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2538 = t2537 + t2453;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2539 = t2538 + t2456;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2540 = t2539 + t2459;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2541 = t2540 + t2462;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = t2541 + t2465;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2543 = t2542 + t2468;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2544 = t2543 + t2471;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = t2544 + t2474;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2546 = t2545 + t2477;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2547 = t2546 + t2480;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2548 = t2547 + t2483;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2549 = t2548 + t2486;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = t2549 + t2489;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2551 = t2550 + t2492;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2552 = t2551 + t2495;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = t2552 + t2498;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2554 = t2553 + t2501;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2555 = t2554 + t2504;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2556 = t2555 + t2507;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2557 = t2556 + t2510;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2558 = t2557 + t2513;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2559 = t2558 + t2516;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2560 = t2559 + t2519;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2561 = t2560 + t2522;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2562 = t2561 + t2525;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2563 = t2562 + t2528;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2564 = t2563 + t2531;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2565 = t2564 + t2534;
                const f32 t2566 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t2566 - mean_2;
                const f32 t2568 = distance_161 * distance_161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t2569 - mean_2;
                const f32 t2571 = distance_162 * distance_162;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2572 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t2572 - mean_2;
                const f32 t2574 = distance_163 * distance_163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2575 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t2575 - mean_2;
                const f32 t2577 = distance_164 * distance_164;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2578 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t2578 - mean_2;
                const f32 t2580 = distance_165 * distance_165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2581 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t2581 - mean_2;
                const f32 t2583 = distance_166 * distance_166;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2584 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t2584 - mean_2;
                const f32 t2586 = distance_167 * distance_167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2587 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t2587 - mean_2;
                const f32 t2589 = distance_168 * distance_168;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t2590 - mean_2;
                const f32 t2592 = distance_169 * distance_169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t2593 - mean_2;
                const f32 t2595 = distance_170 * distance_170;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2596 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t2596 - mean_2;
                const f32 t2598 = distance_171 * distance_171;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2599 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t2599 - mean_2;
                const f32 t2601 = distance_172 * distance_172;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2602 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t2602 - mean_2;
                const f32 t2604 = distance_173 * distance_173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2605 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t2605 - mean_2;
                const f32 t2607 = distance_174 * distance_174;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2608 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t2608 - mean_2;
                const f32 t2610 = distance_175 * distance_175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2611 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t2611 - mean_2;
                const f32 t2613 = distance_176 * distance_176;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2614 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t2614 - mean_2;
                const f32 t2616 = distance_177 * distance_177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2617 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t2617 - mean_2;
                const f32 t2619 = distance_178 * distance_178;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2620 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t2620 - mean_2;
                const f32 t2622 = distance_179 * distance_179;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2623 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t2623 - mean_2;
                const f32 t2625 = distance_180 * distance_180;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2626 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t2626 - mean_2;
                const f32 t2628 = distance_181 * distance_181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2629 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t2629 - mean_2;
                const f32 t2631 = distance_182 * distance_182;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2632 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t2632 - mean_2;
                const f32 t2634 = distance_183 * distance_183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2635 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t2635 - mean_2;
                const f32 t2637 = distance_184 * distance_184;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2638 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t2638 - mean_2;
                const f32 t2640 = distance_185 * distance_185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2641 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t2641 - mean_2;
                const f32 t2643 = distance_186 * distance_186;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2644 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t2644 - mean_2;
                const f32 t2646 = distance_187 * distance_187;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2647 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t2647 - mean_2;
                const f32 t2649 = distance_188 * distance_188;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2650 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t2650 - mean_2;
                const f32 t2652 = distance_189 * distance_189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2653 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t2653 - mean_2;
                const f32 t2655 = distance_190 * distance_190;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2656 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t2656 - mean_2;
                const f32 t2658 = distance_191 * distance_191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2659 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t2659 - mean_2;
                const f32 t2661 = distance_192 * distance_192;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2662 = t2568 + t2571;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2663 = t2662 + t2574;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2664 = t2663 + t2577;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2665 = t2664 + t2580;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2666 = t2665 + t2583;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2667 = t2666 + t2586;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = t2667 + t2589;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = t2668 + t2592;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = t2669 + t2595;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = t2670 + t2598;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = t2671 + t2601;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = t2672 + t2604;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = t2673 + t2607;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = t2674 + t2610;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = t2675 + t2613;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2676 + t2616;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = t2677 + t2619;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2678 + t2622;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = t2679 + t2625;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2681 = t2680 + t2628;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2682 = t2681 + t2631;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2683 = t2682 + t2634;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2684 = t2683 + t2637;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2685 = t2684 + t2640;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2686 = t2685 + t2643;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2687 = t2686 + t2646;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2688 = t2687 + t2649;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2689 = t2688 + t2652;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = t2689 + t2655;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2691 = t2690 + t2658;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2692 = t2691 + t2661;
                const f32 t2693 = t2565 + t2692;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2693;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2694 = t64 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t2694 << 1u;
                const bool columns_7 = first_6 < t591;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2697 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t2697 < t591;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2699 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t2699 & columns_7;
                const f32 t2701 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t2702 - mean_2;
                const f32 t2704 = distance_193 * distance_193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2705 = exists_193 ? t2704 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = t2701 + t2705;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2706;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2707 = 0u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t2707 & columns_8;
                const f32 t2709 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t2710 - mean_2;
                const f32 t2712 = distance_194 * distance_194;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2713 = exists_194 ? t2712 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = t2709 + t2713;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2714;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2715 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t2715 & columns_7;
                const f32 t2717 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t2718 - mean_2;
                const f32 t2720 = distance_195 * distance_195;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2721 = exists_195 ? t2720 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = t2717 + t2721;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2722;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2723 = 1u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t2723 & columns_8;
                const f32 t2725 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t2726 - mean_2;
                const f32 t2728 = distance_196 * distance_196;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2729 = exists_196 ? t2728 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = t2725 + t2729;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2730;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2731 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t2731 & columns_7;
                const f32 t2733 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t2734 - mean_2;
                const f32 t2736 = distance_197 * distance_197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2737 = exists_197 ? t2736 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = t2733 + t2737;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2739 = 2u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t2739 & columns_8;
                const f32 t2741 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t2742 - mean_2;
                const f32 t2744 = distance_198 * distance_198;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2745 = exists_198 ? t2744 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = t2741 + t2745;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2746;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2747 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t2747 & columns_7;
                const f32 t2749 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t2750 - mean_2;
                const f32 t2752 = distance_199 * distance_199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2753 = exists_199 ? t2752 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = t2749 + t2753;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2754;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2755 = 3u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t2755 & columns_8;
                const f32 t2757 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t2758 - mean_2;
                const f32 t2760 = distance_200 * distance_200;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2761 = exists_200 ? t2760 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = t2757 + t2761;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2763 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t2763 & columns_7;
                const f32 t2765 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t2766 - mean_2;
                const f32 t2768 = distance_201 * distance_201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2769 = exists_201 ? t2768 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = t2765 + t2769;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2770;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2771 = 4u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t2771 & columns_8;
                const f32 t2773 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2774 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t2774 - mean_2;
                const f32 t2776 = distance_202 * distance_202;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2777 = exists_202 ? t2776 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = t2773 + t2777;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2779 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t2779 & columns_7;
                const f32 t2781 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t2782 - mean_2;
                const f32 t2784 = distance_203 * distance_203;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2785 = exists_203 ? t2784 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2786 = t2781 + t2785;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2787 = 5u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t2787 & columns_8;
                const f32 t2789 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2790 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t2790 - mean_2;
                const f32 t2792 = distance_204 * distance_204;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2793 = exists_204 ? t2792 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = t2789 + t2793;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2795 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t2795 & columns_7;
                const f32 t2797 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2798 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t2798 - mean_2;
                const f32 t2800 = distance_205 * distance_205;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2801 = exists_205 ? t2800 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2802 = t2797 + t2801;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2803 = 6u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t2803 & columns_8;
                const f32 t2805 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2806 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t2806 - mean_2;
                const f32 t2808 = distance_206 * distance_206;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2809 = exists_206 ? t2808 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2810 = t2805 + t2809;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2811 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t2811 & columns_7;
                const f32 t2813 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2814 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t2814 - mean_2;
                const f32 t2816 = distance_207 * distance_207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2817 = exists_207 ? t2816 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2818 = t2813 + t2817;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2819 = 7u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t2819 & columns_8;
                const f32 t2821 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2822 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t2822 - mean_2;
                const f32 t2824 = distance_208 * distance_208;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2825 = exists_208 ? t2824 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = t2821 + t2825;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2827 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t2827 & columns_7;
                const f32 t2829 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t2830 - mean_2;
                const f32 t2832 = distance_209 * distance_209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2833 = exists_209 ? t2832 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = t2829 + t2833;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2835 = 8u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t2835 & columns_8;
                const f32 t2837 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t2838 - mean_2;
                const f32 t2840 = distance_210 * distance_210;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2841 = exists_210 ? t2840 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = t2837 + t2841;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2843 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t2843 & columns_7;
                const f32 t2845 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2846 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t2846 - mean_2;
                const f32 t2848 = distance_211 * distance_211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2849 = exists_211 ? t2848 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2850 = t2845 + t2849;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2850;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2851 = 9u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t2851 & columns_8;
                const f32 t2853 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2854 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t2854 - mean_2;
                const f32 t2856 = distance_212 * distance_212;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2857 = exists_212 ? t2856 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = t2853 + t2857;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2859 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t2859 & columns_7;
                const f32 t2861 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2862 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t2862 - mean_2;
                const f32 t2864 = distance_213 * distance_213;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = exists_213 ? t2864 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = t2861 + t2865;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2867 = 10u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t2867 & columns_8;
                const f32 t2869 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2870 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t2870 - mean_2;
                const f32 t2872 = distance_214 * distance_214;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2873 = exists_214 ? t2872 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2874 = t2869 + t2873;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2875 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t2875 & columns_7;
                const f32 t2877 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t2878 - mean_2;
                const f32 t2880 = distance_215 * distance_215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2881 = exists_215 ? t2880 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2882 = t2877 + t2881;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2883 = 11u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t2883 & columns_8;
                const f32 t2885 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t2886 - mean_2;
                const f32 t2888 = distance_216 * distance_216;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2889 = exists_216 ? t2888 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2890 = t2885 + t2889;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2891 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t2891 & columns_7;
                const f32 t2893 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2894 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t2894 - mean_2;
                const f32 t2896 = distance_217 * distance_217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2897 = exists_217 ? t2896 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2898 = t2893 + t2897;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2898;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2899 = 12u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t2899 & columns_8;
                const f32 t2901 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2902 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t2902 - mean_2;
                const f32 t2904 = distance_218 * distance_218;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2905 = exists_218 ? t2904 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2906 = t2901 + t2905;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2907 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t2907 & columns_7;
                const f32 t2909 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2910 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t2910 - mean_2;
                const f32 t2912 = distance_219 * distance_219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2913 = exists_219 ? t2912 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = t2909 + t2913;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2915 = 13u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t2915 & columns_8;
                const f32 t2917 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2918 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t2918 - mean_2;
                const f32 t2920 = distance_220 * distance_220;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2921 = exists_220 ? t2920 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2922 = t2917 + t2921;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2922;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2923 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t2923 & columns_7;
                const f32 t2925 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t2926 - mean_2;
                const f32 t2928 = distance_221 * distance_221;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2929 = exists_221 ? t2928 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2930 = t2925 + t2929;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2930;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2931 = 14u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t2931 & columns_8;
                const f32 t2933 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2934 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t2934 - mean_2;
                const f32 t2936 = distance_222 * distance_222;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2937 = exists_222 ? t2936 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2938 = t2933 + t2937;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2938;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2939 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t2939 & columns_7;
                const f32 t2941 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t2942 - mean_2;
                const f32 t2944 = distance_223 * distance_223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2945 = exists_223 ? t2944 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2946 = t2941 + t2945;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2946;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2947 = 15u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t2947 & columns_8;
                const f32 t2949 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t2950 - mean_2;
                const f32 t2952 = distance_224 * distance_224;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2953 = exists_224 ? t2952 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2954 = t2949 + t2953;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2954;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2955 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t2955 & columns_7;
                const f32 t2957 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2958 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t2958 - mean_2;
                const f32 t2960 = distance_225 * distance_225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2961 = exists_225 ? t2960 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = t2957 + t2961;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2962;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2963 = 16u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t2963 & columns_8;
                const f32 t2965 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2966 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t2966 - mean_2;
                const f32 t2968 = distance_226 * distance_226;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2969 = exists_226 ? t2968 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = t2965 + t2969;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2970;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2971 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t2971 & columns_7;
                const f32 t2973 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2974 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t2974 - mean_2;
                const f32 t2976 = distance_227 * distance_227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2977 = exists_227 ? t2976 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2978 = t2973 + t2977;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2978;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2979 = 17u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t2979 & columns_8;
                const f32 t2981 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2982 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t2982 - mean_2;
                const f32 t2984 = distance_228 * distance_228;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2985 = exists_228 ? t2984 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2986 = t2981 + t2985;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2986;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2987 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t2987 & columns_7;
                const f32 t2989 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2990 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t2990 - mean_2;
                const f32 t2992 = distance_229 * distance_229;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2993 = exists_229 ? t2992 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2994 = t2989 + t2993;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2994;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2995 = 18u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t2995 & columns_8;
                const f32 t2997 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t2998 - mean_2;
                const f32 t3000 = distance_230 * distance_230;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3001 = exists_230 ? t3000 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3002 = t2997 + t3001;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3002;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3003 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t3003 & columns_7;
                const f32 t3005 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3006 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t3006 - mean_2;
                const f32 t3008 = distance_231 * distance_231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3009 = exists_231 ? t3008 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = t3005 + t3009;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3010;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3011 = 19u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t3011 & columns_8;
                const f32 t3013 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3014 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3014 - mean_2;
                const f32 t3016 = distance_232 * distance_232;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3017 = exists_232 ? t3016 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3018 = t3013 + t3017;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3018;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3019 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3019 & columns_7;
                const f32 t3021 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3022 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3022 - mean_2;
                const f32 t3024 = distance_233 * distance_233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3025 = exists_233 ? t3024 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = t3021 + t3025;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3026;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3027 = 20u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3027 & columns_8;
                const f32 t3029 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3030 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3030 - mean_2;
                const f32 t3032 = distance_234 * distance_234;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3033 = exists_234 ? t3032 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = t3029 + t3033;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3034;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3035 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3035 & columns_7;
                const f32 t3037 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3038 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3038 - mean_2;
                const f32 t3040 = distance_235 * distance_235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3041 = exists_235 ? t3040 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3042 = t3037 + t3041;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3042;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3043 = 21u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3043 & columns_8;
                const f32 t3045 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3046 - mean_2;
                const f32 t3048 = distance_236 * distance_236;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3049 = exists_236 ? t3048 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3050 = t3045 + t3049;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3050;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3051 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3051 & columns_7;
                const f32 t3053 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3054 - mean_2;
                const f32 t3056 = distance_237 * distance_237;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3057 = exists_237 ? t3056 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3058 = t3053 + t3057;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3058;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3059 = 22u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3059 & columns_8;
                const f32 t3061 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3062 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3062 - mean_2;
                const f32 t3064 = distance_238 * distance_238;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3065 = exists_238 ? t3064 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3066 = t3061 + t3065;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3066;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3067 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3067 & columns_7;
                const f32 t3069 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3070 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3070 - mean_2;
                const f32 t3072 = distance_239 * distance_239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3073 = exists_239 ? t3072 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3074 = t3069 + t3073;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3074;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3075 = 23u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3075 & columns_8;
                const f32 t3077 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3078 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3078 - mean_2;
                const f32 t3080 = distance_240 * distance_240;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3081 = exists_240 ? t3080 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = t3077 + t3081;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3082;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3083 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3083 & columns_7;
                const f32 t3085 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3086 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3086 - mean_2;
                const f32 t3088 = distance_241 * distance_241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3089 = exists_241 ? t3088 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3090 = t3085 + t3089;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3090;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3091 = 24u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3091 & columns_8;
                const f32 t3093 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3094 - mean_2;
                const f32 t3096 = distance_242 * distance_242;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3097 = exists_242 ? t3096 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3098 = t3093 + t3097;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3098;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3099 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3099 & columns_7;
                const f32 t3101 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3102 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3102 - mean_2;
                const f32 t3104 = distance_243 * distance_243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3105 = exists_243 ? t3104 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3106 = t3101 + t3105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3106;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3107 = 25u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3107 & columns_8;
                const f32 t3109 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3110 - mean_2;
                const f32 t3112 = distance_244 * distance_244;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3113 = exists_244 ? t3112 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3114 = t3109 + t3113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3115 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3115 & columns_7;
                const f32 t3117 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3118 - mean_2;
                const f32 t3120 = distance_245 * distance_245;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3121 = exists_245 ? t3120 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3122 = t3117 + t3121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3122;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3123 = 26u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3123 & columns_8;
                const f32 t3125 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3126 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3126 - mean_2;
                const f32 t3128 = distance_246 * distance_246;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3129 = exists_246 ? t3128 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = t3125 + t3129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3130;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3131 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3131 & columns_7;
                const f32 t3133 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3134 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3134 - mean_2;
                const f32 t3136 = distance_247 * distance_247;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3137 = exists_247 ? t3136 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = t3133 + t3137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3139 = 27u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3139 & columns_8;
                const f32 t3141 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3142 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3142 - mean_2;
                const f32 t3144 = distance_248 * distance_248;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3145 = exists_248 ? t3144 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3146 = t3141 + t3145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3146;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3147 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3147 & columns_7;
                const f32 t3149 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3150 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3150 - mean_2;
                const f32 t3152 = distance_249 * distance_249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3153 = exists_249 ? t3152 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3154 = t3149 + t3153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3154;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3155 = 28u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3155 & columns_8;
                const f32 t3157 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3158 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3158 - mean_2;
                const f32 t3160 = distance_250 * distance_250;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3161 = exists_250 ? t3160 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3162 = t3157 + t3161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3163 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3163 & columns_7;
                const f32 t3165 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3166 - mean_2;
                const f32 t3168 = distance_251 * distance_251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3169 = exists_251 ? t3168 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3170 = t3165 + t3169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3170;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3171 = 29u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3171 & columns_8;
                const f32 t3173 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3174 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3174 - mean_2;
                const f32 t3176 = distance_252 * distance_252;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3177 = exists_252 ? t3176 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3178 = t3173 + t3177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3178;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3179 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3179 & columns_7;
                const f32 t3181 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3182 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3182 - mean_2;
                const f32 t3184 = distance_253 * distance_253;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3185 = exists_253 ? t3184 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3186 = t3181 + t3185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3187 = 30u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3187 & columns_8;
                const f32 t3189 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3190 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3190 - mean_2;
                const f32 t3192 = distance_254 * distance_254;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = exists_254 ? t3192 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = t3189 + t3193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3194;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3195 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3195 & columns_7;
                const f32 t3197 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3198 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3198 - mean_2;
                const f32 t3200 = distance_255 * distance_255;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3201 = exists_255 ? t3200 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3202 = t3197 + t3201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3202;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3203 = 31u < t589;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3203 & columns_8;
                const f32 t3205 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3206 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3206 - mean_2;
                const f32 t3208 = distance_256 * distance_256;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3209 = exists_256 ? t3208 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3210 = t3205 + t3209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3210;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t3212;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3212) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t3212;
            f32 t3214;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3214) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_2 = pair_4 + t3214;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3216 = t64 & 3u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3217 = t3216 == 0u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            if (t3217) {
                const u64 t3218 = (u64)sample_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3219 = t3218 * moments_stride0;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3220 = t3219 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3221 = moments + t3220;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3222 = (u64)t600;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3223 = t3222 * moments_stride1;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3224 = t3223 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3225 = t3221 + t3224;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3226 = (u64)at;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3227 = t3226 * moments_stride2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3228 = t3227 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3229 = t3225 + t3228;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3230;
                asm("mov.b32 %0, %1;" : "=r"(t3230) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3231;
                asm("mov.b32 %0, %1;" : "=r"(t3231) : "f"(mean_2));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3232;
                asm("mov.b32 %0, %1;" : "=r"(t3232) : "f"(squares_2));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3229), "r"(t3230), "r"(t3231), "r"(t3232), "r"(0u) : "memory");
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3233 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3233) : "memory");
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3234 = t63 == 0u;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3235 = t64 == 0u;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3236 = t3234 & t3235;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            if (t3236) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3237 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3238 = t3237 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3239 = t3238 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3240 = counters + t3239;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3241 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3242 = t3241 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3243 = t3240 + t3242;
#line 146 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3243), "r"(1u) : "memory");
            }
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3244 = 2u <= i_2;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t3244) {
                const u32 t3245 = i_2 - 2u;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3246 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3247 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3248 = t3245 * t3247;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t3246 + t3248;
                const u32 t3250 = number_3 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3251;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3251) : "r"(t3250), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t3251 >> tiles_shift;
                const u32 t3253 = sample_3 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_2 = number_3 - t3253;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3255 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3256 = t3255 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3257 = t3256 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3258 = counters + t3257;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3259 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3260 = t3259 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3261 = t3258 + t3260;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3262 = t63 == 0u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                if (t3262) {
                    while (true) {
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        u32 t3263;
                        asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3263) : "l"(t3261) : "memory");
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const bool t3264 = t3263 < 64u;
                        if (!t3264) break;
                    }
                }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3267 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3267) : "memory");
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3268 = t63 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3269 = t64 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3270 = t3268 & t3269;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                if (t3270) {
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 last = tiles - 1u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3272 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3273 = t3272 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3274 = t3273 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3275 = counters + t3274;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3276 = 2ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3277 = t3276 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3278 = t3275 + t3277;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t3279;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3279) : "l"(t3278), "r"(last) : "memory");
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3280 = t3279 == last;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3280) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3281 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3282 = t3281 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3283 = t3282 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3284 = counters + t3283;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3285 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3286 = t3285 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3287 = t3284 + t3286;
#line 199 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3287), "r"(0u) : "memory");
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3261), "r"(0u) : "memory");
                    }
                }
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t3288 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t3289 = t3288 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t3290 = t3289 << 3u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3291 = (u64)sample_3;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3292 = t3291 * coefficients_stride0;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3293 = t3292 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3294 = coefficients + t3293;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3295 = (u64)t3290;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3296 = t3295 * coefficients_stride1;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3297 = t3296 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3298 = t3294 + t3297;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3299;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3299) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3300;
                asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t3300) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3301;
                asm volatile("ld.global.f32 %0, [%1+8];" : "=f"(t3301) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3302;
                asm volatile("ld.global.f32 %0, [%1+12];" : "=f"(t3302) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3303;
                asm volatile("ld.global.f32 %0, [%1+16];" : "=f"(t3303) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3304;
                asm volatile("ld.global.f32 %0, [%1+20];" : "=f"(t3304) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3305;
                asm volatile("ld.global.f32 %0, [%1+24];" : "=f"(t3305) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3306;
                asm volatile("ld.global.f32 %0, [%1+28];" : "=f"(t3306) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3307;
                asm volatile("ld.global.f32 %0, [%1+32];" : "=f"(t3307) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3308;
                asm volatile("ld.global.f32 %0, [%1+36];" : "=f"(t3308) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3309;
                asm volatile("ld.global.f32 %0, [%1+40];" : "=f"(t3309) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3310;
                asm volatile("ld.global.f32 %0, [%1+44];" : "=f"(t3310) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3311;
                asm volatile("ld.global.f32 %0, [%1+48];" : "=f"(t3311) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3312;
                asm volatile("ld.global.f32 %0, [%1+52];" : "=f"(t3312) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3313;
                asm volatile("ld.global.f32 %0, [%1+56];" : "=f"(t3313) : "l"(t3298) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3314;
                asm volatile("ld.global.f32 %0, [%1+60];" : "=f"(t3314) : "l"(t3298) : "memory");
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3315 = at_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t3316;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3316) : "r"(t3315), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3317 = t3316 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_4 = t3317 << 5u;
                const u32 t3319 = at_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t3320;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3320) : "r"(t3319), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3321 = t3320 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3322 = t3321 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3323 = at_2 - t3322;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_4 = t3323 << 3u;
                const bool t3325 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t3326 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_3 = t3325 ? t3326 : 0u;
                const u32 t3328 = left_3 < 32u ? left_3 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3329 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3330 = t3329 < 8u ? t3329 : 8u;
#line 64 "fa-kernels/src/conv/output.rs"
                const u32 t3331 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t3331 & 127u;
                const u32 t3333 = thread_2 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
                const u32 pixel = thread_2 >> 3u;
                const u32 channel = t3333 << 3u;
#line 68 "fa-kernels/src/conv/output.rs"
                const bool t3336 = channel < 32u;
#line 68 "fa-kernels/src/conv/output.rs"
                if (t3336) {
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3337 = pixel >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3338 = pixel & 7u;
                    const bool t3339 = t3337 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3340 = t3338 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3341 = t3339 & t3340;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3341) {
                        const u32 t3342 = pixel & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3343 = t3333 ^ t3342;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3344 = pixel << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3345 = t3343 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3346 = t3344 + t3345;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3347 = t66 + t3346;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t3347) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3348 = row << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3349 = row & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3350;
                        asm("mov.b32 %0, %1;" : "=f"(t3350) : "r"(t3348));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3351;
                        asm("mov.b32 %0, %1;" : "=f"(t3351) : "r"(t3349));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(t3350), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3353 = t3352 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3354) : "f"(t3353));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3355 = t3354 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3356) : "f"(t3355));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3357 = t3352 * t3356;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3351), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3359 = t3358 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3360;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3360) : "f"(t3359));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3361 = t3360 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3362;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3362) : "f"(t3361));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3363 = t3358 * t3362;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3357), "f"(t3363));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3365 = row_2 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3366 = row_2 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("mov.b32 %0, %1;" : "=f"(t3367) : "r"(t3365));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("mov.b32 %0, %1;" : "=f"(t3368) : "r"(t3366));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(t3367), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3370 = t3369 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3371;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3371) : "f"(t3370));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3372 = t3371 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3373;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3373) : "f"(t3372));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3374 = t3369 * t3373;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3368), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3376 = t3375 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3377) : "f"(t3376));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3378 = t3377 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3379) : "f"(t3378));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3380 = t3375 * t3379;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3374), "f"(t3380));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3382 = row_3 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3383 = row_3 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3384;
                        asm("mov.b32 %0, %1;" : "=f"(t3384) : "r"(t3382));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("mov.b32 %0, %1;" : "=f"(t3385) : "r"(t3383));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3384), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3387 = t3386 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3388) : "f"(t3387));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3389 = t3388 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3390;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(t3389));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3391 = t3386 * t3390;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3385), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3393 = t3392 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3394) : "f"(t3393));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3395 = t3394 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3396;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3396) : "f"(t3395));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3397 = t3392 * t3396;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3391), "f"(t3397));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3399 = row_4 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3400 = row_4 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3401;
                        asm("mov.b32 %0, %1;" : "=f"(t3401) : "r"(t3399));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3402;
                        asm("mov.b32 %0, %1;" : "=f"(t3402) : "r"(t3400));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(t3401), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3404 = t3403 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3405;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3405) : "f"(t3404));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3406 = t3405 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3407;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3407) : "f"(t3406));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3408 = t3403 * t3407;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t3402), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3410 = t3409 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3411;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3411) : "f"(t3410));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3412 = t3411 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3413) : "f"(t3412));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3414 = t3409 * t3413;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3408), "f"(t3414));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_3 = y_4 + t3337;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_4 = x_4 + t3338;
                        const u64 t3418 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3419 = t3418 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3420 = t3419 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3421 = y + t3420;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3422 = (u64)at_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3423 = t3422 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3424 = t3423 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3425 = t3421 + t3424;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3426 = (u64)at_4;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3427 = t3426 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3428 = t3427 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3429 = t3425 + t3428;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3430 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3431 = t3429 + t3430;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3431), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_2 = pixel + 16u;
                    const u32 t3433 = pixel_2 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3434 = pixel_2 & 7u;
                    const bool t3435 = t3433 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3436 = t3434 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3437 = t3435 & t3436;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3437) {
                        const u32 t3438 = pixel_2 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3439 = t3333 ^ t3438;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3440 = pixel_2 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3441 = t3439 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3442 = t3440 + t3441;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3443 = t66 + t3442;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t3443) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3444 = row_5 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3445 = row_5 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3446;
                        asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(t3444));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3447;
                        asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(t3445));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3446), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3449 = t3448 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3450) : "f"(t3449));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3451 = t3450 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3452;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3452) : "f"(t3451));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3453 = t3448 * t3452;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(t3447), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3455 = t3454 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3456;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3456) : "f"(t3455));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3457 = t3456 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3458;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3458) : "f"(t3457));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3459 = t3454 * t3458;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t3453), "f"(t3459));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3461 = row_6 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3462 = row_6 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3463;
                        asm("mov.b32 %0, %1;" : "=f"(t3463) : "r"(t3461));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3464;
                        asm("mov.b32 %0, %1;" : "=f"(t3464) : "r"(t3462));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t3463), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3466 = t3465 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3467;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3467) : "f"(t3466));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3468 = t3467 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3469;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3469) : "f"(t3468));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3470 = t3465 * t3469;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3464), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3472 = t3471 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3473;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3473) : "f"(t3472));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3474 = t3473 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3475;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3475) : "f"(t3474));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3476 = t3471 * t3475;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_6;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t3470), "f"(t3476));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3478 = row_7 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3479 = row_7 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3480;
                        asm("mov.b32 %0, %1;" : "=f"(t3480) : "r"(t3478));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3481;
                        asm("mov.b32 %0, %1;" : "=f"(t3481) : "r"(t3479));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3480), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3483 = t3482 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3484;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3484) : "f"(t3483));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3485 = t3484 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3486;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3486) : "f"(t3485));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3487 = t3482 * t3486;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3481), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3489 = t3488 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3490;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(t3489));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3491 = t3490 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3492;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3492) : "f"(t3491));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3493 = t3488 * t3492;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_7;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t3487), "f"(t3493));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3495 = row_8 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3496 = row_8 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3497;
                        asm("mov.b32 %0, %1;" : "=f"(t3497) : "r"(t3495));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3498;
                        asm("mov.b32 %0, %1;" : "=f"(t3498) : "r"(t3496));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3499) : "f"(t3497), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3500 = t3499 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3501;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3501) : "f"(t3500));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3502 = t3501 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3503;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3503) : "f"(t3502));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3504 = t3499 * t3503;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3498), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3506 = t3505 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3507;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3507) : "f"(t3506));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3508 = t3507 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3509;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3509) : "f"(t3508));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3510 = t3505 * t3509;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_8;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t3504), "f"(t3510));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_5 = y_4 + t3433;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_6 = x_4 + t3434;
                        const u64 t3514 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3515 = t3514 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3516 = t3515 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3517 = y + t3516;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3518 = (u64)at_5;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3519 = t3518 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3520 = t3519 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3521 = t3517 + t3520;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3522 = (u64)at_6;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3523 = t3522 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3524 = t3523 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3525 = t3521 + t3524;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3526 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3527 = t3525 + t3526;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3527), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_3 = pixel + 32u;
                    const u32 t3529 = pixel_3 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3530 = pixel_3 & 7u;
                    const bool t3531 = t3529 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3532 = t3530 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3533 = t3531 & t3532;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3533) {
                        const u32 t3534 = pixel_3 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3535 = t3333 ^ t3534;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3536 = pixel_3 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3537 = t3535 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3538 = t3536 + t3537;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3539 = t66 + t3538;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3539) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3540 = row_9 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3541 = row_9 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3542;
                        asm("mov.b32 %0, %1;" : "=f"(t3542) : "r"(t3540));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3543;
                        asm("mov.b32 %0, %1;" : "=f"(t3543) : "r"(t3541));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3544) : "f"(t3542), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3545 = t3544 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3546;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3546) : "f"(t3545));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3547 = t3546 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3548;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3548) : "f"(t3547));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3549 = t3544 * t3548;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3550) : "f"(t3543), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3551 = t3550 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3552;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3552) : "f"(t3551));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3553 = t3552 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3554;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3554) : "f"(t3553));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3555 = t3550 * t3554;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_9;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t3549), "f"(t3555));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3557 = row_10 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3558 = row_10 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3559;
                        asm("mov.b32 %0, %1;" : "=f"(t3559) : "r"(t3557));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3560;
                        asm("mov.b32 %0, %1;" : "=f"(t3560) : "r"(t3558));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3561) : "f"(t3559), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3562 = t3561 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3563;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3563) : "f"(t3562));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3564 = t3563 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3565;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3565) : "f"(t3564));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3566 = t3561 * t3565;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3560), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3568 = t3567 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3569;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3569) : "f"(t3568));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3570 = t3569 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3571;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3571) : "f"(t3570));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3572 = t3567 * t3571;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_10;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t3566), "f"(t3572));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3574 = row_11 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3575 = row_11 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3576;
                        asm("mov.b32 %0, %1;" : "=f"(t3576) : "r"(t3574));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3577;
                        asm("mov.b32 %0, %1;" : "=f"(t3577) : "r"(t3575));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(t3576), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3579 = t3578 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3580;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3580) : "f"(t3579));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3581 = t3580 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3582;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3582) : "f"(t3581));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3583 = t3578 * t3582;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(t3577), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3585 = t3584 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3586;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3586) : "f"(t3585));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3587 = t3586 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3588;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3588) : "f"(t3587));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3589 = t3584 * t3588;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_11;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t3583), "f"(t3589));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3591 = row_12 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3592 = row_12 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3593;
                        asm("mov.b32 %0, %1;" : "=f"(t3593) : "r"(t3591));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3594;
                        asm("mov.b32 %0, %1;" : "=f"(t3594) : "r"(t3592));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3595) : "f"(t3593), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3596 = t3595 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3597;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3597) : "f"(t3596));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3598 = t3597 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3599;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3599) : "f"(t3598));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3600 = t3595 * t3599;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3594), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3602 = t3601 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3603;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3603) : "f"(t3602));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3604 = t3603 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3605;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3604));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3606 = t3601 * t3605;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_12;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t3600), "f"(t3606));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = y_4 + t3529;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_8 = x_4 + t3530;
                        const u64 t3610 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3611 = t3610 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3612 = t3611 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3613 = y + t3612;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3614 = (u64)at_7;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3615 = t3614 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3616 = t3615 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3617 = t3613 + t3616;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3618 = (u64)at_8;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3619 = t3618 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3620 = t3619 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3621 = t3617 + t3620;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3622 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3623 = t3621 + t3622;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3623), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_4 = pixel + 48u;
                    const u32 t3625 = pixel_4 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3626 = pixel_4 & 7u;
                    const bool t3627 = t3625 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3628 = t3626 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3629 = t3627 & t3628;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3629) {
                        const u32 t3630 = pixel_4 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3631 = t3333 ^ t3630;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3632 = pixel_4 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3633 = t3631 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3634 = t3632 + t3633;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3635 = t66 + t3634;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_13;
                        u32 row_14;
                        u32 row_15;
                        u32 row_16;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3635) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3636 = row_13 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3637 = row_13 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3638;
                        asm("mov.b32 %0, %1;" : "=f"(t3638) : "r"(t3636));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3639;
                        asm("mov.b32 %0, %1;" : "=f"(t3639) : "r"(t3637));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(t3638), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3641 = t3640 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3642;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3642) : "f"(t3641));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3643 = t3642 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3644;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3644) : "f"(t3643));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3645 = t3640 * t3644;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(t3639), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3647 = t3646 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3648;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3648) : "f"(t3647));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3649 = t3648 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3650;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3650) : "f"(t3649));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3651 = t3646 * t3650;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_13;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t3645), "f"(t3651));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3653 = row_14 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3654 = row_14 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3655;
                        asm("mov.b32 %0, %1;" : "=f"(t3655) : "r"(t3653));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3656;
                        asm("mov.b32 %0, %1;" : "=f"(t3656) : "r"(t3654));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3655), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3658 = t3657 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3659;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3659) : "f"(t3658));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3660 = t3659 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3661;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3661) : "f"(t3660));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3662 = t3657 * t3661;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3656), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3664 = t3663 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3665;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3664));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3666 = t3665 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3667;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3667) : "f"(t3666));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3668 = t3663 * t3667;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_14;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t3662), "f"(t3668));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3670 = row_15 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3671 = row_15 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3672;
                        asm("mov.b32 %0, %1;" : "=f"(t3672) : "r"(t3670));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3673;
                        asm("mov.b32 %0, %1;" : "=f"(t3673) : "r"(t3671));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(t3672), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3675 = t3674 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3676;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3676) : "f"(t3675));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3677 = t3676 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3678;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3678) : "f"(t3677));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3679 = t3674 * t3678;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(t3673), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3681 = t3680 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3682;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3682) : "f"(t3681));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3683 = t3682 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3684;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3684) : "f"(t3683));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3685 = t3680 * t3684;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_15;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t3679), "f"(t3685));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3687 = row_16 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3688 = row_16 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3689;
                        asm("mov.b32 %0, %1;" : "=f"(t3689) : "r"(t3687));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3690;
                        asm("mov.b32 %0, %1;" : "=f"(t3690) : "r"(t3688));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3689), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3692 = t3691 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3693;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3693) : "f"(t3692));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3694 = t3693 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3695;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3695) : "f"(t3694));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3696 = t3691 * t3695;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(t3690), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3698 = t3697 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3699;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3699) : "f"(t3698));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3700 = t3699 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3701;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3701) : "f"(t3700));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3702 = t3697 * t3701;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_16;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t3696), "f"(t3702));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_9 = y_4 + t3625;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_10 = x_4 + t3626;
                        const u64 t3706 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3707 = t3706 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3708 = t3707 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3709 = y + t3708;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3710 = (u64)at_9;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3711 = t3710 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3712 = t3711 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3713 = t3709 + t3712;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3714 = (u64)at_10;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3715 = t3714 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3716 = t3715 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3717 = t3713 + t3716;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3718 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3719 = t3717 + t3718;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3719), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_5 = pixel + 64u;
                    const u32 t3721 = pixel_5 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3722 = pixel_5 & 7u;
                    const bool t3723 = t3721 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3724 = t3722 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3725 = t3723 & t3724;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3725) {
                        const u32 t3726 = pixel_5 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3727 = t3333 ^ t3726;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3728 = pixel_5 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3729 = t3727 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3730 = t3728 + t3729;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3731 = t66 + t3730;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3731) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3732 = row_17 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3733 = row_17 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3734;
                        asm("mov.b32 %0, %1;" : "=f"(t3734) : "r"(t3732));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3735;
                        asm("mov.b32 %0, %1;" : "=f"(t3735) : "r"(t3733));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(t3734), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3737 = t3736 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3738;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3738) : "f"(t3737));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3739 = t3738 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3740;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3740) : "f"(t3739));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3741 = t3736 * t3740;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3735), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3743 = t3742 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3744;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3744) : "f"(t3743));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3745 = t3744 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3746;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3746) : "f"(t3745));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3747 = t3742 * t3746;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_17;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t3741), "f"(t3747));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3749 = row_18 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3750 = row_18 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3751;
                        asm("mov.b32 %0, %1;" : "=f"(t3751) : "r"(t3749));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3752;
                        asm("mov.b32 %0, %1;" : "=f"(t3752) : "r"(t3750));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(t3751), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3754 = t3753 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3755;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3755) : "f"(t3754));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3756 = t3755 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3757;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3757) : "f"(t3756));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3758 = t3753 * t3757;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(t3752), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3760 = t3759 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3761;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3761) : "f"(t3760));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3762 = t3761 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3763;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3763) : "f"(t3762));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3764 = t3759 * t3763;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_18;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t3758), "f"(t3764));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3766 = row_19 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3767 = row_19 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3768;
                        asm("mov.b32 %0, %1;" : "=f"(t3768) : "r"(t3766));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3769;
                        asm("mov.b32 %0, %1;" : "=f"(t3769) : "r"(t3767));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3770) : "f"(t3768), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3771 = t3770 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3772;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3772) : "f"(t3771));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3773 = t3772 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3774;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3774) : "f"(t3773));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3775 = t3770 * t3774;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3769), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3777 = t3776 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3778;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3778) : "f"(t3777));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3779 = t3778 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3780;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3780) : "f"(t3779));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3781 = t3776 * t3780;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_19;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t3775), "f"(t3781));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3783 = row_20 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3784 = row_20 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3785;
                        asm("mov.b32 %0, %1;" : "=f"(t3785) : "r"(t3783));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3786;
                        asm("mov.b32 %0, %1;" : "=f"(t3786) : "r"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3787) : "f"(t3785), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3788 = t3787 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3789;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3789) : "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3790 = t3789 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3791;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3791) : "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3792 = t3787 * t3791;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(t3786), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3794 = t3793 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3795;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3795) : "f"(t3794));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3796 = t3795 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3797;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3797) : "f"(t3796));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3798 = t3793 * t3797;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_20;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t3792), "f"(t3798));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_11 = y_4 + t3721;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_12 = x_4 + t3722;
                        const u64 t3802 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3803 = t3802 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3804 = t3803 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3805 = y + t3804;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3806 = (u64)at_11;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3807 = t3806 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3808 = t3807 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3809 = t3805 + t3808;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3810 = (u64)at_12;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3811 = t3810 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3812 = t3811 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3813 = t3809 + t3812;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3814 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3815 = t3813 + t3814;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3815), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_6 = pixel + 80u;
                    const u32 t3817 = pixel_6 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3818 = pixel_6 & 7u;
                    const bool t3819 = t3817 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3820 = t3818 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3821 = t3819 & t3820;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3821) {
                        const u32 t3822 = pixel_6 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3823 = t3333 ^ t3822;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3824 = pixel_6 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3825 = t3823 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3826 = t3824 + t3825;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3827 = t66 + t3826;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_21;
                        u32 row_22;
                        u32 row_23;
                        u32 row_24;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3827) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3828 = row_21 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3829 = row_21 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3830;
                        asm("mov.b32 %0, %1;" : "=f"(t3830) : "r"(t3828));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3831;
                        asm("mov.b32 %0, %1;" : "=f"(t3831) : "r"(t3829));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(t3830), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3833 = t3832 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3834;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3834) : "f"(t3833));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3835 = t3834 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3836;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3836) : "f"(t3835));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3837 = t3832 * t3836;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3838) : "f"(t3831), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3839 = t3838 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3840;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3840) : "f"(t3839));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3841 = t3840 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3842;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3842) : "f"(t3841));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3843 = t3838 * t3842;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_21;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t3837), "f"(t3843));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3845 = row_22 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3846 = row_22 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3847;
                        asm("mov.b32 %0, %1;" : "=f"(t3847) : "r"(t3845));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3848;
                        asm("mov.b32 %0, %1;" : "=f"(t3848) : "r"(t3846));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3849) : "f"(t3847), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3850 = t3849 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3851;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3851) : "f"(t3850));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3852 = t3851 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3853;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3853) : "f"(t3852));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3854 = t3849 * t3853;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3855) : "f"(t3848), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3856 = t3855 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3857;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3857) : "f"(t3856));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3858 = t3857 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3859;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3859) : "f"(t3858));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3860 = t3855 * t3859;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_22;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t3854), "f"(t3860));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3862 = row_23 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3863 = row_23 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3864;
                        asm("mov.b32 %0, %1;" : "=f"(t3864) : "r"(t3862));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3865;
                        asm("mov.b32 %0, %1;" : "=f"(t3865) : "r"(t3863));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3864), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3867 = t3866 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3868;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3868) : "f"(t3867));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3869 = t3868 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3870;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3870) : "f"(t3869));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3871 = t3866 * t3870;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3872) : "f"(t3865), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3873 = t3872 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3874;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3874) : "f"(t3873));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3875 = t3874 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3876;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3876) : "f"(t3875));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3877 = t3872 * t3876;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_23;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t3871), "f"(t3877));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3879 = row_24 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3880 = row_24 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3881;
                        asm("mov.b32 %0, %1;" : "=f"(t3881) : "r"(t3879));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3882;
                        asm("mov.b32 %0, %1;" : "=f"(t3882) : "r"(t3880));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3883) : "f"(t3881), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3884 = t3883 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3885;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3885) : "f"(t3884));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3886 = t3885 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3887;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3887) : "f"(t3886));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3888 = t3883 * t3887;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3889) : "f"(t3882), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3890 = t3889 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3891;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3891) : "f"(t3890));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3892 = t3891 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3893;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3893) : "f"(t3892));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3894 = t3889 * t3893;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_24;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t3888), "f"(t3894));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_13 = y_4 + t3817;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_14 = x_4 + t3818;
                        const u64 t3898 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3899 = t3898 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3900 = t3899 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3901 = y + t3900;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3902 = (u64)at_13;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3903 = t3902 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3904 = t3903 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3905 = t3901 + t3904;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3906 = (u64)at_14;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3907 = t3906 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3908 = t3907 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3909 = t3905 + t3908;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3910 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3911 = t3909 + t3910;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3911), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_7 = pixel + 96u;
                    const u32 t3913 = pixel_7 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3914 = pixel_7 & 7u;
                    const bool t3915 = t3913 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3916 = t3914 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3917 = t3915 & t3916;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3917) {
                        const u32 t3918 = pixel_7 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3919 = t3333 ^ t3918;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3920 = pixel_7 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3921 = t3919 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3922 = t3920 + t3921;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3923 = t66 + t3922;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_25;
                        u32 row_26;
                        u32 row_27;
                        u32 row_28;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3923) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3924 = row_25 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3925 = row_25 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3926;
                        asm("mov.b32 %0, %1;" : "=f"(t3926) : "r"(t3924));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3927;
                        asm("mov.b32 %0, %1;" : "=f"(t3927) : "r"(t3925));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3928) : "f"(t3926), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3929 = t3928 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3930;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3930) : "f"(t3929));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3931 = t3930 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3932;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3932) : "f"(t3931));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3933 = t3928 * t3932;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3934) : "f"(t3927), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3935 = t3934 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3936;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3936) : "f"(t3935));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3937 = t3936 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3938;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3938) : "f"(t3937));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3939 = t3934 * t3938;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_25;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_25) : "f"(t3933), "f"(t3939));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3941 = row_26 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3942 = row_26 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3943;
                        asm("mov.b32 %0, %1;" : "=f"(t3943) : "r"(t3941));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3944;
                        asm("mov.b32 %0, %1;" : "=f"(t3944) : "r"(t3942));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3945) : "f"(t3943), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3946 = t3945 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3947;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3947) : "f"(t3946));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3948 = t3947 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3949;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3949) : "f"(t3948));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3950 = t3945 * t3949;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3951) : "f"(t3944), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3952 = t3951 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3953;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3953) : "f"(t3952));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3954 = t3953 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3955;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3955) : "f"(t3954));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3956 = t3951 * t3955;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_26;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_26) : "f"(t3950), "f"(t3956));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3958 = row_27 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3959 = row_27 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3960;
                        asm("mov.b32 %0, %1;" : "=f"(t3960) : "r"(t3958));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3961;
                        asm("mov.b32 %0, %1;" : "=f"(t3961) : "r"(t3959));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(t3960), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3963 = t3962 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3964;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3964) : "f"(t3963));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3965 = t3964 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3966;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3966) : "f"(t3965));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3967 = t3962 * t3966;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3968) : "f"(t3961), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3969 = t3968 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3970;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3970) : "f"(t3969));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3971 = t3970 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3972;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3972) : "f"(t3971));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3973 = t3968 * t3972;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_27;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_27) : "f"(t3967), "f"(t3973));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3975 = row_28 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3976 = row_28 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3977;
                        asm("mov.b32 %0, %1;" : "=f"(t3977) : "r"(t3975));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3978;
                        asm("mov.b32 %0, %1;" : "=f"(t3978) : "r"(t3976));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3979) : "f"(t3977), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3980 = t3979 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3981;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3981) : "f"(t3980));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3982 = t3981 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3983;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3983) : "f"(t3982));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3984 = t3979 * t3983;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3985) : "f"(t3978), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3986 = t3985 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3987;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3987) : "f"(t3986));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3988 = t3987 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3989;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3989) : "f"(t3988));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3990 = t3985 * t3989;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_28;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_28) : "f"(t3984), "f"(t3990));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_15 = y_4 + t3913;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_16 = x_4 + t3914;
                        const u64 t3994 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3995 = t3994 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3996 = t3995 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3997 = y + t3996;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3998 = (u64)at_15;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3999 = t3998 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4000 = t3999 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4001 = t3997 + t4000;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4002 = (u64)at_16;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4003 = t4002 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4004 = t4003 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4005 = t4001 + t4004;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4006 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4007 = t4005 + t4006;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4007), "r"(words_25), "r"(words_26), "r"(words_27), "r"(words_28) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_8 = pixel + 112u;
                    const u32 t4009 = pixel_8 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4010 = pixel_8 & 7u;
                    const bool t4011 = t4009 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4012 = t4010 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4013 = t4011 & t4012;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4013) {
                        const u32 t4014 = pixel_8 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4015 = t3333 ^ t4014;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4016 = pixel_8 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4017 = t4015 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4018 = t4016 + t4017;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4019 = t66 + t4018;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_29;
                        u32 row_30;
                        u32 row_31;
                        u32 row_32;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t4019) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4020 = row_29 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4021 = row_29 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4022;
                        asm("mov.b32 %0, %1;" : "=f"(t4022) : "r"(t4020));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4023;
                        asm("mov.b32 %0, %1;" : "=f"(t4023) : "r"(t4021));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4022), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4025 = t4024 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4026;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4026) : "f"(t4025));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4027 = t4026 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4028;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4028) : "f"(t4027));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4029 = t4024 * t4028;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(t4023), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4031 = t4030 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4032;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4032) : "f"(t4031));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4033 = t4032 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4034;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4034) : "f"(t4033));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4035 = t4030 * t4034;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_29;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t4029), "f"(t4035));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4037 = row_30 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4038 = row_30 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4039;
                        asm("mov.b32 %0, %1;" : "=f"(t4039) : "r"(t4037));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4040;
                        asm("mov.b32 %0, %1;" : "=f"(t4040) : "r"(t4038));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(t4039), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4042 = t4041 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4043;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4043) : "f"(t4042));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4044 = t4043 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4045;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4045) : "f"(t4044));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4046 = t4041 * t4045;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4047) : "f"(t4040), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4048 = t4047 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4049;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4049) : "f"(t4048));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4050 = t4049 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4051;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4051) : "f"(t4050));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4052 = t4047 * t4051;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_30;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t4046), "f"(t4052));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4054 = row_31 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4055 = row_31 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4056;
                        asm("mov.b32 %0, %1;" : "=f"(t4056) : "r"(t4054));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4057;
                        asm("mov.b32 %0, %1;" : "=f"(t4057) : "r"(t4055));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(t4056), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4059 = t4058 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4060;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4060) : "f"(t4059));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4061 = t4060 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4062;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4062) : "f"(t4061));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4063 = t4058 * t4062;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4064) : "f"(t4057), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4065 = t4064 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4066;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4066) : "f"(t4065));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4067 = t4066 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4068;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4068) : "f"(t4067));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4069 = t4064 * t4068;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_31;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t4063), "f"(t4069));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4071 = row_32 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4072 = row_32 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4073;
                        asm("mov.b32 %0, %1;" : "=f"(t4073) : "r"(t4071));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4074;
                        asm("mov.b32 %0, %1;" : "=f"(t4074) : "r"(t4072));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(t4073), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4076 = t4075 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4077;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4077) : "f"(t4076));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4078 = t4077 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4079;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4079) : "f"(t4078));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4080 = t4075 * t4079;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4081) : "f"(t4074), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4082 = t4081 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4083;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4083) : "f"(t4082));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4084 = t4083 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4085;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4085) : "f"(t4084));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4086 = t4081 * t4085;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_32;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t4080), "f"(t4086));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_17 = y_4 + t4009;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_18 = x_4 + t4010;
                        const u64 t4090 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4091 = t4090 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4092 = t4091 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4093 = y + t4092;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4094 = (u64)at_17;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4095 = t4094 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4096 = t4095 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4097 = t4093 + t4096;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4098 = (u64)at_18;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4099 = t4098 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4100 = t4099 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4101 = t4097 + t4100;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4102 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4103 = t4101 + t4102;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4103), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_9 = pixel + 128u;
                    const u32 t4105 = pixel_9 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4106 = pixel_9 & 7u;
                    const bool t4107 = t4105 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4108 = t4106 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4109 = t4107 & t4108;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4109) {
                        const u32 t4110 = pixel_9 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4111 = t3333 ^ t4110;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4112 = pixel_9 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4113 = t4111 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4114 = t4112 + t4113;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4115 = t66 + t4114;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_33;
                        u32 row_34;
                        u32 row_35;
                        u32 row_36;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t4115) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4116 = row_33 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4117 = row_33 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4118;
                        asm("mov.b32 %0, %1;" : "=f"(t4118) : "r"(t4116));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4119;
                        asm("mov.b32 %0, %1;" : "=f"(t4119) : "r"(t4117));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4120) : "f"(t4118), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4121 = t4120 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4122;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4122) : "f"(t4121));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4123 = t4122 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4124;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4124) : "f"(t4123));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4125 = t4120 * t4124;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4126) : "f"(t4119), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4127 = t4126 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4128;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4128) : "f"(t4127));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4129 = t4128 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4130;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4130) : "f"(t4129));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4131 = t4126 * t4130;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_33;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_33) : "f"(t4125), "f"(t4131));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4133 = row_34 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4134 = row_34 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4135;
                        asm("mov.b32 %0, %1;" : "=f"(t4135) : "r"(t4133));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4136;
                        asm("mov.b32 %0, %1;" : "=f"(t4136) : "r"(t4134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4137) : "f"(t4135), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4138 = t4137 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4139;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4139) : "f"(t4138));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4140 = t4139 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4141;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4141) : "f"(t4140));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4142 = t4137 * t4141;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4143) : "f"(t4136), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4144 = t4143 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4145;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4145) : "f"(t4144));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4146 = t4145 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4147;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4147) : "f"(t4146));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4148 = t4143 * t4147;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_34;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_34) : "f"(t4142), "f"(t4148));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4150 = row_35 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4151 = row_35 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4152;
                        asm("mov.b32 %0, %1;" : "=f"(t4152) : "r"(t4150));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4153;
                        asm("mov.b32 %0, %1;" : "=f"(t4153) : "r"(t4151));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4154) : "f"(t4152), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4155 = t4154 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4156;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4156) : "f"(t4155));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4157 = t4156 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4158;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4158) : "f"(t4157));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4159 = t4154 * t4158;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4160) : "f"(t4153), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4161 = t4160 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4162;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4162) : "f"(t4161));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4163 = t4162 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4164;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4164) : "f"(t4163));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4165 = t4160 * t4164;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_35;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_35) : "f"(t4159), "f"(t4165));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4167 = row_36 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4168 = row_36 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4169;
                        asm("mov.b32 %0, %1;" : "=f"(t4169) : "r"(t4167));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4170;
                        asm("mov.b32 %0, %1;" : "=f"(t4170) : "r"(t4168));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4171) : "f"(t4169), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4172 = t4171 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4173;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4173) : "f"(t4172));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4174 = t4173 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4175;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4175) : "f"(t4174));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4176 = t4171 * t4175;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4177) : "f"(t4170), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4178 = t4177 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4179;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4179) : "f"(t4178));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4180 = t4179 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4181;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4181) : "f"(t4180));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4182 = t4177 * t4181;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_36;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_36) : "f"(t4176), "f"(t4182));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_19 = y_4 + t4105;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_20 = x_4 + t4106;
                        const u64 t4186 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4187 = t4186 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4188 = t4187 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4189 = y + t4188;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4190 = (u64)at_19;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4191 = t4190 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4192 = t4191 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4193 = t4189 + t4192;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4194 = (u64)at_20;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4195 = t4194 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4196 = t4195 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4197 = t4193 + t4196;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4198 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4199 = t4197 + t4198;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4199), "r"(words_33), "r"(words_34), "r"(words_35), "r"(words_36) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_10 = pixel + 144u;
                    const u32 t4201 = pixel_10 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4202 = pixel_10 & 7u;
                    const bool t4203 = t4201 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4204 = t4202 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4205 = t4203 & t4204;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4205) {
                        const u32 t4206 = pixel_10 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4207 = t3333 ^ t4206;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4208 = pixel_10 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4209 = t4207 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4210 = t4208 + t4209;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4211 = t66 + t4210;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_37;
                        u32 row_38;
                        u32 row_39;
                        u32 row_40;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t4211) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4212 = row_37 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4213 = row_37 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4214;
                        asm("mov.b32 %0, %1;" : "=f"(t4214) : "r"(t4212));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4215;
                        asm("mov.b32 %0, %1;" : "=f"(t4215) : "r"(t4213));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4216) : "f"(t4214), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4217 = t4216 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4218;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4218) : "f"(t4217));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4219 = t4218 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4220;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4220) : "f"(t4219));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4221 = t4216 * t4220;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4222) : "f"(t4215), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4223 = t4222 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4224;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4224) : "f"(t4223));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4225 = t4224 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4226;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4226) : "f"(t4225));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4227 = t4222 * t4226;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_37;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t4221), "f"(t4227));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4229 = row_38 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4230 = row_38 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4231;
                        asm("mov.b32 %0, %1;" : "=f"(t4231) : "r"(t4229));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4232;
                        asm("mov.b32 %0, %1;" : "=f"(t4232) : "r"(t4230));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(t4231), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4234 = t4233 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4235;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4235) : "f"(t4234));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4236 = t4235 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4237;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4237) : "f"(t4236));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4238 = t4233 * t4237;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(t4232), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4240 = t4239 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4241;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4241) : "f"(t4240));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4242 = t4241 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4243;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4243) : "f"(t4242));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4244 = t4239 * t4243;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_38;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t4238), "f"(t4244));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4246 = row_39 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4247 = row_39 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4248;
                        asm("mov.b32 %0, %1;" : "=f"(t4248) : "r"(t4246));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4249;
                        asm("mov.b32 %0, %1;" : "=f"(t4249) : "r"(t4247));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4250) : "f"(t4248), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4251 = t4250 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4252;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4252) : "f"(t4251));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4253 = t4252 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4254;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4254) : "f"(t4253));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4255 = t4250 * t4254;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4256) : "f"(t4249), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4257 = t4256 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4258;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4258) : "f"(t4257));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4259 = t4258 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4260;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4260) : "f"(t4259));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4261 = t4256 * t4260;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_39;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t4255), "f"(t4261));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4263 = row_40 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4264 = row_40 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4265;
                        asm("mov.b32 %0, %1;" : "=f"(t4265) : "r"(t4263));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4266;
                        asm("mov.b32 %0, %1;" : "=f"(t4266) : "r"(t4264));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(t4265), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4268 = t4267 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4269;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4269) : "f"(t4268));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4270 = t4269 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4271;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4271) : "f"(t4270));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4272 = t4267 * t4271;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(t4266), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4274 = t4273 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4275;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4275) : "f"(t4274));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4276 = t4275 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4277;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4277) : "f"(t4276));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4278 = t4273 * t4277;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_40;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t4272), "f"(t4278));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_21 = y_4 + t4201;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_22 = x_4 + t4202;
                        const u64 t4282 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4283 = t4282 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4284 = t4283 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4285 = y + t4284;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4286 = (u64)at_21;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4287 = t4286 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4288 = t4287 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4289 = t4285 + t4288;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4290 = (u64)at_22;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4291 = t4290 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4292 = t4291 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4293 = t4289 + t4292;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4294 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4295 = t4293 + t4294;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4295), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_11 = pixel + 160u;
                    const u32 t4297 = pixel_11 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4298 = pixel_11 & 7u;
                    const bool t4299 = t4297 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4300 = t4298 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4301 = t4299 & t4300;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4301) {
                        const u32 t4302 = pixel_11 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4303 = t3333 ^ t4302;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4304 = pixel_11 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4305 = t4303 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4306 = t4304 + t4305;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4307 = t66 + t4306;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_41;
                        u32 row_42;
                        u32 row_43;
                        u32 row_44;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t4307) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4308 = row_41 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4309 = row_41 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4310;
                        asm("mov.b32 %0, %1;" : "=f"(t4310) : "r"(t4308));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4311;
                        asm("mov.b32 %0, %1;" : "=f"(t4311) : "r"(t4309));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(t4310), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4313 = t4312 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4314;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4314) : "f"(t4313));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4315 = t4314 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4316;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4316) : "f"(t4315));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4317 = t4312 * t4316;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4318) : "f"(t4311), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4319 = t4318 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4320;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4320) : "f"(t4319));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4321 = t4320 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4322;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4322) : "f"(t4321));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4323 = t4318 * t4322;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_41;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_41) : "f"(t4317), "f"(t4323));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4325 = row_42 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4326 = row_42 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4327;
                        asm("mov.b32 %0, %1;" : "=f"(t4327) : "r"(t4325));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4328;
                        asm("mov.b32 %0, %1;" : "=f"(t4328) : "r"(t4326));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4329) : "f"(t4327), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4330 = t4329 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4331;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4331) : "f"(t4330));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4332 = t4331 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4333;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4333) : "f"(t4332));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4334 = t4329 * t4333;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4335) : "f"(t4328), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4336 = t4335 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4337;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4337) : "f"(t4336));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4338 = t4337 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4339;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4339) : "f"(t4338));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4340 = t4335 * t4339;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_42;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_42) : "f"(t4334), "f"(t4340));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4342 = row_43 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4343 = row_43 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4344;
                        asm("mov.b32 %0, %1;" : "=f"(t4344) : "r"(t4342));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4345;
                        asm("mov.b32 %0, %1;" : "=f"(t4345) : "r"(t4343));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(t4344), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4347 = t4346 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4348;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4348) : "f"(t4347));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4349 = t4348 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4350;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4350) : "f"(t4349));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4351 = t4346 * t4350;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(t4345), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4353 = t4352 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4354;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4354) : "f"(t4353));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4355 = t4354 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4356;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4356) : "f"(t4355));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4357 = t4352 * t4356;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_43;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_43) : "f"(t4351), "f"(t4357));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4359 = row_44 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4360 = row_44 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4361;
                        asm("mov.b32 %0, %1;" : "=f"(t4361) : "r"(t4359));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4362;
                        asm("mov.b32 %0, %1;" : "=f"(t4362) : "r"(t4360));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(t4361), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4364 = t4363 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4365;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4365) : "f"(t4364));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4366 = t4365 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4367;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4367) : "f"(t4366));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4368 = t4363 * t4367;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(t4362), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4370 = t4369 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4371;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4371) : "f"(t4370));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4372 = t4371 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4373;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4373) : "f"(t4372));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4374 = t4369 * t4373;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_44;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_44) : "f"(t4368), "f"(t4374));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_23 = y_4 + t4297;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_24 = x_4 + t4298;
                        const u64 t4378 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4379 = t4378 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4380 = t4379 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4381 = y + t4380;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4382 = (u64)at_23;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4383 = t4382 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4384 = t4383 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4385 = t4381 + t4384;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4386 = (u64)at_24;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4387 = t4386 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4388 = t4387 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4389 = t4385 + t4388;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4390 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4391 = t4389 + t4390;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4391), "r"(words_41), "r"(words_42), "r"(words_43), "r"(words_44) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_12 = pixel + 176u;
                    const u32 t4393 = pixel_12 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4394 = pixel_12 & 7u;
                    const bool t4395 = t4393 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4396 = t4394 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4397 = t4395 & t4396;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4397) {
                        const u32 t4398 = pixel_12 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4399 = t3333 ^ t4398;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4400 = pixel_12 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4401 = t4399 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4402 = t4400 + t4401;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4403 = t66 + t4402;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_45;
                        u32 row_46;
                        u32 row_47;
                        u32 row_48;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t4403) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4404 = row_45 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4405 = row_45 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4406;
                        asm("mov.b32 %0, %1;" : "=f"(t4406) : "r"(t4404));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4407;
                        asm("mov.b32 %0, %1;" : "=f"(t4407) : "r"(t4405));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(t4406), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4409 = t4408 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4410;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4410) : "f"(t4409));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4411 = t4410 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4412;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4412) : "f"(t4411));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4413 = t4408 * t4412;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4414) : "f"(t4407), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4415 = t4414 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4416;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4416) : "f"(t4415));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4417 = t4416 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4418;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4418) : "f"(t4417));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4419 = t4414 * t4418;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_45;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t4413), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4421 = row_46 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4422 = row_46 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4423;
                        asm("mov.b32 %0, %1;" : "=f"(t4423) : "r"(t4421));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4424;
                        asm("mov.b32 %0, %1;" : "=f"(t4424) : "r"(t4422));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4425) : "f"(t4423), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4426 = t4425 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4427;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4427) : "f"(t4426));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4428 = t4427 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4429;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4429) : "f"(t4428));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4430 = t4425 * t4429;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4431) : "f"(t4424), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4432 = t4431 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4433;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4433) : "f"(t4432));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4434 = t4433 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4435;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4435) : "f"(t4434));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4436 = t4431 * t4435;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_46;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t4430), "f"(t4436));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4438 = row_47 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4439 = row_47 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4440;
                        asm("mov.b32 %0, %1;" : "=f"(t4440) : "r"(t4438));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4441;
                        asm("mov.b32 %0, %1;" : "=f"(t4441) : "r"(t4439));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4442) : "f"(t4440), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4443 = t4442 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4444) : "f"(t4443));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4445 = t4444 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4446;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4446) : "f"(t4445));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4447 = t4442 * t4446;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4448) : "f"(t4441), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4449 = t4448 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4450) : "f"(t4449));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4451 = t4450 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4452;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4452) : "f"(t4451));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4453 = t4448 * t4452;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_47;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t4447), "f"(t4453));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4455 = row_48 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4456 = row_48 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4457;
                        asm("mov.b32 %0, %1;" : "=f"(t4457) : "r"(t4455));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4458;
                        asm("mov.b32 %0, %1;" : "=f"(t4458) : "r"(t4456));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4459) : "f"(t4457), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4460 = t4459 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4461;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4461) : "f"(t4460));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4462 = t4461 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4463;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4463) : "f"(t4462));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4464 = t4459 * t4463;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4465) : "f"(t4458), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4466 = t4465 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4467;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4467) : "f"(t4466));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4468 = t4467 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4469;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4469) : "f"(t4468));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4470 = t4465 * t4469;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_48;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t4464), "f"(t4470));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_25 = y_4 + t4393;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_26 = x_4 + t4394;
                        const u64 t4474 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4475 = t4474 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4476 = t4475 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4477 = y + t4476;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4478 = (u64)at_25;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4479 = t4478 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4480 = t4479 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4481 = t4477 + t4480;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4482 = (u64)at_26;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4483 = t4482 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4484 = t4483 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4485 = t4481 + t4484;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4486 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4487 = t4485 + t4486;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4487), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_13 = pixel + 192u;
                    const u32 t4489 = pixel_13 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4490 = pixel_13 & 7u;
                    const bool t4491 = t4489 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4492 = t4490 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4493 = t4491 & t4492;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4493) {
                        const u32 t4494 = pixel_13 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4495 = t3333 ^ t4494;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4496 = pixel_13 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4497 = t4495 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4498 = t4496 + t4497;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4499 = t66 + t4498;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_49;
                        u32 row_50;
                        u32 row_51;
                        u32 row_52;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t4499) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4500 = row_49 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4501 = row_49 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4502;
                        asm("mov.b32 %0, %1;" : "=f"(t4502) : "r"(t4500));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4503;
                        asm("mov.b32 %0, %1;" : "=f"(t4503) : "r"(t4501));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4504) : "f"(t4502), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4505 = t4504 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4506;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4506) : "f"(t4505));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4507 = t4506 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4508;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4508) : "f"(t4507));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4509 = t4504 * t4508;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4510) : "f"(t4503), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4511 = t4510 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4512;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4512) : "f"(t4511));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4513 = t4512 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4514;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4514) : "f"(t4513));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4515 = t4510 * t4514;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_49;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_49) : "f"(t4509), "f"(t4515));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4517 = row_50 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4518 = row_50 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4519;
                        asm("mov.b32 %0, %1;" : "=f"(t4519) : "r"(t4517));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4520;
                        asm("mov.b32 %0, %1;" : "=f"(t4520) : "r"(t4518));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4521) : "f"(t4519), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4522 = t4521 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4523;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4523) : "f"(t4522));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4524 = t4523 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4525;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4525) : "f"(t4524));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4526 = t4521 * t4525;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4527) : "f"(t4520), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4528 = t4527 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4529;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4529) : "f"(t4528));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4530 = t4529 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4531;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4531) : "f"(t4530));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4532 = t4527 * t4531;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_50;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_50) : "f"(t4526), "f"(t4532));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4534 = row_51 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4535 = row_51 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4536;
                        asm("mov.b32 %0, %1;" : "=f"(t4536) : "r"(t4534));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4537;
                        asm("mov.b32 %0, %1;" : "=f"(t4537) : "r"(t4535));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4538) : "f"(t4536), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4539 = t4538 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4540;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4540) : "f"(t4539));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4541 = t4540 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4542;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4542) : "f"(t4541));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4543 = t4538 * t4542;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4544) : "f"(t4537), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4545 = t4544 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4546;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4546) : "f"(t4545));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4547 = t4546 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4548;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4548) : "f"(t4547));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4549 = t4544 * t4548;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_51;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_51) : "f"(t4543), "f"(t4549));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4551 = row_52 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4552 = row_52 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4553;
                        asm("mov.b32 %0, %1;" : "=f"(t4553) : "r"(t4551));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4554;
                        asm("mov.b32 %0, %1;" : "=f"(t4554) : "r"(t4552));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4555) : "f"(t4553), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4556 = t4555 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4557;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4557) : "f"(t4556));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4558 = t4557 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4559;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4559) : "f"(t4558));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4560 = t4555 * t4559;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4561) : "f"(t4554), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4562 = t4561 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4563;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4563) : "f"(t4562));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4564 = t4563 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4565;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4565) : "f"(t4564));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4566 = t4561 * t4565;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_52;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_52) : "f"(t4560), "f"(t4566));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_27 = y_4 + t4489;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_28 = x_4 + t4490;
                        const u64 t4570 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4571 = t4570 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4572 = t4571 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4573 = y + t4572;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4574 = (u64)at_27;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4575 = t4574 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4576 = t4575 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4577 = t4573 + t4576;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4578 = (u64)at_28;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4579 = t4578 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4580 = t4579 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4581 = t4577 + t4580;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4582 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4583 = t4581 + t4582;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4583), "r"(words_49), "r"(words_50), "r"(words_51), "r"(words_52) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_14 = pixel + 208u;
                    const u32 t4585 = pixel_14 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4586 = pixel_14 & 7u;
                    const bool t4587 = t4585 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4588 = t4586 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4589 = t4587 & t4588;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4589) {
                        const u32 t4590 = pixel_14 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4591 = t3333 ^ t4590;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4592 = pixel_14 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4593 = t4591 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4594 = t4592 + t4593;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4595 = t66 + t4594;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_53;
                        u32 row_54;
                        u32 row_55;
                        u32 row_56;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t4595) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4596 = row_53 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4597 = row_53 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4598;
                        asm("mov.b32 %0, %1;" : "=f"(t4598) : "r"(t4596));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4599;
                        asm("mov.b32 %0, %1;" : "=f"(t4599) : "r"(t4597));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4600) : "f"(t4598), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4601 = t4600 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4602;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4602) : "f"(t4601));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4603 = t4602 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4604;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4604) : "f"(t4603));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4605 = t4600 * t4604;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4606) : "f"(t4599), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4607 = t4606 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4608;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4608) : "f"(t4607));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4609 = t4608 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4610;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4610) : "f"(t4609));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4611 = t4606 * t4610;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_53;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t4605), "f"(t4611));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4613 = row_54 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4614 = row_54 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4615;
                        asm("mov.b32 %0, %1;" : "=f"(t4615) : "r"(t4613));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4616;
                        asm("mov.b32 %0, %1;" : "=f"(t4616) : "r"(t4614));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4617) : "f"(t4615), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4618 = t4617 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4619;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4619) : "f"(t4618));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4620 = t4619 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4621;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4621) : "f"(t4620));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4622 = t4617 * t4621;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4623) : "f"(t4616), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4624 = t4623 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4625;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4625) : "f"(t4624));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4626 = t4625 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4627;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4627) : "f"(t4626));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4628 = t4623 * t4627;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_54;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t4622), "f"(t4628));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4630 = row_55 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4631 = row_55 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4632;
                        asm("mov.b32 %0, %1;" : "=f"(t4632) : "r"(t4630));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4633;
                        asm("mov.b32 %0, %1;" : "=f"(t4633) : "r"(t4631));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4634) : "f"(t4632), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4635 = t4634 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4636;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4636) : "f"(t4635));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4637 = t4636 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4638;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4638) : "f"(t4637));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4639 = t4634 * t4638;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4640) : "f"(t4633), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4641 = t4640 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4642;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4642) : "f"(t4641));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4643 = t4642 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4644;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4644) : "f"(t4643));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4645 = t4640 * t4644;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_55;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t4639), "f"(t4645));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4647 = row_56 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4648 = row_56 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4649;
                        asm("mov.b32 %0, %1;" : "=f"(t4649) : "r"(t4647));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4650;
                        asm("mov.b32 %0, %1;" : "=f"(t4650) : "r"(t4648));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4651) : "f"(t4649), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4652 = t4651 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4653;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4653) : "f"(t4652));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4654 = t4653 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4655;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4655) : "f"(t4654));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4656 = t4651 * t4655;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4657) : "f"(t4650), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4658 = t4657 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4659;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4659) : "f"(t4658));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4660 = t4659 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4661;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4661) : "f"(t4660));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4662 = t4657 * t4661;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_56;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t4656), "f"(t4662));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_29 = y_4 + t4585;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_30 = x_4 + t4586;
                        const u64 t4666 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4667 = t4666 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4668 = t4667 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4669 = y + t4668;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4670 = (u64)at_29;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4671 = t4670 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4672 = t4671 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4673 = t4669 + t4672;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4674 = (u64)at_30;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4675 = t4674 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4676 = t4675 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4677 = t4673 + t4676;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4678 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4679 = t4677 + t4678;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4679), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_15 = pixel + 224u;
                    const u32 t4681 = pixel_15 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4682 = pixel_15 & 7u;
                    const bool t4683 = t4681 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4684 = t4682 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4685 = t4683 & t4684;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4685) {
                        const u32 t4686 = pixel_15 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4687 = t3333 ^ t4686;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4688 = pixel_15 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4689 = t4687 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4690 = t4688 + t4689;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4691 = t66 + t4690;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_57;
                        u32 row_58;
                        u32 row_59;
                        u32 row_60;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t4691) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4692 = row_57 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4693 = row_57 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4694;
                        asm("mov.b32 %0, %1;" : "=f"(t4694) : "r"(t4692));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4695;
                        asm("mov.b32 %0, %1;" : "=f"(t4695) : "r"(t4693));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4696) : "f"(t4694), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4697 = t4696 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4698;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4698) : "f"(t4697));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4699 = t4698 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4700;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4700) : "f"(t4699));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4701 = t4696 * t4700;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4702) : "f"(t4695), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4703 = t4702 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4704;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4704) : "f"(t4703));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4705 = t4704 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4706;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4706) : "f"(t4705));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4707 = t4702 * t4706;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_57;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t4701), "f"(t4707));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4709 = row_58 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4710 = row_58 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4711;
                        asm("mov.b32 %0, %1;" : "=f"(t4711) : "r"(t4709));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4712;
                        asm("mov.b32 %0, %1;" : "=f"(t4712) : "r"(t4710));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4713) : "f"(t4711), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4714 = t4713 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4715;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4715) : "f"(t4714));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4716 = t4715 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4717;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4717) : "f"(t4716));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4718 = t4713 * t4717;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4719) : "f"(t4712), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4720 = t4719 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4721;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4721) : "f"(t4720));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4722 = t4721 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4723;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4723) : "f"(t4722));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4724 = t4719 * t4723;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_58;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t4718), "f"(t4724));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4726 = row_59 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4727 = row_59 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4728;
                        asm("mov.b32 %0, %1;" : "=f"(t4728) : "r"(t4726));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4729;
                        asm("mov.b32 %0, %1;" : "=f"(t4729) : "r"(t4727));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4730) : "f"(t4728), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4731 = t4730 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4732;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4732) : "f"(t4731));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4733 = t4732 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4734;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4734) : "f"(t4733));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4735 = t4730 * t4734;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4736) : "f"(t4729), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4737 = t4736 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4738;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4738) : "f"(t4737));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4739 = t4738 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4740;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4740) : "f"(t4739));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4741 = t4736 * t4740;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_59;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t4735), "f"(t4741));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4743 = row_60 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4744 = row_60 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4745;
                        asm("mov.b32 %0, %1;" : "=f"(t4745) : "r"(t4743));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4746;
                        asm("mov.b32 %0, %1;" : "=f"(t4746) : "r"(t4744));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4747) : "f"(t4745), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4748 = t4747 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4749;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4749) : "f"(t4748));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4750 = t4749 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4751;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4751) : "f"(t4750));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4752 = t4747 * t4751;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4753) : "f"(t4746), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4754 = t4753 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4755;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4755) : "f"(t4754));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4756 = t4755 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4757;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4757) : "f"(t4756));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4758 = t4753 * t4757;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_60;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t4752), "f"(t4758));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_31 = y_4 + t4681;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_32 = x_4 + t4682;
                        const u64 t4762 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4763 = t4762 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4764 = t4763 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4765 = y + t4764;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4766 = (u64)at_31;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4767 = t4766 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4768 = t4767 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4769 = t4765 + t4768;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4770 = (u64)at_32;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4771 = t4770 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4772 = t4771 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4773 = t4769 + t4772;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4774 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4775 = t4773 + t4774;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4775), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_16 = pixel + 240u;
                    const u32 t4777 = pixel_16 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t4778 = pixel_16 & 7u;
                    const bool t4779 = t4777 < t3328;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4780 = t4778 < t3330;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t4781 = t4779 & t4780;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t4781) {
                        const u32 t4782 = pixel_16 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4783 = t3333 ^ t4782;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4784 = pixel_16 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4785 = t4783 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4786 = t4784 + t4785;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t4787 = t66 + t4786;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_61;
                        u32 row_62;
                        u32 row_63;
                        u32 row_64;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t4787) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4788 = row_61 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4789 = row_61 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4790;
                        asm("mov.b32 %0, %1;" : "=f"(t4790) : "r"(t4788));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4791;
                        asm("mov.b32 %0, %1;" : "=f"(t4791) : "r"(t4789));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4792) : "f"(t4790), "f"(t3299), "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4793 = t4792 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4794;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4794) : "f"(t4793));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4795 = t4794 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4796;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4796) : "f"(t4795));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4797 = t4792 * t4796;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4798) : "f"(t4791), "f"(t3301), "f"(t3302));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4799 = t4798 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4800;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4800) : "f"(t4799));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4801 = t4800 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4802;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4802) : "f"(t4801));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4803 = t4798 * t4802;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_61;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_61) : "f"(t4797), "f"(t4803));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4805 = row_62 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4806 = row_62 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4807;
                        asm("mov.b32 %0, %1;" : "=f"(t4807) : "r"(t4805));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4808;
                        asm("mov.b32 %0, %1;" : "=f"(t4808) : "r"(t4806));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4809) : "f"(t4807), "f"(t3303), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4810 = t4809 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4811;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4811) : "f"(t4810));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4812 = t4811 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4813;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4813) : "f"(t4812));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4814 = t4809 * t4813;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4815) : "f"(t4808), "f"(t3305), "f"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4816 = t4815 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4817;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4817) : "f"(t4816));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4818 = t4817 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4819;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4819) : "f"(t4818));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4820 = t4815 * t4819;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_62;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_62) : "f"(t4814), "f"(t4820));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4822 = row_63 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4823 = row_63 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4824;
                        asm("mov.b32 %0, %1;" : "=f"(t4824) : "r"(t4822));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4825;
                        asm("mov.b32 %0, %1;" : "=f"(t4825) : "r"(t4823));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4826) : "f"(t4824), "f"(t3307), "f"(t3308));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4827 = t4826 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4828;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4828) : "f"(t4827));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4829 = t4828 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4830;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4830) : "f"(t4829));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4831 = t4826 * t4830;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4832) : "f"(t4825), "f"(t3309), "f"(t3310));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4833 = t4832 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4834;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4834) : "f"(t4833));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4835 = t4834 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4836;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4836) : "f"(t4835));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4837 = t4832 * t4836;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_63;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_63) : "f"(t4831), "f"(t4837));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4839 = row_64 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t4840 = row_64 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4841;
                        asm("mov.b32 %0, %1;" : "=f"(t4841) : "r"(t4839));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4842;
                        asm("mov.b32 %0, %1;" : "=f"(t4842) : "r"(t4840));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4843) : "f"(t4841), "f"(t3311), "f"(t3312));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4844 = t4843 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4845;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4845) : "f"(t4844));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4846 = t4845 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4847;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4847) : "f"(t4846));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4848 = t4843 * t4847;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4849) : "f"(t4842), "f"(t3313), "f"(t3314));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4850 = t4849 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4851;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4851) : "f"(t4850));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4852 = t4851 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t4853;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4853) : "f"(t4852));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t4854 = t4849 * t4853;
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_64;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_64) : "f"(t4848), "f"(t4854));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_33 = y_4 + t4777;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_34 = x_4 + t4778;
                        const u64 t4858 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4859 = t4858 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4860 = t4859 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4861 = y + t4860;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4862 = (u64)at_33;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4863 = t4862 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4864 = t4863 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4865 = t4861 + t4864;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4866 = (u64)at_34;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4867 = t4866 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4868 = t4867 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4869 = t4865 + t4868;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4870 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t4871 = t4869 + t4870;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4871), "r"(words_61), "r"(words_62), "r"(words_63), "r"(words_64) : "memory");
                    }
                }
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4872 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t4872) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4873 = t63 << 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4874 = t64 & 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4875 = t64 >> 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4876 = t4875 << 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4877 = t4874 + t4876;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4878 = t4873 >> 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4879 = t64 >> 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4880 = t4879 & 1u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4881 = t4878 + t4880;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4882 = t4877 & 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4883 = t4881 ^ t4882;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4884 = t4877 << 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4885 = t4883 << 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4886 = t4884 + t4885;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4887 = t66 + t4886;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4888) : "f"(acc), "f"(acc_2));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4889) : "f"(acc_3), "f"(acc_4));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4890) : "f"(acc_5), "f"(acc_6));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4891) : "f"(acc_7), "f"(acc_8));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4888), "r"(t4889), "r"(t4890), "r"(t4891) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4892) : "f"(acc_9), "f"(acc_10));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4893) : "f"(acc_11), "f"(acc_12));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4894) : "f"(acc_13), "f"(acc_14));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4895) : "f"(acc_15), "f"(acc_16));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4892), "r"(t4893), "r"(t4894), "r"(t4895) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4896) : "f"(acc_17), "f"(acc_18));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4897) : "f"(acc_19), "f"(acc_20));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4898) : "f"(acc_21), "f"(acc_22));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4899) : "f"(acc_23), "f"(acc_24));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4896), "r"(t4897), "r"(t4898), "r"(t4899) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4900) : "f"(acc_25), "f"(acc_26));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4901) : "f"(acc_27), "f"(acc_28));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4902) : "f"(acc_29), "f"(acc_30));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4903;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4903) : "f"(acc_31), "f"(acc_32));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4900), "r"(t4901), "r"(t4902), "r"(t4903) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4904) : "f"(acc_33), "f"(acc_34));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4905) : "f"(acc_35), "f"(acc_36));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4906) : "f"(acc_37), "f"(acc_38));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4907) : "f"(acc_39), "f"(acc_40));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4904), "r"(t4905), "r"(t4906), "r"(t4907) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4908;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4908) : "f"(acc_41), "f"(acc_42));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4909) : "f"(acc_43), "f"(acc_44));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4910;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4910) : "f"(acc_45), "f"(acc_46));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4911;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4911) : "f"(acc_47), "f"(acc_48));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4908), "r"(t4909), "r"(t4910), "r"(t4911) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4912) : "f"(acc_49), "f"(acc_50));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4913) : "f"(acc_51), "f"(acc_52));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4914) : "f"(acc_53), "f"(acc_54));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4915) : "f"(acc_55), "f"(acc_56));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4912), "r"(t4913), "r"(t4914), "r"(t4915) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4916) : "f"(acc_57), "f"(acc_58));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4917) : "f"(acc_59), "f"(acc_60));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4918;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4918) : "f"(acc_61), "f"(acc_62));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4919) : "f"(acc_63), "f"(acc_64));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4916), "r"(t4917), "r"(t4918), "r"(t4919) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4920;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4920) : "f"(acc_65), "f"(acc_66));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4921) : "f"(acc_67), "f"(acc_68));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4922;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4922) : "f"(acc_69), "f"(acc_70));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4923) : "f"(acc_71), "f"(acc_72));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4920), "r"(t4921), "r"(t4922), "r"(t4923) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4924;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4924) : "f"(acc_73), "f"(acc_74));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4925;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4925) : "f"(acc_75), "f"(acc_76));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4926) : "f"(acc_77), "f"(acc_78));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4927;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4927) : "f"(acc_79), "f"(acc_80));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4924), "r"(t4925), "r"(t4926), "r"(t4927) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4928) : "f"(acc_81), "f"(acc_82));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4929;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4929) : "f"(acc_83), "f"(acc_84));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4930) : "f"(acc_85), "f"(acc_86));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4931;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4931) : "f"(acc_87), "f"(acc_88));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4928), "r"(t4929), "r"(t4930), "r"(t4931) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4932;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4932) : "f"(acc_89), "f"(acc_90));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4933;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4933) : "f"(acc_91), "f"(acc_92));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4934;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4934) : "f"(acc_93), "f"(acc_94));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4935) : "f"(acc_95), "f"(acc_96));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4932), "r"(t4933), "r"(t4934), "r"(t4935) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4936;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4936) : "f"(acc_97), "f"(acc_98));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4937) : "f"(acc_99), "f"(acc_100));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4938) : "f"(acc_101), "f"(acc_102));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4939;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4939) : "f"(acc_103), "f"(acc_104));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4936), "r"(t4937), "r"(t4938), "r"(t4939) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4940) : "f"(acc_105), "f"(acc_106));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4941;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4941) : "f"(acc_107), "f"(acc_108));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4942) : "f"(acc_109), "f"(acc_110));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4943) : "f"(acc_111), "f"(acc_112));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4940), "r"(t4941), "r"(t4942), "r"(t4943) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4944) : "f"(acc_113), "f"(acc_114));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4945) : "f"(acc_115), "f"(acc_116));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4946) : "f"(acc_117), "f"(acc_118));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4947) : "f"(acc_119), "f"(acc_120));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4944), "r"(t4945), "r"(t4946), "r"(t4947) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4948;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4948) : "f"(acc_121), "f"(acc_122));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4949) : "f"(acc_123), "f"(acc_124));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4950;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4950) : "f"(acc_125), "f"(acc_126));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4951) : "f"(acc_127), "f"(acc_128));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4887), "r"(t4948), "r"(t4949), "r"(t4950), "r"(t4951) : "memory");
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4952 = at < 16u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            if (t4952) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4953 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4954 = t4953 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4955 = t4954 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4956 = counters + t4955;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4957 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4958 = t4957 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t4959 = t4956 + t4958;
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                while (true) {
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t4960;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t4960) : "l"(t4959) : "memory");
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4961 = t4960 < tiles;
                    if (!t4961) break;
                }
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4964 = at << 2u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4965 = t4964 + t63;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                u32 channel_2 = t4965;
                while (true) {
#line 164 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4966 = channel_2 < 64u;
                    if (!t4966) break;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4967 = tiles - 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 count_2 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 mean_3 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 squares_3 = 0.0f;
                    const u32 t4968 = t4967 + 1u;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                    #pragma unroll 1
                    for (u32 i_3 = t64; i_3 < t4968; i_3 += 128u) {
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t4969 = i_3 <= t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t4970 = i_3 < t4967 ? i_3 : t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4971 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4972 = t4971 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4973 = t4972 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4974 = moments + t4973;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4975 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4976 = t4975 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4977 = t4976 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4978 = t4974 + t4977;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4979 = (u64)t4970;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4980 = t4979 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4981 = t4980 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4982 = t4978 + t4981;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t4982) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t4983;
                        asm("mov.b32 %0, %1;" : "=f"(t4983) : "r"(chunk));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t4984;
                        asm("mov.b32 %0, %1;" : "=f"(t4984) : "r"(chunk_2));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t4985;
                        asm("mov.b32 %0, %1;" : "=f"(t4985) : "r"(chunk_3));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t4986;
                        asm("mov.b32 %0, %1;" : "=f"(t4986) : "r"(chunk_4));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta = i_3 + 32u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t4988 = cta <= t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t4989 = cta < t4967 ? cta : t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4990 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4991 = t4990 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4992 = t4991 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4993 = moments + t4992;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4994 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4995 = t4994 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4996 = t4995 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4997 = t4993 + t4996;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4998 = (u64)t4989;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t4999 = t4998 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5000 = t4999 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5001 = t4997 + t5000;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t5001) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5002;
                        asm("mov.b32 %0, %1;" : "=f"(t5002) : "r"(chunk_5));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5003;
                        asm("mov.b32 %0, %1;" : "=f"(t5003) : "r"(chunk_6));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5004;
                        asm("mov.b32 %0, %1;" : "=f"(t5004) : "r"(chunk_7));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5005;
                        asm("mov.b32 %0, %1;" : "=f"(t5005) : "r"(chunk_8));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_2 = i_3 + 64u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t5007 = cta_2 <= t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t5008 = cta_2 < t4967 ? cta_2 : t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5009 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5010 = t5009 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5011 = t5010 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5012 = moments + t5011;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5013 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5014 = t5013 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5015 = t5014 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5016 = t5012 + t5015;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5017 = (u64)t5008;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5018 = t5017 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5019 = t5018 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5020 = t5016 + t5019;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t5020) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5021;
                        asm("mov.b32 %0, %1;" : "=f"(t5021) : "r"(chunk_9));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5022;
                        asm("mov.b32 %0, %1;" : "=f"(t5022) : "r"(chunk_10));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5023;
                        asm("mov.b32 %0, %1;" : "=f"(t5023) : "r"(chunk_11));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5024;
                        asm("mov.b32 %0, %1;" : "=f"(t5024) : "r"(chunk_12));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_3 = i_3 + 96u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t5026 = cta_3 <= t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t5027 = cta_3 < t4967 ? cta_3 : t4967;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5028 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5029 = t5028 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5030 = t5029 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5031 = moments + t5030;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5032 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5033 = t5032 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5034 = t5033 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5035 = t5031 + t5034;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5036 = (u64)t5027;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5037 = t5036 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5038 = t5037 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5039 = t5035 + t5038;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t5039) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5040;
                        asm("mov.b32 %0, %1;" : "=f"(t5040) : "r"(chunk_13));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5041;
                        asm("mov.b32 %0, %1;" : "=f"(t5041) : "r"(chunk_14));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5042;
                        asm("mov.b32 %0, %1;" : "=f"(t5042) : "r"(chunk_15));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5043;
                        asm("mov.b32 %0, %1;" : "=f"(t5043) : "r"(chunk_16));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5044 = t4969 ? t4983 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5045 = t4969 ? t4984 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5046 = t4969 ? t4985 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5047 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5048 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5049 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t5047 + t5044;
                        const f32 difference = t5045 - t5048;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5052;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5052) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5053;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5053) : "f"(t5052));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t5044 * t5053;
                        f32 t5055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5055) : "f"(difference), "f"(share_2), "f"(t5048));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5056 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5057 = t5056 * t5047;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5058 = t5049 + t5046;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t5059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5059) : "f"(t5057), "f"(share_2), "f"(t5058));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t5055;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t5059;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5060 = t4988 ? t5002 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5061 = t4988 ? t5003 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5062 = t4988 ? t5004 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5063 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5064 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5065 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = t5063 + t5060;
                        const f32 difference_2 = t5061 - t5064;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5068;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5068) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5069;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5069) : "f"(t5068));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_3 = t5060 * t5069;
                        f32 t5071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5071) : "f"(difference_2), "f"(share_3), "f"(t5064));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5072 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5073 = t5072 * t5063;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5074 = t5065 + t5062;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t5075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5075) : "f"(t5073), "f"(share_3), "f"(t5074));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_4;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t5071;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t5075;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5076 = t5007 ? t5021 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5077 = t5007 ? t5022 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5078 = t5007 ? t5023 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5079 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5080 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5081 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_5 = t5079 + t5076;
                        const f32 difference_3 = t5077 - t5080;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5084;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5084) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5085;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5085) : "f"(t5084));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_4 = t5076 * t5085;
                        f32 t5087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5087) : "f"(difference_3), "f"(share_4), "f"(t5080));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5088 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5089 = t5088 * t5079;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5090 = t5081 + t5078;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t5091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5091) : "f"(t5089), "f"(share_4), "f"(t5090));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t5087;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t5091;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5092 = t5026 ? t5040 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5093 = t5026 ? t5041 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5094 = t5026 ? t5042 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5095 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5096 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5097 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_6 = t5095 + t5092;
                        const f32 difference_4 = t5093 - t5096;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5100;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5100) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t5101;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5101) : "f"(t5100));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_5 = t5092 * t5101;
                        f32 t5103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5103) : "f"(difference_4), "f"(share_5), "f"(t5096));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5104 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5105 = t5104 * t5095;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t5106 = t5097 + t5094;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t5107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5107) : "f"(t5105), "f"(share_5), "f"(t5106));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t5103;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t5107;
                    }
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t5108 = count_2;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t5109 = mean_3;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t5110 = squares_3;
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5111;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5111) : "f"(t5108));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5112;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5112) : "f"(t5109));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5113;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5113) : "f"(t5110));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t5108 + t5111;
                    const f32 difference_5 = t5112 - t5109;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5116;
                    asm("max.f32 %0, %1, %2;" : "=f"(t5116) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5117;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5117) : "f"(t5116));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t5111 * t5117;
                    f32 t5119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5119) : "f"(difference_5), "f"(share_6), "f"(t5109));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5120 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5121 = t5120 * t5108;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5122 = t5110 + t5113;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t5123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5123) : "f"(t5121), "f"(share_6), "f"(t5122));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5124;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5124) : "f"(count_7));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5125;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5125) : "f"(t5119));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5126;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5126) : "f"(t5123));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = count_7 + t5124;
                    const f32 difference_6 = t5125 - t5119;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5129;
                    asm("max.f32 %0, %1, %2;" : "=f"(t5129) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5130;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5130) : "f"(t5129));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t5124 * t5130;
                    f32 t5132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5132) : "f"(difference_6), "f"(share_7), "f"(t5119));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5133 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5134 = t5133 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5135 = t5123 + t5126;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t5136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5136) : "f"(t5134), "f"(share_7), "f"(t5135));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5137;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t5137) : "f"(count_8));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5138;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t5138) : "f"(t5132));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5139;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t5139) : "f"(t5136));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = count_8 + t5137;
                    const f32 difference_7 = t5138 - t5132;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5142;
                    asm("max.f32 %0, %1, %2;" : "=f"(t5142) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5143;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5143) : "f"(t5142));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t5137 * t5143;
                    f32 t5145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5145) : "f"(difference_7), "f"(share_8), "f"(t5132));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5146 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5147 = t5146 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5148 = t5136 + t5139;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t5149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5149) : "f"(t5147), "f"(share_8), "f"(t5148));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5150;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t5150) : "f"(count_9));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5151;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t5151) : "f"(t5145));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5152;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t5152) : "f"(t5149));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = count_9 + t5150;
                    const f32 difference_8 = t5151 - t5145;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5155;
                    asm("max.f32 %0, %1, %2;" : "=f"(t5155) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5156;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5156) : "f"(t5155));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t5150 * t5156;
                    f32 t5158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5158) : "f"(difference_8), "f"(share_9), "f"(t5145));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5159 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5160 = t5159 * count_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5161 = t5149 + t5152;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t5162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5162) : "f"(t5160), "f"(share_9), "f"(t5161));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5163;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t5163) : "f"(count_10));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5164;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t5164) : "f"(t5158));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t5165;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t5165) : "f"(t5162));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = count_10 + t5163;
                    const f32 difference_9 = t5164 - t5158;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5168;
                    asm("max.f32 %0, %1, %2;" : "=f"(t5168) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t5169;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5169) : "f"(t5168));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t5163 * t5169;
                    f32 t5171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5171) : "f"(difference_9), "f"(share_10), "f"(t5158));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5172 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5173 = t5172 * count_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t5174 = t5162 + t5165;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t5175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5175) : "f"(t5173), "f"(share_10), "f"(t5174));
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t5176 = t64 == 0u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    if (t5176) {
#line 84 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 t5177 = channel_2 < 31u ? channel_2 : 31u;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5178;
                        asm("max.f32 %0, %1, %2;" : "=f"(t5178) : "f"(count_11), "f"(1.0f));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 t5179;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5179) : "f"(t5178));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        const f32 variance = t5175 * t5179;
                        const f32 t5181 = variance + epsilon;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        f32 inverse;
                        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t5181));
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5183 = (u64)t5177;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5184 = t5183 * scale_stride0;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5185 = t5184 * 2ull;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5186 = scale + t5185;
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        bf16 t5187;
                        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t5187) : "l"(t5186) : "memory");
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5188 = __uint_as_float((u32)t5187 << 16);
#line 85 "fa-kernels/src/conv/coefficients.rs"
                        const f32 factor = inverse * t5188;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5190 = -t5171;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 to_zero = t5190 * factor;
                        const u64 t5192 = (u64)t5177;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5193 = t5192 * shift_stride0;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5194 = t5193 * 2ull;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t5195 = shift + t5194;
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        bf16 t5196;
                        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t5196) : "l"(t5195) : "memory");
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t5197 = __uint_as_float((u32)t5196 << 16);
#line 90 "fa-kernels/src/conv/coefficients.rs"
                        const f32 shift_2 = to_zero + t5197;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5199 = (u64)sample_2;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5200 = t5199 * coefficients_stride0;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5201 = t5200 * 4ull;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5202 = coefficients + t5201;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5203 = (u64)channel_2;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5204 = t5203 * coefficients_stride1;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5205 = t5204 * 4ull;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5206 = t5202 + t5205;
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5206), "f"(factor) : "memory");
                        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t5206), "f"(shift_2) : "memory");
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5207 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5208 = t5207 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5209 = t5208 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5210 = counters + t5209;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5211 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5212 = t5211 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t5213 = t5210 + t5212;
#line 180 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t5213), "r"(1u) : "memory");
                    }
                    const u32 t5214 = tiles < 16u ? tiles : 16u;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t5215 = t5214 << 2u;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t5216 = channel_2 + t5215;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    channel_2 = t5216;
                }
            }
        }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
        const bool t5218 = index < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
        if (t5218) {
            const u32 t5219 = rounds - 1u;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t5220 = t5219 - index;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u32 own = t5220 >> 1u;
            const u32 t5222 = own << 1u;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t5223 = index + t5222;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t5224 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t5225 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t5226 = t5223 * t5225;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_4 = t5224 + t5226;
            const u32 t5228 = number_4 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t5229;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5229) : "r"(t5228), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample_4 = t5229 >> tiles_shift;
            const u32 t5231 = sample_4 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at_35 = number_4 - t5231;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5233 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5234 = t5233 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5235 = t5234 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5236 = counters + t5235;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5237 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5238 = t5237 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5239 = t5236 + t5238;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5240 = t63 == 0u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
            if (t5240) {
                while (true) {
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t5241;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t5241) : "l"(t5239) : "memory");
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t5242 = t5241 < 64u;
                    if (!t5242) break;
                }
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t5245 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t5245) : "memory");
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5246 = t63 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5247 = t64 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5248 = t5246 & t5247;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            if (t5248) {
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                const u32 last_2 = tiles - 1u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5250 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5251 = t5250 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5252 = t5251 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5253 = counters + t5252;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5254 = 2ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5255 = t5254 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t5256 = t5253 + t5255;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                u32 t5257;
                asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t5257) : "l"(t5256), "r"(last_2) : "memory");
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                const bool t5258 = t5257 == last_2;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                if (t5258) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5259 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5260 = t5259 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5261 = t5260 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5262 = counters + t5261;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5263 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5264 = t5263 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t5265 = t5262 + t5264;
#line 199 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5265), "r"(0u) : "memory");
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5239), "r"(0u) : "memory");
                }
            }
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t5266 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t5267 = t5266 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t5268 = t5267 << 3u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5269 = (u64)sample_4;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5270 = t5269 * coefficients_stride0;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5271 = t5270 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5272 = coefficients + t5271;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5273 = (u64)t5268;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5274 = t5273 * coefficients_stride1;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5275 = t5274 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t5276 = t5272 + t5275;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5277;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t5277) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5278;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t5278) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5279;
            asm volatile("ld.global.f32 %0, [%1+8];" : "=f"(t5279) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5280;
            asm volatile("ld.global.f32 %0, [%1+12];" : "=f"(t5280) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5281;
            asm volatile("ld.global.f32 %0, [%1+16];" : "=f"(t5281) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5282;
            asm volatile("ld.global.f32 %0, [%1+20];" : "=f"(t5282) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5283;
            asm volatile("ld.global.f32 %0, [%1+24];" : "=f"(t5283) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5284;
            asm volatile("ld.global.f32 %0, [%1+28];" : "=f"(t5284) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5285;
            asm volatile("ld.global.f32 %0, [%1+32];" : "=f"(t5285) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5286;
            asm volatile("ld.global.f32 %0, [%1+36];" : "=f"(t5286) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5287;
            asm volatile("ld.global.f32 %0, [%1+40];" : "=f"(t5287) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5288;
            asm volatile("ld.global.f32 %0, [%1+44];" : "=f"(t5288) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5289;
            asm volatile("ld.global.f32 %0, [%1+48];" : "=f"(t5289) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5290;
            asm volatile("ld.global.f32 %0, [%1+52];" : "=f"(t5290) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5291;
            asm volatile("ld.global.f32 %0, [%1+56];" : "=f"(t5291) : "l"(t5276) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t5292;
            asm volatile("ld.global.f32 %0, [%1+60];" : "=f"(t5292) : "l"(t5276) : "memory");
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t5293 = at_35 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t5294;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5294) : "r"(t5293), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t5295 = t5294 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t5295 << 5u;
            const u32 t5297 = at_35 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t5298;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5298) : "r"(t5297), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t5299 = t5298 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t5300 = t5299 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t5301 = at_35 - t5300;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t5301 << 3u;
            const bool t5303 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t5304 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t5303 ? t5304 : 0u;
            const u32 t5306 = left_4 < 32u ? left_4 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t5307 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t5308 = t5307 < 8u ? t5307 : 8u;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 t5309 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t5309 & 127u;
            const u32 t5311 = thread_3 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 pixel_17 = thread_3 >> 3u;
            const u32 channel_3 = t5311 << 3u;
#line 68 "fa-kernels/src/conv/output.rs"
            const bool t5314 = channel_3 < 32u;
#line 68 "fa-kernels/src/conv/output.rs"
            if (t5314) {
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5315 = pixel_17 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5316 = pixel_17 & 7u;
                const bool t5317 = t5315 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5318 = t5316 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5319 = t5317 & t5318;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5319) {
                    const u32 t5320 = pixel_17 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5321 = t5311 ^ t5320;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5322 = pixel_17 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5323 = t5321 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5324 = t5322 + t5323;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5325 = t66 + t5324;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_65;
                    u32 row_66;
                    u32 row_67;
                    u32 row_68;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t5325) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5326 = row_65 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5327 = row_65 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5328;
                    asm("mov.b32 %0, %1;" : "=f"(t5328) : "r"(t5326));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5329;
                    asm("mov.b32 %0, %1;" : "=f"(t5329) : "r"(t5327));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5330) : "f"(t5328), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5331 = t5330 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5332) : "f"(t5331));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5333 = t5332 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5334;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5334) : "f"(t5333));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5335 = t5330 * t5334;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5336) : "f"(t5329), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5337 = t5336 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5338;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5338) : "f"(t5337));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5339 = t5338 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5340;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5340) : "f"(t5339));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5341 = t5336 * t5340;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_65;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_65) : "f"(t5335), "f"(t5341));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5343 = row_66 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5344 = row_66 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5345;
                    asm("mov.b32 %0, %1;" : "=f"(t5345) : "r"(t5343));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5346;
                    asm("mov.b32 %0, %1;" : "=f"(t5346) : "r"(t5344));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5347) : "f"(t5345), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5348 = t5347 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5349) : "f"(t5348));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5350 = t5349 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5351;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5351) : "f"(t5350));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5352 = t5347 * t5351;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5353) : "f"(t5346), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5354 = t5353 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5355) : "f"(t5354));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5356 = t5355 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5357;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5357) : "f"(t5356));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5358 = t5353 * t5357;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_66;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_66) : "f"(t5352), "f"(t5358));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5360 = row_67 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5361 = row_67 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5362;
                    asm("mov.b32 %0, %1;" : "=f"(t5362) : "r"(t5360));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5363;
                    asm("mov.b32 %0, %1;" : "=f"(t5363) : "r"(t5361));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5364) : "f"(t5362), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5365 = t5364 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5366;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5366) : "f"(t5365));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5367 = t5366 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5368;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5368) : "f"(t5367));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5369 = t5364 * t5368;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5370) : "f"(t5363), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5371 = t5370 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5372) : "f"(t5371));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5373 = t5372 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5374;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5374) : "f"(t5373));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5375 = t5370 * t5374;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_67;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_67) : "f"(t5369), "f"(t5375));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5377 = row_68 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5378 = row_68 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5379;
                    asm("mov.b32 %0, %1;" : "=f"(t5379) : "r"(t5377));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5380;
                    asm("mov.b32 %0, %1;" : "=f"(t5380) : "r"(t5378));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5381) : "f"(t5379), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5382 = t5381 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5383;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5383) : "f"(t5382));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5384 = t5383 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5385;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5385) : "f"(t5384));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5386 = t5381 * t5385;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5387) : "f"(t5380), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5388 = t5387 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5389;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5389) : "f"(t5388));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5390 = t5389 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5391;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5391) : "f"(t5390));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5392 = t5387 * t5391;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_68;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_68) : "f"(t5386), "f"(t5392));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_36 = y_5 + t5315;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_37 = x_5 + t5316;
                    const u64 t5396 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5397 = t5396 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5398 = t5397 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5399 = y + t5398;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5400 = (u64)at_36;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5401 = t5400 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5402 = t5401 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5403 = t5399 + t5402;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5404 = (u64)at_37;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5405 = t5404 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5406 = t5405 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5407 = t5403 + t5406;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5408 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5409 = t5407 + t5408;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5409), "r"(words_65), "r"(words_66), "r"(words_67), "r"(words_68) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_18 = pixel_17 + 16u;
                const u32 t5411 = pixel_18 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5412 = pixel_18 & 7u;
                const bool t5413 = t5411 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5414 = t5412 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5415 = t5413 & t5414;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5415) {
                    const u32 t5416 = pixel_18 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5417 = t5311 ^ t5416;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5418 = pixel_18 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5419 = t5417 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5420 = t5418 + t5419;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5421 = t66 + t5420;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_69;
                    u32 row_70;
                    u32 row_71;
                    u32 row_72;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t5421) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5422 = row_69 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5423 = row_69 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5424;
                    asm("mov.b32 %0, %1;" : "=f"(t5424) : "r"(t5422));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5425;
                    asm("mov.b32 %0, %1;" : "=f"(t5425) : "r"(t5423));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5426) : "f"(t5424), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5427 = t5426 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5428) : "f"(t5427));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5429 = t5428 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5430;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5430) : "f"(t5429));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5431 = t5426 * t5430;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5432) : "f"(t5425), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5433 = t5432 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5434;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5434) : "f"(t5433));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5435 = t5434 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5436;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5436) : "f"(t5435));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5437 = t5432 * t5436;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_69;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_69) : "f"(t5431), "f"(t5437));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5439 = row_70 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5440 = row_70 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5441;
                    asm("mov.b32 %0, %1;" : "=f"(t5441) : "r"(t5439));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5442;
                    asm("mov.b32 %0, %1;" : "=f"(t5442) : "r"(t5440));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5443) : "f"(t5441), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5444 = t5443 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5445) : "f"(t5444));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5446 = t5445 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5447;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5447) : "f"(t5446));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5448 = t5443 * t5447;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5449) : "f"(t5442), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5450 = t5449 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5451;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5451) : "f"(t5450));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5452 = t5451 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5453;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5453) : "f"(t5452));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5454 = t5449 * t5453;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_70;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_70) : "f"(t5448), "f"(t5454));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5456 = row_71 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5457 = row_71 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5458;
                    asm("mov.b32 %0, %1;" : "=f"(t5458) : "r"(t5456));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5459;
                    asm("mov.b32 %0, %1;" : "=f"(t5459) : "r"(t5457));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5460) : "f"(t5458), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5461 = t5460 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5462) : "f"(t5461));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5463 = t5462 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5464;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5464) : "f"(t5463));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5465 = t5460 * t5464;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5466) : "f"(t5459), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5467 = t5466 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5468;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5468) : "f"(t5467));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5469 = t5468 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5470;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5470) : "f"(t5469));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5471 = t5466 * t5470;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_71;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_71) : "f"(t5465), "f"(t5471));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5473 = row_72 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5474 = row_72 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5475;
                    asm("mov.b32 %0, %1;" : "=f"(t5475) : "r"(t5473));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5476;
                    asm("mov.b32 %0, %1;" : "=f"(t5476) : "r"(t5474));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5477) : "f"(t5475), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5478 = t5477 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5479) : "f"(t5478));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5480 = t5479 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5481;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5481) : "f"(t5480));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5482 = t5477 * t5481;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5483) : "f"(t5476), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5484 = t5483 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5485) : "f"(t5484));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5486 = t5485 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5487;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5487) : "f"(t5486));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5488 = t5483 * t5487;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_72;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_72) : "f"(t5482), "f"(t5488));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_38 = y_5 + t5411;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_39 = x_5 + t5412;
                    const u64 t5492 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5493 = t5492 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5494 = t5493 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5495 = y + t5494;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5496 = (u64)at_38;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5497 = t5496 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5498 = t5497 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5499 = t5495 + t5498;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5500 = (u64)at_39;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5501 = t5500 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5502 = t5501 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5503 = t5499 + t5502;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5504 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5505 = t5503 + t5504;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5505), "r"(words_69), "r"(words_70), "r"(words_71), "r"(words_72) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_19 = pixel_17 + 32u;
                const u32 t5507 = pixel_19 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5508 = pixel_19 & 7u;
                const bool t5509 = t5507 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5510 = t5508 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5511 = t5509 & t5510;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5511) {
                    const u32 t5512 = pixel_19 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5513 = t5311 ^ t5512;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5514 = pixel_19 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5515 = t5513 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5516 = t5514 + t5515;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5517 = t66 + t5516;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_73;
                    u32 row_74;
                    u32 row_75;
                    u32 row_76;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t5517) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5518 = row_73 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5519 = row_73 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5520;
                    asm("mov.b32 %0, %1;" : "=f"(t5520) : "r"(t5518));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5521;
                    asm("mov.b32 %0, %1;" : "=f"(t5521) : "r"(t5519));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5522) : "f"(t5520), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5523 = t5522 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5524) : "f"(t5523));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5525 = t5524 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5526;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5526) : "f"(t5525));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5527 = t5522 * t5526;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5528) : "f"(t5521), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5529 = t5528 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5530) : "f"(t5529));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5531 = t5530 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5532;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5532) : "f"(t5531));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5533 = t5528 * t5532;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_73;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_73) : "f"(t5527), "f"(t5533));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5535 = row_74 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5536 = row_74 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5537;
                    asm("mov.b32 %0, %1;" : "=f"(t5537) : "r"(t5535));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5538;
                    asm("mov.b32 %0, %1;" : "=f"(t5538) : "r"(t5536));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5539) : "f"(t5537), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5540 = t5539 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5541) : "f"(t5540));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5542 = t5541 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5543;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5543) : "f"(t5542));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5544 = t5539 * t5543;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5545) : "f"(t5538), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5546 = t5545 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5547;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5547) : "f"(t5546));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5548 = t5547 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5549;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5549) : "f"(t5548));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5550 = t5545 * t5549;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_74;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_74) : "f"(t5544), "f"(t5550));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5552 = row_75 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5553 = row_75 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5554;
                    asm("mov.b32 %0, %1;" : "=f"(t5554) : "r"(t5552));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5555;
                    asm("mov.b32 %0, %1;" : "=f"(t5555) : "r"(t5553));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5556) : "f"(t5554), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5557 = t5556 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5558) : "f"(t5557));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5559 = t5558 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5560;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5560) : "f"(t5559));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5561 = t5556 * t5560;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5562) : "f"(t5555), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5563 = t5562 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5564) : "f"(t5563));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5565 = t5564 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5566;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5566) : "f"(t5565));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5567 = t5562 * t5566;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_75;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_75) : "f"(t5561), "f"(t5567));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5569 = row_76 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5570 = row_76 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5571;
                    asm("mov.b32 %0, %1;" : "=f"(t5571) : "r"(t5569));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5572;
                    asm("mov.b32 %0, %1;" : "=f"(t5572) : "r"(t5570));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5573) : "f"(t5571), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5574 = t5573 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5575;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5575) : "f"(t5574));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5576 = t5575 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5577;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5577) : "f"(t5576));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5578 = t5573 * t5577;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5579) : "f"(t5572), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5580 = t5579 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5581) : "f"(t5580));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5582 = t5581 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5583;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5583) : "f"(t5582));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5584 = t5579 * t5583;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_76;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_76) : "f"(t5578), "f"(t5584));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_40 = y_5 + t5507;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_41 = x_5 + t5508;
                    const u64 t5588 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5589 = t5588 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5590 = t5589 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5591 = y + t5590;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5592 = (u64)at_40;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5593 = t5592 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5594 = t5593 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5595 = t5591 + t5594;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5596 = (u64)at_41;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5597 = t5596 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5598 = t5597 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5599 = t5595 + t5598;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5600 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5601 = t5599 + t5600;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5601), "r"(words_73), "r"(words_74), "r"(words_75), "r"(words_76) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_20 = pixel_17 + 48u;
                const u32 t5603 = pixel_20 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5604 = pixel_20 & 7u;
                const bool t5605 = t5603 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5606 = t5604 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5607 = t5605 & t5606;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5607) {
                    const u32 t5608 = pixel_20 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5609 = t5311 ^ t5608;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5610 = pixel_20 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5611 = t5609 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5612 = t5610 + t5611;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5613 = t66 + t5612;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_77;
                    u32 row_78;
                    u32 row_79;
                    u32 row_80;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t5613) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5614 = row_77 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5615 = row_77 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5616;
                    asm("mov.b32 %0, %1;" : "=f"(t5616) : "r"(t5614));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5617;
                    asm("mov.b32 %0, %1;" : "=f"(t5617) : "r"(t5615));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5618) : "f"(t5616), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5619 = t5618 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5620;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5620) : "f"(t5619));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5621 = t5620 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5622;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5622) : "f"(t5621));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5623 = t5618 * t5622;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5624) : "f"(t5617), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5625 = t5624 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5626;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5626) : "f"(t5625));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5627 = t5626 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5628;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5628) : "f"(t5627));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5629 = t5624 * t5628;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_77;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_77) : "f"(t5623), "f"(t5629));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5631 = row_78 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5632 = row_78 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5633;
                    asm("mov.b32 %0, %1;" : "=f"(t5633) : "r"(t5631));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5634;
                    asm("mov.b32 %0, %1;" : "=f"(t5634) : "r"(t5632));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5635) : "f"(t5633), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5636 = t5635 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5637) : "f"(t5636));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5638 = t5637 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5639;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5639) : "f"(t5638));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5640 = t5635 * t5639;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5641) : "f"(t5634), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5642 = t5641 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5643) : "f"(t5642));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5644 = t5643 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5645;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5645) : "f"(t5644));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5646 = t5641 * t5645;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_78;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_78) : "f"(t5640), "f"(t5646));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5648 = row_79 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5649 = row_79 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5650;
                    asm("mov.b32 %0, %1;" : "=f"(t5650) : "r"(t5648));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5651;
                    asm("mov.b32 %0, %1;" : "=f"(t5651) : "r"(t5649));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5652) : "f"(t5650), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5653 = t5652 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5654) : "f"(t5653));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5655 = t5654 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5656;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5656) : "f"(t5655));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5657 = t5652 * t5656;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5658) : "f"(t5651), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5659 = t5658 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5660) : "f"(t5659));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5661 = t5660 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5662;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5662) : "f"(t5661));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5663 = t5658 * t5662;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_79;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_79) : "f"(t5657), "f"(t5663));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5665 = row_80 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5666 = row_80 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5667;
                    asm("mov.b32 %0, %1;" : "=f"(t5667) : "r"(t5665));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5668;
                    asm("mov.b32 %0, %1;" : "=f"(t5668) : "r"(t5666));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5669) : "f"(t5667), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5670 = t5669 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5671) : "f"(t5670));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5672 = t5671 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5673;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5673) : "f"(t5672));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5674 = t5669 * t5673;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5675) : "f"(t5668), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5676 = t5675 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5677) : "f"(t5676));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5678 = t5677 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5679;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5679) : "f"(t5678));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5680 = t5675 * t5679;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_80;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_80) : "f"(t5674), "f"(t5680));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_42 = y_5 + t5603;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_43 = x_5 + t5604;
                    const u64 t5684 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5685 = t5684 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5686 = t5685 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5687 = y + t5686;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5688 = (u64)at_42;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5689 = t5688 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5690 = t5689 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5691 = t5687 + t5690;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5692 = (u64)at_43;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5693 = t5692 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5694 = t5693 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5695 = t5691 + t5694;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5696 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5697 = t5695 + t5696;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5697), "r"(words_77), "r"(words_78), "r"(words_79), "r"(words_80) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_21 = pixel_17 + 64u;
                const u32 t5699 = pixel_21 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5700 = pixel_21 & 7u;
                const bool t5701 = t5699 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5702 = t5700 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5703 = t5701 & t5702;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5703) {
                    const u32 t5704 = pixel_21 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5705 = t5311 ^ t5704;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5706 = pixel_21 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5707 = t5705 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5708 = t5706 + t5707;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5709 = t66 + t5708;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_81;
                    u32 row_82;
                    u32 row_83;
                    u32 row_84;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t5709) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5710 = row_81 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5711 = row_81 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5712;
                    asm("mov.b32 %0, %1;" : "=f"(t5712) : "r"(t5710));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5713;
                    asm("mov.b32 %0, %1;" : "=f"(t5713) : "r"(t5711));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5714) : "f"(t5712), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5715 = t5714 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5716;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5716) : "f"(t5715));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5717 = t5716 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5718;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5718) : "f"(t5717));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5719 = t5714 * t5718;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5720) : "f"(t5713), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5721 = t5720 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5722) : "f"(t5721));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5723 = t5722 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5724;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5724) : "f"(t5723));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5725 = t5720 * t5724;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_81;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_81) : "f"(t5719), "f"(t5725));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5727 = row_82 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5728 = row_82 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5729;
                    asm("mov.b32 %0, %1;" : "=f"(t5729) : "r"(t5727));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5730;
                    asm("mov.b32 %0, %1;" : "=f"(t5730) : "r"(t5728));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5731;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5731) : "f"(t5729), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5732 = t5731 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5733;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5733) : "f"(t5732));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5734 = t5733 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5735;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5735) : "f"(t5734));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5736 = t5731 * t5735;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5737;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5737) : "f"(t5730), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5738 = t5737 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5739;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5739) : "f"(t5738));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5740 = t5739 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5741;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5741) : "f"(t5740));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5742 = t5737 * t5741;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_82;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_82) : "f"(t5736), "f"(t5742));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5744 = row_83 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5745 = row_83 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5746;
                    asm("mov.b32 %0, %1;" : "=f"(t5746) : "r"(t5744));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5747;
                    asm("mov.b32 %0, %1;" : "=f"(t5747) : "r"(t5745));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5748;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5748) : "f"(t5746), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5749 = t5748 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5750) : "f"(t5749));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5751 = t5750 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5752;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5752) : "f"(t5751));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5753 = t5748 * t5752;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5754;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5754) : "f"(t5747), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5755 = t5754 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5756;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5756) : "f"(t5755));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5757 = t5756 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5758;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5758) : "f"(t5757));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5759 = t5754 * t5758;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_83;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_83) : "f"(t5753), "f"(t5759));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5761 = row_84 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5762 = row_84 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5763;
                    asm("mov.b32 %0, %1;" : "=f"(t5763) : "r"(t5761));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5764;
                    asm("mov.b32 %0, %1;" : "=f"(t5764) : "r"(t5762));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5765) : "f"(t5763), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5766 = t5765 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5767;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5767) : "f"(t5766));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5768 = t5767 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5769;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5769) : "f"(t5768));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5770 = t5765 * t5769;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5771) : "f"(t5764), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5772 = t5771 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5773;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5773) : "f"(t5772));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5774 = t5773 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5775;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5775) : "f"(t5774));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5776 = t5771 * t5775;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_84;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_84) : "f"(t5770), "f"(t5776));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_44 = y_5 + t5699;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_45 = x_5 + t5700;
                    const u64 t5780 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5781 = t5780 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5782 = t5781 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5783 = y + t5782;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5784 = (u64)at_44;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5785 = t5784 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5786 = t5785 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5787 = t5783 + t5786;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5788 = (u64)at_45;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5789 = t5788 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5790 = t5789 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5791 = t5787 + t5790;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5792 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5793 = t5791 + t5792;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5793), "r"(words_81), "r"(words_82), "r"(words_83), "r"(words_84) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_22 = pixel_17 + 80u;
                const u32 t5795 = pixel_22 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5796 = pixel_22 & 7u;
                const bool t5797 = t5795 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5798 = t5796 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5799 = t5797 & t5798;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5799) {
                    const u32 t5800 = pixel_22 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5801 = t5311 ^ t5800;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5802 = pixel_22 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5803 = t5801 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5804 = t5802 + t5803;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5805 = t66 + t5804;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_85;
                    u32 row_86;
                    u32 row_87;
                    u32 row_88;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t5805) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5806 = row_85 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5807 = row_85 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5808;
                    asm("mov.b32 %0, %1;" : "=f"(t5808) : "r"(t5806));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5809;
                    asm("mov.b32 %0, %1;" : "=f"(t5809) : "r"(t5807));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5810;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5810) : "f"(t5808), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5811 = t5810 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5812;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5812) : "f"(t5811));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5813 = t5812 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5814;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5814) : "f"(t5813));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5815 = t5810 * t5814;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5816;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5816) : "f"(t5809), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5817 = t5816 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5818;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5818) : "f"(t5817));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5819 = t5818 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5820;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5820) : "f"(t5819));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5821 = t5816 * t5820;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_85;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_85) : "f"(t5815), "f"(t5821));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5823 = row_86 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5824 = row_86 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5825;
                    asm("mov.b32 %0, %1;" : "=f"(t5825) : "r"(t5823));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5826;
                    asm("mov.b32 %0, %1;" : "=f"(t5826) : "r"(t5824));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5827;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5827) : "f"(t5825), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5828 = t5827 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5829) : "f"(t5828));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5830 = t5829 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5831;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5831) : "f"(t5830));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5832 = t5827 * t5831;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5833;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5833) : "f"(t5826), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5834 = t5833 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5835) : "f"(t5834));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5836 = t5835 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5837;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5837) : "f"(t5836));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5838 = t5833 * t5837;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_86;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_86) : "f"(t5832), "f"(t5838));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5840 = row_87 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5841 = row_87 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5842;
                    asm("mov.b32 %0, %1;" : "=f"(t5842) : "r"(t5840));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5843;
                    asm("mov.b32 %0, %1;" : "=f"(t5843) : "r"(t5841));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5844) : "f"(t5842), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5845 = t5844 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5846;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5846) : "f"(t5845));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5847 = t5846 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5848;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5848) : "f"(t5847));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5849 = t5844 * t5848;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5850) : "f"(t5843), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5851 = t5850 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5852;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5852) : "f"(t5851));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5853 = t5852 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5854;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5854) : "f"(t5853));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5855 = t5850 * t5854;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_87;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_87) : "f"(t5849), "f"(t5855));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5857 = row_88 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5858 = row_88 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5859;
                    asm("mov.b32 %0, %1;" : "=f"(t5859) : "r"(t5857));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5860;
                    asm("mov.b32 %0, %1;" : "=f"(t5860) : "r"(t5858));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5861;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5861) : "f"(t5859), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5862 = t5861 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5863;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5863) : "f"(t5862));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5864 = t5863 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5865;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5865) : "f"(t5864));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5866 = t5861 * t5865;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5867) : "f"(t5860), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5868 = t5867 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5869;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5869) : "f"(t5868));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5870 = t5869 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5871;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5871) : "f"(t5870));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5872 = t5867 * t5871;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_88;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_88) : "f"(t5866), "f"(t5872));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_46 = y_5 + t5795;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_47 = x_5 + t5796;
                    const u64 t5876 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5877 = t5876 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5878 = t5877 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5879 = y + t5878;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5880 = (u64)at_46;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5881 = t5880 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5882 = t5881 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5883 = t5879 + t5882;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5884 = (u64)at_47;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5885 = t5884 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5886 = t5885 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5887 = t5883 + t5886;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5888 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5889 = t5887 + t5888;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5889), "r"(words_85), "r"(words_86), "r"(words_87), "r"(words_88) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_23 = pixel_17 + 96u;
                const u32 t5891 = pixel_23 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5892 = pixel_23 & 7u;
                const bool t5893 = t5891 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5894 = t5892 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5895 = t5893 & t5894;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5895) {
                    const u32 t5896 = pixel_23 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5897 = t5311 ^ t5896;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5898 = pixel_23 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5899 = t5897 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5900 = t5898 + t5899;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5901 = t66 + t5900;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_89;
                    u32 row_90;
                    u32 row_91;
                    u32 row_92;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t5901) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5902 = row_89 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5903 = row_89 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5904;
                    asm("mov.b32 %0, %1;" : "=f"(t5904) : "r"(t5902));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5905;
                    asm("mov.b32 %0, %1;" : "=f"(t5905) : "r"(t5903));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5906;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5906) : "f"(t5904), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5907 = t5906 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5908;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5908) : "f"(t5907));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5909 = t5908 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5910;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5910) : "f"(t5909));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5911 = t5906 * t5910;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5912) : "f"(t5905), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5913 = t5912 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5914;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5914) : "f"(t5913));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5915 = t5914 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5916;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5916) : "f"(t5915));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5917 = t5912 * t5916;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_89;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_89) : "f"(t5911), "f"(t5917));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5919 = row_90 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5920 = row_90 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5921;
                    asm("mov.b32 %0, %1;" : "=f"(t5921) : "r"(t5919));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5922;
                    asm("mov.b32 %0, %1;" : "=f"(t5922) : "r"(t5920));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5923) : "f"(t5921), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5924 = t5923 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5925;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5925) : "f"(t5924));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5926 = t5925 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5927;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5927) : "f"(t5926));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5928 = t5923 * t5927;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5929) : "f"(t5922), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5930 = t5929 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5931;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5931) : "f"(t5930));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5932 = t5931 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5933;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5933) : "f"(t5932));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5934 = t5929 * t5933;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_90;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_90) : "f"(t5928), "f"(t5934));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5936 = row_91 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5937 = row_91 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5938;
                    asm("mov.b32 %0, %1;" : "=f"(t5938) : "r"(t5936));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5939;
                    asm("mov.b32 %0, %1;" : "=f"(t5939) : "r"(t5937));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5940) : "f"(t5938), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5941 = t5940 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5942;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5942) : "f"(t5941));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5943 = t5942 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5944;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5944) : "f"(t5943));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5945 = t5940 * t5944;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5946) : "f"(t5939), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5947 = t5946 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5948;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5948) : "f"(t5947));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5949 = t5948 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5950;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5950) : "f"(t5949));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5951 = t5946 * t5950;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_91;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_91) : "f"(t5945), "f"(t5951));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5953 = row_92 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5954 = row_92 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5955;
                    asm("mov.b32 %0, %1;" : "=f"(t5955) : "r"(t5953));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5956;
                    asm("mov.b32 %0, %1;" : "=f"(t5956) : "r"(t5954));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5957) : "f"(t5955), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5958 = t5957 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5959;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5959) : "f"(t5958));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5960 = t5959 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5961;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5961) : "f"(t5960));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5962 = t5957 * t5961;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5963) : "f"(t5956), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5964 = t5963 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5965;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5965) : "f"(t5964));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5966 = t5965 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5967;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5967) : "f"(t5966));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5968 = t5963 * t5967;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_92;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_92) : "f"(t5962), "f"(t5968));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_48 = y_5 + t5891;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_49 = x_5 + t5892;
                    const u64 t5972 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5973 = t5972 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5974 = t5973 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5975 = y + t5974;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5976 = (u64)at_48;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5977 = t5976 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5978 = t5977 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5979 = t5975 + t5978;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5980 = (u64)at_49;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5981 = t5980 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5982 = t5981 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5983 = t5979 + t5982;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5984 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5985 = t5983 + t5984;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5985), "r"(words_89), "r"(words_90), "r"(words_91), "r"(words_92) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_24 = pixel_17 + 112u;
                const u32 t5987 = pixel_24 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t5988 = pixel_24 & 7u;
                const bool t5989 = t5987 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5990 = t5988 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t5991 = t5989 & t5990;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t5991) {
                    const u32 t5992 = pixel_24 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5993 = t5311 ^ t5992;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5994 = pixel_24 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5995 = t5993 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5996 = t5994 + t5995;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t5997 = t66 + t5996;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_93;
                    u32 row_94;
                    u32 row_95;
                    u32 row_96;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t5997) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5998 = row_93 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5999 = row_93 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6000;
                    asm("mov.b32 %0, %1;" : "=f"(t6000) : "r"(t5998));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6001;
                    asm("mov.b32 %0, %1;" : "=f"(t6001) : "r"(t5999));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6002) : "f"(t6000), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6003 = t6002 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6004;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6004) : "f"(t6003));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6005 = t6004 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6006;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6006) : "f"(t6005));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6007 = t6002 * t6006;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6008) : "f"(t6001), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6009 = t6008 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6010) : "f"(t6009));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6011 = t6010 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6012;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6012) : "f"(t6011));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6013 = t6008 * t6012;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_93;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_93) : "f"(t6007), "f"(t6013));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6015 = row_94 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6016 = row_94 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6017;
                    asm("mov.b32 %0, %1;" : "=f"(t6017) : "r"(t6015));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6018;
                    asm("mov.b32 %0, %1;" : "=f"(t6018) : "r"(t6016));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6019) : "f"(t6017), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6020 = t6019 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6021;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6021) : "f"(t6020));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6022 = t6021 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6023;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6023) : "f"(t6022));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6024 = t6019 * t6023;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6025;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6025) : "f"(t6018), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6026 = t6025 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6027;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6027) : "f"(t6026));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6028 = t6027 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6029;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6029) : "f"(t6028));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6030 = t6025 * t6029;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_94;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_94) : "f"(t6024), "f"(t6030));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6032 = row_95 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6033 = row_95 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6034;
                    asm("mov.b32 %0, %1;" : "=f"(t6034) : "r"(t6032));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6035;
                    asm("mov.b32 %0, %1;" : "=f"(t6035) : "r"(t6033));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6036) : "f"(t6034), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6037 = t6036 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6038;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6038) : "f"(t6037));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6039 = t6038 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6040;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6040) : "f"(t6039));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6041 = t6036 * t6040;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6042) : "f"(t6035), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6043 = t6042 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6044;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6044) : "f"(t6043));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6045 = t6044 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6046;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6046) : "f"(t6045));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6047 = t6042 * t6046;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_95;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_95) : "f"(t6041), "f"(t6047));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6049 = row_96 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6050 = row_96 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6051;
                    asm("mov.b32 %0, %1;" : "=f"(t6051) : "r"(t6049));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6052;
                    asm("mov.b32 %0, %1;" : "=f"(t6052) : "r"(t6050));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6053) : "f"(t6051), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6054 = t6053 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6055;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6055) : "f"(t6054));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6056 = t6055 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6057;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6057) : "f"(t6056));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6058 = t6053 * t6057;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6059) : "f"(t6052), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6060 = t6059 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6061;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6061) : "f"(t6060));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6062 = t6061 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6063;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6063) : "f"(t6062));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6064 = t6059 * t6063;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_96;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_96) : "f"(t6058), "f"(t6064));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_50 = y_5 + t5987;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_51 = x_5 + t5988;
                    const u64 t6068 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6069 = t6068 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6070 = t6069 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6071 = y + t6070;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6072 = (u64)at_50;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6073 = t6072 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6074 = t6073 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6075 = t6071 + t6074;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6076 = (u64)at_51;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6077 = t6076 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6078 = t6077 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6079 = t6075 + t6078;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6080 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6081 = t6079 + t6080;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6081), "r"(words_93), "r"(words_94), "r"(words_95), "r"(words_96) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_25 = pixel_17 + 128u;
                const u32 t6083 = pixel_25 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6084 = pixel_25 & 7u;
                const bool t6085 = t6083 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6086 = t6084 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6087 = t6085 & t6086;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6087) {
                    const u32 t6088 = pixel_25 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6089 = t5311 ^ t6088;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6090 = pixel_25 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6091 = t6089 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6092 = t6090 + t6091;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6093 = t66 + t6092;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_97;
                    u32 row_98;
                    u32 row_99;
                    u32 row_100;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t6093) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6094 = row_97 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6095 = row_97 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6096;
                    asm("mov.b32 %0, %1;" : "=f"(t6096) : "r"(t6094));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6097;
                    asm("mov.b32 %0, %1;" : "=f"(t6097) : "r"(t6095));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6098) : "f"(t6096), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6099 = t6098 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6100) : "f"(t6099));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6101 = t6100 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6102;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6102) : "f"(t6101));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6103 = t6098 * t6102;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6104) : "f"(t6097), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6105 = t6104 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6106;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6106) : "f"(t6105));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6107 = t6106 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6108;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6108) : "f"(t6107));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6109 = t6104 * t6108;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_97;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_97) : "f"(t6103), "f"(t6109));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6111 = row_98 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6112 = row_98 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6113;
                    asm("mov.b32 %0, %1;" : "=f"(t6113) : "r"(t6111));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6114;
                    asm("mov.b32 %0, %1;" : "=f"(t6114) : "r"(t6112));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6115) : "f"(t6113), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6116 = t6115 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6117) : "f"(t6116));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6118 = t6117 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6119;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6119) : "f"(t6118));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6120 = t6115 * t6119;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6121) : "f"(t6114), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6122 = t6121 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6123;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6123) : "f"(t6122));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6124 = t6123 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6125;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6125) : "f"(t6124));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6126 = t6121 * t6125;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_98;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_98) : "f"(t6120), "f"(t6126));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6128 = row_99 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6129 = row_99 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6130;
                    asm("mov.b32 %0, %1;" : "=f"(t6130) : "r"(t6128));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6131;
                    asm("mov.b32 %0, %1;" : "=f"(t6131) : "r"(t6129));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6132) : "f"(t6130), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6133 = t6132 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6134;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6134) : "f"(t6133));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6135 = t6134 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6136;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6136) : "f"(t6135));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6137 = t6132 * t6136;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6138) : "f"(t6131), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6139 = t6138 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6140;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6140) : "f"(t6139));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6141 = t6140 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6142;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6142) : "f"(t6141));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6143 = t6138 * t6142;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_99;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_99) : "f"(t6137), "f"(t6143));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6145 = row_100 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6146 = row_100 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6147;
                    asm("mov.b32 %0, %1;" : "=f"(t6147) : "r"(t6145));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6148;
                    asm("mov.b32 %0, %1;" : "=f"(t6148) : "r"(t6146));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6149) : "f"(t6147), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6150 = t6149 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6151;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6151) : "f"(t6150));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6152 = t6151 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6153;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6153) : "f"(t6152));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6154 = t6149 * t6153;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6155) : "f"(t6148), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6156 = t6155 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6157;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6157) : "f"(t6156));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6158 = t6157 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6159;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6159) : "f"(t6158));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6160 = t6155 * t6159;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_100;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_100) : "f"(t6154), "f"(t6160));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_52 = y_5 + t6083;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_53 = x_5 + t6084;
                    const u64 t6164 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6165 = t6164 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6166 = t6165 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6167 = y + t6166;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6168 = (u64)at_52;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6169 = t6168 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6170 = t6169 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6171 = t6167 + t6170;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6172 = (u64)at_53;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6173 = t6172 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6174 = t6173 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6175 = t6171 + t6174;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6176 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6177 = t6175 + t6176;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6177), "r"(words_97), "r"(words_98), "r"(words_99), "r"(words_100) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_26 = pixel_17 + 144u;
                const u32 t6179 = pixel_26 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6180 = pixel_26 & 7u;
                const bool t6181 = t6179 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6182 = t6180 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6183 = t6181 & t6182;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6183) {
                    const u32 t6184 = pixel_26 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6185 = t5311 ^ t6184;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6186 = pixel_26 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6187 = t6185 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6188 = t6186 + t6187;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6189 = t66 + t6188;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    u32 row_104;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t6189) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6190 = row_101 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6191 = row_101 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6192;
                    asm("mov.b32 %0, %1;" : "=f"(t6192) : "r"(t6190));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6193;
                    asm("mov.b32 %0, %1;" : "=f"(t6193) : "r"(t6191));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6194) : "f"(t6192), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6195 = t6194 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6196;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6196) : "f"(t6195));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6197 = t6196 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6198;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6198) : "f"(t6197));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6199 = t6194 * t6198;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6200) : "f"(t6193), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6201 = t6200 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6202;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6202) : "f"(t6201));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6203 = t6202 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6204;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6204) : "f"(t6203));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6205 = t6200 * t6204;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_101;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_101) : "f"(t6199), "f"(t6205));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6207 = row_102 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6208 = row_102 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6209;
                    asm("mov.b32 %0, %1;" : "=f"(t6209) : "r"(t6207));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6210;
                    asm("mov.b32 %0, %1;" : "=f"(t6210) : "r"(t6208));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6211) : "f"(t6209), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6212 = t6211 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6213) : "f"(t6212));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6214 = t6213 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6215;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6215) : "f"(t6214));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6216 = t6211 * t6215;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6217) : "f"(t6210), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6218 = t6217 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6219;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6219) : "f"(t6218));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6220 = t6219 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6221;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6221) : "f"(t6220));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6222 = t6217 * t6221;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_102;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_102) : "f"(t6216), "f"(t6222));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6224 = row_103 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6225 = row_103 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6226;
                    asm("mov.b32 %0, %1;" : "=f"(t6226) : "r"(t6224));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6227;
                    asm("mov.b32 %0, %1;" : "=f"(t6227) : "r"(t6225));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6228) : "f"(t6226), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6229 = t6228 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6230;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6230) : "f"(t6229));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6231 = t6230 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6232;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6232) : "f"(t6231));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6233 = t6228 * t6232;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6234) : "f"(t6227), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6235 = t6234 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6236;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6236) : "f"(t6235));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6237 = t6236 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6238;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6238) : "f"(t6237));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6239 = t6234 * t6238;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_103;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_103) : "f"(t6233), "f"(t6239));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6241 = row_104 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6242 = row_104 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6243;
                    asm("mov.b32 %0, %1;" : "=f"(t6243) : "r"(t6241));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6244;
                    asm("mov.b32 %0, %1;" : "=f"(t6244) : "r"(t6242));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6245) : "f"(t6243), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6246 = t6245 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6247;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6247) : "f"(t6246));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6248 = t6247 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6249;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6249) : "f"(t6248));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6250 = t6245 * t6249;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6251) : "f"(t6244), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6252 = t6251 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6253) : "f"(t6252));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6254 = t6253 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6255;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6255) : "f"(t6254));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6256 = t6251 * t6255;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_104;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_104) : "f"(t6250), "f"(t6256));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_54 = y_5 + t6179;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_55 = x_5 + t6180;
                    const u64 t6260 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6261 = t6260 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6262 = t6261 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6263 = y + t6262;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6264 = (u64)at_54;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6265 = t6264 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6266 = t6265 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6267 = t6263 + t6266;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6268 = (u64)at_55;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6269 = t6268 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6270 = t6269 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6271 = t6267 + t6270;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6272 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6273 = t6271 + t6272;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6273), "r"(words_101), "r"(words_102), "r"(words_103), "r"(words_104) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_27 = pixel_17 + 160u;
                const u32 t6275 = pixel_27 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6276 = pixel_27 & 7u;
                const bool t6277 = t6275 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6278 = t6276 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6279 = t6277 & t6278;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6279) {
                    const u32 t6280 = pixel_27 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6281 = t5311 ^ t6280;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6282 = pixel_27 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6283 = t6281 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6284 = t6282 + t6283;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6285 = t66 + t6284;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    u32 row_108;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t6285) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6286 = row_105 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6287 = row_105 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6288;
                    asm("mov.b32 %0, %1;" : "=f"(t6288) : "r"(t6286));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6289;
                    asm("mov.b32 %0, %1;" : "=f"(t6289) : "r"(t6287));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6290) : "f"(t6288), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6291 = t6290 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6292;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6292) : "f"(t6291));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6293 = t6292 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6294;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6294) : "f"(t6293));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6295 = t6290 * t6294;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6296) : "f"(t6289), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6297 = t6296 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6298;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6298) : "f"(t6297));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6299 = t6298 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6300;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6300) : "f"(t6299));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6301 = t6296 * t6300;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_105;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_105) : "f"(t6295), "f"(t6301));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6303 = row_106 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6304 = row_106 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6305;
                    asm("mov.b32 %0, %1;" : "=f"(t6305) : "r"(t6303));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6306;
                    asm("mov.b32 %0, %1;" : "=f"(t6306) : "r"(t6304));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6307) : "f"(t6305), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6308 = t6307 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6309;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6309) : "f"(t6308));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6310 = t6309 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6311;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6311) : "f"(t6310));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6312 = t6307 * t6311;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6313) : "f"(t6306), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6314 = t6313 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6315;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6315) : "f"(t6314));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6316 = t6315 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6317;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6317) : "f"(t6316));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6318 = t6313 * t6317;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_106;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_106) : "f"(t6312), "f"(t6318));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6320 = row_107 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6321 = row_107 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6322;
                    asm("mov.b32 %0, %1;" : "=f"(t6322) : "r"(t6320));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6323;
                    asm("mov.b32 %0, %1;" : "=f"(t6323) : "r"(t6321));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6324) : "f"(t6322), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6325 = t6324 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6326;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6326) : "f"(t6325));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6327 = t6326 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6328;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6328) : "f"(t6327));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6329 = t6324 * t6328;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6330) : "f"(t6323), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6331 = t6330 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6332) : "f"(t6331));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6333 = t6332 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6334;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6334) : "f"(t6333));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6335 = t6330 * t6334;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_107;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_107) : "f"(t6329), "f"(t6335));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6337 = row_108 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6338 = row_108 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6339;
                    asm("mov.b32 %0, %1;" : "=f"(t6339) : "r"(t6337));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6340;
                    asm("mov.b32 %0, %1;" : "=f"(t6340) : "r"(t6338));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6341) : "f"(t6339), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6342 = t6341 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6343) : "f"(t6342));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6344 = t6343 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6345;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6345) : "f"(t6344));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6346 = t6341 * t6345;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6347) : "f"(t6340), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6348 = t6347 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6349) : "f"(t6348));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6350 = t6349 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6351;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6351) : "f"(t6350));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6352 = t6347 * t6351;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_108;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_108) : "f"(t6346), "f"(t6352));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_56 = y_5 + t6275;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_57 = x_5 + t6276;
                    const u64 t6356 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6357 = t6356 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6358 = t6357 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6359 = y + t6358;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6360 = (u64)at_56;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6361 = t6360 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6362 = t6361 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6363 = t6359 + t6362;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6364 = (u64)at_57;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6365 = t6364 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6366 = t6365 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6367 = t6363 + t6366;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6368 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6369 = t6367 + t6368;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6369), "r"(words_105), "r"(words_106), "r"(words_107), "r"(words_108) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_28 = pixel_17 + 176u;
                const u32 t6371 = pixel_28 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6372 = pixel_28 & 7u;
                const bool t6373 = t6371 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6374 = t6372 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6375 = t6373 & t6374;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6375) {
                    const u32 t6376 = pixel_28 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6377 = t5311 ^ t6376;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6378 = pixel_28 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6379 = t6377 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6380 = t6378 + t6379;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6381 = t66 + t6380;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    u32 row_112;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t6381) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6382 = row_109 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6383 = row_109 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6384;
                    asm("mov.b32 %0, %1;" : "=f"(t6384) : "r"(t6382));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6385;
                    asm("mov.b32 %0, %1;" : "=f"(t6385) : "r"(t6383));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6386) : "f"(t6384), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6387 = t6386 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6388;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6388) : "f"(t6387));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6389 = t6388 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6390;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6390) : "f"(t6389));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6391 = t6386 * t6390;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6392) : "f"(t6385), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6393 = t6392 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6394;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6394) : "f"(t6393));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6395 = t6394 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6396;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6396) : "f"(t6395));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6397 = t6392 * t6396;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_109;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_109) : "f"(t6391), "f"(t6397));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6399 = row_110 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6400 = row_110 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6401;
                    asm("mov.b32 %0, %1;" : "=f"(t6401) : "r"(t6399));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6402;
                    asm("mov.b32 %0, %1;" : "=f"(t6402) : "r"(t6400));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6403) : "f"(t6401), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6404 = t6403 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6405) : "f"(t6404));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6406 = t6405 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6407;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6407) : "f"(t6406));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6408 = t6403 * t6407;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6409;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6409) : "f"(t6402), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6410 = t6409 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6411;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6411) : "f"(t6410));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6412 = t6411 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6413;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6413) : "f"(t6412));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6414 = t6409 * t6413;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_110;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_110) : "f"(t6408), "f"(t6414));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6416 = row_111 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6417 = row_111 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6418;
                    asm("mov.b32 %0, %1;" : "=f"(t6418) : "r"(t6416));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6419;
                    asm("mov.b32 %0, %1;" : "=f"(t6419) : "r"(t6417));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6420) : "f"(t6418), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6421 = t6420 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6422) : "f"(t6421));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6423 = t6422 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6424;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6424) : "f"(t6423));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6425 = t6420 * t6424;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6426) : "f"(t6419), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6427 = t6426 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6428) : "f"(t6427));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6429 = t6428 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6430;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6430) : "f"(t6429));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6431 = t6426 * t6430;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_111;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_111) : "f"(t6425), "f"(t6431));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6433 = row_112 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6434 = row_112 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6435;
                    asm("mov.b32 %0, %1;" : "=f"(t6435) : "r"(t6433));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6436;
                    asm("mov.b32 %0, %1;" : "=f"(t6436) : "r"(t6434));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6437) : "f"(t6435), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6438 = t6437 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6439) : "f"(t6438));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6440 = t6439 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6441;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6441) : "f"(t6440));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6442 = t6437 * t6441;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6443) : "f"(t6436), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6444 = t6443 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6445) : "f"(t6444));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6446 = t6445 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6447;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6447) : "f"(t6446));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6448 = t6443 * t6447;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_112;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_112) : "f"(t6442), "f"(t6448));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_58 = y_5 + t6371;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_59 = x_5 + t6372;
                    const u64 t6452 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6453 = t6452 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6454 = t6453 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6455 = y + t6454;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6456 = (u64)at_58;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6457 = t6456 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6458 = t6457 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6459 = t6455 + t6458;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6460 = (u64)at_59;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6461 = t6460 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6462 = t6461 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6463 = t6459 + t6462;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6464 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6465 = t6463 + t6464;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6465), "r"(words_109), "r"(words_110), "r"(words_111), "r"(words_112) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_29 = pixel_17 + 192u;
                const u32 t6467 = pixel_29 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6468 = pixel_29 & 7u;
                const bool t6469 = t6467 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6470 = t6468 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6471 = t6469 & t6470;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6471) {
                    const u32 t6472 = pixel_29 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6473 = t5311 ^ t6472;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6474 = pixel_29 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6475 = t6473 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6476 = t6474 + t6475;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6477 = t66 + t6476;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    u32 row_116;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t6477) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6478 = row_113 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6479 = row_113 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6480;
                    asm("mov.b32 %0, %1;" : "=f"(t6480) : "r"(t6478));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6481;
                    asm("mov.b32 %0, %1;" : "=f"(t6481) : "r"(t6479));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6482) : "f"(t6480), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6483 = t6482 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6484;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6484) : "f"(t6483));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6485 = t6484 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6486;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6486) : "f"(t6485));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6487 = t6482 * t6486;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6488) : "f"(t6481), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6489 = t6488 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6490;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6490) : "f"(t6489));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6491 = t6490 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6492;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6492) : "f"(t6491));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6493 = t6488 * t6492;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_113;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_113) : "f"(t6487), "f"(t6493));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6495 = row_114 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6496 = row_114 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6497;
                    asm("mov.b32 %0, %1;" : "=f"(t6497) : "r"(t6495));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6498;
                    asm("mov.b32 %0, %1;" : "=f"(t6498) : "r"(t6496));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6499) : "f"(t6497), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6500 = t6499 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6501) : "f"(t6500));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6502 = t6501 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6503;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6503) : "f"(t6502));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6504 = t6499 * t6503;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6505) : "f"(t6498), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6506 = t6505 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6507) : "f"(t6506));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6508 = t6507 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6509;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6509) : "f"(t6508));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6510 = t6505 * t6509;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_114;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_114) : "f"(t6504), "f"(t6510));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6512 = row_115 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6513 = row_115 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6514;
                    asm("mov.b32 %0, %1;" : "=f"(t6514) : "r"(t6512));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6515;
                    asm("mov.b32 %0, %1;" : "=f"(t6515) : "r"(t6513));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6516) : "f"(t6514), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6517 = t6516 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6518;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6518) : "f"(t6517));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6519 = t6518 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6520;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6520) : "f"(t6519));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6521 = t6516 * t6520;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6522) : "f"(t6515), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6523 = t6522 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6524) : "f"(t6523));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6525 = t6524 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6526;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6526) : "f"(t6525));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6527 = t6522 * t6526;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_115;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_115) : "f"(t6521), "f"(t6527));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6529 = row_116 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6530 = row_116 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6531;
                    asm("mov.b32 %0, %1;" : "=f"(t6531) : "r"(t6529));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6532;
                    asm("mov.b32 %0, %1;" : "=f"(t6532) : "r"(t6530));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6533;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6533) : "f"(t6531), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6534 = t6533 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6535) : "f"(t6534));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6536 = t6535 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6537;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6537) : "f"(t6536));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6538 = t6533 * t6537;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6539) : "f"(t6532), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6540 = t6539 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6541) : "f"(t6540));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6542 = t6541 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6543;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6543) : "f"(t6542));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6544 = t6539 * t6543;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_116;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_116) : "f"(t6538), "f"(t6544));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_60 = y_5 + t6467;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_61 = x_5 + t6468;
                    const u64 t6548 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6549 = t6548 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6550 = t6549 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6551 = y + t6550;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6552 = (u64)at_60;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6553 = t6552 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6554 = t6553 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6555 = t6551 + t6554;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6556 = (u64)at_61;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6557 = t6556 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6558 = t6557 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6559 = t6555 + t6558;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6560 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6561 = t6559 + t6560;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6561), "r"(words_113), "r"(words_114), "r"(words_115), "r"(words_116) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_30 = pixel_17 + 208u;
                const u32 t6563 = pixel_30 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6564 = pixel_30 & 7u;
                const bool t6565 = t6563 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6566 = t6564 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6567 = t6565 & t6566;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6567) {
                    const u32 t6568 = pixel_30 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6569 = t5311 ^ t6568;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6570 = pixel_30 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6571 = t6569 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6572 = t6570 + t6571;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6573 = t66 + t6572;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    u32 row_120;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t6573) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6574 = row_117 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6575 = row_117 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6576;
                    asm("mov.b32 %0, %1;" : "=f"(t6576) : "r"(t6574));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6577;
                    asm("mov.b32 %0, %1;" : "=f"(t6577) : "r"(t6575));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6578) : "f"(t6576), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6579 = t6578 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6580) : "f"(t6579));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6581 = t6580 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6582;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6582) : "f"(t6581));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6583 = t6578 * t6582;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6584) : "f"(t6577), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6585 = t6584 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6586;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6586) : "f"(t6585));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6587 = t6586 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6588;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6588) : "f"(t6587));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6589 = t6584 * t6588;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_117;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_117) : "f"(t6583), "f"(t6589));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6591 = row_118 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6592 = row_118 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6593;
                    asm("mov.b32 %0, %1;" : "=f"(t6593) : "r"(t6591));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6594;
                    asm("mov.b32 %0, %1;" : "=f"(t6594) : "r"(t6592));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6595) : "f"(t6593), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6596 = t6595 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6597) : "f"(t6596));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6598 = t6597 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6599;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6599) : "f"(t6598));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6600 = t6595 * t6599;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6601) : "f"(t6594), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6602 = t6601 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6603) : "f"(t6602));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6604 = t6603 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6605;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6605) : "f"(t6604));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6606 = t6601 * t6605;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_118;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_118) : "f"(t6600), "f"(t6606));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6608 = row_119 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6609 = row_119 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6610;
                    asm("mov.b32 %0, %1;" : "=f"(t6610) : "r"(t6608));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6611;
                    asm("mov.b32 %0, %1;" : "=f"(t6611) : "r"(t6609));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6612) : "f"(t6610), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6613 = t6612 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6614;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6614) : "f"(t6613));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6615 = t6614 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6616;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6616) : "f"(t6615));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6617 = t6612 * t6616;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6618) : "f"(t6611), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6619 = t6618 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6620;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6620) : "f"(t6619));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6621 = t6620 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6622;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6622) : "f"(t6621));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6623 = t6618 * t6622;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_119;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_119) : "f"(t6617), "f"(t6623));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6625 = row_120 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6626 = row_120 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6627;
                    asm("mov.b32 %0, %1;" : "=f"(t6627) : "r"(t6625));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6628;
                    asm("mov.b32 %0, %1;" : "=f"(t6628) : "r"(t6626));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6629;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6629) : "f"(t6627), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6630 = t6629 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6631) : "f"(t6630));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6632 = t6631 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6633;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6633) : "f"(t6632));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6634 = t6629 * t6633;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6635) : "f"(t6628), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6636 = t6635 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6637) : "f"(t6636));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6638 = t6637 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6639;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6639) : "f"(t6638));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6640 = t6635 * t6639;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_120;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_120) : "f"(t6634), "f"(t6640));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_62 = y_5 + t6563;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_63 = x_5 + t6564;
                    const u64 t6644 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6645 = t6644 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6646 = t6645 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6647 = y + t6646;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6648 = (u64)at_62;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6649 = t6648 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6650 = t6649 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6651 = t6647 + t6650;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6652 = (u64)at_63;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6653 = t6652 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6654 = t6653 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6655 = t6651 + t6654;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6656 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6657 = t6655 + t6656;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6657), "r"(words_117), "r"(words_118), "r"(words_119), "r"(words_120) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_31 = pixel_17 + 224u;
                const u32 t6659 = pixel_31 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6660 = pixel_31 & 7u;
                const bool t6661 = t6659 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6662 = t6660 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6663 = t6661 & t6662;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6663) {
                    const u32 t6664 = pixel_31 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6665 = t5311 ^ t6664;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6666 = pixel_31 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6667 = t6665 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6668 = t6666 + t6667;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6669 = t66 + t6668;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    u32 row_124;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t6669) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6670 = row_121 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6671 = row_121 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6672;
                    asm("mov.b32 %0, %1;" : "=f"(t6672) : "r"(t6670));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6673;
                    asm("mov.b32 %0, %1;" : "=f"(t6673) : "r"(t6671));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6674) : "f"(t6672), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6675 = t6674 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6676) : "f"(t6675));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6677 = t6676 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6678;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6678) : "f"(t6677));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6679 = t6674 * t6678;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6680) : "f"(t6673), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6681 = t6680 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6682;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6682) : "f"(t6681));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6683 = t6682 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6684;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6684) : "f"(t6683));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6685 = t6680 * t6684;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_121;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_121) : "f"(t6679), "f"(t6685));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6687 = row_122 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6688 = row_122 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6689;
                    asm("mov.b32 %0, %1;" : "=f"(t6689) : "r"(t6687));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6690;
                    asm("mov.b32 %0, %1;" : "=f"(t6690) : "r"(t6688));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6691) : "f"(t6689), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6692 = t6691 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6693) : "f"(t6692));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6694 = t6693 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6695;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6695) : "f"(t6694));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6696 = t6691 * t6695;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6697;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6697) : "f"(t6690), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6698 = t6697 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6699) : "f"(t6698));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6700 = t6699 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6701;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6701) : "f"(t6700));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6702 = t6697 * t6701;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_122;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_122) : "f"(t6696), "f"(t6702));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6704 = row_123 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6705 = row_123 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6706;
                    asm("mov.b32 %0, %1;" : "=f"(t6706) : "r"(t6704));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6707;
                    asm("mov.b32 %0, %1;" : "=f"(t6707) : "r"(t6705));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6708) : "f"(t6706), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6709 = t6708 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6710) : "f"(t6709));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6711 = t6710 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6712;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6712) : "f"(t6711));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6713 = t6708 * t6712;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6714) : "f"(t6707), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6715 = t6714 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6716;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6716) : "f"(t6715));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6717 = t6716 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6718;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6718) : "f"(t6717));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6719 = t6714 * t6718;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_123;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_123) : "f"(t6713), "f"(t6719));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6721 = row_124 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6722 = row_124 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6723;
                    asm("mov.b32 %0, %1;" : "=f"(t6723) : "r"(t6721));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6724;
                    asm("mov.b32 %0, %1;" : "=f"(t6724) : "r"(t6722));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6725;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6725) : "f"(t6723), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6726 = t6725 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6727;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6727) : "f"(t6726));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6728 = t6727 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6729;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6729) : "f"(t6728));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6730 = t6725 * t6729;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6731;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6731) : "f"(t6724), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6732 = t6731 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6733;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6733) : "f"(t6732));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6734 = t6733 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6735;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6735) : "f"(t6734));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6736 = t6731 * t6735;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_124;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_124) : "f"(t6730), "f"(t6736));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_64 = y_5 + t6659;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_65 = x_5 + t6660;
                    const u64 t6740 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6741 = t6740 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6742 = t6741 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6743 = y + t6742;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6744 = (u64)at_64;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6745 = t6744 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6746 = t6745 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6747 = t6743 + t6746;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6748 = (u64)at_65;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6749 = t6748 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6750 = t6749 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6751 = t6747 + t6750;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6752 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6753 = t6751 + t6752;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6753), "r"(words_121), "r"(words_122), "r"(words_123), "r"(words_124) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_32 = pixel_17 + 240u;
                const u32 t6755 = pixel_32 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t6756 = pixel_32 & 7u;
                const bool t6757 = t6755 < t5306;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6758 = t6756 < t5308;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t6759 = t6757 & t6758;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t6759) {
                    const u32 t6760 = pixel_32 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6761 = t5311 ^ t6760;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6762 = pixel_32 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6763 = t6761 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6764 = t6762 + t6763;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t6765 = t66 + t6764;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    u32 row_128;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t6765) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6766 = row_125 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6767 = row_125 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6768;
                    asm("mov.b32 %0, %1;" : "=f"(t6768) : "r"(t6766));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6769;
                    asm("mov.b32 %0, %1;" : "=f"(t6769) : "r"(t6767));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6770) : "f"(t6768), "f"(t5277), "f"(t5278));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6771 = t6770 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6772;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6772) : "f"(t6771));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6773 = t6772 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6774;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6774) : "f"(t6773));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6775 = t6770 * t6774;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6776;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6776) : "f"(t6769), "f"(t5279), "f"(t5280));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6777 = t6776 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6778;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6778) : "f"(t6777));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6779 = t6778 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6780;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6780) : "f"(t6779));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6781 = t6776 * t6780;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_125;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_125) : "f"(t6775), "f"(t6781));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6783 = row_126 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6784 = row_126 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6785;
                    asm("mov.b32 %0, %1;" : "=f"(t6785) : "r"(t6783));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6786;
                    asm("mov.b32 %0, %1;" : "=f"(t6786) : "r"(t6784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6787) : "f"(t6785), "f"(t5281), "f"(t5282));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6788 = t6787 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6789;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6789) : "f"(t6788));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6790 = t6789 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6791;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6791) : "f"(t6790));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6792 = t6787 * t6791;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6793) : "f"(t6786), "f"(t5283), "f"(t5284));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6794 = t6793 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6795;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6795) : "f"(t6794));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6796 = t6795 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6797;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6797) : "f"(t6796));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6798 = t6793 * t6797;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_126;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_126) : "f"(t6792), "f"(t6798));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6800 = row_127 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6801 = row_127 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6802;
                    asm("mov.b32 %0, %1;" : "=f"(t6802) : "r"(t6800));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6803;
                    asm("mov.b32 %0, %1;" : "=f"(t6803) : "r"(t6801));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6804;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6804) : "f"(t6802), "f"(t5285), "f"(t5286));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6805 = t6804 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6806;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6806) : "f"(t6805));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6807 = t6806 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6808;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6808) : "f"(t6807));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6809 = t6804 * t6808;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6810;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6810) : "f"(t6803), "f"(t5287), "f"(t5288));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6811 = t6810 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6812;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6812) : "f"(t6811));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6813 = t6812 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6814;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6814) : "f"(t6813));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6815 = t6810 * t6814;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_127;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_127) : "f"(t6809), "f"(t6815));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6817 = row_128 << 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t6818 = row_128 & 4294901760u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6819;
                    asm("mov.b32 %0, %1;" : "=f"(t6819) : "r"(t6817));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6820;
                    asm("mov.b32 %0, %1;" : "=f"(t6820) : "r"(t6818));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6821;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6821) : "f"(t6819), "f"(t5289), "f"(t5290));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6822 = t6821 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6823;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6823) : "f"(t6822));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6824 = t6823 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6825;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6825) : "f"(t6824));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6826 = t6821 * t6825;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6827;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t6827) : "f"(t6820), "f"(t5291), "f"(t5292));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6828 = t6827 * -1.442695f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6829;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t6829) : "f"(t6828));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6830 = t6829 + 1.0f;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t6831;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6831) : "f"(t6830));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t6832 = t6827 * t6831;
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_128;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_128) : "f"(t6826), "f"(t6832));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_66 = y_5 + t6755;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_67 = x_5 + t6756;
                    const u64 t6836 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6837 = t6836 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6838 = t6837 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6839 = y + t6838;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6840 = (u64)at_66;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6841 = t6840 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6842 = t6841 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6843 = t6839 + t6842;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6844 = (u64)at_67;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6845 = t6844 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6846 = t6845 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6847 = t6843 + t6846;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6848 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t6849 = t6847 + t6848;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t6849), "r"(words_125), "r"(words_126), "r"(words_127), "r"(words_128) : "memory");
                }
            }
        }
    }
}
