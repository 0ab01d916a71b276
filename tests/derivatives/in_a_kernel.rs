//! Derivatives as part of a kernel, on the interpreter: copied in as a backward pass would, in parts.

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorArg, TensorView, TensorViewMut};
use fa_dsl::build::function::{Values, declare_arguments, inline, value};
use fa_dsl::build::{Param, record};
use fa_dsl::interp::{Memory, Options, run};
use fa_dsl::ir::dependence::Dependence;
use fa_dsl::ir::derivative::Derivative;
use fa_dsl::ir::{Kernel, Operand, ParamKind, Role, Type};
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::{Valid, validate};
use fa_runtime::nvrtc::{self, CompileOptions};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::differences::{Argument, Elements, Place};
use super::library::{self, place};
use super::random;

/// Lanes of the warp that computes.
const LANES: u32 = 32;

/// What a value depends on, by the number of the derivative's input.
const BITS: [u8; 9] = [0, 1, 1, 0, 0, 2, KEY, SCORE, ADJOINT];
const KEY: u8 = 4;
const SCORE: u8 = 8;
const ADJOINT: u8 = 16;

/// The adjoint of a new score, here.
fn adjoint_of(value: f64) -> f64 {
    value * 0.5 - 1.0
}

/// What a derivative gives, after each other for each lane: the new score, the score's adjoint, those of the numbers, and of each
/// element whether it is read, and its adjoint; and where the elements lie.
fn record_outputs(derivative: &Derivative, at: [u32; 7]) -> Valid<Kernel> {
    let kernel = record("gradients", LANES, 1, || {
        let scores = <Tensor<f32> as Param>::declare("scores");
        let outputs = <TensorMut<f32> as Param>::declare("outputs");
        let offsets = <TensorMut<u32> as Param>::declare("offsets");
        let computed = Computed::of(derivative, at, scores.at(&[thread()]).load(0));
        let place = outputs.at(&[thread()]);
        let mut values = vec![
            computed.get::<f32>(derivative.value),
            computed.get(derivative.function.result),
        ];
        for number in &derivative.numbers {
            values.push(computed.get(number.adjoint));
        }
        for (number, element) in derivative.elements.iter().enumerate() {
            values.push(select(computed.get::<bool>(element.read), 1.0, 0.0));
            values.push(computed.get(element.adjoint));
            let offset = computed.get::<u64>(element.offset).to_u32();
            offsets.at(&[thread()]).store(number as u32, offset);
        }
        for (number, value) in values.into_iter().enumerate() {
            place.store(number as u32, value);
        }
    });
    let target = Target::new(Arch::Sm80);
    validate(kernel.expect("it can be staged"), &target).expect("it is valid")
}

/// The values of a derivative's operands in the kernel.
struct Computed(Values);

impl Computed {
    /// What depends on neither key nor score first, then what depends on the key alone, then the new score; and when that is
    /// known, its adjoint and what comes of it.
    fn of(derivative: &Derivative, at: [u32; 7], score: Reg<f32>) -> Computed {
        let function = &derivative.function;
        let dependence = Dependence::of(function, |number| {
            BITS.get(number).copied().unwrap_or_default()
        });
        let arguments = declare_arguments(function);
        let params = |adjoint: Option<Reg<f32>>| {
            let at = at.map(|index| Reg::<u32>::from(index).operand());
            let at = at[..6].iter().copied().chain([thread().operand()]);
            let inputs = at.chain([score.operand()]).map(Some);
            let inputs = inputs.chain([adjoint.map(Reg::operand)]);
            let all = inputs.chain(arguments.iter().copied().map(Some));
            Values::of_params(function, all)
        };
        let before = params(None);
        let mut all = before.clone();
        let mut part = |given: &Values, chosen: &dyn Fn(u8) -> bool| {
            let values = inline(function, &[given, &all], |number| {
                chosen(dependence.statement(number))
            });
            all.add(&values);
            all.clone()
        };
        part(&before, &|bits| bits & (KEY | SCORE | ADJOINT) == 0);
        part(&before, &|bits| bits == KEY);
        let new = part(&before, &|bits| {
            bits & (KEY | SCORE) != 0 && bits != KEY && bits & ADJOINT == 0
        });
        let adjoint = value::<f32>(derivative.value, &[&new]) * 0.5 - 1.0;
        let after = params(Some(adjoint));
        let mut last = part(&after, &|bits| bits & ADJOINT != 0);
        last.add(&after);
        Computed(last)
    }

