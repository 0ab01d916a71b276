//! Every configuration that `attention()` chooses, on every architecture, compiles without spills and
//! without notes that what makes it fast was given up.
//!
//! These tests need NVRTC and fail without it; the project's test command provides it.

use std::collections::BTreeMap;
use std::time::Duration;

use fa::attention::{
    Chip, Configured, Dtype, Options, Packed, Problem, Seq, Shape, Tensors, Window, plan,
};
use fa_dsl::abi::{Extent, TensorView};
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;
use fa_runtime::nvrtc::{self, CompileOptions};
use rayon::prelude::*;

/// Configurations that were chosen, by spec.
type Chosen = BTreeMap<String, Configured>;

/// Plans a problem whose tensors no memory stands behind, and notes the kernels.
fn choose(chip: Chip, problem: &Problem<'_>, chosen: &mut Chosen) {
    let tensors = Tensors::unallocated(&problem.shape, problem.dtype, problem.lse);
    let plan = plan(chip, problem, &tensors)
        .unwrap_or_else(|error| panic!("{chip:?}, {problem:?}: {error}"));
    for step in plan.steps {
        chosen.insert(step.kernel.spec(), step.kernel);
    }
}

/// Every combination of a causal mask, windows and a softcap; specialised where the length is one of a few of different kinds:
/// whole blocks, short and long, and not.
fn options(seq_q: usize, seq_k: usize) -> Vec<Options<'static>> {
    let mut lengths = vec![None, Some(Seq::Dynamic)];
    if seq_q == seq_k && [128, 512, 1000].contains(&seq_q) {
        lengths.push(Some(Seq::Static(seq_q as u32)));
    }
    let mut all = Vec::new();
    for causal in [false, true] {
        for window in windows(seq_q) {
            for softcap in [None, Some(20.0)] {
                all.extend(lengths.iter().map(|seq| Options {
                    causal,
                    window,
                    softcap,
                    seq: *seq,
                    ..Options::default()
                }));
            }
        }
    }
    all
}

/// None, and windows of different lengths: what is chosen goes by how many keys a query sees of many.
fn windows(seq_q: usize) -> Vec<Option<Window>> {
    let reaches: &[u32] = match seq_q {
        ..2048 => &[100],
        _ => &[100, 300, 600, 900],
    };
    let windows = reaches.iter().map(|keys| Some(Window::symmetric(*keys)));
    [None].into_iter().chain(windows).collect()
}

/// Packed sequences of these lengths, whose lists no memory stands behind.
fn packed(shape: &Shape) -> Packed<'static> {
    let begins = TensorView::from_extent(Extent {
        address: 10 << 40,
        shape: [shape.batch as u64 + 1, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    });
    Packed {
        cu_seqlens_q: begins,
        cu_seqlens_k: Some(begins),
        max_seq_q: shape.seq_q,
        max_seq_k: shape.seq_k,
    }
}

/// Every problem of a shape, its sequences side by side and packed, and with sinks beside windows.
fn problems(shape: Shape) -> impl Iterator<Item = Problem<'static>> {
    let dense = options(shape.seq_q, shape.seq_k);
    let fixed = |it: &&Options<'_>| matches!(it.seq, Some(Seq::Static(_)));
    let packed: Vec<_> = dense
        .iter()
        .filter(|it| !fixed(it))
        .map(|it| Options {
            packed: Some(packed(&shape)),
            ..*it
        })
        .collect();
    let ranges = Options::unallocated_list(&[shape.batch as u64, 2, 2]);
    let masked = dense.iter().chain(&packed);
    let masked = masked.filter(|it| it.causal || it.window.is_some());
    let ranged: Vec<_> = masked
        .map(|it| Options {
            prefix_ranges: Some(ranges),
            ..*it
        })
        .collect();
    let sinks = Options::unallocated_tensor("sinks", &[shape.heads as u64]);
    let windowed = dense.iter().filter(|it| it.window.is_some());
    let with_sinks: Vec<_> = windowed
        .map(|it| Options {
            sinks: Some(sinks),
            ..*it
        })
        .collect();
    let options = dense.into_iter().chain(packed).chain(ranged);
    let options = options.chain(with_sinks);
    options.flat_map(move |options| {
        Dtype::ALL.map(|dtype| Problem {
            dtype,
            shape,
            options,
            lse: true,
        })
    })
}

