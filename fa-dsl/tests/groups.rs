//! What kernels share: options in the configuration, and groups of parameters that follow from them.

use fa_dsl::abi::{ArgBuffer, Element, Extent, Presence, TensorView, TensorViewMut};
use fa_dsl::build::Param;
use fa_dsl::build::tensor::Direct;
use fa_dsl::config::{
    KernelArgs, KernelConfig, KernelEntry, OptionGroup, OptionalParam, ParamGroup, Tunable, Value,
    Values,
};
use fa_dsl::prelude::*;

/// Whether there are weights, and how many keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    weights: bool,
    keys: u32,
}

impl OptionGroup for Variant {
    const TUNABLES: &'static [Tunable] = &[
        Tunable::flag("WEIGHTS"),
        Tunable::number("KEYS", &[Value::U32(0), Value::U32(128)]),
    ];
    const DEFAULT: Self = Variant {
        weights: false,
        keys: 0,
    };

    fn push_values(&self, values: &mut Values) {
        values.push(self.weights);
        values.push(self.keys);
    }

    fn from_values(values: &[Value]) -> Option<Self> {
        match *values {
            [Value::Bool(weights), Value::U32(keys)] => Some(Variant { weights, keys }),
            _ => None,
        }
    }
}

/// A scale, and a weight for each element.
pub struct Problem {
    scale: Reg<f32>,
    weights: Option<Tensor<f32>>,
    keys: Reg<u32>,
}

/// What a launch passes for [`Problem`].
#[derive(Debug)]
pub struct Numbers<'a> {
    scale: f32,
    weights: Option<TensorView<'a, f32>>,
    keys: Option<u32>,
}

impl ParamGroup for Problem {
    type Options = Variant;
    type Handle = Problem;
    type Host<'a> = Numbers<'a>;
    const OPTIONAL: &'static [OptionalParam] = &[
        OptionalParam {
            name: "weights",
            when: "WEIGHTS",
        },
        OptionalParam {
            name: "keys",
            when: "KEYS == 0",
        },
    ];

    fn presence(options: &Variant) -> Presence {
        Presence::of([options.weights, options.keys == 0])
    }

    fn declare(options: &Variant) -> Problem {
        let dynamic = options.keys == 0;
        Problem {
            scale: f32::declare("scale"),
            weights: options.weights.then(|| Tensor::<f32>::declare("weights")),
            keys: if dynamic {
                u32::declare("keys")
            } else {
                options.keys.into()
            },
        }
    }

    fn given(host: &Numbers<'_>) -> Presence {
        Presence::of([host.weights.is_some(), host.keys.is_some()])
    }

    fn pack(host: &Numbers<'_>, args: &mut ArgBuffer) {
        f32::pack(&host.scale, "scale", args);
        if let Some(weights) = &host.weights {
            Tensor::<f32>::pack(weights, "weights", args);
        }
        if let Some(keys) = &host.keys {
            u32::pack(keys, "keys", args);
        }
    }
}

/// Where results go: a group of its own, over the element type.
pub struct Results<T> {
    y: TensorMut<T>,
    flags: Option<TensorMut<u32>>,
}

/// What a launch passes for [`Results`].
#[derive(Debug)]
pub struct Outputs<'a, T> {
    y: TensorViewMut<'a, T>,
    flags: Option<TensorViewMut<'a, u32>>,
}

impl<T: Element> ParamGroup for Results<T> {
    type Options = Variant;
    type Handle = Results<T>;
    type Host<'a> = Outputs<'a, T>;
    const OPTIONAL: &'static [OptionalParam] = &[OptionalParam {
        name: "flags",
        when: "WEIGHTS",
    }];

    fn presence(options: &Variant) -> Presence {
        Presence::of([options.weights])
    }

    fn declare(options: &Variant) -> Results<T> {
        Results {
            y: TensorMut::declare("y"),
            flags: options.weights.then(|| TensorMut::declare("flags")),
        }
    }

    fn given(host: &Outputs<'_, T>) -> Presence {
        Presence::of([host.flags.is_some()])
    }

    fn pack(host: &Outputs<'_, T>, args: &mut ArgBuffer) {
        TensorMut::<T>::pack(&host.y, "y", args);
        if let Some(flags) = &host.flags {
            TensorMut::<u32>::pack(flags, "flags", args);
        }
    }
}

/// Copies what lies before the last key, and notes what has a weight over the scale.
#[kernel(
    name = Keep,
    types(f16, f32),
    threads = THREADS,
    options(variant: Variant)
)]
pub fn keep<T: Direct, #[values(32, 64)] const THREADS: u32, const SHIFTED: bool = false>(
    x: Tensor<T>,
    #[group] problem: Problem,
    #[when(SHIFTED && config.variant.keys > 0)] shift: u32,
    #[group] results: Results<T>,
) {
    let i = block_x() * THREADS + thread();
    let from = if let Some(shift) = shift {
        i + shift
    } else {
        i
    };
    if from < problem.keys {
        results.y.at(&[i]).store(0, x.at(&[from]).load(0));
        if let Some((weights, flags)) = problem.weights.zip(results.flags) {
            if weights.at(&[i]).load(0) > problem.scale {
                flags.at(&[i]).store(0, 1.into());
            }
        }
    }
}