    fn get<T: fa_dsl::abi::Scalar>(&self, operand: Operand) -> Reg<T> {
        value(operand, &[&self.0])
    }
}

fn extent(address: u64, sizes: &[u64], strides: [u64; 4], element_bytes: u64) -> Extent {
    let mut shape = [1; 4];
    shape[..sizes.len()].copy_from_slice(sizes);
    Extent {
        address,
        shape,
        strides,
        element_bytes,
    }
}

fn upload<T: Element>(memory: &mut Memory, values: &[T]) -> u64 {
    let mut bytes = Vec::new();
    T::write_bytes(values, &mut bytes);
    let address = memory.alloc(bytes.len() as u64);
    memory.write(address, &bytes).expect("it was allocated");
    address
}

/// Uploads the function's tensors, and appends its arguments.
fn pack(place: &Place, derivative: &Derivative, memory: &mut Memory, args: &mut ArgBuffer) {
    let kinds = derivative.function.arguments().iter();
    let mut elements = kinds.filter_map(|it| match it.kind {
        ParamKind::Pointer { element, .. } => Some(element),
        _ => None,
    });
    for argument in &place.arguments {
        let tensor = match argument {
            Argument::F32(value) => {
                args.push(u64::from((*value as f32).to_bits()));
                continue;
            }
            Argument::U32(value) => {
                args.push(u64::from(*value));
                continue;
            }
            Argument::Tensor(tensor) => tensor,
        };
        let floats = match &tensor.elements {
            Elements::Floats(values) => values.iter().map(|value| *value as f32).collect(),
            Elements::Words(_) => Vec::new(),
        };
        let address = match (elements.next(), &tensor.elements) {
            (_, Elements::Words(words)) => upload(memory, words),
            (Some(Type::F16), _) => {
                let values: Vec<f16> = floats.into_iter().map(f16::from_f32).collect();
                upload(memory, &values)
            }
            (Some(Type::Bf16), _) => {
                let values: Vec<bf16> = floats.into_iter().map(bf16::from_f32).collect();
                upload(memory, &values)
            }
            _ => upload::<f32>(memory, &floats),
        };
        let extent = extent(
            address,
            &tensor.sizes,
            tensor.strides(),
            tensor.element_bytes,
        );
        args.push_tensor(TensorArg {
            name: "argument",
            extent,
            role: Role::Input,
        });
    }
}

/// Computes a row of keys; how many numbers were compared, and how many of them were wrong.
fn compare(place: &Place, rng: &mut StdRng) -> [usize; 2] {
    let derivative = place.staged.derivative().expect("it has a derivative");
    let kernel = record_outputs(derivative, place.at);
    let scores: Vec<f32> = (0..LANES).map(|_| rng.random_range(-4.0..4.0)).collect();
    let outputs = 2 + derivative.numbers.len() + 2 * derivative.elements.len();
    let columns = [outputs, derivative.elements.len()].map(|count| count as u64);
    let lanes = u64::from(LANES);
    let mut memory = Memory::new();
    let mut args = ArgBuffer::default();
    let given = extent(upload(&mut memory, &scores), &[lanes], [1, 0, 0, 0], 4);
    Tensor::<f32>::pack(&TensorView::from_extent(given), "scores", &mut args);
    let written = columns.map(|columns| {
        let address = memory.alloc(4 * lanes * columns.max(1));
        extent(address, &[lanes, columns], [columns, 1, 0, 0], 4)
    });
    TensorMut::<f32>::pack(
        &TensorViewMut::from_extent(written[0]),
        "outputs",
        &mut args,
    );
    TensorMut::<u32>::pack(
        &TensorViewMut::from_extent(written[1]),
        "offsets",
        &mut args,
    );
    pack(place, derivative, &mut memory, &mut args);
    let report = run(&kernel, [1; 3], &args, &memory, &Options::default());
    report.unwrap_or_else(|failure| panic!("{failure}\n{}", derivative.function));
    let read = |number: usize| {
        let bytes = 4 * lanes * columns[number];
        memory
            .read(written[number].address, bytes)
            .expect("it was written")
    };
    let (values, offsets) = (f32::read_bytes(&read(0)), u32::read_bytes(&read(1)));
    let mut counts = [0; 2];
    for lane in 0..LANES as usize {
        let values = &values[lane * outputs..][..outputs];
        let elements = derivative.elements.len();
        let offsets = &offsets[lane * elements..][..elements];
        let mut here = place.clone();
        here.at[6] = lane as u32;
        here.score = scores[lane].into();
        let [compared, wrong] = compare_lane(&here, derivative, values, offsets);
        counts = [counts[0] + compared, counts[1] + wrong];
    }
    counts
}

