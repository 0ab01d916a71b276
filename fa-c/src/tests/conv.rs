//! The same of convolution blocks.

use super::*;

/// Tensors of a case: x, weight, bias, scale, shift and y.
const TENSORS: usize = 6;

/// Something wrong with a call, or only unusual.
#[derive(Clone, Copy, Debug)]
enum Change {
    Tensor(usize, Wrong),
    Everywhere(i32, i32),
    Types(u8),
    Same(usize, usize),
    Passed(usize, bool),
    NoOptions,
    Size(usize),
    Flags(u64),
    Epsilon(f32),
    Activation(u32),
    Stream(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let tensor = 0..TENSORS;
    let float = prop_oneof![any::<f32>(), Just(1.0), Just(f32::NAN)];
    prop_oneof![
        WRONGS => (tensor.clone(), wrong()).prop_map(|(t, wrong)| Change::Tensor(t, wrong)),
        1 => device().prop_map(|(device, ordinal)| Change::Everywhere(device, ordinal)),
        1 => (0..6_u8).prop_map(Change::Types),
        1 => (tensor.clone(), tensor.clone()).prop_map(|(a, b)| Change::Same(a, b)),
        1 => tensor.prop_map(|t| Change::Passed(t, false)),
        4 => (2..5_usize).prop_map(|t| Change::Passed(t, true)),
        1 => Just(Change::NoOptions),
        1 => prop_oneof![0..40_usize, any::<usize>()].prop_map(Change::Size),
        2 => prop_oneof![0..8_u64, any::<u64>()].prop_map(Change::Flags),
        2 => float.prop_map(Change::Epsilon),
        2 => prop_oneof![0..6_u32, any::<u32>()].prop_map(Change::Activation),
        1 => any::<usize>().prop_map(Change::Stream),
    ]
}

struct Case {
    tensors: [Box<Described>; TENSORS],
    passed: [bool; TENSORS],
    options: Option<fa_conv_options>,
    stream: usize,
}

impl Case {
    /// Of images of these rows and columns, with 16 channels that become 32.
    fn new([height, width]: [i64; 2], kernel: i64, channels_first: bool) -> Case {
        let images = |outer, rows, cols, channels| {
            let shape = match channels_first {
                true => [outer, channels, rows, cols],
                false => [outer, rows, cols, channels],
            };
            Described::new(&shape, 2, 16)
        };
        let of_channels = || Described::new(&[32], 2, 16);
        Case {
            tensors: [
                images(2, height, width, 16),
                images(32, kernel, kernel, 16),
                of_channels(),
                of_channels(),
                of_channels(),
                images(2, height, width, 32),
            ],
            passed: [true, true, false, false, false, true],
            options: Some(fa_conv_options {
                size: size_of::<fa_conv_options>(),
                flags: if channels_first { FA_CHANNELS_FIRST } else { 0 },
                epsilon: 0.0,
                activation: 0,
            }),
            stream: 0,
        }
    }

    fn change(&mut self, change: Change) {
        let options = self.options.as_mut();
        match (change, options) {
            (Change::Tensor(t, wrong), _) => self.tensors[t].change(wrong),
            (Change::Everywhere(device_type, device_id), _) => {
                let device = Wrong::Device(device_type, device_id);
                self.tensors.iter_mut().for_each(|it| it.change(device));
            }
            (Change::Types(code), _) => {
                let tensors = self.tensors.iter_mut();
                tensors.for_each(|it| it.tensor.dtype.code = code);
            }
            (Change::Same(a, b), _) => self.tensors[a].tensor.data = self.tensors[b].tensor.data,
            (Change::Passed(t, passed), _) => self.passed[t] = passed,
            (Change::Stream(stream), _) => self.stream = stream,
            (Change::NoOptions, _) => self.options = None,
            (Change::Size(size), Some(options)) => options.size = size,
            (Change::Flags(flags), Some(options)) => options.flags |= flags,
            (Change::Epsilon(epsilon), Some(options)) => {
                options.flags |= FA_EPSILON;
                options.epsilon = epsilon;
            }
            (Change::Activation(activation), Some(options)) => options.activation = activation,
            (_, None) => {}
        }
    }

    fn call(&self) -> fa_status {
        let [x, weight, bias, scale, shift, y] = std::array::from_fn(|t| match self.passed[t] {
            true => &raw const self.tensors[t].tensor,
            false => null(),
        });
        let options = self.options.as_ref().map_or(null(), |it| &raw const *it);
        let stream = std::ptr::without_provenance_mut(self.stream);
        // SAFETY: no tensor says of memory that it has what it has not; see `Described::lies`.
        unsafe { fa_conv_block(x, weight, bias, scale, shift, y, options, stream) }
    }
}

#[test]
fn whatever_is_convolved_there_is_a_code_and_a_text() {
    // Most are right, and computed.
    let cases = cases() / 10;
    let strategy = (
        [1..20_i64, 1..20_i64],
        prop_oneof![Just(1), Just(3)],
        any::<bool>(),
        prop::collection::vec(change(), 0..4),
    );
    let outcomes = Outcomes::new();
    runner(cases)
        .run(&strategy, |(size, kernel, channels_first, changes)| {
            let mut case = Case::new(size, kernel, channels_first);
            changes.into_iter().for_each(|change| case.change(change));
            prop_assume!(!case.tensors.iter().any(|tensor| tensor.lies()));
            outcomes.count(0, is_done(case.call())?);
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    outcomes.expect(["calls"], [cases / 10, cases / 4]);
}
