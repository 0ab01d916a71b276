//! Optional parameters: kernels with and without them, and arguments that do not match.

use fa_dsl::config::KernelConfig;
use fa_dsl::ir::Kernel;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_runtime::{Device, Error};

/// What a device function is given of the optional parameters.
#[derive(Clone, Copy)]
struct Rows {
    first: Option<Reg<u32>>,
    len: Option<Reg<u32>>,
}

impl Rows {
    #[device]
    fn len(self, known: u32) -> Reg<u32> {
        self.len.unwrap_or_else(|| Reg::from(known))
    }

    #[device]
    fn source(self, i: Reg<u32>) -> Reg<u32> {
        self.first.map_or(i, |first| i + first)
    }
}

/// y[i] ← x[first + i] + bias[i] for i < len.
#[kernel(name = Window, threads = 64)]
pub fn window<
    #[option] const FIRST: bool = false,
    #[option] const BIAS: bool = false,
    #[option]
    #[values(0, 64)] const LEN: u32 = 64,
>(
    x: Tensor<f32>,
    /// Where it starts.
    #[when(FIRST)]
    first: u32,
    #[when(config.bias)] bias: Tensor<f32>,
    y: TensorMut<f32>,
    #[when(LEN == 0)] len: u32,
) {
    let i = block_x() * 64u32 + thread();
    let rows = Rows { first, len };
    if i < rows.len(LEN) {
        let value = x.at(&[rows.source(i)]).load(0);
        let biased = if let Some(bias) = bias {
            let bias_i = bias.at(&[i]).load(0);
            value + bias_i
        } else {
            value
        };
        y.at(&[i]).store(0, biased);
    }
}

/// [`Window`] without a single option.
#[kernel(name = Never, threads = 64)]
pub fn never(x: Tensor<f32>, y: TensorMut<f32>) {
    let i = block_x() * 64u32 + thread();
    if i < 64u32 {
        let value = x.at(&[i]).load(0);
        y.at(&[i]).store(0, value);
    }
}

/// [`Window`] with all of them.
#[kernel(name = Always, threads = 64)]
pub fn always(x: Tensor<f32>, first: u32, bias: Tensor<f32>, y: TensorMut<f32>, len: u32) {
    let i = block_x() * 64u32 + thread();
    if i < len {
        let value = x.at(&[i + first]).load(0);
        let bias_i = bias.at(&[i]).load(0);
        let biased = value + bias_i;
        y.at(&[i]).store(0, biased);
    }
}

/// The text of a kernel under the name `kernel`, without the marks of its Rust lines.
fn text(config: impl KernelConfig) -> String {
    let staged: Kernel = config.stage().unwrap();
    let name = staged.name.clone();
    let valid = fa_dsl::validate::validate(staged, &Target::new(Arch::Sm90a)).unwrap();
    let text = fa_dsl::cuda::write(&valid);
    let lines = text.lines().filter(|line| !line.starts_with("#line"));
    lines
        .map(|line| line.replace(&name, "kernel") + "\n")
        .collect()
}

#[test]
fn an_absent_parameter_leaves_no_trace() {
    assert_eq!(
        text(Window::<false, false, 64>::CONFIG),
        text(Never::CONFIG)
    );
}

#[test]
fn a_present_parameter_is_as_any_other() {
    assert_eq!(text(Window::<true, true, 0>::CONFIG), text(Always::CONFIG));
}

#[test]
fn both_run() {
    let device = Device::cpu();
    let values: Vec<f32> = (0u8..100).map(f32::from).collect();
    let x = device.upload(&values).unwrap();
    let bias = device.upload(&[0.5f32; 30]).unwrap();
    let mut y = device.zeros::<f32>(64).unwrap();

    let without = device.load(&Window::<false, false, 64>::CONFIG).unwrap();
    let args = WindowArgs {
        x: x.contiguous(&[100]).unwrap(),
        first: None,
        bias: None,
        y: y.contiguous_mut(&[64]).unwrap(),
        len: None,
    };
    without.launch([1, 1, 1], &args).unwrap();
    assert_eq!(y.read().unwrap(), values[..64]);

    let with = device.load(&Window::<true, true, 0>::CONFIG).unwrap();
    let args = WindowArgs {
        x: x.contiguous(&[100]).unwrap(),
        first: Some(7),
        bias: Some(bias.contiguous(&[30]).unwrap()),
        y: y.contiguous_mut(&[30]).unwrap(),
        len: Some(30),
    };
    with.launch([1, 1, 1], &args).unwrap();
    let expected: Vec<f32> = values[7..37].iter().map(|x| x + 0.5).collect();
    assert_eq!(y.read().unwrap()[..30], expected);
}

/// What a launch of `config` with these arguments answers.
fn launch(config: WindowConfig, first: Option<u32>, len: Option<u32>) -> Result<(), Error> {
    let device = Device::cpu();
    let program = device.load(&config).unwrap();
    let x = device.zeros::<f32>(64).unwrap();
    let mut y = device.zeros::<f32>(64).unwrap();
    let args = WindowArgs {
        x: x.contiguous(&[64]).unwrap(),
        first,
        bias: None,
        y: y.contiguous_mut(&[64]).unwrap(),
        len,
    };
    program.launch([1, 1, 1], &args)
}

#[test]
fn a_missing_argument_is_named() {
    let error = launch(Window::<true, false, 64>::CONFIG, None, None).unwrap_err();
    assert!(
        matches!(
            error,
            Error::MissingArgument {
                parameter: "first",
                when: "FIRST",
                ..
            }
        ),
        "{error}"
    );
    let message = error.to_string();
    for part in ["Window<FIRST=true>", "`first`", "pass `Some(…)`"] {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
fn an_argument_without_a_parameter_is_named() {
    let error = launch(Window::<false, false, 64>::CONFIG, None, Some(64)).unwrap_err();
    assert!(
        matches!(
            error,
            Error::UnusedArgument {
                parameter: "len",
                when: "LEN == 0",
                ..
            }
        ),
        "{error}"
    );
    let message = error.to_string();
    for part in ["Window<>", "`len`", "pass `None`"] {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
fn as_many_arguments_as_parameters_is_not_enough() {
    let config = Window::<true, false, 64>::CONFIG;
    assert!(launch(config, Some(0), None).is_ok());
    let error = launch(config, None, Some(64)).unwrap_err();
    assert!(
        matches!(
            error,
            Error::MissingArgument {
                parameter: "first",
                ..
            }
        ),
        "{error}"
    );
    let config = Window::<false, false, 0>::CONFIG;
    assert!(launch(config, None, Some(64)).is_ok());
    assert!(matches!(
        launch(config, Some(0), None),
        Err(Error::UnusedArgument {
            parameter: "first",
            ..
        })
    ));
}
