//! Kernels that are generic over their element type: one function, a kernel for each listed type.

use std::any::TypeId;
use std::collections::HashSet;

use fa_dsl::abi::{ArgBuffer, Element, Extent, TensorView, TensorViewMut};
use fa_dsl::build::tensor::Direct;
use fa_dsl::config::{KernelArgs, KernelConfig, KernelEntry, Value};
use fa_dsl::cuda;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;

/// Copies one element a thread.
#[kernel(name = Move, types(f16, bf16, f32), threads = THREADS, gates = gates)]
pub fn moved<
    T: Direct,
    #[values(32, 64)] const THREADS: u32,
    #[option] const TWICE: bool = false,
>(
    x: Tensor<T>,
    y: TensorMut<T>,
    #[when(TWICE)] z: TensorMut<T>,
) {
    let i = block_x() * THREADS + thread();
    let moved = x.at(&[i]).load(0);
    y.at(&[i]).store(0, moved);
    if let Some(z) = z {
        z.at(&[i]).store(0, moved);
    }
}

/// As [`Move`] for `f16`, written for that type alone.
#[kernel(name = MoveAlone, threads = 32)]
pub fn moved_f16(x: Tensor<f16>, y: TensorMut<f16>) {
    let i = block_x() * 32u32 + thread();
    let moved = x.at(&[i]).load(0);
    y.at(&[i]).store(0, moved);
}

mod gates {
    use super::{Direct, MoveConfig};
    use fa_dsl::config::GateError;
    use fa_dsl::target::Target;

    pub const fn first_broken<T: Direct>(config: &MoveConfig<T>) -> Option<&'static str> {
        if config.threads < T::BYTES as u32 {
            Some("gate `threads`: there have to be as many as bytes")
        } else {
            None
        }
    }

    pub fn check<T: Direct>(config: &MoveConfig<T>, _: &Target) -> Result<(), Vec<GateError>> {
        let error = |reason: &str| GateError {
            gate: "threads",
            reason: reason.to_owned(),
        };
        first_broken(config).map_or(Ok(()), |reason| Err(vec![error(reason)]))
    }
}

fn text(config: impl KernelConfig) -> String {
    let kernel = config.stage().unwrap();
    let text = cuda::write(&validate(kernel, &Target::new(Arch::Sm80)).unwrap());
    // The Rust lines differ.
    let lines = text.lines().filter(|line| !line.starts_with("#line"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn each_type_is_a_kernel_of_its_own() {
    assert_eq!(MoveF16Config::NAME, "MoveF16");
    assert_eq!(MoveConfig::<bf16>::NAME, "MoveBf16");
    assert_eq!(Move::<f32, 32>::CONFIG.spec(), "MoveF32<32>");
    assert_eq!(
        MoveBf16::<64, true>::new().config().spec(),
        "MoveBf16<64,TWICE=true>"
    );
    assert_eq!(
        Move::<f16, 64>::new().config(),
        MoveF16::<64>::default().config()
    );
    let names: Vec<_> = KernelEntry::all().iter().map(|entry| entry.name).collect();
    assert_eq!(names, ["MoveAlone", "MoveBf16", "MoveF16", "MoveF32"]);
}

#[test]
fn the_text_is_that_of_a_kernel_written_for_the_type() {
    let text = text(Move::<f16, 32>::CONFIG);
    assert_eq!(text, self::text(MoveAlone::CONFIG));
    assert!(text.contains("moved_f16"));
}

#[test]
fn entries_are_told_apart_by_their_type() {
    let ids: HashSet<TypeId> = KernelEntry::all().iter().map(|e| (e.kernel)()).collect();
    assert_eq!(ids.len(), 4);
    let (entry, values) = KernelEntry::find("MoveF32<64,TWICE=true>").unwrap();
    assert_eq!((entry.kernel)(), TypeId::of::<MoveConfig<f32>>());
    assert_eq!(values[..], [Value::U32(64), Value::Bool(true)]);
    assert_eq!(
        MoveConfig::from_values(&values),
        Some(Move::<f32, 64, true>::CONFIG)
    );
    assert_eq!(entry.space().len(), 2);
}

#[test]
fn arguments_are_of_the_type() {
    let extent = |bytes| Extent {
        address: 0,
        shape: [64, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: bytes,
    };
    fn pack<T: Direct>(extent: Extent, twice: bool) -> ArgBuffer {
        let mut packed = ArgBuffer::default();
        let args = MoveArgs::<T> {
            x: TensorView::from_extent(extent),
            y: TensorViewMut::from_extent(extent),
            z: twice.then(|| TensorViewMut::from_extent(extent)),
        };
        args.pack(&mut packed);
        packed
    }
    let single = pack::<f32>(extent(f32::BYTES as u64), false);
    assert_eq!(single.words().len(), 10);
    assert_eq!(single.presence(), MoveF32::<32>::CONFIG.presence());
    let double = pack::<bf16>(extent(bf16::BYTES as u64), true);
    assert_eq!(double.words().len(), 15);
    assert_eq!(double.presence(), MoveBf16::<32, true>::CONFIG.presence());
}

#[test]
fn what_is_printed_names_the_type() {
    let printed = format!("{:?} {:?}", Move::<f16, 32>::CONFIG, Move::<f16, 32>::new());
    for part in ["MoveConfig { threads: 32, twice: false", "f16", "} Move"] {
        assert!(printed.contains(part), "{printed}");
    }
}
