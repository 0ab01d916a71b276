//! The smallest kernel, every part of it: configuration, front, arguments, registry, recording.

#![deny(warnings, missing_docs)]

use fa_dsl::abi::{ArgBuffer, Extent, TensorView, TensorViewMut};
use fa_dsl::config::{KernelArgs, KernelConfig, KernelEntry, Value};
use fa_dsl::prelude::*;

/// y ← a·x + y.
#[kernel(name = Saxpy, threads = WARPS * 32)]
pub fn saxpy<#[values(4, 8)] const WARPS: u32, const TWICE: bool = false>(
    /// What is scaled.
    x: Tensor<f32>,
    y: TensorMut<f32>,
    a: f32,
    n: u32,
) {
    let i = block_x() * (WARPS * 32) + thread();
    if i < n {
        let mut sum = x.at(&[i]).load(0).mul_add(a, y.at(&[i]).load(0));
        if TWICE {
            sum += sum;
        }
        y.at(&[i]).store(0, sum);
    }
}

fn main() {
    let config = Saxpy::<8>::new().config();
    assert_eq!(
        config,
        SaxpyConfig {
            warps: 8,
            twice: false
        }
    );
    assert_eq!(config, <Saxpy<8> as Default>::default().config());
    assert_eq!(config.spec(), "Saxpy<8>");
    assert_eq!(config.values(), [Value::U32(8), Value::Bool(false)]);
    assert_eq!(SaxpyConfig::from_values(&config.values()), Some(config));
    assert_eq!(SaxpyConfig::from_values(&[Value::U32(8)]), None);
    assert_eq!(
        SaxpyConfig::parse("Saxpy<4,TWICE=true>"),
        Ok(Saxpy::<4, true>::CONFIG)
    );

    let kernel = config.stage().unwrap();
    assert_eq!(
        (kernel.name.as_str(), kernel.threads, kernel.min_blocks),
        ("saxpy", 256, 1)
    );
    let twice = Saxpy::<8, true>::CONFIG.stage().unwrap();
    assert!(twice.regs.len() > kernel.regs.len());

    let entry = KernelEntry::all()
        .into_iter()
        .find(|entry| entry.name == "Saxpy");
    assert_eq!(entry.map(|entry| entry.space().len()), Some(4));

    let extent = Extent {
        address: 16,
        shape: [5, 1, 1, 1],
        strides: [1, 0, 0, 0],
        element_bytes: 4,
    };
    let args = SaxpyArgs {
        x: TensorView::from_extent(extent),
        y: TensorViewMut::from_extent(extent),
        a: 2.0,
        n: 5,
    };
    let mut words = ArgBuffer::default();
    args.pack(&mut words);
    assert_eq!(words.words().first(), Some(&16));
    assert_eq!(words.words().last(), Some(&5));
    assert_eq!(words.tensors().count(), 2);
}