/// What is chosen on `arch` over head dimensions, lengths, batches and options.
fn chosen(arch: Arch) -> Chosen {
    const LENGTHS: [usize; 14] = [
        1, 16, 64, 128, 192, 256, 300, 512, 1000, 1024, 2048, 4096, 8192, 16_384,
    ];
    let equal = LENGTHS.map(|n| (n, n));
    let unequal = LENGTHS.iter().flat_map(|n| [(1, *n), (*n, 128), (512, *n)]);
    let lengths: Vec<(usize, usize)> = equal.into_iter().chain(unequal).collect();
    let mut chosen = Chosen::new();
    for multiprocessors in [24, 132] {
        let chip = Chip {
            arch,
            multiprocessors,
        };
        for head_dim in [32, 64, 80, 96, 112, 128, 160, 192, 224, 256] {
            for (batch, heads) in [(1, 1), (4, 8), (32, 16)] {
                for &(seq_q, seq_k) in &lengths {
                    let shape = Shape {
                        seq_k,
                        ..Shape::square(batch, seq_q, heads, head_dim)
                    };
                    for problem in problems(shape) {
                        choose(chip, &problem, &mut chosen);
                    }
                }
            }
        }
    }
    chosen
}

/// Stages, checks and compiles a configuration. How long NVRTC takes, or what is wrong.
fn compile(kernel: &Configured, arch: Arch) -> Result<Duration, String> {
    let (entry, values) = (kernel.entry(), kernel.values());
    let target = Target::new(arch);
    let fail = |what: String| format!("{} on {arch}: {what}", kernel.spec());
    (entry.check)(values, &target).map_err(|errors| fail(format!("{errors:?}")))?;
    let staged = (entry.stage)(values).map_err(|errors| fail(format!("{errors:?}")))?;
    let valid = validate(staged, &target).map_err(|errors| fail(format!("{errors:?}")))?;
    let text = fa_dsl::cuda::write(&valid);
    let compiled = nvrtc::compile(&text, &valid.name, arch, &CompileOptions::default())
        .map_err(|error| fail(error.to_string()))?;
    let stats = compiled.stats;
    if stats.spill_bytes() + stats.stack_bytes > 0 {
        return Err(fail(format!("{stats:?}")));
    }
    Ok(compiled.duration)
}

/// What compiling some configurations gave.
#[derive(Default)]
struct Compiled {
    times: Vec<Duration>,
    failures: Vec<String>,
}

impl Compiled {
    /// Compiles about `count` of what is chosen on `arch`, spread over all of it.
    fn some(arch: Arch, count: usize) -> Compiled {
        let all: Vec<_> = chosen(arch).into_values().collect();
        // No factor in common with the numbers of options, so that all of them occur.
        let stride = (all.len() / count).max(1) | 1;
        let some: Vec<_> = all.iter().step_by(stride).collect();
        let compiled: Vec<_> = some
            .par_iter()
            .map(|kernel| compile(kernel, arch))
            .collect();
        let mut all = Compiled::default();
        for one in compiled {
            match one {
                Ok(time) => all.times.push(time),
                Err(failure) => all.failures.push(failure),
            }
        }
        all.times.sort();
        all
    }

    /// Says how long those took that compiled, and what is wrong with the others.
    fn report(&self, arch: Arch) {
        let total: Duration = self.times.iter().sum();
        let at = |index: usize| self.times.get(index).copied().unwrap_or_default();
        println!(
            "{arch}: {} compile in {:.0} s, median {:.0?}, worst {:.0?}; {} fail",
            self.times.len(),
            total.as_secs_f64(),
            at(self.times.len() / 2),
            at(self.times.len().saturating_sub(1)),
            self.failures.len()
        );
        for failure in &self.failures {
            println!("{failure}");
        }
    }
}

/// Fails with every configuration that did not compile as it should.
fn expect_all(count: impl Fn(Arch) -> usize) {
    let mut failures = 0;
    for arch in Arch::ALL {
        let compiled = Compiled::some(arch, count(arch));
        compiled.report(arch);
        failures += compiled.failures.len();
    }
    assert_eq!(failures, 0, "configurations fail, see above");
}

#[test]
fn some_defaults_of_every_architecture_compile() {
    expect_all(|arch| if arch == Arch::Sm90a { 24 } else { 8 });
}

#[test]
#[ignore = "compiles every configuration that is ever chosen: a quarter of an hour on two cores"]
fn every_default_of_every_architecture_compiles() {
    expect_all(|_| usize::MAX);
}

/// A sweep that would leave out a schedule or an option proves nothing.
#[test]
fn the_sweep_reaches_every_option() {
    for arch in Arch::ALL {
        let chosen = chosen(arch);
        for option in [
            "CAUSAL=true",
            "WINDOW=true",
            "PREFIX_RANGES=true",
            "SOFTCAP=true",
            "SINKS=true",
            "SEQ=1000",
        ] {
            for element in ["F16", "Bf16"] {
                let reached = |spec: &&String| spec.contains(option) && spec.contains(element);
                assert!(
                    chosen.keys().any(|spec| reached(&spec)),
                    "{arch}: no {element} with {option}"
                );
            }
        }
    }
}
