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
    const __grid_constant__ tensor_map y_map /* bf16, written */,
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
    const u32 tiles,
    const u32 all_tiles,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
    const u64 y = (u64)&y_map;
#line 167 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 168 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 169 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 t6 = outputs + 65536u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 172 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t8 = thread == 0u;
#line 172 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 175 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t13 = warp == 8u;
#line 176 "fa-kernels/src/conv/streaming/mod.rs"
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
            const u32 sample = number / tiles;
            const u32 t32 = sample * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t33 = number - t32;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t34 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across = t34 >> 3u;
            const u32 t36 = t33 / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t36 << 5u;
            const u32 t38 = t33 % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t38 << 3u;
            const bool t40 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t41 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left = t40 ? t41 : 0u;
            const u32 t43 = left < 32u ? left : 32u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t44 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t45 = t44 < 8u ? t44 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t46 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t47 = t6 + t46;
            const u32 t48 = slot << 15u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 to = smem_1 + t48;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            u32 t50;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t50) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            const bool t51 = t50 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            if (t51) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t47) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t47), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
            }
            const bool t52 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
            if (t52) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t53 = t6 + 32u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t54;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t54) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t55 = t54 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t55) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t53) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t53), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                }
            }
        }
    } else {
#line 179 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 index = warp >> 2u;
        const u32 t57 = warp & 3u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t58 = thread & 31u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t59 = index << 15u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t60 = outputs + t59;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t61 = t57 << 4u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t62 = t58 >> 2u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first = t61 + t62;
        const u32 channels = first + 8u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t65 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t66 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t67 = t65 - t66;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t68 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t69 = t67 / t68;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t69 + 1u;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_2 = index; i_2 < rounds; i_2 += 2u) {
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_2 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_5 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_6 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_9 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_10 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_13 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_14 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_17 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_18 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_21 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_22 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_25 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_26 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_29 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_30 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_33 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_34 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_37 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_38 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_41 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_42 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_45 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_46 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_49 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_50 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_53 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_54 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_57 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_58 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_61 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_62 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_65 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_66 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_69 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_70 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_73 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_74 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_77 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_78 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_81 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_82 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_85 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_86 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_89 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_90 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_93 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_94 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_97 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_98 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_101 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_102 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_105 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_106 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_109 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_110 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_113 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_114 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_117 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_118 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_121 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_122 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_125 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_126 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_3 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_4 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_7 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_8 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_11 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_12 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_15 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_16 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_19 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_20 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_23 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_24 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_27 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_28 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_31 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_32 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_35 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_36 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_39 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_40 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_43 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_44 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_47 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_48 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_51 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_52 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_55 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_56 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_59 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_60 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_63 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_64 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_67 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_68 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_71 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_72 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_75 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_76 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_79 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_80 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_83 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_84 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_87 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_88 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_91 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_92 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_95 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_96 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_99 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_100 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_103 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_104 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_107 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_108 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_111 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_112 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_115 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_116 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_119 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_120 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_123 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_124 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_127 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_128 = 0.0f;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
            const bool t71 = 0u < i_2;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
            if (t71) {
                const u32 t72 = index + 1u;
#line 109 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t72) : "memory");
            }
#line 112 "fa-kernels/src/conv/streaming/group.rs"
            const u32 slot_2 = i_2 & 1u;
            const u32 t74 = slot_2 << 3u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t75 = t6 + t74;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t76 = i_2 >> 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t77 = t76 & 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t77) : "memory");
            const u32 t78 = slot_2 << 15u;
#line 114 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t79 = smem_1 + t78;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t80 = i_2 < 2u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t80) {
                const u32 t81 = t6 + 32u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(0u) : "memory");
            }
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t82 = to_2 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t83 = t79 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t84 = t82 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t85 = (u64)t84;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t86 = t85 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t87 = t83 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t88 = (u64)t87;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t89 = t88 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t90 = t82 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t91 = (u64)t90;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t92 = t91 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t93 = t83 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t94 = (u64)t93;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t95 = t94 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t96 = t82 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t97 = (u64)t96;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t98 = t97 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t99 = t83 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t100 = (u64)t99;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t101 = t100 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t86), "l"(t89), "l"(t92), "l"(t95), "l"(t98), "l"(t101) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t102 = i_2 + 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            const bool t103 = t102 < rounds;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            if (t103) {
                const bool t104 = index == 1u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t105 = index + 1u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const u32 next = t104 ? 0u : t105;
                const u32 t107 = next + 1u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t107) : "memory");
            }
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
            u32 t108;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t108) : );
#line 131 "fa-kernels/src/conv/streaming/group.rs"
            const bool t109 = t108 == 1u;
