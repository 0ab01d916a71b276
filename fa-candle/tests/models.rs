//! Real models on the CPU, where the interpreter runs the kernels: short inputs. tests/gpu.rs has the long ones.

mod real_models;

use std::process::ExitCode;

use candle_core::{DType, Device};
use libtest_mimic::{Arguments, Trial};
use real_models::{minilm, smollm2};

fn main() -> ExitCode {
    let trial = |name: &str, test: fn() -> anyhow::Result<()>| {
        let run = move || test().map_err(|error| format!("{error:?}").into());
        Trial::test(name, run).with_ignored_flag(!real_models::are_there())
    };
    let trials = vec![
        trial("minilm f16", || {
            minilm::embeddings_are_candles(DType::F16, &Device::Cpu)
        }),
        trial("minilm bf16", || {
            minilm::embeddings_are_candles(DType::BF16, &Device::Cpu)
        }),
        trial("minilm learns", || {
            let training = minilm::Training {
                steps: 3,
                pairs: 4,
                length: 16,
            };
            minilm::learns_as_with_candles(DType::BF16, &Device::Cpu, training)
        }),
        trial("smollm2 f16", || {
            smollm2::generation_is_candles(DType::F16, &Device::Cpu, 12, 4)
        }),
        trial("smollm2 bf16", || {
            smollm2::generation_is_candles(DType::BF16, &Device::Cpu, 12, 1)
        }),
        trial("smollm2 in pages", || {
            smollm2::pages_change_nothing(DType::F16, &Device::Cpu, 12, 6, 16)
        }),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
