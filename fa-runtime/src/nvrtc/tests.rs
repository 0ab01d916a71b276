//! These tests need NVRTC and fail without it; the project's test command provides it.

use super::*;

/// Fails with the error as users see it: a missing NVRTC then says how to install it.
fn ok<T, E: std::fmt::Display>(result: Result<T, E>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}

fn compile_for(source: &str, arch: Arch) -> Result<Compiled, CompileError> {
    compile(source, "probe", arch, &CompileOptions::default())
}

#[test]
fn compiles_for_every_architecture() {
    let source =
        r#"extern "C" __global__ void probe(float *o) { o[threadIdx.x] = threadIdx.x * 2.0f; }"#;
    for arch in Arch::ALL {
        let compiled = ok(compile_for(source, arch));
        assert_eq!(compiled.cubin[..4], *b"\x7fELF", "{arch}");
        assert!(compiled.stats.registers > 0, "{arch}: {}", compiled.log);
        assert_eq!(compiled.stats.spill_store_bytes, 0);
        assert!(compiled.ptx.is_none());
    }
}

#[test]
fn an_error_names_the_rust_line() {
    let source = "extern \"C\" __global__ void probe(float *o) {\n#line 42 \"kernels/probe.rs\"\n  o[0] = nothing;\n}";
    let error = compile_for(source, Arch::Sm80).unwrap_err();
    let CompileError::Rejected { diagnostics, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(diagnostics.len(), 1);
    assert_eq!(diagnostics[0].file.as_deref(), Some("kernels/probe.rs"));
    assert_eq!(diagnostics[0].line, Some(42));
    assert!(diagnostics[0].message.contains("nothing"));
    assert!(diagnostics[0].excerpt.contains("o[0]"));
    assert!(
        error.to_string().contains("--> kernels/probe.rs:42"),
        "{error}"
    );
}

#[test]
fn an_error_of_ptxas_is_reported() {
    let source = r#"extern "C" __global__ void probe() { asm volatile("no.such.instruction;"); }"#;
    let error = compile_for(source, Arch::Sm80).unwrap_err();
    assert!(
        matches!(&error, CompileError::Rejected { diagnostics, .. } if !diagnostics.is_empty()),
        "{error}"
    );
}

#[test]
fn spills_are_counted() {
    // 128 values alive at once in 32 registers.
    let source = r#"extern "C" __global__ void __launch_bounds__(1024, 2) probe(const float *i, float *o) {
        float v[128];
        #pragma unroll
        for (int k = 0; k < 128; ++k) v[k] = i[k * 1024 + threadIdx.x];
        __syncthreads();
        #pragma unroll
        for (int k = 0; k < 128; ++k) o[(127 - k) * 1024 + threadIdx.x] = v[k] * v[127 - k];
    }"#;
    let stats = ok(compile_for(source, Arch::Sm90a)).stats;
    assert!(stats.registers <= 32, "{stats:?}");
    assert!(
        stats.spill_store_bytes > 0 && stats.spill_load_bytes > 0,
        "{stats:?}"
    );
    assert_eq!(stats.barriers, 1);
}

#[test]
fn ptx_is_given_on_demand() {
    let source = r#"extern "C" __global__ void probe(float *o) { o[0] = 1; }"#;
    let options = CompileOptions {
        ptx: true,
        ..Default::default()
    };
    let ptx = ok(compile(source, "probe", Arch::Sm80, &options))
        .ptx
        .unwrap();
    assert!(ptx.contains(".visible .entry probe"), "{ptx}");
}

#[test]
fn a_nul_byte_and_an_unknown_flag_are_errors() {
    assert!(matches!(
        compile_for("\0", Arch::Sm80),
        Err(CompileError::Nul { .. })
    ));
    let options = CompileOptions {
        flags: vec!["--no-such-flag".to_owned()],
        ..Default::default()
    };
    let error = compile("", "probe", Arch::Sm80, &options).unwrap_err();
    assert!(matches!(error, CompileError::Call { .. }), "{error}");
    assert!(error.to_string().contains("no-such-flag"), "{error}");
}

#[test]
fn serialised_wgmma_is_an_error() {
    // As printed by ptxas 13.0.
    let log = "ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized due to insufficient register resources for the wgmma pipeline in the function 'probe'\nptxas info    : 0 bytes gmem\n";
    let found = log::diagnostics(log);
    assert_eq!(found.len(), 1);
    assert!(found[0].degrades());
    assert!(
        !log::diagnostics("ptxas info    : Used 40 registers")
            .iter()
            .any(Diagnostic::degrades)
    );
}

#[test]
fn a_log_without_registers_is_no_report() {
    assert_eq!(log::stats(""), None);
    assert_eq!(log::stats("ptxas info    : 0 bytes gmem\n"), None);
    let noted = "ptxas info    : (C7519) warpgroup.arrive is injected to allow use of registers in GMMA\nptxas info    : Used 78 registers, used 2 barriers\n";
    assert_eq!(log::stats(noted).unwrap().registers, 78);
    let stats = log::stats("ptxas info    : Used 40 registers, used 1 barriers\n").unwrap();
    assert_eq!((stats.registers, stats.barriers), (40, 1));
}

#[test]
fn the_version_is_that_of_the_found_library() {
    let found = ok(crate::discovery::nvrtc());
    assert_eq!(ok(version()).to_string(), found.version);
}

#[test]
fn only_the_first_of_many_errors_are_shown() {
    let body: String = (0..20).map(|i| format!("unknown_{i};\n")).collect();
    let source = format!("extern \"C\" __global__ void probe() {{ {body} }}");
    let error = compile_for(&source, Arch::Sm80).unwrap_err();
    let text = error.to_string();
    assert!(
        text.contains("unknown_0") && text.contains("… and 14 more"),
        "{text}"
    );
    assert!(matches!(error, CompileError::Rejected { diagnostics, .. } if diagnostics.len() == 20));
}