#line 131 "fa-kernels/src/conv/streaming/group.rs"
            if (t109) {
                const u32 t110 = slot_2 + 2u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t111 = t110 << 3u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t112 = t6 + t111;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t112) : "memory");
            }
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t113 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t114 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t115 = i_2 * t114;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_2 = t113 + t115;
            const u32 sample_2 = number_2 / tiles;
            const u32 t118 = sample_2 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at = number_2 - t118;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t120 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t120 >> 3u;
            const u32 t122 = at / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t122 << 5u;
            const u32 t124 = at % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t124 << 3u;
            const bool t126 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t127 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t126 ? t127 : 0u;
            const u32 t129 = left_2 < 32u ? left_2 : 32u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t130 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t131 = t130 < 8u ? t130 : 8u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t132 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t133 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t134) : "f"(t132), "f"(t133));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t135 = t134 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t136 = t134 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t137;
            asm("mov.b32 %0, %1;" : "=f"(t137) : "r"(t135));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t138;
            asm("mov.b32 %0, %1;" : "=f"(t138) : "r"(t136));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t137;
            acc_2 = t138;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t139 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t140 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t141;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t141) : "f"(t139), "f"(t140));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t142 = t141 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t143 = t141 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t144;
            asm("mov.b32 %0, %1;" : "=f"(t144) : "r"(t142));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t145;
            asm("mov.b32 %0, %1;" : "=f"(t145) : "r"(t143));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t144;
            acc_4 = t145;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t146 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t147 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t148;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t148) : "f"(t146), "f"(t147));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t149 = t148 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t150 = t148 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t151;
            asm("mov.b32 %0, %1;" : "=f"(t151) : "r"(t149));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t152;
            asm("mov.b32 %0, %1;" : "=f"(t152) : "r"(t150));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t151;
            acc_6 = t152;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t153 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t154 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t155;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t155) : "f"(t153), "f"(t154));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t156 = t155 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t157 = t155 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t158;
            asm("mov.b32 %0, %1;" : "=f"(t158) : "r"(t156));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t159;
            asm("mov.b32 %0, %1;" : "=f"(t159) : "r"(t157));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t158;
            acc_8 = t159;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t160 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t161 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t162;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t162) : "f"(t160), "f"(t161));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t163 = t162 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t164 = t162 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t165;
            asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(t163));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t166;
            asm("mov.b32 %0, %1;" : "=f"(t166) : "r"(t164));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t165;
            acc_10 = t166;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t167 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t168 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t169) : "f"(t167), "f"(t168));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t170 = t169 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t171 = t169 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t172;
            asm("mov.b32 %0, %1;" : "=f"(t172) : "r"(t170));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t173;
            asm("mov.b32 %0, %1;" : "=f"(t173) : "r"(t171));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t172;
            acc_12 = t173;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t174 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t175 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t176;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t176) : "f"(t174), "f"(t175));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t177 = t176 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t178 = t176 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t179;
            asm("mov.b32 %0, %1;" : "=f"(t179) : "r"(t177));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t180;
            asm("mov.b32 %0, %1;" : "=f"(t180) : "r"(t178));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t179;
            acc_14 = t180;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t181 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t182 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t183;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t183) : "f"(t181), "f"(t182));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t184 = t183 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t185 = t183 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t186;
            asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(t184));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t187;
            asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(t185));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t186;
            acc_16 = t187;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t188 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t189 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t190;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t190) : "f"(t188), "f"(t189));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t191 = t190 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t192 = t190 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t193;
            asm("mov.b32 %0, %1;" : "=f"(t193) : "r"(t191));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t194;
            asm("mov.b32 %0, %1;" : "=f"(t194) : "r"(t192));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t193;
            acc_18 = t194;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t195 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t196 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t197;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t197) : "f"(t195), "f"(t196));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t198 = t197 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t199 = t197 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t200;
            asm("mov.b32 %0, %1;" : "=f"(t200) : "r"(t198));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t201;
            asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(t199));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t200;
            acc_20 = t201;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t202 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t203 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t204;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t204) : "f"(t202), "f"(t203));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t205 = t204 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t206 = t204 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t207;
            asm("mov.b32 %0, %1;" : "=f"(t207) : "r"(t205));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t208;
            asm("mov.b32 %0, %1;" : "=f"(t208) : "r"(t206));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t207;
            acc_22 = t208;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t209 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t210 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t211;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t211) : "f"(t209), "f"(t210));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t212 = t211 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t213 = t211 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t214;
            asm("mov.b32 %0, %1;" : "=f"(t214) : "r"(t212));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t215;
            asm("mov.b32 %0, %1;" : "=f"(t215) : "r"(t213));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t214;
            acc_24 = t215;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t216 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t217 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t218;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t218) : "f"(t216), "f"(t217));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t219 = t218 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t220 = t218 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t221;
            asm("mov.b32 %0, %1;" : "=f"(t221) : "r"(t219));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t222;
            asm("mov.b32 %0, %1;" : "=f"(t222) : "r"(t220));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t221;
            acc_26 = t222;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t223 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t224 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t225;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t225) : "f"(t223), "f"(t224));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t226 = t225 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t227 = t225 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t228;
            asm("mov.b32 %0, %1;" : "=f"(t228) : "r"(t226));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t229;
            asm("mov.b32 %0, %1;" : "=f"(t229) : "r"(t227));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t228;
            acc_28 = t229;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t230 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t231 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t232;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t232) : "f"(t230), "f"(t231));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t233 = t232 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t234 = t232 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t235;
            asm("mov.b32 %0, %1;" : "=f"(t235) : "r"(t233));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t236;
            asm("mov.b32 %0, %1;" : "=f"(t236) : "r"(t234));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t235;
            acc_30 = t236;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t237 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t238 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t239;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t239) : "f"(t237), "f"(t238));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t240 = t239 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t241 = t239 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t242;
            asm("mov.b32 %0, %1;" : "=f"(t242) : "r"(t240));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t243;
            asm("mov.b32 %0, %1;" : "=f"(t243) : "r"(t241));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t242;
            acc_32 = t243;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t244 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t245 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t246;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t246) : "f"(t244), "f"(t245));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t247 = t246 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t248 = t246 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t249;
            asm("mov.b32 %0, %1;" : "=f"(t249) : "r"(t247));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t250;
            asm("mov.b32 %0, %1;" : "=f"(t250) : "r"(t248));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t249;
            acc_34 = t250;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t251 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t252 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t253;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t253) : "f"(t251), "f"(t252));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t254 = t253 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t255 = t253 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t256;
            asm("mov.b32 %0, %1;" : "=f"(t256) : "r"(t254));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t257;
            asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(t255));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t256;
            acc_36 = t257;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t258 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t259 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t260;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t260) : "f"(t258), "f"(t259));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t261 = t260 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t262 = t260 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t263;
            asm("mov.b32 %0, %1;" : "=f"(t263) : "r"(t261));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t264;
            asm("mov.b32 %0, %1;" : "=f"(t264) : "r"(t262));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t263;
            acc_38 = t264;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t265 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t266 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t267;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t267) : "f"(t265), "f"(t266));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t268 = t267 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t269 = t267 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t270;
            asm("mov.b32 %0, %1;" : "=f"(t270) : "r"(t268));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t271;
            asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t269));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t270;
            acc_40 = t271;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t272 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t273 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t274;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t274) : "f"(t272), "f"(t273));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t275 = t274 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t276 = t274 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t277;
            asm("mov.b32 %0, %1;" : "=f"(t277) : "r"(t275));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t278;
            asm("mov.b32 %0, %1;" : "=f"(t278) : "r"(t276));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t277;
            acc_42 = t278;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t279 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t280 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t281;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t281) : "f"(t279), "f"(t280));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t282 = t281 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t283 = t281 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t284;
            asm("mov.b32 %0, %1;" : "=f"(t284) : "r"(t282));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t285;
            asm("mov.b32 %0, %1;" : "=f"(t285) : "r"(t283));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t284;
            acc_44 = t285;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t286 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t287 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t288;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t288) : "f"(t286), "f"(t287));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t289 = t288 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t290 = t288 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t291;
            asm("mov.b32 %0, %1;" : "=f"(t291) : "r"(t289));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t292;
            asm("mov.b32 %0, %1;" : "=f"(t292) : "r"(t290));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t291;
            acc_46 = t292;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t293 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t294 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t295;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t295) : "f"(t293), "f"(t294));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t296 = t295 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t297 = t295 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t298;
            asm("mov.b32 %0, %1;" : "=f"(t298) : "r"(t296));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t299;
            asm("mov.b32 %0, %1;" : "=f"(t299) : "r"(t297));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t298;
            acc_48 = t299;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t300 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t301 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t302;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t302) : "f"(t300), "f"(t301));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t303 = t302 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t304 = t302 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t305;
            asm("mov.b32 %0, %1;" : "=f"(t305) : "r"(t303));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t306;
            asm("mov.b32 %0, %1;" : "=f"(t306) : "r"(t304));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t305;
            acc_50 = t306;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t307 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t308 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t309) : "f"(t307), "f"(t308));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t310 = t309 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t311 = t309 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t312;
            asm("mov.b32 %0, %1;" : "=f"(t312) : "r"(t310));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t313;
            asm("mov.b32 %0, %1;" : "=f"(t313) : "r"(t311));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t312;
            acc_52 = t313;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t314 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t315 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t316) : "f"(t314), "f"(t315));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t317 = t316 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t318 = t316 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t319;
            asm("mov.b32 %0, %1;" : "=f"(t319) : "r"(t317));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t320;
            asm("mov.b32 %0, %1;" : "=f"(t320) : "r"(t318));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t319;
            acc_54 = t320;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t321 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t322 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t323) : "f"(t321), "f"(t322));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t324 = t323 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t325 = t323 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t326;
            asm("mov.b32 %0, %1;" : "=f"(t326) : "r"(t324));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t327;
            asm("mov.b32 %0, %1;" : "=f"(t327) : "r"(t325));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t326;
            acc_56 = t327;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t328 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t329 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t330) : "f"(t328), "f"(t329));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t331 = t330 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t332 = t330 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t333;
            asm("mov.b32 %0, %1;" : "=f"(t333) : "r"(t331));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t334;
            asm("mov.b32 %0, %1;" : "=f"(t334) : "r"(t332));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t333;
            acc_58 = t334;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t335 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t336 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t337;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t337) : "f"(t335), "f"(t336));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t338 = t337 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t339 = t337 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t340;
            asm("mov.b32 %0, %1;" : "=f"(t340) : "r"(t338));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t341;
            asm("mov.b32 %0, %1;" : "=f"(t341) : "r"(t339));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t340;
            acc_60 = t341;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t342 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t343 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t344;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t344) : "f"(t342), "f"(t343));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t345 = t344 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t346 = t344 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t347;
            asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t345));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t348;
            asm("mov.b32 %0, %1;" : "=f"(t348) : "r"(t346));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t347;
            acc_62 = t348;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t349 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t350 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t351;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t351) : "f"(t349), "f"(t350));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t352 = t351 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t353 = t351 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t354;
            asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t352));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t355;
            asm("mov.b32 %0, %1;" : "=f"(t355) : "r"(t353));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t354;
            acc_64 = t355;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t356 = acc_65;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t357 = acc_66;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t358) : "f"(t356), "f"(t357));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t359 = t358 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t360 = t358 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t361;
            asm("mov.b32 %0, %1;" : "=f"(t361) : "r"(t359));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t362;
            asm("mov.b32 %0, %1;" : "=f"(t362) : "r"(t360));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_65 = t361;
            acc_66 = t362;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t363 = acc_67;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t364 = acc_68;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t365) : "f"(t363), "f"(t364));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t366 = t365 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t367 = t365 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t368;
            asm("mov.b32 %0, %1;" : "=f"(t368) : "r"(t366));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t369;
            asm("mov.b32 %0, %1;" : "=f"(t369) : "r"(t367));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_67 = t368;
            acc_68 = t369;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t370 = acc_69;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t371 = acc_70;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t372) : "f"(t370), "f"(t371));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t373 = t372 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t374 = t372 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t375;
            asm("mov.b32 %0, %1;" : "=f"(t375) : "r"(t373));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t376;
            asm("mov.b32 %0, %1;" : "=f"(t376) : "r"(t374));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_69 = t375;
            acc_70 = t376;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t377 = acc_71;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t378 = acc_72;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t379) : "f"(t377), "f"(t378));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t380 = t379 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t381 = t379 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t382;
            asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(t380));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t383;
            asm("mov.b32 %0, %1;" : "=f"(t383) : "r"(t381));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_71 = t382;
            acc_72 = t383;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t384 = acc_73;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t385 = acc_74;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(t384), "f"(t385));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t387 = t386 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t388 = t386 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t389;
            asm("mov.b32 %0, %1;" : "=f"(t389) : "r"(t387));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t390;
            asm("mov.b32 %0, %1;" : "=f"(t390) : "r"(t388));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_73 = t389;
            acc_74 = t390;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t391 = acc_75;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t392 = acc_76;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t393;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t393) : "f"(t391), "f"(t392));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t394 = t393 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t395 = t393 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t396;
            asm("mov.b32 %0, %1;" : "=f"(t396) : "r"(t394));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t397;
            asm("mov.b32 %0, %1;" : "=f"(t397) : "r"(t395));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_75 = t396;
            acc_76 = t397;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t398 = acc_77;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t399 = acc_78;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t400;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(t398), "f"(t399));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t401 = t400 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t402 = t400 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t403;
            asm("mov.b32 %0, %1;" : "=f"(t403) : "r"(t401));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t404;
            asm("mov.b32 %0, %1;" : "=f"(t404) : "r"(t402));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_77 = t403;
            acc_78 = t404;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t405 = acc_79;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t406 = acc_80;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t407;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t407) : "f"(t405), "f"(t406));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t408 = t407 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t409 = t407 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t410;
            asm("mov.b32 %0, %1;" : "=f"(t410) : "r"(t408));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t411;
            asm("mov.b32 %0, %1;" : "=f"(t411) : "r"(t409));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_79 = t410;
            acc_80 = t411;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t412 = acc_81;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t413 = acc_82;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t414;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(t412), "f"(t413));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t415 = t414 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t416 = t414 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t417;
            asm("mov.b32 %0, %1;" : "=f"(t417) : "r"(t415));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t418;
            asm("mov.b32 %0, %1;" : "=f"(t418) : "r"(t416));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_81 = t417;
            acc_82 = t418;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t419 = acc_83;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t420 = acc_84;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t421;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t421) : "f"(t419), "f"(t420));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t422 = t421 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t423 = t421 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t424;
            asm("mov.b32 %0, %1;" : "=f"(t424) : "r"(t422));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t425;
            asm("mov.b32 %0, %1;" : "=f"(t425) : "r"(t423));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_83 = t424;
            acc_84 = t425;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t426 = acc_85;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t427 = acc_86;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t428;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t428) : "f"(t426), "f"(t427));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t429 = t428 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t430 = t428 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t431;
            asm("mov.b32 %0, %1;" : "=f"(t431) : "r"(t429));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t432;
            asm("mov.b32 %0, %1;" : "=f"(t432) : "r"(t430));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_85 = t431;
            acc_86 = t432;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t433 = acc_87;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t434 = acc_88;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(t433), "f"(t434));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t436 = t435 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t437 = t435 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t438;
            asm("mov.b32 %0, %1;" : "=f"(t438) : "r"(t436));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t439;
            asm("mov.b32 %0, %1;" : "=f"(t439) : "r"(t437));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_87 = t438;
            acc_88 = t439;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t440 = acc_89;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t441 = acc_90;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t442;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(t440), "f"(t441));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t443 = t442 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t444 = t442 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t445;
            asm("mov.b32 %0, %1;" : "=f"(t445) : "r"(t443));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t446;
            asm("mov.b32 %0, %1;" : "=f"(t446) : "r"(t444));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_89 = t445;
            acc_90 = t446;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t447 = acc_91;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t448 = acc_92;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t449;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(t447), "f"(t448));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t450 = t449 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t451 = t449 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t452;
            asm("mov.b32 %0, %1;" : "=f"(t452) : "r"(t450));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t453;
            asm("mov.b32 %0, %1;" : "=f"(t453) : "r"(t451));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_91 = t452;
            acc_92 = t453;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t454 = acc_93;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t455 = acc_94;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t456;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t456) : "f"(t454), "f"(t455));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t457 = t456 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t458 = t456 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t459;
            asm("mov.b32 %0, %1;" : "=f"(t459) : "r"(t457));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t460;
            asm("mov.b32 %0, %1;" : "=f"(t460) : "r"(t458));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_93 = t459;
            acc_94 = t460;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t461 = acc_95;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t462 = acc_96;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t463;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t463) : "f"(t461), "f"(t462));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t464 = t463 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t465 = t463 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t466;
            asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(t464));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t467;
            asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(t465));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_95 = t466;
            acc_96 = t467;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t468 = acc_97;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t469 = acc_98;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t470;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t470) : "f"(t468), "f"(t469));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t471 = t470 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t472 = t470 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t473;
            asm("mov.b32 %0, %1;" : "=f"(t473) : "r"(t471));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t474;
            asm("mov.b32 %0, %1;" : "=f"(t474) : "r"(t472));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_97 = t473;
            acc_98 = t474;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t475 = acc_99;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t476 = acc_100;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t477;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t477) : "f"(t475), "f"(t476));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t478 = t477 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t479 = t477 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t480;
            asm("mov.b32 %0, %1;" : "=f"(t480) : "r"(t478));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t481;
            asm("mov.b32 %0, %1;" : "=f"(t481) : "r"(t479));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_99 = t480;
            acc_100 = t481;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t482 = acc_101;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t483 = acc_102;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t484;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t484) : "f"(t482), "f"(t483));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t485 = t484 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t486 = t484 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t487;
            asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(t485));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t488;
            asm("mov.b32 %0, %1;" : "=f"(t488) : "r"(t486));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_101 = t487;
            acc_102 = t488;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t489 = acc_103;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t490 = acc_104;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t491;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t491) : "f"(t489), "f"(t490));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t492 = t491 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t493 = t491 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t494;
            asm("mov.b32 %0, %1;" : "=f"(t494) : "r"(t492));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t495;
            asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(t493));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_103 = t494;
            acc_104 = t495;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t496 = acc_105;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t497 = acc_106;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t498;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t498) : "f"(t496), "f"(t497));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t499 = t498 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t500 = t498 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t501;
            asm("mov.b32 %0, %1;" : "=f"(t501) : "r"(t499));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t502;
            asm("mov.b32 %0, %1;" : "=f"(t502) : "r"(t500));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_105 = t501;
            acc_106 = t502;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t503 = acc_107;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t504 = acc_108;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t505;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t505) : "f"(t503), "f"(t504));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t506 = t505 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t507 = t505 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t508;
            asm("mov.b32 %0, %1;" : "=f"(t508) : "r"(t506));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t509;
            asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(t507));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_107 = t508;
            acc_108 = t509;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t510 = acc_109;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t511 = acc_110;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t512;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t512) : "f"(t510), "f"(t511));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t513 = t512 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t514 = t512 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t515;
            asm("mov.b32 %0, %1;" : "=f"(t515) : "r"(t513));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t516;
            asm("mov.b32 %0, %1;" : "=f"(t516) : "r"(t514));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_109 = t515;
            acc_110 = t516;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t517 = acc_111;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t518 = acc_112;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t519;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t519) : "f"(t517), "f"(t518));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t520 = t519 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t521 = t519 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t522;
            asm("mov.b32 %0, %1;" : "=f"(t522) : "r"(t520));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t523;
            asm("mov.b32 %0, %1;" : "=f"(t523) : "r"(t521));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_111 = t522;
            acc_112 = t523;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t524 = acc_113;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t525 = acc_114;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t526;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t526) : "f"(t524), "f"(t525));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t527 = t526 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t528 = t526 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t529;
            asm("mov.b32 %0, %1;" : "=f"(t529) : "r"(t527));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t530;
            asm("mov.b32 %0, %1;" : "=f"(t530) : "r"(t528));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_113 = t529;
            acc_114 = t530;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t531 = acc_115;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t532 = acc_116;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t533;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t533) : "f"(t531), "f"(t532));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t534 = t533 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t535 = t533 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t536;
            asm("mov.b32 %0, %1;" : "=f"(t536) : "r"(t534));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t537;
            asm("mov.b32 %0, %1;" : "=f"(t537) : "r"(t535));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_115 = t536;
            acc_116 = t537;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t538 = acc_117;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t539 = acc_118;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t540;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(t538), "f"(t539));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t541 = t540 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t542 = t540 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t543;
            asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(t541));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t544;
            asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(t542));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_117 = t543;
            acc_118 = t544;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t545 = acc_119;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t546 = acc_120;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t547;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(t545), "f"(t546));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t548 = t547 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t549 = t547 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t550;
            asm("mov.b32 %0, %1;" : "=f"(t550) : "r"(t548));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t551;
            asm("mov.b32 %0, %1;" : "=f"(t551) : "r"(t549));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_119 = t550;
            acc_120 = t551;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t552 = acc_121;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t553 = acc_122;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t554;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(t552), "f"(t553));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t555 = t554 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t556 = t554 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t557;
            asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(t555));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t558;
            asm("mov.b32 %0, %1;" : "=f"(t558) : "r"(t556));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_121 = t557;
            acc_122 = t558;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t559 = acc_123;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t560 = acc_124;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t561;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t561) : "f"(t559), "f"(t560));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t562 = t561 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t563 = t561 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t564;
            asm("mov.b32 %0, %1;" : "=f"(t564) : "r"(t562));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t565;
            asm("mov.b32 %0, %1;" : "=f"(t565) : "r"(t563));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_123 = t564;
            acc_124 = t565;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t566 = acc_125;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t567 = acc_126;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t568;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t568) : "f"(t566), "f"(t567));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t569 = t568 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t570 = t568 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t571;
            asm("mov.b32 %0, %1;" : "=f"(t571) : "r"(t569));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t572;
            asm("mov.b32 %0, %1;" : "=f"(t572) : "r"(t570));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_125 = t571;
            acc_126 = t572;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t573 = acc_127;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t574 = acc_128;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t575;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t575) : "f"(t573), "f"(t574));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t576 = t575 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t577 = t575 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t578;
            asm("mov.b32 %0, %1;" : "=f"(t578) : "r"(t576));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t579;
            asm("mov.b32 %0, %1;" : "=f"(t579) : "r"(t577));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_127 = t578;
            acc_128 = t579;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t580 = t129 * t131;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
            const f32 count = (f32)t580;
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t583 = t129 * t131;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
            const bool t584 = t583 == 256u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t585 = t57 << 4u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t586 = t58 >> 2u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 first_2 = t585 + t586;
            const u32 t588 = first_2 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t584) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t589 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t590 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t591 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t592 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t593 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t594 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t595 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t596 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t597 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t598 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t599 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t600 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t601 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t602 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t603 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t604 = acc_61;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t605 = acc_65;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t606 = acc_69;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t607 = acc_73;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t608 = acc_77;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t609 = acc_81;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t610 = acc_85;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t611 = acc_89;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t612 = acc_93;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t613 = acc_97;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t614 = acc_101;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t615 = acc_105;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t616 = acc_109;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t617 = acc_113;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t618 = acc_117;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t619 = acc_121;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t620 = acc_125;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t621 = t589 + t590;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t622 = t621 + t591;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t623 = t622 + t592;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t624 = t623 + t593;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t625 = t624 + t594;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t626 = t625 + t595;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t627 = t626 + t596;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t628 = t627 + t597;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t629 = t628 + t598;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t630 = t629 + t599;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t631 = t630 + t600;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t632 = t631 + t601;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t633 = t632 + t602;
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
                const f32 t652 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t653 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t654 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t655 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t656 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t657 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t658 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t659 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t660 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t661 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t662 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t663 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t664 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t665 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t666 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t667 = acc_62;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t668 = acc_66;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t669 = acc_70;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t670 = acc_74;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t671 = acc_78;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t672 = acc_82;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t673 = acc_86;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t674 = acc_90;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t675 = acc_94;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t676 = acc_98;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t677 = acc_102;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t678 = acc_106;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t679 = acc_110;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t680 = acc_114;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t681 = acc_118;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t682 = acc_122;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t683 = acc_126;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t684 = t652 + t653;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t685 = t684 + t654;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t686 = t685 + t655;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t687 = t686 + t656;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t688 = t687 + t657;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t689 = t688 + t658;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t690 = t689 + t659;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t691 = t690 + t660;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t692 = t691 + t661;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t693 = t692 + t662;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t694 = t693 + t663;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t695 = t694 + t664;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t696 = t695 + t665;
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
                const f32 t715 = t651 + t714;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t715;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t716 = t58 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_3 = t716 << 1u;
                const bool columns = first_3 < t131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t719 = first_3 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t719 < t131;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t721 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t721 & columns;
                const f32 t723 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t724 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t725 = exists ? t724 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t726 = t723 + t725;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t726;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t727 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t727 & columns_2;
                const f32 t729 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t730 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t731 = exists_2 ? t730 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t732 = t729 + t731;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t732;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t733 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t733 & columns;
                const f32 t735 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t736 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t737 = exists_3 ? t736 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t738 = t735 + t737;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t739 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t739 & columns_2;
                const f32 t741 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t742 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t743 = exists_4 ? t742 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t744 = t741 + t743;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t744;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t745 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t745 & columns;
                const f32 t747 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t748 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t749 = exists_5 ? t748 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t750 = t747 + t749;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t750;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t751 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t751 & columns_2;
                const f32 t753 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t754 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t755 = exists_6 ? t754 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t756 = t753 + t755;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t756;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t757 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t757 & columns;
                const f32 t759 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t760 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t761 = exists_7 ? t760 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t762 = t759 + t761;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t763 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t763 & columns_2;
                const f32 t765 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t766 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t767 = exists_8 ? t766 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t768 = t765 + t767;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t768;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t769 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t769 & columns;
                const f32 t771 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t772 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t773 = exists_9 ? t772 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t774 = t771 + t773;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t774;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t775 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t775 & columns_2;
                const f32 t777 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t778 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t779 = exists_10 ? t778 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t780 = t777 + t779;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t780;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t781 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t781 & columns;
                const f32 t783 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t784 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t785 = exists_11 ? t784 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t786 = t783 + t785;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t787 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t787 & columns_2;
                const f32 t789 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t790 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t791 = exists_12 ? t790 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t792 = t789 + t791;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t792;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t793 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t793 & columns;
                const f32 t795 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t796 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t797 = exists_13 ? t796 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t798 = t795 + t797;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t799 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t799 & columns_2;
                const f32 t801 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t802 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t803 = exists_14 ? t802 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t804 = t801 + t803;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t804;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t805 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t805 & columns;
                const f32 t807 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t808 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t809 = exists_15 ? t808 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t810 = t807 + t809;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t811 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t811 & columns_2;
                const f32 t813 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t814 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t815 = exists_16 ? t814 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t816 = t813 + t815;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t816;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t817 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t817 & columns;
                const f32 t819 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t820 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t821 = exists_17 ? t820 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = t819 + t821;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t822;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t823 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t823 & columns_2;
                const f32 t825 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t826 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t827 = exists_18 ? t826 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = t825 + t827;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t828;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t829 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t829 & columns;
                const f32 t831 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t832 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t833 = exists_19 ? t832 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = t831 + t833;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t835 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t835 & columns_2;
                const f32 t837 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t838 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t839 = exists_20 ? t838 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = t837 + t839;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t840;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t841 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t841 & columns;
                const f32 t843 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t844 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t845 = exists_21 ? t844 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = t843 + t845;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t846;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t847 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t847 & columns_2;
                const f32 t849 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t850 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t851 = exists_22 ? t850 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = t849 + t851;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t852;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t853 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t853 & columns;
                const f32 t855 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t856 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t857 = exists_23 ? t856 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = t855 + t857;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t859 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t859 & columns_2;
                const f32 t861 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t862 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t863 = exists_24 ? t862 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = t861 + t863;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t864;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t865 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t865 & columns;
                const f32 t867 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t868 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t869 = exists_25 ? t868 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = t867 + t869;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t870;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t871 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t871 & columns_2;
                const f32 t873 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t874 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t875 = exists_26 ? t874 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = t873 + t875;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t876;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t877 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t877 & columns;
                const f32 t879 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t880 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t881 = exists_27 ? t880 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = t879 + t881;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t882;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t883 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t883 & columns_2;
                const f32 t885 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t886 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t887 = exists_28 ? t886 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = t885 + t887;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t888;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t889 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t889 & columns;
                const f32 t891 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t892 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t893 = exists_29 ? t892 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = t891 + t893;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t894;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t895 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t895 & columns_2;
                const f32 t897 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t898 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t899 = exists_30 ? t898 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = t897 + t899;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t900;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t901 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t901 & columns;
                const f32 t903 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t904 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t905 = exists_31 ? t904 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = t903 + t905;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t906;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t907 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t907 & columns_2;
                const f32 t909 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t910 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t911 = exists_32 ? t910 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = t909 + t911;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t912;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t913 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t913 & columns;
                const f32 t915 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t916 = acc_65;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t917 = exists_33 ? t916 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = t915 + t917;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t918;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t919 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t919 & columns_2;
                const f32 t921 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t922 = acc_66;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t923 = exists_34 ? t922 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = t921 + t923;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t924;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t925 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t925 & columns;
                const f32 t927 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t928 = acc_69;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t929 = exists_35 ? t928 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = t927 + t929;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t930;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t931 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t931 & columns_2;
                const f32 t933 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t934 = acc_70;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t935 = exists_36 ? t934 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = t933 + t935;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t936;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t937 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t937 & columns;
                const f32 t939 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t940 = acc_73;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t941 = exists_37 ? t940 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = t939 + t941;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t942;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t943 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t943 & columns_2;
                const f32 t945 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t946 = acc_74;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t947 = exists_38 ? t946 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = t945 + t947;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t948;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t949 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t949 & columns;
                const f32 t951 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t952 = acc_77;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t953 = exists_39 ? t952 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = t951 + t953;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t954;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t955 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t955 & columns_2;
                const f32 t957 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t958 = acc_78;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t959 = exists_40 ? t958 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = t957 + t959;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t960;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t961 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t961 & columns;
                const f32 t963 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t964 = acc_81;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t965 = exists_41 ? t964 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = t963 + t965;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t966;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t967 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t967 & columns_2;
                const f32 t969 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t970 = acc_82;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t971 = exists_42 ? t970 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = t969 + t971;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t972;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t973 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t973 & columns;
                const f32 t975 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t976 = acc_85;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t977 = exists_43 ? t976 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = t975 + t977;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t978;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t979 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t979 & columns_2;
                const f32 t981 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t982 = acc_86;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t983 = exists_44 ? t982 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = t981 + t983;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t984;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t985 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t985 & columns;
                const f32 t987 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t988 = acc_89;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t989 = exists_45 ? t988 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = t987 + t989;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t990;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t991 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t991 & columns_2;
                const f32 t993 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t994 = acc_90;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t995 = exists_46 ? t994 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = t993 + t995;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t996;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t997 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t997 & columns;
                const f32 t999 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1000 = acc_93;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1001 = exists_47 ? t1000 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = t999 + t1001;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1002;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1003 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1003 & columns_2;
                const f32 t1005 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1006 = acc_94;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1007 = exists_48 ? t1006 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = t1005 + t1007;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1008;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1009 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1009 & columns;
                const f32 t1011 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1012 = acc_97;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1013 = exists_49 ? t1012 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = t1011 + t1013;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1014;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1015 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1015 & columns_2;
                const f32 t1017 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = acc_98;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = exists_50 ? t1018 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1017 + t1019;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1020;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1021 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1021 & columns;
                const f32 t1023 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = acc_101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = exists_51 ? t1024 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1023 + t1025;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1026;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1027 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1027 & columns_2;
                const f32 t1029 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = acc_102;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = exists_52 ? t1030 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1029 + t1031;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1032;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1033 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1033 & columns;
                const f32 t1035 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = acc_105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = exists_53 ? t1036 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1035 + t1037;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1038;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1039 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1039 & columns_2;
                const f32 t1041 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = acc_106;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = exists_54 ? t1042 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = t1041 + t1043;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1044;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1045 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1045 & columns;
                const f32 t1047 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1048 = acc_109;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1049 = exists_55 ? t1048 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = t1047 + t1049;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1050;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1051 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1051 & columns_2;
                const f32 t1053 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1054 = acc_110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1055 = exists_56 ? t1054 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = t1053 + t1055;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1056;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1057 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1057 & columns;
                const f32 t1059 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1060 = acc_113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1061 = exists_57 ? t1060 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = t1059 + t1061;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1062;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1063 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1063 & columns_2;
                const f32 t1065 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1066 = acc_114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1067 = exists_58 ? t1066 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = t1065 + t1067;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1068;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1069 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1069 & columns;
                const f32 t1071 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1072 = acc_117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1073 = exists_59 ? t1072 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = t1071 + t1073;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1074;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1075 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1075 & columns_2;
                const f32 t1077 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1078 = acc_118;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1079 = exists_60 ? t1078 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = t1077 + t1079;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1080;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1081 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1081 & columns;
                const f32 t1083 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = acc_121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = exists_61 ? t1084 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = t1083 + t1085;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1086;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1087 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1087 & columns_2;
                const f32 t1089 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = acc_122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = exists_62 ? t1090 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = t1089 + t1091;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1092;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1093 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1093 & columns;
                const f32 t1095 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = acc_125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = exists_63 ? t1096 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = t1095 + t1097;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1098;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1099 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1099 & columns_2;
                const f32 t1101 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = acc_126;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = exists_64 ? t1102 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = t1101 + t1103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t1104;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t1106;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1106) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t1106;
            f32 t1108;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1108) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1109 = pair + t1108;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean = t1109 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t584) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1111 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t1111 - mean;
                const f32 t1113 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1114 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t1114 - mean;
                const f32 t1116 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1117 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t1117 - mean;
                const f32 t1119 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t1120 - mean;
                const f32 t1122 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t1123 - mean;
                const f32 t1125 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1126 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t1126 - mean;
                const f32 t1128 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1129 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t1129 - mean;
                const f32 t1131 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1132 - mean;
                const f32 t1134 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1135 - mean;
                const f32 t1137 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1138 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1138 - mean;
                const f32 t1140 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1141 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1141 - mean;
                const f32 t1143 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1144 - mean;
                const f32 t1146 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1147 - mean;
                const f32 t1149 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1150 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1150 - mean;
                const f32 t1152 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1153 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1153 - mean;
                const f32 t1155 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1156 - mean;
                const f32 t1158 = distance_16 * distance_16;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1159 - mean;
                const f32 t1161 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1162 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1162 - mean;
                const f32 t1164 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1165 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1165 - mean;
                const f32 t1167 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1168 - mean;
                const f32 t1170 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1171 - mean;
                const f32 t1173 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1174 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1174 - mean;
                const f32 t1176 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1177 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1177 - mean;
                const f32 t1179 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1180 - mean;
                const f32 t1182 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1183 - mean;
                const f32 t1185 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1186 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1186 - mean;
                const f32 t1188 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1189 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1189 - mean;
                const f32 t1191 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1192 - mean;
                const f32 t1194 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1195 - mean;
                const f32 t1197 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1198 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1198 - mean;
                const f32 t1200 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1201 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1201 - mean;
                const f32 t1203 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1204 - mean;
                const f32 t1206 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = t1113 + t1116;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = t1207 + t1119;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1209 = t1208 + t1122;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1210 = t1209 + t1125;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = t1210 + t1128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = t1211 + t1131;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = t1212 + t1134;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = t1213 + t1137;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = t1214 + t1140;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = t1215 + t1143;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1217 = t1216 + t1146;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1218 = t1217 + t1149;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = t1218 + t1152;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = t1219 + t1155;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = t1220 + t1158;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = t1221 + t1161;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = t1222 + t1164;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1223 + t1167;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1225 = t1224 + t1170;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1226 = t1225 + t1173;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = t1226 + t1176;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = t1227 + t1179;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = t1228 + t1182;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = t1229 + t1185;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = t1230 + t1188;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = t1231 + t1191;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1233 = t1232 + t1194;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = t1233 + t1197;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = t1234 + t1200;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = t1235 + t1203;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = t1236 + t1206;
                const f32 t1238 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1238 - mean;
                const f32 t1240 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1241 - mean;
                const f32 t1243 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1244 - mean;
                const f32 t1246 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1247 - mean;
                const f32 t1249 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1250 - mean;
                const f32 t1252 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1253 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1253 - mean;
                const f32 t1255 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1256 - mean;
                const f32 t1258 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1259 - mean;
                const f32 t1261 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1262 - mean;
                const f32 t1264 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1265 - mean;
                const f32 t1267 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1268 - mean;
                const f32 t1270 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1271 - mean;
                const f32 t1273 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1274 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1274 - mean;
                const f32 t1276 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1277 - mean;
                const f32 t1279 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1280 - mean;
                const f32 t1282 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1283 - mean;
                const f32 t1285 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1286 - mean;
                const f32 t1288 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1289 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1289 - mean;
                const f32 t1291 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1292 - mean;
                const f32 t1294 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1295 - mean;
                const f32 t1297 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1298 - mean;
                const f32 t1300 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1301 - mean;
                const f32 t1303 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1304 - mean;
                const f32 t1306 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1307 - mean;
                const f32 t1309 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1310 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1310 - mean;
                const f32 t1312 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1313 - mean;
                const f32 t1315 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1316 - mean;
                const f32 t1318 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1319 - mean;
                const f32 t1321 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1322 - mean;
                const f32 t1324 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1325 - mean;
                const f32 t1327 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1328 - mean;
                const f32 t1330 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1331 - mean;
                const f32 t1333 = distance_64 * distance_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = t1240 + t1243;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = t1334 + t1246;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = t1335 + t1249;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1337 = t1336 + t1252;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1338 = t1337 + t1255;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = t1338 + t1258;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = t1339 + t1261;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = t1340 + t1264;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = t1341 + t1267;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = t1342 + t1270;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = t1343 + t1273;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1345 = t1344 + t1276;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = t1345 + t1279;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = t1346 + t1282;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1347 + t1285;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = t1348 + t1288;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = t1349 + t1291;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = t1350 + t1294;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1351 + t1297;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = t1352 + t1300;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = t1353 + t1303;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = t1354 + t1306;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1355 + t1309;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = t1356 + t1312;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1358 = t1357 + t1315;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = t1358 + t1318;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1359 + t1321;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = t1360 + t1324;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = t1361 + t1327;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = t1362 + t1330;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = t1363 + t1333;
                const f32 t1365 = t1237 + t1364;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1365;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1366 = t58 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_4 = t1366 << 1u;
                const bool columns_3 = first_4 < t131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1369 = first_4 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1369 < t131;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1371 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1371 & columns_3;
                const f32 t1373 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1374 - mean;
                const f32 t1376 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = exists_65 ? t1376 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = t1373 + t1377;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1379 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1379 & columns_4;
                const f32 t1381 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1382 - mean;
                const f32 t1384 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = exists_66 ? t1384 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = t1381 + t1385;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1386;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1387 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1387 & columns_3;
                const f32 t1389 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1390 - mean;
                const f32 t1392 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = exists_67 ? t1392 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = t1389 + t1393;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1394;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1395 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1395 & columns_4;
                const f32 t1397 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1398 - mean;
                const f32 t1400 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = exists_68 ? t1400 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1397 + t1401;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1403 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1403 & columns_3;
                const f32 t1405 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1406 - mean;
                const f32 t1408 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = exists_69 ? t1408 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = t1405 + t1409;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1410;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1411 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1411 & columns_4;
                const f32 t1413 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1414 - mean;
                const f32 t1416 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = exists_70 ? t1416 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1413 + t1417;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1418;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1419 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1419 & columns_3;
                const f32 t1421 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1422 - mean;
                const f32 t1424 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = exists_71 ? t1424 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1421 + t1425;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1426;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1427 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1427 & columns_4;
                const f32 t1429 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1430 - mean;
                const f32 t1432 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = exists_72 ? t1432 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1429 + t1433;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1434;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1435 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1435 & columns_3;
                const f32 t1437 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1438 - mean;
                const f32 t1440 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = exists_73 ? t1440 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1437 + t1441;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1442;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1443 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1443 & columns_4;
                const f32 t1445 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1446 - mean;
                const f32 t1448 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = exists_74 ? t1448 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1445 + t1449;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1450;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1451 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1451 & columns_3;
                const f32 t1453 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1454 - mean;
                const f32 t1456 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = exists_75 ? t1456 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1453 + t1457;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1459 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1459 & columns_4;
                const f32 t1461 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1462 - mean;
                const f32 t1464 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = exists_76 ? t1464 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = t1461 + t1465;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1466;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1467 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1467 & columns_3;
                const f32 t1469 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1470 - mean;
                const f32 t1472 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = exists_77 ? t1472 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = t1469 + t1473;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1474;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1475 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1475 & columns_4;
                const f32 t1477 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1478 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1478 - mean;
                const f32 t1480 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_78 ? t1480 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = t1477 + t1481;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1483 & columns_3;
                const f32 t1485 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1486 - mean;
                const f32 t1488 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = exists_79 ? t1488 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = t1485 + t1489;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1490;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1491 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1491 & columns_4;
                const f32 t1493 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1494 - mean;
                const f32 t1496 = distance_80 * distance_80;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = exists_80 ? t1496 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = t1493 + t1497;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1498;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1499 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1499 & columns_3;
                const f32 t1501 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1502 - mean;
                const f32 t1504 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_81 ? t1504 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1501 + t1505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1507 & columns_4;
                const f32 t1509 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1510 - mean;
                const f32 t1512 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1513 = exists_82 ? t1512 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = t1509 + t1513;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1514;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1515 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1515 & columns_3;
                const f32 t1517 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1518 - mean;
                const f32 t1520 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = exists_83 ? t1520 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = t1517 + t1521;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1522;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1523 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1523 & columns_4;
                const f32 t1525 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1526 - mean;
                const f32 t1528 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_84 ? t1528 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1525 + t1529;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1531 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1531 & columns_3;
                const f32 t1533 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1534 - mean;
                const f32 t1536 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = exists_85 ? t1536 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = t1533 + t1537;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1538;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1539 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1539 & columns_4;
                const f32 t1541 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1542 - mean;
                const f32 t1544 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = exists_86 ? t1544 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = t1541 + t1545;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1546;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1547 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1547 & columns_3;
                const f32 t1549 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1550 - mean;
                const f32 t1552 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_87 ? t1552 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1549 + t1553;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1555 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1555 & columns_4;
                const f32 t1557 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1558 - mean;
                const f32 t1560 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = exists_88 ? t1560 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = t1557 + t1561;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1562;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1563 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1563 & columns_3;
                const f32 t1565 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1566 - mean;
                const f32 t1568 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = exists_89 ? t1568 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = t1565 + t1569;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1570;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1571 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1571 & columns_4;
                const f32 t1573 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1574 - mean;
                const f32 t1576 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = exists_90 ? t1576 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1573 + t1577;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1579 & columns_3;
                const f32 t1581 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1582 - mean;
                const f32 t1584 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = exists_91 ? t1584 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = t1581 + t1585;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1586;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1587 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1587 & columns_4;
                const f32 t1589 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1590 - mean;
                const f32 t1592 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = exists_92 ? t1592 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = t1589 + t1593;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1594;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1595 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1595 & columns_3;
                const f32 t1597 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1598 - mean;
                const f32 t1600 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_93 ? t1600 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1597 + t1601;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1603 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1603 & columns_4;
                const f32 t1605 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1606 - mean;
                const f32 t1608 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = exists_94 ? t1608 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = t1605 + t1609;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1610;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1611 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1611 & columns_3;
                const f32 t1613 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1614 - mean;
                const f32 t1616 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = exists_95 ? t1616 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = t1613 + t1617;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1618;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1619 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1619 & columns_4;
                const f32 t1621 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1622 - mean;
                const f32 t1624 = distance_96 * distance_96;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_96 ? t1624 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1621 + t1625;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1627 & columns_3;
                const f32 t1629 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1630 - mean;
                const f32 t1632 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = exists_97 ? t1632 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = t1629 + t1633;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1634;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1635 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1635 & columns_4;
                const f32 t1637 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1638 - mean;
                const f32 t1640 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = exists_98 ? t1640 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = t1637 + t1641;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1642;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1643 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1643 & columns_3;
                const f32 t1645 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1646 - mean;
                const f32 t1648 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = exists_99 ? t1648 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = t1645 + t1649;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1650;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1651 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t1651 & columns_4;
                const f32 t1653 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t1654 - mean;
                const f32 t1656 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = exists_100 ? t1656 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = t1653 + t1657;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1658;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1659 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t1659 & columns_3;
                const f32 t1661 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t1662 - mean;
                const f32 t1664 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = exists_101 ? t1664 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = t1661 + t1665;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1666;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1667 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t1667 & columns_4;
                const f32 t1669 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t1670 - mean;
                const f32 t1672 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = exists_102 ? t1672 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = t1669 + t1673;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1674;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1675 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t1675 & columns_3;
                const f32 t1677 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t1678 - mean;
                const f32 t1680 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = exists_103 ? t1680 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = t1677 + t1681;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1682;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1683 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t1683 & columns_4;
                const f32 t1685 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t1686 - mean;
                const f32 t1688 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = exists_104 ? t1688 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = t1685 + t1689;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1690;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1691 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t1691 & columns_3;
                const f32 t1693 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t1694 - mean;
                const f32 t1696 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = exists_105 ? t1696 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = t1693 + t1697;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1698;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1699 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t1699 & columns_4;
                const f32 t1701 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t1702 - mean;
                const f32 t1704 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = exists_106 ? t1704 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = t1701 + t1705;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1706;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1707 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t1707 & columns_3;
                const f32 t1709 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t1710 - mean;
                const f32 t1712 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = exists_107 ? t1712 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = t1709 + t1713;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1714;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1715 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t1715 & columns_4;
                const f32 t1717 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t1718 - mean;
                const f32 t1720 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = exists_108 ? t1720 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = t1717 + t1721;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1722;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1723 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t1723 & columns_3;
                const f32 t1725 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t1726 - mean;
                const f32 t1728 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = exists_109 ? t1728 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = t1725 + t1729;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1730;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1731 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t1731 & columns_4;
                const f32 t1733 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t1734 - mean;
                const f32 t1736 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = exists_110 ? t1736 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = t1733 + t1737;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1738;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1739 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t1739 & columns_3;
                const f32 t1741 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t1742 - mean;
                const f32 t1744 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = exists_111 ? t1744 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = t1741 + t1745;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1746;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1747 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t1747 & columns_4;
                const f32 t1749 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t1750 - mean;
                const f32 t1752 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = exists_112 ? t1752 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = t1749 + t1753;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1754;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1755 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t1755 & columns_3;
                const f32 t1757 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t1758 - mean;
                const f32 t1760 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = exists_113 ? t1760 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = t1757 + t1761;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1762;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1763 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t1763 & columns_4;
                const f32 t1765 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t1766 - mean;
                const f32 t1768 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = exists_114 ? t1768 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1765 + t1769;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1770;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1771 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t1771 & columns_3;
                const f32 t1773 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t1774 - mean;
                const f32 t1776 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = exists_115 ? t1776 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = t1773 + t1777;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1778;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1779 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t1779 & columns_4;
                const f32 t1781 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t1782 - mean;
                const f32 t1784 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = exists_116 ? t1784 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = t1781 + t1785;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1786;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1787 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t1787 & columns_3;
                const f32 t1789 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t1790 - mean;
                const f32 t1792 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = exists_117 ? t1792 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1794 = t1789 + t1793;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1795 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t1795 & columns_4;
                const f32 t1797 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t1798 - mean;
                const f32 t1800 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = exists_118 ? t1800 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1802 = t1797 + t1801;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1802;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1803 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t1803 & columns_3;
                const f32 t1805 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t1806 - mean;
                const f32 t1808 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = exists_119 ? t1808 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1810 = t1805 + t1809;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1810;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1811 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t1811 & columns_4;
                const f32 t1813 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t1814 - mean;
                const f32 t1816 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = exists_120 ? t1816 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1818 = t1813 + t1817;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1819 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t1819 & columns_3;
                const f32 t1821 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1822 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t1822 - mean;
                const f32 t1824 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1825 = exists_121 ? t1824 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1826 = t1821 + t1825;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1826;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1827 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t1827 & columns_4;
                const f32 t1829 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1830 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t1830 - mean;
                const f32 t1832 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1833 = exists_122 ? t1832 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1834 = t1829 + t1833;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1834;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1835 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t1835 & columns_3;
                const f32 t1837 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1838 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t1838 - mean;
                const f32 t1840 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1841 = exists_123 ? t1840 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1842 = t1837 + t1841;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1843 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t1843 & columns_4;
                const f32 t1845 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1846 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t1846 - mean;
                const f32 t1848 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1849 = exists_124 ? t1848 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1850 = t1845 + t1849;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1850;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1851 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t1851 & columns_3;
                const f32 t1853 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1854 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t1854 - mean;
                const f32 t1856 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1857 = exists_125 ? t1856 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1858 = t1853 + t1857;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1858;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1859 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t1859 & columns_4;
                const f32 t1861 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1862 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t1862 - mean;
                const f32 t1864 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1865 = exists_126 ? t1864 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1866 = t1861 + t1865;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1867 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t1867 & columns_3;
                const f32 t1869 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1870 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t1870 - mean;
                const f32 t1872 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1873 = exists_127 ? t1872 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1874 = t1869 + t1873;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1874;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1875 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t1875 & columns_4;
                const f32 t1877 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1878 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t1878 - mean;
                const f32 t1880 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1881 = exists_128 ? t1880 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1882 = t1877 + t1881;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1882;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1884;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1884) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1884;
            f32 t1886;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1886) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares = pair_2 + t1886;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t1888 = t58 & 3u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1889 = t1888 == 0u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            if (t1889) {
                const u64 t1890 = (u64)sample_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1891 = t1890 * moments_stride0;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1892 = t1891 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1893 = moments + t1892;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1894 = (u64)first_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1895 = t1894 * moments_stride1;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1896 = t1895 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1897 = t1893 + t1896;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1898 = (u64)at;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1899 = t1898 * moments_stride2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1900 = t1899 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1901 = t1897 + t1900;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1902;
                asm("mov.b32 %0, %1;" : "=r"(t1902) : "f"(count));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1903;
                asm("mov.b32 %0, %1;" : "=r"(t1903) : "f"(mean));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1904;
                asm("mov.b32 %0, %1;" : "=r"(t1904) : "f"(squares));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1901), "r"(t1902), "r"(t1903), "r"(t1904), "r"(0u) : "memory");
            }
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t584) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1905 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1906 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1909 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1910 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1913 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1914 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1917 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1918 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = acc_63;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1921 = acc_67;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1922 = acc_71;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = acc_75;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_79;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1925 = acc_83;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1926 = acc_87;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = acc_91;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = acc_95;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1929 = acc_99;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1930 = acc_103;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = acc_107;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = acc_111;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1933 = acc_115;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1934 = acc_119;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = acc_123;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_127;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1937 = t1905 + t1906;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1938 = t1937 + t1907;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = t1938 + t1908;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = t1939 + t1909;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1941 = t1940 + t1910;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1942 = t1941 + t1911;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = t1942 + t1912;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = t1943 + t1913;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1945 = t1944 + t1914;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1946 = t1945 + t1915;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = t1946 + t1916;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = t1947 + t1917;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1949 = t1948 + t1918;
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
                const f32 t1968 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1969 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1970 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1973 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1974 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1977 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1978 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1981 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1982 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = acc_64;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = acc_68;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1985 = acc_72;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1986 = acc_76;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = acc_80;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = acc_84;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1989 = acc_88;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1990 = acc_92;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = acc_96;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = acc_100;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1993 = acc_104;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1994 = acc_108;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = acc_112;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_116;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1997 = acc_120;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1998 = acc_124;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = acc_128;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = t1968 + t1969;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2001 = t2000 + t1970;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2002 = t2001 + t1971;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = t2002 + t1972;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = t2003 + t1973;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2005 = t2004 + t1974;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2006 = t2005 + t1975;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = t2006 + t1976;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = t2007 + t1977;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2009 = t2008 + t1978;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2010 = t2009 + t1979;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = t2010 + t1980;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = t2011 + t1981;
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
                const f32 t2031 = t1967 + t2030;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2031;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2032 = t58 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_5 = t2032 << 1u;
                const bool columns_5 = first_5 < t131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2035 = first_5 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t2035 < t131;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2037 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_129 = t2037 & columns_5;
                const f32 t2039 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2041 = exists_129 ? t2040 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2042 = t2039 + t2041;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2042;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2043 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_130 = t2043 & columns_6;
                const f32 t2045 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2046 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2047 = exists_130 ? t2046 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2048 = t2045 + t2047;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2048;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2049 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_131 = t2049 & columns_5;
                const f32 t2051 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2052 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2053 = exists_131 ? t2052 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2054 = t2051 + t2053;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2054;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2055 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_132 = t2055 & columns_6;
                const f32 t2057 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2058 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2059 = exists_132 ? t2058 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2060 = t2057 + t2059;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2060;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2061 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_133 = t2061 & columns_5;
                const f32 t2063 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2064 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2065 = exists_133 ? t2064 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2066 = t2063 + t2065;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2066;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2067 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_134 = t2067 & columns_6;
                const f32 t2069 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2070 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2071 = exists_134 ? t2070 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2072 = t2069 + t2071;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2072;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2073 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_135 = t2073 & columns_5;
                const f32 t2075 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2076 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2077 = exists_135 ? t2076 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2078 = t2075 + t2077;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2078;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2079 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_136 = t2079 & columns_6;
                const f32 t2081 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2082 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2083 = exists_136 ? t2082 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2084 = t2081 + t2083;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2084;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2085 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_137 = t2085 & columns_5;
                const f32 t2087 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2088 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2089 = exists_137 ? t2088 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2090 = t2087 + t2089;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2090;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2091 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_138 = t2091 & columns_6;
                const f32 t2093 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2094 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2095 = exists_138 ? t2094 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2096 = t2093 + t2095;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2096;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2097 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_139 = t2097 & columns_5;
                const f32 t2099 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2100 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2101 = exists_139 ? t2100 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2102 = t2099 + t2101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2102;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2103 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_140 = t2103 & columns_6;
                const f32 t2105 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2106 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2107 = exists_140 ? t2106 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2108 = t2105 + t2107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2108;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2109 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_141 = t2109 & columns_5;
                const f32 t2111 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2112 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2113 = exists_141 ? t2112 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2114 = t2111 + t2113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2114;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2115 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_142 = t2115 & columns_6;
                const f32 t2117 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2118 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2119 = exists_142 ? t2118 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2120 = t2117 + t2119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2120;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2121 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_143 = t2121 & columns_5;
                const f32 t2123 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2125 = exists_143 ? t2124 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = t2123 + t2125;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2126;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2127 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_144 = t2127 & columns_6;
                const f32 t2129 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2131 = exists_144 ? t2130 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = t2129 + t2131;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2132;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2133 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_145 = t2133 & columns_5;
                const f32 t2135 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2137 = exists_145 ? t2136 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = t2135 + t2137;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2138;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2139 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_146 = t2139 & columns_6;
                const f32 t2141 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2142 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2143 = exists_146 ? t2142 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2144 = t2141 + t2143;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2144;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2145 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_147 = t2145 & columns_5;
                const f32 t2147 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2148 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2149 = exists_147 ? t2148 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2150 = t2147 + t2149;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2150;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2151 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_148 = t2151 & columns_6;
                const f32 t2153 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2155 = exists_148 ? t2154 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2156 = t2153 + t2155;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2156;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2157 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_149 = t2157 & columns_5;
                const f32 t2159 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2161 = exists_149 ? t2160 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = t2159 + t2161;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2162;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2163 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_150 = t2163 & columns_6;
                const f32 t2165 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2167 = exists_150 ? t2166 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2168 = t2165 + t2167;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2168;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2169 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_151 = t2169 & columns_5;
                const f32 t2171 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2172 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2173 = exists_151 ? t2172 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2174 = t2171 + t2173;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2174;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2175 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_152 = t2175 & columns_6;
                const f32 t2177 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2178 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2179 = exists_152 ? t2178 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2180 = t2177 + t2179;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2180;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2181 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_153 = t2181 & columns_5;
                const f32 t2183 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2184 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2185 = exists_153 ? t2184 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2186 = t2183 + t2185;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2186;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2187 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_154 = t2187 & columns_6;
                const f32 t2189 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2190 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2191 = exists_154 ? t2190 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2192 = t2189 + t2191;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2192;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2193 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_155 = t2193 & columns_5;
                const f32 t2195 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2196 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2197 = exists_155 ? t2196 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2198 = t2195 + t2197;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2198;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2199 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_156 = t2199 & columns_6;
                const f32 t2201 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2202 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2203 = exists_156 ? t2202 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2204 = t2201 + t2203;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2204;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2205 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_157 = t2205 & columns_5;
                const f32 t2207 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2208 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2209 = exists_157 ? t2208 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2210 = t2207 + t2209;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2210;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2211 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_158 = t2211 & columns_6;
                const f32 t2213 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2214 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2215 = exists_158 ? t2214 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2216 = t2213 + t2215;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2216;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2217 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_159 = t2217 & columns_5;
                const f32 t2219 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2220 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2221 = exists_159 ? t2220 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2222 = t2219 + t2221;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2222;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2223 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_160 = t2223 & columns_6;
                const f32 t2225 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2226 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2227 = exists_160 ? t2226 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2228 = t2225 + t2227;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2228;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2229 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_161 = t2229 & columns_5;
                const f32 t2231 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2232 = acc_67;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2233 = exists_161 ? t2232 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2234 = t2231 + t2233;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2234;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2235 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_162 = t2235 & columns_6;
                const f32 t2237 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2238 = acc_68;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2239 = exists_162 ? t2238 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2240 = t2237 + t2239;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2240;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2241 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_163 = t2241 & columns_5;
                const f32 t2243 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2244 = acc_71;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2245 = exists_163 ? t2244 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2246 = t2243 + t2245;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2246;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2247 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_164 = t2247 & columns_6;
                const f32 t2249 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2250 = acc_72;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2251 = exists_164 ? t2250 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2252 = t2249 + t2251;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2252;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2253 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_165 = t2253 & columns_5;
                const f32 t2255 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2256 = acc_75;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2257 = exists_165 ? t2256 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2258 = t2255 + t2257;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2258;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2259 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_166 = t2259 & columns_6;
                const f32 t2261 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2262 = acc_76;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2263 = exists_166 ? t2262 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2264 = t2261 + t2263;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2264;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2265 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_167 = t2265 & columns_5;
                const f32 t2267 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2268 = acc_79;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2269 = exists_167 ? t2268 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2270 = t2267 + t2269;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2270;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2271 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_168 = t2271 & columns_6;
                const f32 t2273 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2274 = acc_80;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2275 = exists_168 ? t2274 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2276 = t2273 + t2275;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2276;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2277 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_169 = t2277 & columns_5;
                const f32 t2279 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2280 = acc_83;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2281 = exists_169 ? t2280 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2282 = t2279 + t2281;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2282;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2283 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_170 = t2283 & columns_6;
                const f32 t2285 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2286 = acc_84;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2287 = exists_170 ? t2286 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2288 = t2285 + t2287;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2288;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2289 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_171 = t2289 & columns_5;
                const f32 t2291 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2292 = acc_87;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2293 = exists_171 ? t2292 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2294 = t2291 + t2293;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2294;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2295 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_172 = t2295 & columns_6;
                const f32 t2297 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2298 = acc_88;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2299 = exists_172 ? t2298 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2300 = t2297 + t2299;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2300;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2301 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_173 = t2301 & columns_5;
                const f32 t2303 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2304 = acc_91;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2305 = exists_173 ? t2304 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2306 = t2303 + t2305;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2306;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2307 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_174 = t2307 & columns_6;
                const f32 t2309 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2310 = acc_92;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2311 = exists_174 ? t2310 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2312 = t2309 + t2311;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2312;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2313 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_175 = t2313 & columns_5;
                const f32 t2315 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2316 = acc_95;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2317 = exists_175 ? t2316 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2318 = t2315 + t2317;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2318;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2319 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_176 = t2319 & columns_6;
                const f32 t2321 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2322 = acc_96;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2323 = exists_176 ? t2322 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2324 = t2321 + t2323;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2324;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2325 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_177 = t2325 & columns_5;
                const f32 t2327 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2328 = acc_99;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2329 = exists_177 ? t2328 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2330 = t2327 + t2329;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2330;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2331 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_178 = t2331 & columns_6;
                const f32 t2333 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2334 = acc_100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2335 = exists_178 ? t2334 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2336 = t2333 + t2335;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2336;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2337 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_179 = t2337 & columns_5;
                const f32 t2339 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2340 = acc_103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2341 = exists_179 ? t2340 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2342 = t2339 + t2341;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2342;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2343 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_180 = t2343 & columns_6;
                const f32 t2345 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2346 = acc_104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2347 = exists_180 ? t2346 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2348 = t2345 + t2347;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2348;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2349 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_181 = t2349 & columns_5;
                const f32 t2351 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2352 = acc_107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2353 = exists_181 ? t2352 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2354 = t2351 + t2353;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2354;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2355 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_182 = t2355 & columns_6;
                const f32 t2357 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2358 = acc_108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2359 = exists_182 ? t2358 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2360 = t2357 + t2359;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2360;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2361 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_183 = t2361 & columns_5;
                const f32 t2363 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2364 = acc_111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2365 = exists_183 ? t2364 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2366 = t2363 + t2365;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2366;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2367 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_184 = t2367 & columns_6;
                const f32 t2369 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2370 = acc_112;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2371 = exists_184 ? t2370 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2372 = t2369 + t2371;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2372;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2373 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_185 = t2373 & columns_5;
                const f32 t2375 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2376 = acc_115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2377 = exists_185 ? t2376 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2378 = t2375 + t2377;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2378;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2379 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_186 = t2379 & columns_6;
                const f32 t2381 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2382 = acc_116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2383 = exists_186 ? t2382 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2384 = t2381 + t2383;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2384;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2385 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_187 = t2385 & columns_5;
                const f32 t2387 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2388 = acc_119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2389 = exists_187 ? t2388 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2390 = t2387 + t2389;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2390;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2391 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_188 = t2391 & columns_6;
                const f32 t2393 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2394 = acc_120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2395 = exists_188 ? t2394 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2396 = t2393 + t2395;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2396;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2397 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_189 = t2397 & columns_5;
                const f32 t2399 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2400 = acc_123;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2401 = exists_189 ? t2400 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2402 = t2399 + t2401;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2402;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2403 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_190 = t2403 & columns_6;
                const f32 t2405 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2406 = acc_124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2407 = exists_190 ? t2406 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2408 = t2405 + t2407;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2408;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2409 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_191 = t2409 & columns_5;
                const f32 t2411 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2412 = acc_127;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2413 = exists_191 ? t2412 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2414 = t2411 + t2413;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2414;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2415 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_192 = t2415 & columns_6;
                const f32 t2417 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2418 = acc_128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2419 = exists_192 ? t2418 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2420 = t2417 + t2419;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t2420;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t2422;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2422) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t2422;
            f32 t2424;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2424) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t2425 = pair_3 + t2424;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_2 = t2425 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t584) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t2427 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_129 = t2427 - mean_2;
                const f32 t2429 = distance_129 * distance_129;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2430 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_130 = t2430 - mean_2;
                const f32 t2432 = distance_130 * distance_130;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2433 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_131 = t2433 - mean_2;
                const f32 t2435 = distance_131 * distance_131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2436 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_132 = t2436 - mean_2;
                const f32 t2438 = distance_132 * distance_132;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2439 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_133 = t2439 - mean_2;
                const f32 t2441 = distance_133 * distance_133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2442 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_134 = t2442 - mean_2;
                const f32 t2444 = distance_134 * distance_134;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2445 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_135 = t2445 - mean_2;
                const f32 t2447 = distance_135 * distance_135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2448 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_136 = t2448 - mean_2;
                const f32 t2450 = distance_136 * distance_136;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2451 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_137 = t2451 - mean_2;
                const f32 t2453 = distance_137 * distance_137;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2454 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_138 = t2454 - mean_2;
                const f32 t2456 = distance_138 * distance_138;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2457 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_139 = t2457 - mean_2;
                const f32 t2459 = distance_139 * distance_139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2460 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_140 = t2460 - mean_2;
                const f32 t2462 = distance_140 * distance_140;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2463 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_141 = t2463 - mean_2;
                const f32 t2465 = distance_141 * distance_141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2466 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_142 = t2466 - mean_2;
                const f32 t2468 = distance_142 * distance_142;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2469 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_143 = t2469 - mean_2;
                const f32 t2471 = distance_143 * distance_143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2472 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_144 = t2472 - mean_2;
                const f32 t2474 = distance_144 * distance_144;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2475 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_145 = t2475 - mean_2;
                const f32 t2477 = distance_145 * distance_145;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2478 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_146 = t2478 - mean_2;
                const f32 t2480 = distance_146 * distance_146;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2481 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_147 = t2481 - mean_2;
                const f32 t2483 = distance_147 * distance_147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2484 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_148 = t2484 - mean_2;
                const f32 t2486 = distance_148 * distance_148;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2487 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_149 = t2487 - mean_2;
                const f32 t2489 = distance_149 * distance_149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2490 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_150 = t2490 - mean_2;
                const f32 t2492 = distance_150 * distance_150;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2493 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_151 = t2493 - mean_2;
                const f32 t2495 = distance_151 * distance_151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2496 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_152 = t2496 - mean_2;
                const f32 t2498 = distance_152 * distance_152;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2499 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_153 = t2499 - mean_2;
                const f32 t2501 = distance_153 * distance_153;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2502 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_154 = t2502 - mean_2;
                const f32 t2504 = distance_154 * distance_154;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_155 = t2505 - mean_2;
                const f32 t2507 = distance_155 * distance_155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2508 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_156 = t2508 - mean_2;
                const f32 t2510 = distance_156 * distance_156;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2511 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_157 = t2511 - mean_2;
                const f32 t2513 = distance_157 * distance_157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2514 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_158 = t2514 - mean_2;
                const f32 t2516 = distance_158 * distance_158;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2517 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_159 = t2517 - mean_2;
                const f32 t2519 = distance_159 * distance_159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2520 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_160 = t2520 - mean_2;
                const f32 t2522 = distance_160 * distance_160;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2523 = t2429 + t2432;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2524 = t2523 + t2435;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2525 = t2524 + t2438;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = t2525 + t2441;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2527 = t2526 + t2444;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2528 = t2527 + t2447;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2529 = t2528 + t2450;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2530 = t2529 + t2453;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2531 = t2530 + t2456;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2532 = t2531 + t2459;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2533 = t2532 + t2462;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2534 = t2533 + t2465;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2535 = t2534 + t2468;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2536 = t2535 + t2471;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2537 = t2536 + t2474;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2538 = t2537 + t2477;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2539 = t2538 + t2480;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2540 = t2539 + t2483;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2541 = t2540 + t2486;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2542 = t2541 + t2489;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2543 = t2542 + t2492;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2544 = t2543 + t2495;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2545 = t2544 + t2498;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2546 = t2545 + t2501;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2547 = t2546 + t2504;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2548 = t2547 + t2507;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2549 = t2548 + t2510;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2550 = t2549 + t2513;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2551 = t2550 + t2516;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2552 = t2551 + t2519;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2553 = t2552 + t2522;
                const f32 t2554 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_161 = t2554 - mean_2;
                const f32 t2556 = distance_161 * distance_161;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2557 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_162 = t2557 - mean_2;
                const f32 t2559 = distance_162 * distance_162;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2560 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_163 = t2560 - mean_2;
                const f32 t2562 = distance_163 * distance_163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2563 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_164 = t2563 - mean_2;
                const f32 t2565 = distance_164 * distance_164;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2566 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_165 = t2566 - mean_2;
                const f32 t2568 = distance_165 * distance_165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2569 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_166 = t2569 - mean_2;
                const f32 t2571 = distance_166 * distance_166;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2572 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_167 = t2572 - mean_2;
                const f32 t2574 = distance_167 * distance_167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2575 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_168 = t2575 - mean_2;
                const f32 t2577 = distance_168 * distance_168;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2578 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_169 = t2578 - mean_2;
                const f32 t2580 = distance_169 * distance_169;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2581 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_170 = t2581 - mean_2;
                const f32 t2583 = distance_170 * distance_170;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2584 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_171 = t2584 - mean_2;
                const f32 t2586 = distance_171 * distance_171;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2587 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_172 = t2587 - mean_2;
                const f32 t2589 = distance_172 * distance_172;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2590 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_173 = t2590 - mean_2;
                const f32 t2592 = distance_173 * distance_173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2593 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_174 = t2593 - mean_2;
                const f32 t2595 = distance_174 * distance_174;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2596 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_175 = t2596 - mean_2;
                const f32 t2598 = distance_175 * distance_175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2599 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_176 = t2599 - mean_2;
                const f32 t2601 = distance_176 * distance_176;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2602 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_177 = t2602 - mean_2;
                const f32 t2604 = distance_177 * distance_177;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2605 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_178 = t2605 - mean_2;
                const f32 t2607 = distance_178 * distance_178;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2608 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_179 = t2608 - mean_2;
                const f32 t2610 = distance_179 * distance_179;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2611 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_180 = t2611 - mean_2;
                const f32 t2613 = distance_180 * distance_180;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2614 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_181 = t2614 - mean_2;
                const f32 t2616 = distance_181 * distance_181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2617 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_182 = t2617 - mean_2;
                const f32 t2619 = distance_182 * distance_182;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2620 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_183 = t2620 - mean_2;
                const f32 t2622 = distance_183 * distance_183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2623 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_184 = t2623 - mean_2;
                const f32 t2625 = distance_184 * distance_184;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2626 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_185 = t2626 - mean_2;
                const f32 t2628 = distance_185 * distance_185;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2629 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_186 = t2629 - mean_2;
                const f32 t2631 = distance_186 * distance_186;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2632 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_187 = t2632 - mean_2;
                const f32 t2634 = distance_187 * distance_187;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2635 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_188 = t2635 - mean_2;
                const f32 t2637 = distance_188 * distance_188;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2638 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_189 = t2638 - mean_2;
                const f32 t2640 = distance_189 * distance_189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2641 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_190 = t2641 - mean_2;
                const f32 t2643 = distance_190 * distance_190;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2644 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_191 = t2644 - mean_2;
                const f32 t2646 = distance_191 * distance_191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2647 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_192 = t2647 - mean_2;
                const f32 t2649 = distance_192 * distance_192;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2650 = t2556 + t2559;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2651 = t2650 + t2562;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2652 = t2651 + t2565;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2653 = t2652 + t2568;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2654 = t2653 + t2571;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2655 = t2654 + t2574;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2656 = t2655 + t2577;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2657 = t2656 + t2580;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2658 = t2657 + t2583;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2659 = t2658 + t2586;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2660 = t2659 + t2589;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2661 = t2660 + t2592;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2662 = t2661 + t2595;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2663 = t2662 + t2598;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2664 = t2663 + t2601;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2665 = t2664 + t2604;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2666 = t2665 + t2607;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2667 = t2666 + t2610;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2668 = t2667 + t2613;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2669 = t2668 + t2616;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2670 = t2669 + t2619;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2671 = t2670 + t2622;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2672 = t2671 + t2625;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2673 = t2672 + t2628;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2674 = t2673 + t2631;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2675 = t2674 + t2634;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2676 = t2675 + t2637;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2677 = t2676 + t2640;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2678 = t2677 + t2643;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2679 = t2678 + t2646;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t2680 = t2679 + t2649;
                const f32 t2681 = t2553 + t2680;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2681;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t2682 = t58 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t2682 << 1u;
                const bool columns_7 = first_6 < t131;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t2685 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t2685 < t131;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2687 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_193 = t2687 & columns_7;
                const f32 t2689 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2690 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_193 = t2690 - mean_2;
                const f32 t2692 = distance_193 * distance_193;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2693 = exists_193 ? t2692 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2694 = t2689 + t2693;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2694;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2695 = 0u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_194 = t2695 & columns_8;
                const f32 t2697 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2698 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_194 = t2698 - mean_2;
                const f32 t2700 = distance_194 * distance_194;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2701 = exists_194 ? t2700 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2702 = t2697 + t2701;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2702;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2703 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_195 = t2703 & columns_7;
                const f32 t2705 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2706 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_195 = t2706 - mean_2;
                const f32 t2708 = distance_195 * distance_195;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2709 = exists_195 ? t2708 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2710 = t2705 + t2709;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2710;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2711 = 1u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_196 = t2711 & columns_8;
                const f32 t2713 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2714 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_196 = t2714 - mean_2;
                const f32 t2716 = distance_196 * distance_196;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2717 = exists_196 ? t2716 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2718 = t2713 + t2717;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2718;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2719 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_197 = t2719 & columns_7;
                const f32 t2721 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2722 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_197 = t2722 - mean_2;
                const f32 t2724 = distance_197 * distance_197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2725 = exists_197 ? t2724 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2726 = t2721 + t2725;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2726;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2727 = 2u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_198 = t2727 & columns_8;
                const f32 t2729 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2730 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_198 = t2730 - mean_2;
                const f32 t2732 = distance_198 * distance_198;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2733 = exists_198 ? t2732 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2734 = t2729 + t2733;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2734;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2735 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_199 = t2735 & columns_7;
                const f32 t2737 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2738 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_199 = t2738 - mean_2;
                const f32 t2740 = distance_199 * distance_199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2741 = exists_199 ? t2740 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2742 = t2737 + t2741;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2742;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2743 = 3u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_200 = t2743 & columns_8;
                const f32 t2745 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2746 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_200 = t2746 - mean_2;
                const f32 t2748 = distance_200 * distance_200;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2749 = exists_200 ? t2748 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2750 = t2745 + t2749;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2750;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2751 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_201 = t2751 & columns_7;
                const f32 t2753 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2754 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_201 = t2754 - mean_2;
                const f32 t2756 = distance_201 * distance_201;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2757 = exists_201 ? t2756 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2758 = t2753 + t2757;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2758;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2759 = 4u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_202 = t2759 & columns_8;
                const f32 t2761 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2762 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_202 = t2762 - mean_2;
                const f32 t2764 = distance_202 * distance_202;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2765 = exists_202 ? t2764 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2766 = t2761 + t2765;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2766;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2767 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_203 = t2767 & columns_7;
                const f32 t2769 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2770 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_203 = t2770 - mean_2;
                const f32 t2772 = distance_203 * distance_203;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2773 = exists_203 ? t2772 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2774 = t2769 + t2773;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2774;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2775 = 5u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_204 = t2775 & columns_8;
                const f32 t2777 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2778 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_204 = t2778 - mean_2;
                const f32 t2780 = distance_204 * distance_204;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2781 = exists_204 ? t2780 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2782 = t2777 + t2781;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2782;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2783 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_205 = t2783 & columns_7;
                const f32 t2785 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2786 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_205 = t2786 - mean_2;
                const f32 t2788 = distance_205 * distance_205;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2789 = exists_205 ? t2788 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2790 = t2785 + t2789;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2790;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2791 = 6u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_206 = t2791 & columns_8;
                const f32 t2793 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2794 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_206 = t2794 - mean_2;
                const f32 t2796 = distance_206 * distance_206;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2797 = exists_206 ? t2796 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2798 = t2793 + t2797;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2798;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2799 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_207 = t2799 & columns_7;
                const f32 t2801 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2802 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_207 = t2802 - mean_2;
                const f32 t2804 = distance_207 * distance_207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2805 = exists_207 ? t2804 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2806 = t2801 + t2805;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2807 = 7u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_208 = t2807 & columns_8;
                const f32 t2809 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2810 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_208 = t2810 - mean_2;
                const f32 t2812 = distance_208 * distance_208;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2813 = exists_208 ? t2812 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2814 = t2809 + t2813;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2814;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2815 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_209 = t2815 & columns_7;
                const f32 t2817 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2818 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_209 = t2818 - mean_2;
                const f32 t2820 = distance_209 * distance_209;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2821 = exists_209 ? t2820 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2822 = t2817 + t2821;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2822;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2823 = 8u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_210 = t2823 & columns_8;
                const f32 t2825 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_210 = t2826 - mean_2;
                const f32 t2828 = distance_210 * distance_210;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2829 = exists_210 ? t2828 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = t2825 + t2829;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2831 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_211 = t2831 & columns_7;
                const f32 t2833 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_211 = t2834 - mean_2;
                const f32 t2836 = distance_211 * distance_211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2837 = exists_211 ? t2836 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = t2833 + t2837;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2838;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2839 = 9u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_212 = t2839 & columns_8;
                const f32 t2841 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2842 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_212 = t2842 - mean_2;
                const f32 t2844 = distance_212 * distance_212;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2845 = exists_212 ? t2844 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2846 = t2841 + t2845;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2846;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2847 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_213 = t2847 & columns_7;
                const f32 t2849 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2850 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_213 = t2850 - mean_2;
                const f32 t2852 = distance_213 * distance_213;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2853 = exists_213 ? t2852 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2854 = t2849 + t2853;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2854;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2855 = 10u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_214 = t2855 & columns_8;
                const f32 t2857 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_214 = t2858 - mean_2;
                const f32 t2860 = distance_214 * distance_214;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2861 = exists_214 ? t2860 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2862 = t2857 + t2861;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2862;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2863 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_215 = t2863 & columns_7;
                const f32 t2865 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2866 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_215 = t2866 - mean_2;
                const f32 t2868 = distance_215 * distance_215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2869 = exists_215 ? t2868 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2870 = t2865 + t2869;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2870;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2871 = 11u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_216 = t2871 & columns_8;
                const f32 t2873 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2874 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_216 = t2874 - mean_2;
                const f32 t2876 = distance_216 * distance_216;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2877 = exists_216 ? t2876 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2878 = t2873 + t2877;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2878;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2879 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_217 = t2879 & columns_7;
                const f32 t2881 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2882 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_217 = t2882 - mean_2;
                const f32 t2884 = distance_217 * distance_217;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2885 = exists_217 ? t2884 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2886 = t2881 + t2885;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2886;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2887 = 12u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_218 = t2887 & columns_8;
                const f32 t2889 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2890 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_218 = t2890 - mean_2;
                const f32 t2892 = distance_218 * distance_218;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2893 = exists_218 ? t2892 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2894 = t2889 + t2893;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2894;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2895 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_219 = t2895 & columns_7;
                const f32 t2897 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2898 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_219 = t2898 - mean_2;
                const f32 t2900 = distance_219 * distance_219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2901 = exists_219 ? t2900 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2902 = t2897 + t2901;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2902;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2903 = 13u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_220 = t2903 & columns_8;
                const f32 t2905 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2906 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_220 = t2906 - mean_2;
                const f32 t2908 = distance_220 * distance_220;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2909 = exists_220 ? t2908 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2910 = t2905 + t2909;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2910;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2911 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_221 = t2911 & columns_7;
                const f32 t2913 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2914 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_221 = t2914 - mean_2;
                const f32 t2916 = distance_221 * distance_221;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2917 = exists_221 ? t2916 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2918 = t2913 + t2917;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2918;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2919 = 14u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_222 = t2919 & columns_8;
                const f32 t2921 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2922 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_222 = t2922 - mean_2;
                const f32 t2924 = distance_222 * distance_222;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2925 = exists_222 ? t2924 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2926 = t2921 + t2925;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2926;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2927 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_223 = t2927 & columns_7;
                const f32 t2929 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2930 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_223 = t2930 - mean_2;
                const f32 t2932 = distance_223 * distance_223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2933 = exists_223 ? t2932 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2934 = t2929 + t2933;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2934;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2935 = 15u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_224 = t2935 & columns_8;
                const f32 t2937 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2938 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_224 = t2938 - mean_2;
                const f32 t2940 = distance_224 * distance_224;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2941 = exists_224 ? t2940 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2942 = t2937 + t2941;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2942;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2943 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_225 = t2943 & columns_7;
                const f32 t2945 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2946 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_225 = t2946 - mean_2;
                const f32 t2948 = distance_225 * distance_225;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2949 = exists_225 ? t2948 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2950 = t2945 + t2949;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2950;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2951 = 16u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_226 = t2951 & columns_8;
                const f32 t2953 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2954 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_226 = t2954 - mean_2;
                const f32 t2956 = distance_226 * distance_226;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2957 = exists_226 ? t2956 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2958 = t2953 + t2957;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2958;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2959 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_227 = t2959 & columns_7;
                const f32 t2961 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2962 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_227 = t2962 - mean_2;
                const f32 t2964 = distance_227 * distance_227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2965 = exists_227 ? t2964 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2966 = t2961 + t2965;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2966;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2967 = 17u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_228 = t2967 & columns_8;
                const f32 t2969 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2970 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_228 = t2970 - mean_2;
                const f32 t2972 = distance_228 * distance_228;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2973 = exists_228 ? t2972 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2974 = t2969 + t2973;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2974;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2975 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_229 = t2975 & columns_7;
                const f32 t2977 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2978 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_229 = t2978 - mean_2;
                const f32 t2980 = distance_229 * distance_229;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2981 = exists_229 ? t2980 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2982 = t2977 + t2981;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2982;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2983 = 18u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_230 = t2983 & columns_8;
                const f32 t2985 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2986 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_230 = t2986 - mean_2;
                const f32 t2988 = distance_230 * distance_230;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2989 = exists_230 ? t2988 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2990 = t2985 + t2989;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2990;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2991 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_231 = t2991 & columns_7;
                const f32 t2993 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2994 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_231 = t2994 - mean_2;
                const f32 t2996 = distance_231 * distance_231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2997 = exists_231 ? t2996 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2998 = t2993 + t2997;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2998;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2999 = 19u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_232 = t2999 & columns_8;
                const f32 t3001 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3002 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_232 = t3002 - mean_2;
                const f32 t3004 = distance_232 * distance_232;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3005 = exists_232 ? t3004 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3006 = t3001 + t3005;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3006;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3007 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_233 = t3007 & columns_7;
                const f32 t3009 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3010 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_233 = t3010 - mean_2;
                const f32 t3012 = distance_233 * distance_233;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3013 = exists_233 ? t3012 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3014 = t3009 + t3013;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3014;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3015 = 20u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_234 = t3015 & columns_8;
                const f32 t3017 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3018 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_234 = t3018 - mean_2;
                const f32 t3020 = distance_234 * distance_234;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3021 = exists_234 ? t3020 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3022 = t3017 + t3021;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3022;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3023 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_235 = t3023 & columns_7;
                const f32 t3025 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3026 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_235 = t3026 - mean_2;
                const f32 t3028 = distance_235 * distance_235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3029 = exists_235 ? t3028 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3030 = t3025 + t3029;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3030;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3031 = 21u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_236 = t3031 & columns_8;
                const f32 t3033 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3034 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_236 = t3034 - mean_2;
                const f32 t3036 = distance_236 * distance_236;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3037 = exists_236 ? t3036 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3038 = t3033 + t3037;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3038;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3039 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_237 = t3039 & columns_7;
                const f32 t3041 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3042 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_237 = t3042 - mean_2;
                const f32 t3044 = distance_237 * distance_237;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3045 = exists_237 ? t3044 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3046 = t3041 + t3045;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3046;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3047 = 22u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_238 = t3047 & columns_8;
                const f32 t3049 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3050 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_238 = t3050 - mean_2;
                const f32 t3052 = distance_238 * distance_238;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3053 = exists_238 ? t3052 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3054 = t3049 + t3053;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3054;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3055 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_239 = t3055 & columns_7;
                const f32 t3057 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3058 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_239 = t3058 - mean_2;
                const f32 t3060 = distance_239 * distance_239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3061 = exists_239 ? t3060 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3062 = t3057 + t3061;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3062;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3063 = 23u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_240 = t3063 & columns_8;
                const f32 t3065 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3066 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_240 = t3066 - mean_2;
                const f32 t3068 = distance_240 * distance_240;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3069 = exists_240 ? t3068 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3070 = t3065 + t3069;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3070;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3071 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_241 = t3071 & columns_7;
                const f32 t3073 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3074 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_241 = t3074 - mean_2;
                const f32 t3076 = distance_241 * distance_241;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3077 = exists_241 ? t3076 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3078 = t3073 + t3077;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3078;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3079 = 24u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_242 = t3079 & columns_8;
                const f32 t3081 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3082 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_242 = t3082 - mean_2;
                const f32 t3084 = distance_242 * distance_242;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3085 = exists_242 ? t3084 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3086 = t3081 + t3085;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3086;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3087 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_243 = t3087 & columns_7;
                const f32 t3089 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3090 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_243 = t3090 - mean_2;
                const f32 t3092 = distance_243 * distance_243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3093 = exists_243 ? t3092 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3094 = t3089 + t3093;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3094;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3095 = 25u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_244 = t3095 & columns_8;
                const f32 t3097 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3098 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_244 = t3098 - mean_2;
                const f32 t3100 = distance_244 * distance_244;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3101 = exists_244 ? t3100 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3102 = t3097 + t3101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3102;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3103 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_245 = t3103 & columns_7;
                const f32 t3105 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3106 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_245 = t3106 - mean_2;
                const f32 t3108 = distance_245 * distance_245;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3109 = exists_245 ? t3108 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3110 = t3105 + t3109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3110;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3111 = 26u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_246 = t3111 & columns_8;
                const f32 t3113 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3114 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_246 = t3114 - mean_2;
                const f32 t3116 = distance_246 * distance_246;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3117 = exists_246 ? t3116 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3118 = t3113 + t3117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3118;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3119 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_247 = t3119 & columns_7;
                const f32 t3121 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3122 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_247 = t3122 - mean_2;
                const f32 t3124 = distance_247 * distance_247;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3125 = exists_247 ? t3124 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3126 = t3121 + t3125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3126;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3127 = 27u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_248 = t3127 & columns_8;
                const f32 t3129 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3130 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_248 = t3130 - mean_2;
                const f32 t3132 = distance_248 * distance_248;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3133 = exists_248 ? t3132 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3134 = t3129 + t3133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3134;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3135 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_249 = t3135 & columns_7;
                const f32 t3137 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3138 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_249 = t3138 - mean_2;
                const f32 t3140 = distance_249 * distance_249;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3141 = exists_249 ? t3140 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3142 = t3137 + t3141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3142;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3143 = 28u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_250 = t3143 & columns_8;
                const f32 t3145 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3146 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_250 = t3146 - mean_2;
                const f32 t3148 = distance_250 * distance_250;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3149 = exists_250 ? t3148 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3150 = t3145 + t3149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3150;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3151 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_251 = t3151 & columns_7;
                const f32 t3153 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3154 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_251 = t3154 - mean_2;
                const f32 t3156 = distance_251 * distance_251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3157 = exists_251 ? t3156 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3158 = t3153 + t3157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3158;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3159 = 29u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_252 = t3159 & columns_8;
                const f32 t3161 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3162 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_252 = t3162 - mean_2;
                const f32 t3164 = distance_252 * distance_252;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3165 = exists_252 ? t3164 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3166 = t3161 + t3165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3166;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3167 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_253 = t3167 & columns_7;
                const f32 t3169 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3170 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_253 = t3170 - mean_2;
                const f32 t3172 = distance_253 * distance_253;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3173 = exists_253 ? t3172 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3174 = t3169 + t3173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3174;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3175 = 30u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_254 = t3175 & columns_8;
                const f32 t3177 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3178 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_254 = t3178 - mean_2;
                const f32 t3180 = distance_254 * distance_254;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3181 = exists_254 ? t3180 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3182 = t3177 + t3181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3182;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3183 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_255 = t3183 & columns_7;
                const f32 t3185 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3186 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_255 = t3186 - mean_2;
                const f32 t3188 = distance_255 * distance_255;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3189 = exists_255 ? t3188 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3190 = t3185 + t3189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3190;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t3191 = 31u < t129;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_256 = t3191 & columns_8;
                const f32 t3193 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t3194 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_256 = t3194 - mean_2;
                const f32 t3196 = distance_256 * distance_256;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3197 = exists_256 ? t3196 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t3198 = t3193 + t3197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t3198;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t3200;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3200) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t3200;
            f32 t3202;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3202) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_2 = pair_4 + t3202;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3204 = t58 & 3u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3205 = t3204 == 0u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            if (t3205) {
                const u64 t3206 = (u64)sample_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3207 = t3206 * moments_stride0;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3208 = t3207 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3209 = moments + t3208;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3210 = (u64)t588;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3211 = t3210 * moments_stride1;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3212 = t3211 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3213 = t3209 + t3212;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3214 = (u64)at;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3215 = t3214 * moments_stride2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3216 = t3215 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3217 = t3213 + t3216;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3218;
                asm("mov.b32 %0, %1;" : "=r"(t3218) : "f"(count));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3219;
                asm("mov.b32 %0, %1;" : "=r"(t3219) : "f"(mean_2));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3220;
                asm("mov.b32 %0, %1;" : "=r"(t3220) : "f"(squares_2));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3217), "r"(t3218), "r"(t3219), "r"(t3220), "r"(0u) : "memory");
            }
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3221 = t57 == 0u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            if (t3221) {
                u32 t3222;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3222) : );
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3223 = t3222 == 1u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t3223) {
#line 156 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3224 = index + 3u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3224) : "memory");
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3225 = t57 == 0u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3226 = t58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3227 = t3225 & t3226;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            if (t3227) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3228 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3229 = t3228 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3230 = t3229 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3231 = counters + t3230;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3232 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3233 = t3232 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3234 = t3231 + t3233;
#line 161 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3234), "r"(1u) : "memory");
            }
