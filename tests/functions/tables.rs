//! Tables of distances on the interpreter.

use fa::attention::{Chip, Dtype, Problem, Tensors, choose, plan_with};
use fa::functions;
use fa::prelude::*;
use fa_cases::{Case, Runner, schedules};
use fa_dsl::target::Arch;

use super::{case, check_all, chosen};

/// Blocks that a clamped distance is one value in, on both sides of the diagonal, and those that it is not, in every schedule: alone, causal and beside
/// another function that goes by the distance and is none.
#[test]
fn biases_far_from_the_diagonal() {
    let sets = [
        chosen(&["relative bias"]),
        chosen(&["relative bias that hides"]),
        chosen(&["T5's bias"]),
        chosen(&["T5's bias of decoders"]),
        chosen(&["alibi", "relative bias"]),
        chosen(&["relative bias", "documents"]),
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

/// Far from the diagonal a table of clamped distances is read once a block, where one with all distances is read for each.
#[test]
fn a_table_of_clamped_distances_is_read_once_a_block() -> Result<(), Box<dyn std::error::Error>> {
    const SEQ: u64 = 2048;
    let device = Device::cpu_as(Arch::Sm90a);
    let shape = [1, SEQ, 1, 64];
    let x = device.upload(&vec![bf16::ONE; SEQ as usize * 64])?;
    let bytes_read = |radius: u32| -> Result<u64, Box<dyn std::error::Error>> {
        let mut o = device.alloc::<bf16>(SEQ as usize * 64)?;
        let table = device.upload(&vec![0.0_f32; 2 * radius as usize + 1])?;
        let table = table.contiguous(&[1, 2 * u64::from(radius) + 1])?;
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
        Ok(report.global_bytes)
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

/// Sizes that no problem has are no reason to panic.
#[test]
fn windows_past_their_grids_and_grids_of_nothing_can_be_made() {
    let _ = functions::neighborhood_2d([4, 4], 5);
    let _ = functions::sliding_tiles_3d([2, 2, 2], 8, [3, 3, 3]);
    let _ = functions::swin_bias::<f32>(0, 0);
}