/// Options alone, without tunables.
#[kernel(name = Fill, threads = 32, options(variant: Variant))]
pub fn fill(y: TensorMut<u32>) {
    y.at(&[thread()]).store(0, config.variant.keys.into());
}

const STATIC: Variant = Variant {
    weights: true,
    keys: 128,
};

#[test]
fn options_are_part_of_the_configuration() {
    let plain = Keep::<f16, 64>::new().config();
    assert_eq!(plain.variant, Variant::DEFAULT);
    assert_eq!(plain.spec(), "KeepF16<64>");
    let config = Keep::<f16, 64, true>::CONFIG.with_variant(STATIC);
    assert_eq!(
        config.spec(),
        "KeepF16<64,SHIFTED=true,WEIGHTS=true,KEYS=128>"
    );
    assert_eq!(KeepF16Config::parse(&config.spec()), Ok(config));
    let values = [64.into(), true.into(), true.into(), 128.into()];
    assert_eq!(config.values(), values);
    assert_eq!(KeepConfig::<f16>::from_values(&values), Some(config));
    assert_eq!(KeepConfig::<f16>::from_values(&values[..3]), None);
    assert_eq!(KeepConfig::<f16>::from_values(&[]), None);
}

#[test]
fn a_kernel_may_have_options_alone() {
    let config = Fill::CONFIG.with_variant(STATIC);
    assert_eq!(config.spec(), "Fill<WEIGHTS=true,KEYS=128>");
    assert_eq!(FillConfig::parse("Fill<KEYS=128,WEIGHTS=true>"), Ok(config));
    assert!(config.stage().is_ok());
}

#[test]
fn their_tunables_follow() {
    let names: Vec<_> = KeepF32Config::TUNABLES.iter().map(|t| t.name).collect();
    assert_eq!(names, ["THREADS", "SHIFTED", "WEIGHTS", "KEYS"]);
    // The space keeps options at their defaults.
    let (entry, _) = KernelEntry::find("KeepF32<32>").unwrap();
    assert_eq!(entry.space().len(), 4);
}

#[test]
fn parameters_follow_from_options() {
    let names = |config: KeepConfig<f32>| {
        let kernel = config.stage().unwrap();
        let names = kernel
            .params
            .iter()
            .map(|p| kernel.regs[p.reg.0 as usize].name.clone());
        names.filter(|n| !n.contains("_stride")).collect::<Vec<_>>()
    };
    let config = Keep::<f32, 32, true>::CONFIG;
    assert_eq!(names(config), ["x", "scale", "keys", "y"]);
    let config = config.with_variant(STATIC);
    assert_eq!(
        names(config),
        ["x", "scale", "weights", "shift", "y", "flags"]
    );
}

#[test]
fn presence_has_the_own_parameters_first() {
    let rows: Vec<_> = KeepF16Config::OPTIONAL.iter().map(|row| row.name).collect();
    assert_eq!(rows, ["shift", "weights", "keys", "flags"]);
    let config = Keep::<f16, 32, true>::CONFIG;
    let dynamic = Presence::of([false, false, true, false]);
    assert_eq!(config.presence(), dynamic);
    let fixed = Presence::of([true, true, false, true]);
    assert_eq!(config.with_variant(STATIC).presence(), fixed);
}

#[test]
fn a_launch_gives_what_the_kernel_has() {
    let extent = |element_bytes| Extent {
        address: 16,
        shape: [32, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes,
    };
    let config = Keep::<f32, 32, true>::CONFIG.with_variant(STATIC);
    let args = KeepArgs::<f32> {
        x: TensorView::from_extent(extent(4)),
        problem: Numbers {
            scale: 2.0,
            weights: Some(TensorView::from_extent(extent(4))),
            keys: None,
        },
        shift: Some(3),
        results: Outputs {
            y: TensorViewMut::from_extent(extent(4)),
            flags: Some(TensorViewMut::from_extent(extent(4))),
        },
    };
    let mut packed = ArgBuffer::default();
    args.pack(&mut packed);
    assert_eq!(packed.presence(), config.presence());
    assert_eq!(packed.words().len(), config.stage().unwrap().params.len());
    assert_eq!(packed.words()[5], u64::from(2f32.to_bits()));
    assert_eq!(packed.words()[11], 3);
    let names: Vec<_> = packed.tensors().map(|tensor| tensor.name).collect();
    assert_eq!(names, ["x", "weights", "y", "flags"]);
    assert!(format!("{args:?}").contains("scale: 2.0"));
}
