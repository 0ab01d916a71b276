//! Tables of distances on the interpreter.

use std::error::Error;

use fa::attention::{Chip, Dtype, Problem, Tensors, choose, plan_with};
use fa::functions;
use fa::prelude::*;
use fa_cases::{Case, Runner, schedules};
use fa_dsl::interp::Report;
use fa_dsl::isa::Cost;
use fa_dsl::target::Arch;

use super::{case, check_all, chosen};

/// Blocks that a clamped distance is one value in, on both sides of the diagonal, and those that it is not, in every schedule: alone, causal and beside
/// another function that goes by the distance and is none.
#[test]
fn biases_far_from_the_diagonal() {
    let sets = [
        chosen(&["relative bias"]),
        chosen(&["relative bias that hides"]),
        chosen(&["table of distances"]),
        chosen(&["table of pairs of distances, those of later keys last"]),
        chosen(&["T5's bias"]),
        chosen(&["T5's bias of decoders"]),
        chosen(&["alibi", "relative bias"]),
        chosen(&["relative bias", "documents"]),
        chosen(&["relative bias", "table of distances"]),
    ];
    let runners = schedules::strategies().expect("every schedule has these tunables");
    let mut all = Vec::new();
    for (number, samples) in sets.into_iter().enumerate() {
        assert!(!samples.is_empty());
        for causal in [false, true] {
            let options = Options {
                causal,
                ..Options::default()
            };
            let one = case(&samples[0], (270, 330), options);
            let one = Case {
                functions: samples,
                ..one
            };
            let some = runners.iter().skip(number % 4).step_by(4);
            all.extend(some.map(|runner| (one, *runner)));
            all.push((one, Runner::ATTENTION));
        }
    }
    all.retain(|(case, runner)| runner.fits(Arch::Sm90a, case));
    check_all(all);
}

const SEQ: u64 = 2048;

/// What attention with a relative bias of these numbers, by so many from one to the next, does and gives.
fn with_table(
    radius: u32,
    table: &[f32],
    stride: u64,
) -> Result<(Report, Vec<bf16>), Box<dyn Error>> {
    let device = Device::cpu_as(Arch::Sm90a);
    let shape = [1, SEQ, 1, 64];
    let x: Vec<bf16> = (0..SEQ * 64)
        .map(|number| bf16::from_f32((number % 97) as f32 / 97.0 - 0.5))
        .collect();
    let x = device.upload(&x)?;
    let mut o = device.alloc::<bf16>(SEQ as usize * 64)?;
    let table = device.upload(table)?;
    let table = table.view(&[1, 2 * u64::from(radius) + 1], &[0, stride])?;
    let options = Options {
        scores: &[functions::relative_bias().with((table, radius))],
        ..Options::default()
    };
    let tensors = Tensors::new([x.contiguous(&shape)?; 3], o.contiguous_mut(&shape)?, None);
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let chip = Chip::of(&device);
    let kernel = choose(chip, &problem).ok_or("there is a kernel")?;
    let program = device.load_entry(kernel.entry(), kernel.values())?;
    plan_with(&kernel, chip, &problem, &tensors)?.run(&device)?;
    let report = program.report().ok_or("it is counted")?;
    Ok((report, o.read()?))
}

/// Far from the diagonal a table of clamped distances is read once a block, where one with all distances is read for each.
#[test]
fn a_table_of_clamped_distances_is_read_once_a_block() -> Result<(), Box<dyn Error>> {
    let bytes_read = |radius: u32| -> Result<u64, Box<dyn Error>> {
        let table = vec![0.0; 2 * radius as usize + 1];
        Ok(with_table(radius, &table, 1)?.0.global_bytes)
    };
    let (clamped, all) = (bytes_read(16)?, bytes_read(SEQ as u32)?);
    // The rest is mostly keys and values, which every tile loads.
    assert!(10 * clamped < 6 * all, "{clamped} of {all} bytes");
    for t5 in [
        functions::t5_bias::<f32>(32, 128, true),
        functions::t5_bias(16, 50, false),
    ] {
        assert!(t5.staged().weight().clamps);
    }
    assert!(!functions::swin_bias::<f32>(4, 4).staged().weight().clamps);
    Ok(())
}

/// Where the numbers of a table lie side by side, a thread computes one address for a block, and else one for each distance: to the same end.
#[test]
fn a_table_whose_numbers_lie_side_by_side_takes_few_addresses() -> Result<(), Box<dyn Error>> {
    let radius = SEQ as u32;
    let numbers = 0..2 * radius + 1;
    let numbers: Vec<f32> = numbers.map(|it| (it % 61) as f32 / 61.0).collect();
    let apart: Vec<f32> = numbers.iter().flat_map(|it| [*it, f32::NAN]).collect();
    let (side_by_side, output) = with_table(radius, &numbers, 1)?;
    let (others, same) = with_table(radius, &apart, 2)?;
    assert_eq!(output, same);
    let [few, many] = [&side_by_side, &others].map(|it| it.count(Cost::Integer));
    assert!(3 * few < 2 * many, "{few} and {many} instructions");
    assert_eq!(side_by_side.global_bytes, others.global_bytes);
    Ok(())
}

/// Sizes that no problem has are no reason to panic.
#[test]
fn windows_past_their_grids_and_grids_of_nothing_can_be_made() {
    let _ = functions::neighborhood_2d([4, 4], 5);
    let _ = functions::sliding_tiles_3d([2, 2, 2], 8, [3, 3, 3]);
    let _ = functions::swin_bias::<f32>(0, 0);
}
