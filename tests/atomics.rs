//! Kernels whose CTAs talk to each other: NVRTC compiles every atomic instruction for every
//! architecture that has it.

use fa::prelude::*;
use fa_dsl::prelude::*;
use fa_dsl::target::{Arch, Target};
use fa_dsl::tile::{boxes::bulk_add, shared_base};
use fa_runtime::nvrtc::{self, CompileOptions};

/// Every handle's atomic methods.
#[kernel(name = EveryAtomic, threads = 32)]
fn every_atomic<const CHUNKS: bool>(
    sums: TensorMut<f32>,
    tallies: TensorMut<u32>,
    values: Scratch<f32>,
    counters: Counters,
) {
    let t = thread();
    let counter = counters.at(&[t]);
    for order in Order::ALL {
        let before = counter.fetch_add(1, order) + counter.fetch_inc(7, order);
        values.at(&[t]).store(0, before.to_f32());
    }
    counter.add_relaxed(2);
    counter.add_release(t);
    while counter.load_relaxed() < 3 {}
    while counter.load_acquire() < 3 {}
    fence_gpu();
    counter.store_relaxed(1);
    counter.store_release(0);
    tallies.at(&[t]).atomic_add(1, t);
    tallies.at(&[t * 2]).atomic_add_wide(0, t.to_u64());
    sums.at(&[t]).atomic_add(1, values.at(&[t]).load(0));
    if CHUNKS {
        let [a, b, c, d] = values.at(&[]).load_chunk(16);
        let [a, b, c, d] = [a, b, c, d].map(Reg::<f32>::from_bits);
        sums.at(&[]).atomic_add_chunk(32, [a, b, c, d]);
        sums.at(&[]).atomic_add_pair(8, [a, b]);
        let staged = shared_base() + shared(128, 16);
        bulk_add(sums.at(&[]).address, staged, 128);
    }
}

#[test]
fn every_atomic_instruction_compiles() {
    let used = [false, true].map(|chunks| {
        for arch in Arch::ALL {
            let config = EveryAtomicConfig { chunks };
            let kernel = config.stage().unwrap_or_else(|errors| panic!("{errors:?}"));
            let valid = match fa_dsl::validate::validate(kernel, &Target::new(arch)) {
                Ok(valid) => valid,
                Err(errors) if chunks && arch < Arch::Sm90a => {
                    assert!(errors[0].to_string().contains("needs sm_90a or later"));
                    continue;
                }
                Err(errors) => panic!("{errors:?}"),
            };
            let text = fa_dsl::cuda::write(&valid);
            let compiled = nvrtc::compile(&text, &valid.name, arch, &CompileOptions::default());
            compiled.unwrap_or_else(|error| panic!("{arch}: {error}\n{text}"));
        }
        config_rows(chunks)
    });
    for row in fa_dsl::isa::atomic::rows() {
        let used = used.iter().any(|rows| rows.contains(&row.name));
        assert!(used, "{} is not compiled", row.name);
    }
}

/// The names of the instructions of one configuration.
fn config_rows(chunks: bool) -> Vec<&'static str> {
    let kernel = EveryAtomicConfig { chunks }.stage();
    let mut rows = Vec::new();
    fa_dsl::ir::walk(
        &kernel.unwrap_or_else(|errors| panic!("{errors:?}")).body,
        &mut |stmt| {
            if let fa_dsl::ir::StmtKind::Inst(inst) = &stmt.kind {
                rows.push(inst.row.name);
            }
        },
    );
    rows
}
