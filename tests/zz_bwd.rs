//! Scratch.
use fa_dsl::config::KernelEntry;
use fa_dsl::prelude::bf16;
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;
use fa_kernels::attention::backward::*;
use fa_runtime::nvrtc::{self, CompileOptions};

#[test]
fn compile() {
    for spec in std::env::var("SPECS").unwrap().split(';') {
        let _ = std::any::type_name::<BackwardWarpSpecializedConfig<bf16>>();
        let (entry, values) = KernelEntry::find(spec).unwrap();
        let target = Target::new(Arch::Sm90a);
        if let Err(e) = (entry.check)(&values, &target) {
            println!("{spec}: {e:?}");
        }
        let kernel = (entry.stage)(&values).unwrap_or_else(|e| panic!("{e:?}"));
        let kernel = validate(kernel, &target).unwrap_or_else(|e| panic!("{e:?}"));
        let text = fa_dsl::cuda::write(&kernel);
        std::fs::write(
            format!("/tmp/bwd_{}.cu", spec.replace(['<', '>', ',', '='], "_")),
            &text,
        )
        .unwrap();
        let start = std::time::Instant::now();
        match nvrtc::compile(&text, &kernel.name, Arch::Sm90a, &CompileOptions::default()) {
            Ok(c) => {
                std::fs::write(
                    format!("/tmp/bwd_{}.cubin", spec.replace(['<', '>', ',', '='], "_")),
                    &c.cubin,
                )
                .unwrap();
                println!(
                    "{spec}: {} regs, spills {} {} in {:?}",
                    c.stats.registers,
                    c.stats.spill_store_bytes,
                    c.stats.spill_load_bytes,
                    start.elapsed()
                )
            }
            Err(e) => println!("{spec}: {e}"),
        }
    }
}
