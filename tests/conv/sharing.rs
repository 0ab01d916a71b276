//! How tiles are shared out over warpgroups, CTAs and rounds, and what waits for what then.

use fa::kernels::conv::Kept;
use fa::prelude::*;
use fa_cases::ConvCase;
use fa_dsl::target::Arch;
use fa_reference::conv::ConvSizes;
use rayon::prelude::*;

use super::{check_all, named};

#[test]
fn every_way_of_sharing_the_work() {
    // The interpreter has so few multiprocessors that a CTA has several tiles, and some CTAs tiles of both samples.
    let case = ConvCase::new([2, 29, 15], [64, 64]);
    let mut all = Vec::new();
    for pixels in [32, 64, 128] {
        for tiles in [1, 2, 3] {
            for kept in [
                Kept::All(8),
                Kept::Part(2),
                Kept::Part(3),
                Kept::Wave,
                Kept::Nothing,
            ] {
                all.push((Arch::Sm90a, [pixels, tiles], [4, 36], kept));
                all.push((Arch::Sm90a, [pixels, tiles], [3, 4], kept));
                all.push((Arch::Sm90a, [pixels, tiles], [tiles, 2], kept));
                all.push((Arch::Sm80, [pixels, tiles], [2, 3], kept));
            }
        }
    }
    let run = |(arch, cut, stages, kept): (Arch, [u32; 2], [u32; 2], Kept)| {
        let device = Device::cpu_as(arch);
        let kernel = named(arch, &case, cut, stages, kept);
        match case.check::<f16>(&device, Some(&kernel)) {
            Ok(_) => 1,
            // Not every one has room for eight groups of tiles, or computes those of a sample at the same time.
            Err(cause) if cause.to_string().contains("gate") => 0,
            Err(cause) if kept == Kept::Wave && cause.to_string().contains("at a time") => 0,
            Err(cause) => panic!("{kernel:?}: {cause}"),
        }
    };
    let done: usize = all.clone().into_par_iter().map(run).sum();
    assert!(done * 2 > all.len(), "{done} of {}", all.len());
}

#[test]
fn pixels_of_several_tiles_and_blocks_of_channels_wait_for_no_weights_behind_them() {
    // More input channels than a block of them, and so few output channels that a CTA has several tiles.
    let cases = [[80, 16], [192, 32]].map(|channels| ConvCase::new([2, 13, 17], channels));
    let mut all = Vec::new();
    for case in &cases {
        for tiles in [1, 2, 3] {
            all.extend([1, 2, 3, 4, 5, 6].map(|x_stages| (case, tiles, x_stages)));
        }
    }
    all.into_par_iter().for_each(|(case, tiles, x_stages)| {
        let device = Device::cpu_as(Arch::Sm90a);
        let kernel = named(Arch::Sm90a, case, [32, tiles], [x_stages, 2], Kept::Nothing);
        match case.check::<f16>(&device, Some(&kernel)) {
            Ok(_) => assert!(x_stages >= 2 * tiles, "{kernel:?}"),
            Err(cause) => {
                let text = cause.to_string();
                assert!(x_stages < 2 * tiles, "{kernel:?}: {text}");
                assert!(text.contains("gate `stages`"), "{kernel:?}: {text}");
            }
        }
    });
}

#[test]
fn warpgroups_that_take_turns_wait_for_no_pixels_behind_those_of_others() {
    // All weights stay, and a warpgroup multiplies all blocks of channels before the next one begins.
    let mut all = Vec::new();
    for channels in [[80, 16], [192, 32], [256, 64]] {
        let of_three = ConvCase::new([2, 13, 17], channels);
        let case = ConvCase {
            sizes: ConvSizes {
                kernel: 1,
                ..of_three.sizes
            },
            ..of_three
        };
        // More stages have more mbarriers than there may be.
        for (tiles, most) in [(2, 8), (3, 7)] {
            let stages = 2 * tiles..=most;
            all.extend(stages.map(|x_stages| (case, tiles, x_stages)));
        }
    }
    all.into_par_iter().for_each(|(case, tiles, x_stages)| {
        let device = Device::cpu_as(Arch::Sm90a);
        let kernel = named(
            Arch::Sm90a,
            &case,
            [32, tiles],
            [x_stages, 36],
            Kept::Nothing,
        );
        let done = case.check::<f16>(&device, Some(&kernel));
        done.unwrap_or_else(|error| panic!("{kernel:?}: {error}"));
    });
}

#[test]
fn what_is_chosen_for_several_tiles_and_blocks_of_channels_ends() {
    let of_one_pixel = ConvCase::new([3, 8, 24], [80, 32]);
    let of_one_pixel = ConvCase {
        sizes: ConvSizes {
            kernel: 1,
            ..of_one_pixel.sizes
        },
        ..of_one_pixel
    };
    check_all(&[of_one_pixel, ConvCase::new([4, 16, 16], [256, 64])]);
}
