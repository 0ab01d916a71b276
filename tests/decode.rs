//! The schedule for few queries against many keys, on the interpreter.

use std::thread;
use std::time::{Duration, Instant};

use fa::attention::{Configured, Window};
use fa::prelude::*;
use fa_cases::{Case, Runner, table};
use fa_dsl::config::{KernelConfig, WorkspaceSize};
use fa_dsl::target::Arch;
use fa_kernels::attention::forward::DecodeF16Config;
use fa_reference::Shape;
use fa_runtime::Queue;
use rayon::prelude::*;

fn runner(tiles: &str) -> Runner {
    let config = DecodeF16Config::parse(tiles).unwrap_or_else(|error| panic!("{tiles}: {error}"));
    Runner::of_either(&config)
}

/// Tiles of every number of rows, with warps along rows and along keys.
const TILES: [&str; 8] = [
    "DecodeF16<16,64,4>",
    "DecodeF16<16,32,2,STAGES=3>",
    "DecodeF16<32,64,4,STAGES=3>",
    "DecodeF16<64,32,4>",
    "DecodeF16<16,128,4>",
    "DecodeF16<64,64,4,ROW_BLOCKS=2>",
    "DecodeF16<64,64,4,WARPGROUP=true>",
    "DecodeF16<64,32,4,STAGES=3,WARPGROUP=true>",
];

fn shape(seq_q: usize, seq_k: usize, heads: [usize; 2]) -> Shape {
    Shape {
        batch: 2,
        seq_q,
        seq_k,
        heads: heads[0],
        kv_heads: heads[1],
        head_dim: 64,
    }
}

/// Every mask, softcap and tensor, with rows of one query and of several, and keys that leave a block ragged.
#[test]
fn every_option() {
    let options = table::options(5, 200);
    options
        .into_par_iter()
        .enumerate()
        .for_each(|(number, options)| {
            if matches!(options.seq, Some(Seq::Static(_))) {
                return;
            }
            let shape = match number % 4 {
                0 => shape(1, 200, [8, 2]),
                1 => shape(5, 131, [4, 2]),
                2 => shape(3, 64, [6, 1]),
                _ => shape(20, 333, [2, 2]),
            };
            let case = Case::new(shape, options).with_tensors(number as u8 % 4);
            let tiles = TILES[number % TILES.len()];
            let device = match number % 2 == 0 || tiles.contains("WARPGROUP") {
                true => Device::cpu(),
                false => Device::cpu_as(Arch::Sm80),
            };
            let runner = runner(tiles);
            if let Err(failure) = case.check_both(&device, &runner) {
                panic!("{failure}");
            }
        });
}

/// Splits of one block, of several, and more than there are blocks.
#[test]
fn every_number_of_splits() {
    let cases: Vec<_> = TILES
        .iter()
        .flat_map(|tiles| [1, 2, 3, 5, 9, 100].map(|splits| (tiles, splits)))
        .collect();
    cases.into_par_iter().for_each(|(tiles, splits)| {
        for (causal, seq_q) in [(false, 1), (true, 7)] {
            let options = Options {
                causal,
                splits: Some(splits),
                ..Options::default()
            };
            let case = Case::new(shape(seq_q, 517, [8, 2]), options).with_tensors(2);
            if let Err(failure) = case.check_both(&Device::cpu(), &runner(tiles)) {
                panic!("{splits} splits: {failure}");
            }
        }
    });
}

/// A launch has CTAs for the blocks that a window may show, wherever in a block it begins, and every key that it shows is seen.
#[test]
fn windows_of_every_width() {
    let widths = [0, 1, 30, 31, 32, 33, 62, 63, 64, 65, 100];
    let queries = [(1, [8, 2]), (3, [4, 2]), (20, [2, 2]), (7, [6, 1])];
    let cases: Vec<_> = widths
        .into_iter()
        .flat_map(|left| queries.map(|(seq_q, heads)| (left, seq_q, heads)))
        .collect();
    cases.into_par_iter().for_each(|(left, seq_q, heads)| {
        let tiles = ["DecodeF16<16,32,2,STAGES=3>", "DecodeF16<64,32,4>"];
        for (number, tiles) in tiles.into_iter().enumerate() {
            let causal = (left + seq_q as u32 + number as u32).is_multiple_of(2);
            let right = if causal { None } else { Some(left / 2) };
            let window = Window {
                left: Some(left),
                right,
            };
            for splits in [None, Some(2), Some(100)] {
                let options = Options {
                    causal,
                    window: Some(window),
                    splits,
                    ..Options::default()
                };
                let case = Case::new(shape(seq_q, 300 + left as usize, heads), options);
                if let Err(failure) = case.check_both(&Device::cpu(), &runner(tiles).on(132)) {
                    panic!("{window:?}, {splits:?} splits: {failure}");
                }
            }
        }
    });
}

/// Launches of one device use one workspace: they come one after the other, from whichever threads.
#[test]
fn threads_share_a_device() {
    let device = Device::cpu();
    let options = Options {
        splits: Some(4),
        ..Options::default()
    };
    let solved = [1, 2, 3].map(|seed| {
        let case = Case::new(shape(1, 400, [8, 2]), options);
        Case { seed, ..case }.solve::<f16>()
    });
    thread::scope(|scope| {
        for case in &solved {
            scope.spawn(|| {
                (0..8).for_each(|_| case.check(&device, &Runner::ATTENTION).unwrap());
            });
        }
    });
}

/// A program is loaded, which takes a second where it has to be compiled, before its launch waits for the workspace: nobody waits for that.
#[test]
fn programs_are_loaded_before_their_turn() {
    let device = Device::cpu();
    let config = DecodeF16Config::parse("DecodeF16<16,64,4,LSE=false>").unwrap();
    let options = Options {
        splits: Some(4),
        ..Options::default()
    };
    let [q, k] = [8, 400 * 2].map(|rows| device.upload(&vec![f16::ONE; rows * 64]).unwrap());
    let compute = || {
        let keys = || k.contiguous(&[1, 400, 2, 64]).unwrap();
        let mut o = device.alloc::<f16>(8 * 64).unwrap();
        let inputs = [q.contiguous(&[1, 1, 8, 64]).unwrap(), keys(), keys()];
        let outputs = o.contiguous_mut(&[1, 1, 8, 64]).unwrap();
        attention_with(&device, &config, inputs, outputs, None, &options).unwrap();
    };
    let configured = Configured::of(&config);
    let is_loaded = || {
        device
            .loaded(configured.entry(), configured.values())
            .is_some()
    };
    thread::scope(|scope| {
        let held = (&device).with_workspace(WorkspaceSize::default(), |_, _| {
            let computed = scope.spawn(compute);
            let deadline = Instant::now() + Duration::from_secs(60);
            while !is_loaded() && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(1));
            }
            assert!(is_loaded() && !computed.is_finished());
        });
        held.expect("there is memory");
    });
}