#line 175 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3235 = at < 16u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
            if (t3235) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3236 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3237 = t3236 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3238 = t3237 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3239 = counters + t3238;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3240 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3241 = t3240 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3242 = t3239 + t3241;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                while (true) {
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t3243;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3243) : "l"(t3242) : "memory");
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3244 = t3243 < tiles;
                    if (!t3244) break;
                }
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3247 = at << 2u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3248 = t3247 + t57;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 channel = t3248;
                while (true) {
#line 179 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3249 = channel < 64u;
                    if (!t3249) break;
#line 180 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3250 = tiles - 1u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 count_2 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 mean_3 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 squares_3 = 0.0f;
                    const u32 t3251 = t3250 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    #pragma unroll 1
                    for (u32 i_3 = t58; i_3 < t3251; i_3 += 128u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3252 = i_3 <= t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3253 = i_3 < t3250 ? i_3 : t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3254 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3255 = t3254 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3256 = t3255 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3257 = moments + t3256;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3258 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3259 = t3258 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3260 = t3259 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3261 = t3257 + t3260;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3262 = (u64)t3253;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3263 = t3262 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3264 = t3263 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3265 = t3261 + t3264;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3265) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3266;
                        asm("mov.b32 %0, %1;" : "=f"(t3266) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3267;
                        asm("mov.b32 %0, %1;" : "=f"(t3267) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3268;
                        asm("mov.b32 %0, %1;" : "=f"(t3268) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3269;
                        asm("mov.b32 %0, %1;" : "=f"(t3269) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta = i_3 + 32u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3271 = cta <= t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3272 = cta < t3250 ? cta : t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3273 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3274 = t3273 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3275 = t3274 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3276 = moments + t3275;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3277 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3278 = t3277 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3279 = t3278 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3280 = t3276 + t3279;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3281 = (u64)t3272;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3282 = t3281 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3283 = t3282 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3284 = t3280 + t3283;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3284) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3285;
                        asm("mov.b32 %0, %1;" : "=f"(t3285) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3286;
                        asm("mov.b32 %0, %1;" : "=f"(t3286) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3287;
                        asm("mov.b32 %0, %1;" : "=f"(t3287) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3288;
                        asm("mov.b32 %0, %1;" : "=f"(t3288) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_2 = i_3 + 64u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3290 = cta_2 <= t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3291 = cta_2 < t3250 ? cta_2 : t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3292 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3293 = t3292 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3294 = t3293 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3295 = moments + t3294;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3296 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3297 = t3296 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3298 = t3297 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3299 = t3295 + t3298;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3300 = (u64)t3291;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3301 = t3300 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3302 = t3301 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3303 = t3299 + t3302;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3303) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3304;
                        asm("mov.b32 %0, %1;" : "=f"(t3304) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3305;
                        asm("mov.b32 %0, %1;" : "=f"(t3305) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3306;
                        asm("mov.b32 %0, %1;" : "=f"(t3306) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3307;
                        asm("mov.b32 %0, %1;" : "=f"(t3307) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_3 = i_3 + 96u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3309 = cta_3 <= t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3310 = cta_3 < t3250 ? cta_3 : t3250;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3311 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3312 = t3311 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3313 = t3312 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3314 = moments + t3313;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3315 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3316 = t3315 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3317 = t3316 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3318 = t3314 + t3317;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3319 = (u64)t3310;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3320 = t3319 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3321 = t3320 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3322 = t3318 + t3321;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3322) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3323;
                        asm("mov.b32 %0, %1;" : "=f"(t3323) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3324;
                        asm("mov.b32 %0, %1;" : "=f"(t3324) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3325;
                        asm("mov.b32 %0, %1;" : "=f"(t3325) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3326;
                        asm("mov.b32 %0, %1;" : "=f"(t3326) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3327 = t3252 ? t3266 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3328 = t3252 ? t3267 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3329 = t3252 ? t3268 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3330 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3331 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3332 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t3330 + t3327;
                        const f32 difference = t3328 - t3331;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3335;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3335) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3336;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3336) : "f"(t3335));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t3327 * t3336;
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(difference), "f"(share_2), "f"(t3331));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3339 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3340 = t3339 * t3330;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3341 = t3332 + t3329;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(t3340), "f"(share_2), "f"(t3341));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3338;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3342;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3343 = t3271 ? t3285 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3344 = t3271 ? t3286 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3345 = t3271 ? t3287 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3346 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3347 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3348 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = t3346 + t3343;
                        const f32 difference_2 = t3344 - t3347;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3351;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3351) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3352;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(t3351));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_3 = t3343 * t3352;
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(difference_2), "f"(share_3), "f"(t3347));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3355 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3356 = t3355 * t3346;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3357 = t3348 + t3345;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3356), "f"(share_3), "f"(t3357));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3354;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3358;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3359 = t3290 ? t3304 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3360 = t3290 ? t3305 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3361 = t3290 ? t3306 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3362 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3363 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3364 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_5 = t3362 + t3359;
                        const f32 difference_3 = t3360 - t3363;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3367;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3367) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3368;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3368) : "f"(t3367));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_4 = t3359 * t3368;
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(difference_3), "f"(share_4), "f"(t3363));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3371 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3372 = t3371 * t3362;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3373 = t3364 + t3361;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t3372), "f"(share_4), "f"(t3373));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3370;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3374;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3375 = t3309 ? t3323 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3376 = t3309 ? t3324 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3377 = t3309 ? t3325 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3378 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3379 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3380 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_6 = t3378 + t3375;
                        const f32 difference_4 = t3376 - t3379;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3383;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3383) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3384;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3384) : "f"(t3383));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_5 = t3375 * t3384;
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(difference_4), "f"(share_5), "f"(t3379));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3387 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3388 = t3387 * t3378;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3389 = t3380 + t3377;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(t3388), "f"(share_5), "f"(t3389));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3386;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3390;
                    }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3391 = count_2;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3392 = mean_3;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3393 = squares_3;
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3394;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3394) : "f"(t3391));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3395;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3395) : "f"(t3392));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3396;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3396) : "f"(t3393));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t3391 + t3394;
                    const f32 difference_5 = t3395 - t3392;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3399) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3400;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(t3399));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t3394 * t3400;
                    f32 t3402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(difference_5), "f"(share_6), "f"(t3392));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3403 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3404 = t3403 * t3391;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3405 = t3393 + t3396;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3404), "f"(share_6), "f"(t3405));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3407;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3407) : "f"(count_7));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3408;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3408) : "f"(t3402));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3409;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3409) : "f"(t3406));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = count_7 + t3407;
                    const f32 difference_6 = t3408 - t3402;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3412) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3413;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3413) : "f"(t3412));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t3407 * t3413;
                    f32 t3415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(difference_6), "f"(share_7), "f"(t3402));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3416 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3417 = t3416 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3418 = t3406 + t3409;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3417), "f"(share_7), "f"(t3418));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3420;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3420) : "f"(count_8));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3421;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3421) : "f"(t3415));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3422;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3422) : "f"(t3419));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = count_8 + t3420;
                    const f32 difference_7 = t3421 - t3415;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3425) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3426;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3426) : "f"(t3425));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t3420 * t3426;
                    f32 t3428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(difference_7), "f"(share_8), "f"(t3415));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3429 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3430 = t3429 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3431 = t3419 + t3422;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(t3430), "f"(share_8), "f"(t3431));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3433;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3433) : "f"(count_9));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3434;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3434) : "f"(t3428));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3435;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3435) : "f"(t3432));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = count_9 + t3433;
                    const f32 difference_8 = t3434 - t3428;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3438) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3439;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3439) : "f"(t3438));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t3433 * t3439;
                    f32 t3441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(difference_8), "f"(share_9), "f"(t3428));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3442 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3443 = t3442 * count_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3444 = t3432 + t3435;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(t3443), "f"(share_9), "f"(t3444));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3446;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3446) : "f"(count_10));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3447;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3447) : "f"(t3441));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3448;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3448) : "f"(t3445));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = count_10 + t3446;
                    const f32 difference_9 = t3447 - t3441;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3451) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3452;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3452) : "f"(t3451));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t3446 * t3452;
                    f32 t3454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(difference_9), "f"(share_10), "f"(t3441));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3455 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3456 = t3455 * count_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3457 = t3445 + t3448;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3456), "f"(share_10), "f"(t3457));
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3459 = t58 == 0u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3459) {
#line 95 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 t3460 = channel < 31u ? channel : 31u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3461;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3461) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3462;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3462) : "f"(t3461));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        const f32 variance = t3458 * t3462;
                        const f32 t3464 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 inverse;
                        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t3464));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3466 = (u64)t3460;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3467 = t3466 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3468 = t3467 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3469 = scale + t3468;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        bf16 t3470;
                        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t3470) : "l"(t3469) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3471 = __uint_as_float((u32)t3470 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        const f32 factor = inverse * t3471;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3473 = -t3454;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                        const f32 to_zero = t3473 * factor;
                        const u64 t3475 = (u64)t3460;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3476 = t3475 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3477 = t3476 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3478 = shift + t3477;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        bf16 t3479;
                        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t3479) : "l"(t3478) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3480 = __uint_as_float((u32)t3479 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 shift_2 = to_zero + t3480;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3482 = (u64)sample_2;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3483 = t3482 * coefficients_stride0;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3484 = t3483 * 4ull;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3485 = coefficients + t3484;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3486 = (u64)channel;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3487 = t3486 * coefficients_stride1;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3488 = t3487 * 4ull;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3489 = t3485 + t3488;
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3489), "f"(factor) : "memory");
                        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t3489), "f"(shift_2) : "memory");
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3490 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3491 = t3490 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3492 = t3491 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3493 = counters + t3492;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3494 = 1ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3495 = t3494 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3496 = t3493 + t3495;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3496), "r"(1u) : "memory");
                    }
                    const u32 t3497 = tiles < 16u ? tiles : 16u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3498 = t3497 << 2u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3499 = channel + t3498;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    channel = t3499;
                }
            }
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3501 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3502 = t3501 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3503 = t3502 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3504 = counters + t3503;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3505 = 1ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3506 = t3505 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3507 = t3504 + t3506;
#line 206 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3508 = t57 == 0u;
#line 206 "fa-kernels/src/conv/streaming/group.rs"
            if (t3508) {
                while (true) {
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t3509;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3509) : "l"(t3507) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3510 = t3509 < 64u;
                    if (!t3510) break;
                }
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3513 = index + 3u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3513) : "memory");
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3514 = t57 == 0u;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3515 = t58 == 0u;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3516 = t3514 & t3515;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            if (t3516) {
#line 212 "fa-kernels/src/conv/streaming/group.rs"
                const u32 last = tiles - 1u;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3518 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3519 = t3518 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3520 = t3519 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3521 = counters + t3520;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3522 = 2ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3523 = t3522 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3524 = t3521 + t3523;
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3525;
                asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3525) : "l"(t3524), "r"(last) : "memory");
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3526 = t3525 == last;
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                if (t3526) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3527 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3528 = t3527 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3529 = t3528 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3530 = counters + t3529;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3531 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3532 = t3531 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3533 = t3530 + t3532;
#line 214 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3533), "r"(0u) : "memory");
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3507), "r"(0u) : "memory");
                }
            }
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3534 = (u64)sample_2;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3535 = t3534 * coefficients_stride0;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3536 = t3535 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3537 = coefficients + t3536;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3538 = (u64)first;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3539 = t3538 * coefficients_stride1;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3540 = t3539 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3541 = t3537 + t3540;
            f32 t3542;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3542) : "l"(t3541) : "memory");
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3543;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t3543) : "l"(t3541) : "memory");
            const f32 t3544 = acc;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3544), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3546 = t3545 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3547;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3547) : "f"(t3546));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3548 = t3547 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3549;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3549) : "f"(t3548));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3550 = t3545 * t3549;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc = t3550;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3551 = acc_2;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3551), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3553 = t3552 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3554;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3554) : "f"(t3553));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3555 = t3554 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3556;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3556) : "f"(t3555));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3557 = t3552 * t3556;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_2 = t3557;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3558 = acc_5;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(t3558), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3560 = t3559 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3561;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3561) : "f"(t3560));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3562 = t3561 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3563;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3563) : "f"(t3562));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3564 = t3559 * t3563;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_5 = t3564;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3565 = acc_6;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3565), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3567 = t3566 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3568;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3568) : "f"(t3567));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3569 = t3568 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3570;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3570) : "f"(t3569));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3571 = t3566 * t3570;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_6 = t3571;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3572 = acc_9;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3573) : "f"(t3572), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3574 = t3573 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3575) : "f"(t3574));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3576 = t3575 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3577;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3577) : "f"(t3576));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3578 = t3573 * t3577;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_9 = t3578;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3579 = acc_10;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(t3579), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3581 = t3580 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3582) : "f"(t3581));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3583 = t3582 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3584;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3584) : "f"(t3583));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3585 = t3580 * t3584;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_10 = t3585;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3586 = acc_13;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3586), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3588 = t3587 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3589;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3589) : "f"(t3588));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3590 = t3589 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3591;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3591) : "f"(t3590));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3592 = t3587 * t3591;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_13 = t3592;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3593 = acc_14;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3594) : "f"(t3593), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3595 = t3594 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3596;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3596) : "f"(t3595));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3597 = t3596 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3598;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3598) : "f"(t3597));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3599 = t3594 * t3598;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_14 = t3599;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3600 = acc_17;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3600), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3602 = t3601 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3603;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3603) : "f"(t3602));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3604 = t3603 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3605;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3604));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3606 = t3601 * t3605;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_17 = t3606;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3607 = acc_18;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(t3607), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3609 = t3608 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3610;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3610) : "f"(t3609));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3611 = t3610 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3612;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3612) : "f"(t3611));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3613 = t3608 * t3612;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_18 = t3613;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3614 = acc_21;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(t3614), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3616 = t3615 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3617;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3617) : "f"(t3616));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3618 = t3617 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3619;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3619) : "f"(t3618));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3620 = t3615 * t3619;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_21 = t3620;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3621 = acc_22;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(t3621), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3623 = t3622 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3624;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3624) : "f"(t3623));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3625 = t3624 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3626;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3626) : "f"(t3625));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3627 = t3622 * t3626;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_22 = t3627;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3628 = acc_25;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(t3628), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3630 = t3629 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3631;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3631) : "f"(t3630));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3632 = t3631 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3633;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3633) : "f"(t3632));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3634 = t3629 * t3633;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_25 = t3634;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3635 = acc_26;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3635), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3637 = t3636 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3638;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3638) : "f"(t3637));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3639 = t3638 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3640;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3640) : "f"(t3639));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3641 = t3636 * t3640;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_26 = t3641;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3642 = acc_29;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3642), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3644 = t3643 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3645;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3645) : "f"(t3644));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3646 = t3645 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3647;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3647) : "f"(t3646));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3648 = t3643 * t3647;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_29 = t3648;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3649 = acc_30;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(t3649), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3651 = t3650 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3652;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3652) : "f"(t3651));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3653 = t3652 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3654;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3654) : "f"(t3653));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3655 = t3650 * t3654;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_30 = t3655;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3656 = acc_33;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3656), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3658 = t3657 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3659;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3659) : "f"(t3658));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3660 = t3659 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3661;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3661) : "f"(t3660));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3662 = t3657 * t3661;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_33 = t3662;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3663 = acc_34;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3664;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(t3663), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3665 = t3664 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3666;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3666) : "f"(t3665));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3667 = t3666 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3668;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3668) : "f"(t3667));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3669 = t3664 * t3668;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_34 = t3669;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3670 = acc_37;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(t3670), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3672 = t3671 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3673;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3673) : "f"(t3672));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3674 = t3673 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3675;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3675) : "f"(t3674));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3676 = t3671 * t3675;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_37 = t3676;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3677 = acc_38;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(t3677), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3679 = t3678 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3680;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3680) : "f"(t3679));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3681 = t3680 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3682;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3682) : "f"(t3681));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3683 = t3678 * t3682;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_38 = t3683;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3684 = acc_41;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(t3684), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3686 = t3685 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3687;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3687) : "f"(t3686));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3688 = t3687 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3689;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3689) : "f"(t3688));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3690 = t3685 * t3689;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_41 = t3690;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3691 = acc_42;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3692;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(t3691), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3693 = t3692 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3694;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3694) : "f"(t3693));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3695 = t3694 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3696;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3696) : "f"(t3695));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3697 = t3692 * t3696;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_42 = t3697;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3698 = acc_45;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(t3698), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3700 = t3699 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3701;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3701) : "f"(t3700));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3702 = t3701 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3703;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3703) : "f"(t3702));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3704 = t3699 * t3703;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_45 = t3704;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3705 = acc_46;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3705), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3707 = t3706 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3708;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3708) : "f"(t3707));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3709 = t3708 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3710;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3710) : "f"(t3709));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3711 = t3706 * t3710;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_46 = t3711;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3712 = acc_49;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(t3712), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3714 = t3713 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3715) : "f"(t3714));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3716 = t3715 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3717;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3717) : "f"(t3716));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3718 = t3713 * t3717;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_49 = t3718;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3719 = acc_50;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(t3719), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3721 = t3720 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3722;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3722) : "f"(t3721));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3723 = t3722 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3724;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3724) : "f"(t3723));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3725 = t3720 * t3724;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_50 = t3725;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3726 = acc_53;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3726), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3728 = t3727 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3729) : "f"(t3728));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3730 = t3729 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3731;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3731) : "f"(t3730));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3732 = t3727 * t3731;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_53 = t3732;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3733 = acc_54;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(t3733), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3735 = t3734 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3736;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3736) : "f"(t3735));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3737 = t3736 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3738;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3738) : "f"(t3737));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3739 = t3734 * t3738;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_54 = t3739;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3740 = acc_57;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3740), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3742 = t3741 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3743) : "f"(t3742));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3744 = t3743 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3745;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3745) : "f"(t3744));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3746 = t3741 * t3745;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_57 = t3746;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3747 = acc_58;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3748;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(t3747), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3749 = t3748 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3750;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3750) : "f"(t3749));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3751 = t3750 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3752;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3752) : "f"(t3751));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3753 = t3748 * t3752;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_58 = t3753;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3754 = acc_61;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3755;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(t3754), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3756 = t3755 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3757) : "f"(t3756));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3758 = t3757 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3759;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3759) : "f"(t3758));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3760 = t3755 * t3759;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_61 = t3760;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3761 = acc_62;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3761), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3763 = t3762 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3764) : "f"(t3763));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3765 = t3764 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3766;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3766) : "f"(t3765));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3767 = t3762 * t3766;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_62 = t3767;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3768 = acc_65;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(t3768), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3770 = t3769 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3771) : "f"(t3770));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3772 = t3771 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3773;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3773) : "f"(t3772));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3774 = t3769 * t3773;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_65 = t3774;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3775 = acc_66;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3776;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3775), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3777 = t3776 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3778;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3778) : "f"(t3777));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3779 = t3778 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3780;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3780) : "f"(t3779));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3781 = t3776 * t3780;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_66 = t3781;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3782 = acc_69;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(t3782), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3784 = t3783 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3785;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3785) : "f"(t3784));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3786 = t3785 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3787;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3787) : "f"(t3786));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3788 = t3783 * t3787;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_69 = t3788;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3789 = acc_70;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3790) : "f"(t3789), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3791 = t3790 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3792;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3792) : "f"(t3791));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3793 = t3792 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3794;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3794) : "f"(t3793));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3795 = t3790 * t3794;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_70 = t3795;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3796 = acc_73;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3797;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3797) : "f"(t3796), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3798 = t3797 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3799) : "f"(t3798));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3800 = t3799 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3801;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3801) : "f"(t3800));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3802 = t3797 * t3801;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_73 = t3802;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3803 = acc_74;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3804) : "f"(t3803), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3805 = t3804 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3806;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3806) : "f"(t3805));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3807 = t3806 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3808;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3808) : "f"(t3807));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3809 = t3804 * t3808;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_74 = t3809;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3810 = acc_77;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(t3810), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3812 = t3811 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3813) : "f"(t3812));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3814 = t3813 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3815;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3815) : "f"(t3814));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3816 = t3811 * t3815;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_77 = t3816;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3817 = acc_78;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(t3817), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3819 = t3818 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3820) : "f"(t3819));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3821 = t3820 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3822;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3822) : "f"(t3821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3823 = t3818 * t3822;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_78 = t3823;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3824 = acc_81;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3825;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3825) : "f"(t3824), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3826 = t3825 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3827;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3827) : "f"(t3826));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3828 = t3827 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3829;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3829) : "f"(t3828));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3830 = t3825 * t3829;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_81 = t3830;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3831 = acc_82;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3832;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(t3831), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3833 = t3832 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3834;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3834) : "f"(t3833));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3835 = t3834 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3836;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3836) : "f"(t3835));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3837 = t3832 * t3836;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_82 = t3837;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3838 = acc_85;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3839;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(t3838), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3840 = t3839 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3841) : "f"(t3840));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3842 = t3841 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3843;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3843) : "f"(t3842));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3844 = t3839 * t3843;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_85 = t3844;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3845 = acc_86;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3846;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3846) : "f"(t3845), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3847 = t3846 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3848) : "f"(t3847));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3849 = t3848 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3850;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3850) : "f"(t3849));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3851 = t3846 * t3850;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_86 = t3851;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3852 = acc_89;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3853) : "f"(t3852), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3854 = t3853 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3855;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3855) : "f"(t3854));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3856 = t3855 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3857;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3857) : "f"(t3856));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3858 = t3853 * t3857;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_89 = t3858;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3859 = acc_90;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3860;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(t3859), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3861 = t3860 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3862;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3862) : "f"(t3861));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3863 = t3862 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3864;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3864) : "f"(t3863));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3865 = t3860 * t3864;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_90 = t3865;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3866 = acc_93;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3867;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3867) : "f"(t3866), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3868 = t3867 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3869) : "f"(t3868));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3870 = t3869 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3871;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3871) : "f"(t3870));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3872 = t3867 * t3871;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_93 = t3872;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3873 = acc_94;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3874) : "f"(t3873), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3875 = t3874 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3876;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3876) : "f"(t3875));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3877 = t3876 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3878;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3878) : "f"(t3877));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3879 = t3874 * t3878;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_94 = t3879;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3880 = acc_97;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3881;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(t3880), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3882 = t3881 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3883;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3883) : "f"(t3882));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3884 = t3883 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3885;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3885) : "f"(t3884));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3886 = t3881 * t3885;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_97 = t3886;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3887 = acc_98;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3888;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3888) : "f"(t3887), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3889 = t3888 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3890;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3890) : "f"(t3889));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3891 = t3890 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3892;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3892) : "f"(t3891));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3893 = t3888 * t3892;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_98 = t3893;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3894 = acc_101;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3895) : "f"(t3894), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3896 = t3895 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3897;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3897) : "f"(t3896));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3898 = t3897 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3899;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3899) : "f"(t3898));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3900 = t3895 * t3899;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_101 = t3900;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3901 = acc_102;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3902;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3901), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3903 = t3902 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3904;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3904) : "f"(t3903));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3905 = t3904 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3906;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3906) : "f"(t3905));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3907 = t3902 * t3906;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_102 = t3907;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3908 = acc_105;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3909;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3909) : "f"(t3908), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3910 = t3909 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3911;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3911) : "f"(t3910));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3912 = t3911 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3913;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3913) : "f"(t3912));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3914 = t3909 * t3913;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_105 = t3914;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3915 = acc_106;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(t3915), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3917 = t3916 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3918;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3918) : "f"(t3917));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3919 = t3918 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3920;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3920) : "f"(t3919));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3921 = t3916 * t3920;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_106 = t3921;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3922 = acc_109;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3923) : "f"(t3922), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3924 = t3923 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3925;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3925) : "f"(t3924));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3926 = t3925 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3927;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3927) : "f"(t3926));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3928 = t3923 * t3927;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_109 = t3928;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3929 = acc_110;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3929), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3931 = t3930 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3932) : "f"(t3931));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3933 = t3932 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3934;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3934) : "f"(t3933));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3935 = t3930 * t3934;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_110 = t3935;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3936 = acc_113;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3937) : "f"(t3936), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3938 = t3937 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3939) : "f"(t3938));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3940 = t3939 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3941;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3941) : "f"(t3940));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3942 = t3937 * t3941;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_113 = t3942;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3943 = acc_114;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(t3943), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3945 = t3944 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3946;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3946) : "f"(t3945));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3947 = t3946 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3948;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3948) : "f"(t3947));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3949 = t3944 * t3948;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_114 = t3949;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3950 = acc_117;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3951) : "f"(t3950), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3952 = t3951 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3953) : "f"(t3952));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3954 = t3953 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3955;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3955) : "f"(t3954));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3956 = t3951 * t3955;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_117 = t3956;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3957 = acc_118;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3958;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3958) : "f"(t3957), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3959 = t3958 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3960) : "f"(t3959));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3961 = t3960 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3962;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3962) : "f"(t3961));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3963 = t3958 * t3962;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_118 = t3963;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3964 = acc_121;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3965) : "f"(t3964), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3966 = t3965 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3967) : "f"(t3966));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3968 = t3967 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3969;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3969) : "f"(t3968));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3970 = t3965 * t3969;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_121 = t3970;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3971 = acc_122;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(t3971), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3973 = t3972 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3974;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3974) : "f"(t3973));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3975 = t3974 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3976;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3976) : "f"(t3975));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3977 = t3972 * t3976;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_122 = t3977;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3978 = acc_125;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3979;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3979) : "f"(t3978), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3980 = t3979 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3981) : "f"(t3980));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3982 = t3981 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3983;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3983) : "f"(t3982));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3984 = t3979 * t3983;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_125 = t3984;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3985 = acc_126;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3986;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3986) : "f"(t3985), "f"(t3542), "f"(t3543));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3987 = t3986 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3988;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3988) : "f"(t3987));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3989 = t3988 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3990;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3990) : "f"(t3989));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3991 = t3986 * t3990;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_126 = t3991;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3992 = (u64)sample_2;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3993 = t3992 * coefficients_stride0;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3994 = t3993 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3995 = coefficients + t3994;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3996 = (u64)channels;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3997 = t3996 * coefficients_stride1;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3998 = t3997 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3999 = t3995 + t3998;
            f32 t4000;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4000) : "l"(t3999) : "memory");
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4001;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t4001) : "l"(t3999) : "memory");
            const f32 t4002 = acc_3;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4003;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4003) : "f"(t4002), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4004 = t4003 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4005;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4005) : "f"(t4004));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4006 = t4005 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4007;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4007) : "f"(t4006));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4008 = t4003 * t4007;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_3 = t4008;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4009 = acc_4;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4010;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(t4009), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4011 = t4010 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4012;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4012) : "f"(t4011));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4013 = t4012 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4014;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4014) : "f"(t4013));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4015 = t4010 * t4014;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_4 = t4015;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4016 = acc_7;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(t4016), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4018 = t4017 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4019) : "f"(t4018));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4020 = t4019 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4021;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4021) : "f"(t4020));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4022 = t4017 * t4021;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_7 = t4022;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4023 = acc_8;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4024;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4023), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4025 = t4024 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4026;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4026) : "f"(t4025));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4027 = t4026 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4028;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4028) : "f"(t4027));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4029 = t4024 * t4028;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_8 = t4029;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4030 = acc_11;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4031) : "f"(t4030), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4032 = t4031 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4033) : "f"(t4032));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4034 = t4033 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4035;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4035) : "f"(t4034));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4036 = t4031 * t4035;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_11 = t4036;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4037 = acc_12;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4037), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4039 = t4038 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4040;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4040) : "f"(t4039));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4041 = t4040 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4042;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4042) : "f"(t4041));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4043 = t4038 * t4042;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_12 = t4043;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4044 = acc_15;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(t4044), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4046 = t4045 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4047) : "f"(t4046));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4048 = t4047 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4049;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4049) : "f"(t4048));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4050 = t4045 * t4049;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_15 = t4050;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4051 = acc_16;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(t4051), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4053 = t4052 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4054;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4054) : "f"(t4053));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4055 = t4054 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4056;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4056) : "f"(t4055));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4057 = t4052 * t4056;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_16 = t4057;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4058 = acc_19;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4058), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4060 = t4059 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4061;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4061) : "f"(t4060));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4062 = t4061 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4063;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4063) : "f"(t4062));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4064 = t4059 * t4063;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_19 = t4064;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4065 = acc_20;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(t4065), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4067 = t4066 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4068;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4068) : "f"(t4067));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4069 = t4068 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4070;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4070) : "f"(t4069));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4071 = t4066 * t4070;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_20 = t4071;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4072 = acc_23;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4073;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4073) : "f"(t4072), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4074 = t4073 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4075) : "f"(t4074));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4076 = t4075 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4077;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4077) : "f"(t4076));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4078 = t4073 * t4077;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_23 = t4078;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4079 = acc_24;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(t4079), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4081 = t4080 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4082;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4082) : "f"(t4081));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4083 = t4082 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4084;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4084) : "f"(t4083));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4085 = t4080 * t4084;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_24 = t4085;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4086 = acc_27;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4087;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(t4086), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4088 = t4087 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4089;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4089) : "f"(t4088));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4090 = t4089 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4091;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4091) : "f"(t4090));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4092 = t4087 * t4091;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_27 = t4092;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4093 = acc_28;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4094;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(t4093), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4095 = t4094 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4096;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4096) : "f"(t4095));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4097 = t4096 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4098;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4098) : "f"(t4097));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4099 = t4094 * t4098;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_28 = t4099;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4100 = acc_31;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4101) : "f"(t4100), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4102 = t4101 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4103;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4103) : "f"(t4102));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4104 = t4103 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4105;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4105) : "f"(t4104));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4106 = t4101 * t4105;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_31 = t4106;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4107 = acc_32;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(t4107), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4109 = t4108 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4110;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4110) : "f"(t4109));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4111 = t4110 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4112;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4112) : "f"(t4111));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4113 = t4108 * t4112;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_32 = t4113;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4114 = acc_35;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4115) : "f"(t4114), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4116 = t4115 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4117;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4117) : "f"(t4116));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4118 = t4117 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4119;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4119) : "f"(t4118));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4120 = t4115 * t4119;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_35 = t4120;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4121 = acc_36;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4122;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(t4121), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4123 = t4122 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4124;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4124) : "f"(t4123));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4125 = t4124 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4126;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4126) : "f"(t4125));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4127 = t4122 * t4126;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_36 = t4127;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4128 = acc_39;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4129;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4129) : "f"(t4128), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4130 = t4129 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4131;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4131) : "f"(t4130));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4132 = t4131 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4133;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4133) : "f"(t4132));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4134 = t4129 * t4133;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_39 = t4134;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4135 = acc_40;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4136;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4136) : "f"(t4135), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4137 = t4136 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4138;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4138) : "f"(t4137));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4139 = t4138 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4140;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4140) : "f"(t4139));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4141 = t4136 * t4140;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_40 = t4141;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4142 = acc_43;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4143;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4143) : "f"(t4142), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4144 = t4143 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4145;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4145) : "f"(t4144));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4146 = t4145 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4147;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4147) : "f"(t4146));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4148 = t4143 * t4147;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_43 = t4148;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4149 = acc_44;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4150;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4150) : "f"(t4149), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4151 = t4150 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4152;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4152) : "f"(t4151));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4153 = t4152 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4154;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4154) : "f"(t4153));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4155 = t4150 * t4154;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_44 = t4155;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4156 = acc_47;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4157;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4157) : "f"(t4156), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4158 = t4157 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4159;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4159) : "f"(t4158));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4160 = t4159 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4161;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4161) : "f"(t4160));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4162 = t4157 * t4161;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_47 = t4162;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4163 = acc_48;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4164;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(t4163), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4165 = t4164 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4166;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4166) : "f"(t4165));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4167 = t4166 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4168;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4168) : "f"(t4167));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4169 = t4164 * t4168;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_48 = t4169;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4170 = acc_51;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4171;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4171) : "f"(t4170), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4172 = t4171 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4173;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4173) : "f"(t4172));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4174 = t4173 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4175;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4175) : "f"(t4174));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4176 = t4171 * t4175;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_51 = t4176;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4177 = acc_52;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4178;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4178) : "f"(t4177), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4179 = t4178 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4180;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4180) : "f"(t4179));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4181 = t4180 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4182;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4182) : "f"(t4181));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4183 = t4178 * t4182;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_52 = t4183;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4184 = acc_55;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4185;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4185) : "f"(t4184), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4186 = t4185 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4187;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4187) : "f"(t4186));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4188 = t4187 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4189;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4189) : "f"(t4188));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4190 = t4185 * t4189;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_55 = t4190;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4191 = acc_56;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4192;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4192) : "f"(t4191), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4193 = t4192 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4194;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4194) : "f"(t4193));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4195 = t4194 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4196;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4196) : "f"(t4195));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4197 = t4192 * t4196;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_56 = t4197;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4198 = acc_59;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4199) : "f"(t4198), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4200 = t4199 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4201;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4201) : "f"(t4200));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4202 = t4201 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4203;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4203) : "f"(t4202));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4204 = t4199 * t4203;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_59 = t4204;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4205 = acc_60;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4206) : "f"(t4205), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4207 = t4206 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4208;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4208) : "f"(t4207));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4209 = t4208 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4210;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4210) : "f"(t4209));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4211 = t4206 * t4210;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_60 = t4211;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4212 = acc_63;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4213) : "f"(t4212), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4214 = t4213 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4215;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4215) : "f"(t4214));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4216 = t4215 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4217;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4217) : "f"(t4216));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4218 = t4213 * t4217;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_63 = t4218;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4219 = acc_64;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(t4219), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4221 = t4220 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4222;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4222) : "f"(t4221));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4223 = t4222 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4224;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4224) : "f"(t4223));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4225 = t4220 * t4224;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_64 = t4225;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4226 = acc_67;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(t4226), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4228 = t4227 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4229;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4229) : "f"(t4228));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4230 = t4229 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4231;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4231) : "f"(t4230));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4232 = t4227 * t4231;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_67 = t4232;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4233 = acc_68;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(t4233), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4235 = t4234 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4236;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4236) : "f"(t4235));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4237 = t4236 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4238;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4238) : "f"(t4237));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4239 = t4234 * t4238;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_68 = t4239;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4240 = acc_71;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4241) : "f"(t4240), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4242 = t4241 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4243;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4243) : "f"(t4242));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4244 = t4243 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4245;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4245) : "f"(t4244));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4246 = t4241 * t4245;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_71 = t4246;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4247 = acc_72;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4248;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4248) : "f"(t4247), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4249 = t4248 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4250;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4250) : "f"(t4249));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4251 = t4250 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4252;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4252) : "f"(t4251));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4253 = t4248 * t4252;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_72 = t4253;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4254 = acc_75;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4255;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(t4254), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4256 = t4255 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4257;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4257) : "f"(t4256));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4258 = t4257 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4259;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4259) : "f"(t4258));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4260 = t4255 * t4259;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_75 = t4260;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4261 = acc_76;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4262;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4262) : "f"(t4261), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4263 = t4262 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4264;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4264) : "f"(t4263));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4265 = t4264 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4266;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4266) : "f"(t4265));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4267 = t4262 * t4266;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_76 = t4267;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4268 = acc_79;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(t4268), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4270 = t4269 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4271;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4271) : "f"(t4270));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4272 = t4271 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4273;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4273) : "f"(t4272));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4274 = t4269 * t4273;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_79 = t4274;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4275 = acc_80;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4276;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(t4275), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4277 = t4276 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4278;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4278) : "f"(t4277));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4279 = t4278 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4280;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4280) : "f"(t4279));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4281 = t4276 * t4280;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_80 = t4281;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4282 = acc_83;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4283;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4283) : "f"(t4282), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4284 = t4283 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4285) : "f"(t4284));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4286 = t4285 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4287;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4287) : "f"(t4286));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4288 = t4283 * t4287;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_83 = t4288;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4289 = acc_84;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4290) : "f"(t4289), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4291 = t4290 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4292;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4292) : "f"(t4291));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4293 = t4292 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4294;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4294) : "f"(t4293));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4295 = t4290 * t4294;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_84 = t4295;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4296 = acc_87;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4297) : "f"(t4296), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4298 = t4297 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4299;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4299) : "f"(t4298));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4300 = t4299 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4301;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4301) : "f"(t4300));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4302 = t4297 * t4301;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_87 = t4302;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4303 = acc_88;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4304) : "f"(t4303), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4305 = t4304 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4306) : "f"(t4305));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4307 = t4306 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4308;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4308) : "f"(t4307));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4309 = t4304 * t4308;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_88 = t4309;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4310 = acc_91;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t4310), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4312 = t4311 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4313;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4313) : "f"(t4312));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4314 = t4313 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4315;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4315) : "f"(t4314));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4316 = t4311 * t4315;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_91 = t4316;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4317 = acc_92;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4318) : "f"(t4317), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4319 = t4318 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4320) : "f"(t4319));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4321 = t4320 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4322;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4322) : "f"(t4321));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4323 = t4318 * t4322;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_92 = t4323;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4324 = acc_95;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4325) : "f"(t4324), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4326 = t4325 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4327) : "f"(t4326));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4328 = t4327 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4329;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4329) : "f"(t4328));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4330 = t4325 * t4329;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_95 = t4330;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4331 = acc_96;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(t4331), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4333 = t4332 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4334) : "f"(t4333));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4335 = t4334 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4336;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4336) : "f"(t4335));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4337 = t4332 * t4336;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_96 = t4337;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4338 = acc_99;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(t4338), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4340 = t4339 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4341) : "f"(t4340));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4342 = t4341 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4343;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4343) : "f"(t4342));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4344 = t4339 * t4343;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_99 = t4344;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4345 = acc_100;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(t4345), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4347 = t4346 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4348) : "f"(t4347));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4349 = t4348 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4350;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4350) : "f"(t4349));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4351 = t4346 * t4350;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_100 = t4351;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4352 = acc_103;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4353) : "f"(t4352), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4354 = t4353 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4355;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4355) : "f"(t4354));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4356 = t4355 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4357;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4357) : "f"(t4356));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4358 = t4353 * t4357;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_103 = t4358;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4359 = acc_104;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(t4359), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4361 = t4360 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4362) : "f"(t4361));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4363 = t4362 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4364;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4364) : "f"(t4363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4365 = t4360 * t4364;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_104 = t4365;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4366 = acc_107;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(t4366), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4368 = t4367 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4369) : "f"(t4368));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4370 = t4369 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4371;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4371) : "f"(t4370));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4372 = t4367 * t4371;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_107 = t4372;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4373 = acc_108;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4374;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4374) : "f"(t4373), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4375 = t4374 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4376;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4376) : "f"(t4375));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4377 = t4376 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4378;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4378) : "f"(t4377));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4379 = t4374 * t4378;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_108 = t4379;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4380 = acc_111;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(t4380), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4382 = t4381 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4383;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4383) : "f"(t4382));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4384 = t4383 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4385;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4385) : "f"(t4384));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4386 = t4381 * t4385;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_111 = t4386;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4387 = acc_112;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4388;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4388) : "f"(t4387), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4389 = t4388 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4390;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4390) : "f"(t4389));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4391 = t4390 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4392;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4392) : "f"(t4391));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4393 = t4388 * t4392;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_112 = t4393;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4394 = acc_115;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4395) : "f"(t4394), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4396 = t4395 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4397;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4397) : "f"(t4396));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4398 = t4397 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4399;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4399) : "f"(t4398));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4400 = t4395 * t4399;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_115 = t4400;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4401 = acc_116;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4402) : "f"(t4401), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4403 = t4402 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4404) : "f"(t4403));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4405 = t4404 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4406;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4406) : "f"(t4405));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4407 = t4402 * t4406;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_116 = t4407;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4408 = acc_119;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4409;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4409) : "f"(t4408), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4410 = t4409 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4411;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4411) : "f"(t4410));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4412 = t4411 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4413;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4413) : "f"(t4412));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4414 = t4409 * t4413;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_119 = t4414;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4415 = acc_120;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4416;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(t4415), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4417 = t4416 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4418) : "f"(t4417));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4419 = t4418 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4420;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4420) : "f"(t4419));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4421 = t4416 * t4420;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_120 = t4421;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4422 = acc_123;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4423;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4423) : "f"(t4422), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4424 = t4423 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4425;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4425) : "f"(t4424));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4426 = t4425 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4427;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4427) : "f"(t4426));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4428 = t4423 * t4427;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_123 = t4428;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4429 = acc_124;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4430) : "f"(t4429), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4431 = t4430 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4432) : "f"(t4431));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4433 = t4432 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4434;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4434) : "f"(t4433));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4435 = t4430 * t4434;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_124 = t4435;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4436 = acc_127;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4437;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4437) : "f"(t4436), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4438 = t4437 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4439;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4439) : "f"(t4438));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4440 = t4439 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4441;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4441) : "f"(t4440));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4442 = t4437 * t4441;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_127 = t4442;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4443 = acc_128;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4444) : "f"(t4443), "f"(t4000), "f"(t4001));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4445 = t4444 * -1.442695f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4446;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4446) : "f"(t4445));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4447 = t4446 + 1.0f;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t4448;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4448) : "f"(t4447));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t4449 = t4444 * t4448;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_128 = t4449;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4450 = t57 << 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4451 = t58 & 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4452 = t58 >> 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4453 = t4452 << 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4454 = t4451 + t4453;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4455 = t4450 >> 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4456 = t58 >> 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4457 = t4456 & 1u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4458 = t4455 + t4457;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4459 = t4454 & 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4460 = t4458 ^ t4459;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4461 = t4454 << 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4462 = t4460 << 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4463 = t4461 + t4462;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4464 = t60 + t4463;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4465;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4465) : "f"(acc), "f"(acc_2));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4466;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4466) : "f"(acc_3), "f"(acc_4));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4467;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4467) : "f"(acc_5), "f"(acc_6));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4468;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4468) : "f"(acc_7), "f"(acc_8));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4465), "r"(t4466), "r"(t4467), "r"(t4468) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4469;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4469) : "f"(acc_9), "f"(acc_10));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4470;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4470) : "f"(acc_11), "f"(acc_12));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4471;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4471) : "f"(acc_13), "f"(acc_14));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4472;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4472) : "f"(acc_15), "f"(acc_16));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4469), "r"(t4470), "r"(t4471), "r"(t4472) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4473;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4473) : "f"(acc_17), "f"(acc_18));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4474;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4474) : "f"(acc_19), "f"(acc_20));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4475;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4475) : "f"(acc_21), "f"(acc_22));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4476;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4476) : "f"(acc_23), "f"(acc_24));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4473), "r"(t4474), "r"(t4475), "r"(t4476) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4477;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4477) : "f"(acc_25), "f"(acc_26));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4478;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4478) : "f"(acc_27), "f"(acc_28));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4479;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4479) : "f"(acc_29), "f"(acc_30));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4480;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4480) : "f"(acc_31), "f"(acc_32));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4477), "r"(t4478), "r"(t4479), "r"(t4480) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4481;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4481) : "f"(acc_33), "f"(acc_34));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4482;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4482) : "f"(acc_35), "f"(acc_36));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4483;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4483) : "f"(acc_37), "f"(acc_38));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4484;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4484) : "f"(acc_39), "f"(acc_40));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4481), "r"(t4482), "r"(t4483), "r"(t4484) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4485;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4485) : "f"(acc_41), "f"(acc_42));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4486;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4486) : "f"(acc_43), "f"(acc_44));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4487;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4487) : "f"(acc_45), "f"(acc_46));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4488;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4488) : "f"(acc_47), "f"(acc_48));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4485), "r"(t4486), "r"(t4487), "r"(t4488) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4489;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4489) : "f"(acc_49), "f"(acc_50));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4490;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4490) : "f"(acc_51), "f"(acc_52));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4491;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4491) : "f"(acc_53), "f"(acc_54));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4492;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4492) : "f"(acc_55), "f"(acc_56));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4489), "r"(t4490), "r"(t4491), "r"(t4492) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4493;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4493) : "f"(acc_57), "f"(acc_58));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4494;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4494) : "f"(acc_59), "f"(acc_60));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4495;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4495) : "f"(acc_61), "f"(acc_62));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4496;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4496) : "f"(acc_63), "f"(acc_64));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4493), "r"(t4494), "r"(t4495), "r"(t4496) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4497;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4497) : "f"(acc_65), "f"(acc_66));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4498;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4498) : "f"(acc_67), "f"(acc_68));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4499;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4499) : "f"(acc_69), "f"(acc_70));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4500;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4500) : "f"(acc_71), "f"(acc_72));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4497), "r"(t4498), "r"(t4499), "r"(t4500) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4501;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4501) : "f"(acc_73), "f"(acc_74));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4502;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4502) : "f"(acc_75), "f"(acc_76));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4503;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4503) : "f"(acc_77), "f"(acc_78));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4504;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4504) : "f"(acc_79), "f"(acc_80));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4501), "r"(t4502), "r"(t4503), "r"(t4504) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4505;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4505) : "f"(acc_81), "f"(acc_82));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4506;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4506) : "f"(acc_83), "f"(acc_84));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4507;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4507) : "f"(acc_85), "f"(acc_86));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4508;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4508) : "f"(acc_87), "f"(acc_88));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4505), "r"(t4506), "r"(t4507), "r"(t4508) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4509;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4509) : "f"(acc_89), "f"(acc_90));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4510;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4510) : "f"(acc_91), "f"(acc_92));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4511;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4511) : "f"(acc_93), "f"(acc_94));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4512;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4512) : "f"(acc_95), "f"(acc_96));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4509), "r"(t4510), "r"(t4511), "r"(t4512) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4513;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4513) : "f"(acc_97), "f"(acc_98));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4514;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4514) : "f"(acc_99), "f"(acc_100));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4515;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4515) : "f"(acc_101), "f"(acc_102));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4516;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4516) : "f"(acc_103), "f"(acc_104));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4513), "r"(t4514), "r"(t4515), "r"(t4516) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4517;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4517) : "f"(acc_105), "f"(acc_106));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4518;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4518) : "f"(acc_107), "f"(acc_108));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4519;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4519) : "f"(acc_109), "f"(acc_110));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4520;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4520) : "f"(acc_111), "f"(acc_112));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4517), "r"(t4518), "r"(t4519), "r"(t4520) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4521;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4521) : "f"(acc_113), "f"(acc_114));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4522;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4522) : "f"(acc_115), "f"(acc_116));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4523;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4523) : "f"(acc_117), "f"(acc_118));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4524;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4524) : "f"(acc_119), "f"(acc_120));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4521), "r"(t4522), "r"(t4523), "r"(t4524) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4525;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4525) : "f"(acc_121), "f"(acc_122));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4526;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4526) : "f"(acc_123), "f"(acc_124));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4527;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4527) : "f"(acc_125), "f"(acc_126));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t4528;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4528) : "f"(acc_127), "f"(acc_128));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4464), "r"(t4525), "r"(t4526), "r"(t4527), "r"(t4528) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t4529 = index + 3u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t4529) : "memory");
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4530 = t57 == 0u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            if (t4530) {
                u32 t4531;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4531) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4532 = t4531 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t4532) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t60), "l"(y), "r"(0u), "r"(x_3), "r"(y_3), "r"(sample_2) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            }
        }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t4533 = t57 == 0u;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t4534 = index < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t4535 = t4533 & t4534;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        if (t4535) {
            u32 t4536;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4536) : );
#line 79 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4537 = t4536 == 1u;
#line 79 "fa-kernels/src/conv/streaming/group.rs"
            if (t4537) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
        }
    }
}