fn compare_lane(
    place: &Place,
    derivative: &Derivative,
    values: &[f32],
    offsets: &[u32],
) -> [usize; 2] {
    let expected = place.adjoints(derivative, adjoint_of(place.value()));
    let numbers = expected.numbers.iter().map(|(_, adjoint)| *adjoint);
    let first = [expected.value, expected.input].into_iter();
    let mut pairs: Vec<(f32, f64)> = values.iter().copied().zip(first.chain(numbers)).collect();
    let of_elements = values[2 + derivative.numbers.len()..].chunks(2);
    let read = derivative.elements.iter().zip(of_elements.zip(offsets));
    let read: Vec<_> = read.filter(|(_, (values, _))| values[0] == 1.0).collect();
    let mut wrong = usize::from(read.len() != expected.elements.len());
    for ((element, (values, offset)), expected) in read.iter().zip(&expected.elements) {
        wrong += usize::from((element.argument, u64::from(**offset)) != (expected.0, expected.1));
        pairs.push((values[1], expected.2));
    }
    let is_wrong = |(value, expected): &&(f32, f64)| {
        (f64::from(*value) - expected).abs() > 4e-3 * (1.0 + expected.abs())
    };
    wrong += pairs.iter().filter(is_wrong).count();
    [pairs.len(), wrong]
}

#[test]
fn functions_of_the_library() {
    let mut rng = StdRng::seed_from_u64(1);
    for (name, staged, arguments) in library::all(&mut rng) {
        let [compared, wrong] = compare(&place(staged, &arguments, &mut rng), &mut rng);
        assert!(
            compared >= 64 && wrong == 0,
            "{name}: {wrong} of {compared}"
        );
    }
}

/// A comparison of two numbers may have another outcome in float32, and then all that comes of it is different.
#[test]
fn random_functions() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut sums = [0; 2];
    for seed in 0..150 {
        let given = random::arguments(&mut rng);
        let place = place(random::function(seed), &given, &mut rng);
        let [compared, wrong] = compare(&place, &mut rng);
        sums = [sums[0] + compared, sums[1] + wrong];
    }
    let [compared, wrong] = sums;
    assert!(wrong < compared / 100, "{wrong} of {compared}");
    assert!(compared > 15_000, "{compared}");
}

/// NVRTC takes what the writer makes of them.
#[test]
fn they_compile() {
    let mut rng = StdRng::seed_from_u64(4);
    let library = library::all(&mut rng).into_iter();
    let library = library.map(|(_, staged, arguments)| (staged, arguments));
    let random = (0..4).map(|seed| (random::function(seed), random::arguments(&mut rng)));
    for (staged, arguments) in library.chain(random.collect::<Vec<_>>()) {
        let place = place(staged, &arguments, &mut rng);
        let derivative = staged.derivative().expect("it has a derivative");
        let kernel = record_outputs(derivative, place.at);
        let text = fa_dsl::cuda::write(&kernel);
        let options = CompileOptions::default();
        let compiled = nvrtc::compile(&text, &kernel.name, Arch::Sm80, &options);
        let compiled = compiled.unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(compiled.stats.spill_store_bytes, 0);
    }
}
