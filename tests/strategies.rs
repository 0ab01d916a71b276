//! Every way of computing softmax, over data made to break one or another, on the interpreter.
//! tests/gpu.rs runs the same cases on a GPU.

use std::error::Error;
use std::f32::consts::LN_2;

use fa::attention::{AttentionElement, Dtype, Problem, Tensors, Window};
use fa::prelude::*;
use fa_cases::{Case, Runner, Values, hard, schedules};
use fa_dsl::interp::{self, CtaOrder};
use fa_dsl::target::Arch;
use fa_reference::{Narrow, Shape};
use rayon::prelude::*;

/// Runs each case with every strategy of every schedule.
fn check_all<T: AttentionElement + Narrow>(cases: &[(String, Case)]) {
    let strategies = schedules::strategies().expect("every schedule has these tunables");
    let failures: Vec<String> = cases
        .par_iter()
        .map_init(Device::cpu, |device, (name, case)| {
            let solved = case.solve::<T>();
            let failed = |strategy| solved.check(device, strategy).err();
            let fit = |strategy: &&Runner| strategy.fits(device.arch(), case);
            let failures = strategies.iter().filter(fit).filter_map(failed);
            failures
                .map(|failure| format!("{name}: {failure}"))
                .collect::<Vec<_>>()
        })
        .flatten_iter()
        .collect();
    assert!(
        failures.is_empty(),
        "{} fail, among them\n{}",
        failures.len(),
        failures[..failures.len().min(12)].join("\n")
    );
}

#[test]
fn float16() {
    check_all::<f16>(&hard::either_type());
}

#[test]
fn bfloat16() {
    check_all::<bf16>(&hard::either_type());
    check_all::<bf16>(&hard::bfloat16());
}

/// Loads of the copy engine land one at a time, in any order: what is waited for is what is used. So too where rows have to be
/// computed again, of which one key is far above the others.
#[test]
fn loads_in_any_order() {
    let strategies = schedules::strategies().expect("every schedule has these tunables");
    let packed = schedules::packed().expect("every schedule has these tunables");
    let runners: Vec<Runner> = strategies.into_iter().chain(packed).collect();
    let shape = Shape {
        batch: 2,
        seq_q: 260,
        seq_k: 300,
        heads: 2,
        kv_heads: 1,
        head_dim: 64,
    };
    let spike = Values::Spike {
        key: 3,
        from_end: false,
        score: 100.0,
    };
    for (causal, window, values) in [
        (false, None, None),
        (true, None, None),
        (false, Some(Window::symmetric(70)), None),
        (false, None, Some(spike)),
        (true, None, Some(spike)),
    ] {
        let options = Options {
            causal,
            window,
            ..Options::default()
        };
        let case = Case::new(shape, options);
        let case = Case {
            values: values.unwrap_or(case.values),
            ..case
        };
        let solved = case.solve::<f16>();
        (0..).zip(&runners).par_bridge().for_each(|(seed, runner)| {
            let order = CtaOrder::Shuffled { seed };
            let options = interp::Options {
                order,
                ..interp::Options::default()
            };
            let device = Device::cpu_with(Arch::Sm90a, options);
            if runner.fits(Arch::Sm90a, &case)
                && let Err(failure) = solved.check(&device, runner)
            {
                panic!("causal {causal}, {window:?}, {values:?}, {order:?}: {failure}");
            }
        });
    }
}

/// Attention on trust, of 512 queries whose first key is so far above the others that it is all they see: 1, unless it is taken relative to the
/// reference of another key, where its P is rounded to less.
fn share_of_largest(options: Options<'_>, more: usize) -> Result<Vec<f32>, Box<dyn Error>> {
    const DIM: usize = 64;
    let (seq_q, seq_k) = (512, 512 + more);
    let row = |numbers: [f32; 2]| {
        let numbers = numbers.into_iter().chain([0.0; DIM - 2]);
        numbers.map(bf16::from_f32)
    };
    let of_first =
        |first: [f32; 2]| (0..seq_k).flat_map(move |key| row([first, [0.0; 2]][key.min(1)]));
    let device = Device::cpu_as(Arch::Sm90a);
    // 2³² times 1.003, which bfloat16 rounds to 1.
    let q: Vec<bf16> = (0..seq_q).flat_map(|_| row([1.0, 1.0])).collect();
    let k: Vec<bf16> = of_first([32.0, 0.0045]).collect();
    let v: Vec<bf16> = of_first([1.0, 1.0]).collect();
    let [q, k, v] = [q, k, v].map(|numbers| device.upload(&numbers));
    let (q, k, v) = (q?, k?, v?);
    let mut o = device.alloc::<bf16>(seq_q * DIM)?;
    let of = |rows: usize| [1, rows as u64, 1, DIM as u64];
    let inputs = [
        q.contiguous(&of(seq_q))?,
        k.contiguous(&of(seq_k))?,
        v.contiguous(&of(seq_k))?,
    ];
    let output = o.contiguous_mut(&of(seq_q))?;
    let options = Options {
        scale: Some(LN_2),
        ..options
    };
    let tensors = Tensors::new(inputs, output, None);
    let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
    let runner = Runner::of_spec("WarpSpecializedBf16<64,2,RESCALE=optimistic>")?;
    runner.plan(&device, &problem, &tensors)?.run(&device)?;
    Ok(o.read()?.chunks(DIM).map(|row| row[0].to_f32()).collect())
}

/// Where blocks behind a mask are followed by blocks on trust, every row has seen a key by then, wherever what its tile's first row sees ends: tiles of
/// which some row had not would be computed twice.
#[test]
fn rows_behind_a_mask_have_a_reference() -> Result<(), Box<dyn Error>> {
    for (after, more) in [
        (None, 63),
        (None, 64),
        (None, 127),
        (Some(63), 0),
        (Some(64), 0),
        (Some(127), 0),
        (Some(60), 3),
    ] {
        let window = after.map(|right| Window {
            left: None,
            right: Some(right),
        });
        let options = Options {
            window,
            causal: window.is_none(),
            ..Options::default()
        };
        let shares = share_of_largest(options, more)?;
        // Rows that have the first key in a block behind the mask follow its score.
        assert!(
            shares[192..]
                .iter()
                .all(|&share| share < 1.0 && share > 0.99),
            "{after:?}, {more}: {:?}",
            &shares[192..256]
        );
    }
    Ok(())
}
