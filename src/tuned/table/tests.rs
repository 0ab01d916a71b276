use fa_dsl::config::KernelConfig;
use fa_dsl::target::Arch;
use fa_kernels::attention::{Dtype, Options, Problem, Tensors, Window};
use fa_kernels::fa_s512::FaS512Config;

use super::*;
use crate::tuned;

const H200: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

const fn shape(batch: usize, seq: usize) -> Shape {
    Shape::square(batch, seq, 8, 64)
}

fn record(shape: Shape, spec: &str, median_us: f64) -> Record {
    Record {
        arch: "sm_90a".into(),
        multiprocessors: 132,
        shape,
        scores: ScoreOptions::default(),
        spec: spec.into(),
        median_us,
    }
}

fn table(records: &[Record]) -> Table {
    let mut table = Table::default();
    for record in records {
        table.push(record.clone()).expect("the record fits");
    }
    table
}

fn found(table: &Table, chip: Chip, shape: Shape, causal: bool) -> Option<String> {
    let kernel = table.nearest(
        chip,
        &shape,
        &ScoreOptions::masked(causal),
        |_| true,
        |_| true,
    );
    kernel.map(|kernel| kernel.spec())
}

#[test]
fn the_shipped_table_is_read_and_known() {
    assert!(
        !Table::parse(tuned::SHIPPED)
            .expect("it is a table")
            .records()
            .is_empty()
    );
    let causal = tuned::fas512(H200, 32, 8, true);
    assert!(causal.causal);
    let elsewhere = Chip {
        multiprocessors: 7,
        ..H200
    };
    assert_eq!(
        tuned::fas512(elsewhere, 32, 8, false).spec(),
        "FaS512<64,64,32,4>"
    );
}

#[test]
fn the_nearest_problem_answers_and_of_several_records_the_fastest() {
    let table = table(&[
        record(shape(32, 512), "FaS512<64,64,64,4>", 31.0),
        record(shape(32, 512), "FaS512<128,64,64,4>", 30.0),
        record(shape(8, 512), "FaS512<64,64,32,4>", 9.0),
    ]);
    let at = |batch| found(&table, H200, shape(batch, 512), false);
    assert_eq!(at(32).as_deref(), Some("FaS512<128,64,64,4>"));
    assert_eq!(at(64).as_deref(), Some("FaS512<128,64,64,4>"));
    assert_eq!(at(10).as_deref(), Some("FaS512<64,64,32,4>"));
    assert_eq!(at(65), None);
    assert_eq!(found(&table, H200, shape(32, 256), false), None);
    assert_eq!(found(&table, H200, shape(32, 512), true), None);
    let grouped = Shape {
        kv_heads: 2,
        ..shape(32, 512)
    };
    assert_eq!(found(&table, H200, grouped, false), None);
    let more_keys = Shape {
        seq_k: 1024,
        ..shape(32, 512)
    };
    assert_eq!(found(&table, H200, more_keys, false), None);
    let other = Chip {
        multiprocessors: 114,
        ..H200
    };
    assert_eq!(found(&table, other, shape(32, 512), false), None);
}

#[test]
fn kernels_of_attention_are_found_by_type_and_static_length() {
    let table = table(&[
        record(shape(4, 512), "WarpSpecializedF16<128,2>", 9.0),
        record(shape(4, 512), "WarpSpecializedF16<64,2,SEQ=512>", 8.0),
        record(shape(4, 512), "WarpSpecializedBf16<64,3>", 7.0),
    ]);
    let length = |dtype, accepted: fn(u32) -> bool| {
        let kernel = table.nearest(
            H200,
            &shape(4, 512),
            &ScoreOptions::default(),
            |_| true,
            |kernel| kernel.dtype() == Some(dtype) && accepted(kernel.variant().seq.tunable()),
        );
        kernel.map(|kernel| kernel.variant().seq.tunable())
    };
    assert_eq!(length(Dtype::F16, |_| true), Some(512));
    assert_eq!(length(Dtype::F16, |length| length == 0), Some(0));
    assert_eq!(length(Dtype::F16, |length| length == 256), None);
    assert_eq!(length(Dtype::Bf16, |_| true), Some(0));
}

/// What is shipped for 2048 queries and keys is launched for them, with the log-sum-exp or without, but not where
/// an option that was not measured is asked for, nor a length.
#[test]
fn attention_is_looked_up_without_options() {
    let plain = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(8, 2048, 16, 128),
        options: Options::default(),
        lse: false,
    };
    let found = |problem: &Problem<'_>| tuned::attention(H200, problem).map(|it| it.spec());
    let without = found(&plain).expect("it is shipped");
    assert!(without.ends_with("HEAD_DIM=128,LSE=false>"), "{without}");
    let with = found(&Problem { lse: true, ..plain }).expect("it is shipped");
    assert_eq!(without.replace(",LSE=false", ""), with);
    assert!(!with.starts_with(FaS512Config::NAME));
    for options in [
        Options {
            softcap: Some(20.0),
            ..plain.options
        },
        Options {
            seq: Some(Seq::Static(2048)),
            ..plain.options
        },
    ] {
        assert_eq!(found(&Problem { options, ..plain }), None);
    }
}

/// A window and a softcap are looked up apart, the one by its keys, the other whatever the cap is.
#[test]
fn windows_and_softcaps_are_looked_up_apart() {
    let of = |scores, spec: &str| Record {
        scores,
        ..record(shape(4, 2048), spec, 1.0)
    };
    let window = |left| ScoreOptions {
        causal: true,
        window: Some(Window {
            left: Some(left),
            right: None,
        }),
        ..ScoreOptions::default()
    };
    let capped = |cap| ScoreOptions {
        softcap: Some(cap),
        ..ScoreOptions::default()
    };
    let specs = [
        "MmaF16<64,64,4,CAUSAL=true,WINDOW=true>",
        "MmaF16<64,32,4,CAUSAL=true,WINDOW=true>",
        "MmaF16<32,64,2,SOFTCAP=true>",
    ];
    let text = Text {
        version: VERSION,
        records: vec![
            of(window(255), specs[0]),
            of(window(1023), specs[1]),
            of(capped(20.0), specs[2]),
        ],
        convolutions: Vec::new(),
    };
    let text = serde_json::to_string(&text).expect("it is JSON");
    let table = Table::parse(&text).expect("they fit");
    let found = |scores: ScoreOptions| {
        let kernel = table.nearest(H200, &shape(4, 2048), &scores, |_| true, |_| true);
        kernel.map(|kernel| kernel.spec())
    };
    assert_eq!(found(window(255)).as_deref(), Some(specs[0]));
    assert_eq!(found(window(1023)).as_deref(), Some(specs[1]));
    assert_eq!(found(window(511)), None);
    assert_eq!(found(ScoreOptions::masked(true)), None);
    assert_eq!(found(capped(50.0)).as_deref(), Some(specs[2]));
    let before = ScoreOptions {
        window: Some(Window::before(255)),
        ..window(255)
    };
    assert_eq!(found(before).as_deref(), Some(specs[0]));
    let refused = |scores, spec| {
        let error = Table::default().push(of(scores, spec));
        error.expect_err("it does not fit").to_string()
    };
    assert!(refused(window(255), "MmaF16<64,64,4,CAUSAL=true>").contains("WINDOW is false"));
    assert!(refused(capped(9.0), "MmaF16<64,64,4>").contains("SOFTCAP is false"));
    // What a call has is looked up as the study had it, though beside a causal mask nobody need say where a window ends.
    let options = Options {
        causal: true,
        window: Some(Window::before(255)),
        ..Options::default()
    };
    let tensors = Tensors::unallocated(&shape(4, 2048), Dtype::F16, false);
    let problem = Problem::of(Dtype::F16, &tensors, &options).expect("they fit");
    assert_eq!(
        found(ScoreOptions::of(&problem.options)).as_deref(),
        Some(specs[0])
    );
}

/// Of gradients with the same bits every time and of others, each record replaces its own kind.
#[test]
fn deterministic_gradients_replace_their_own_kind() {
    let mut table = Table::default();
    let specs = [
        "BackwardMmaF16<64,64,4,LSE=false>",
        "BackwardMmaF16<64,64,4,DETERMINISTIC=true,LSE=false>",
        "BackwardMmaF16<32,64,2,DETERMINISTIC=true,LSE=false>",
    ];
    for spec in specs {
        table
            .replace(record(shape(4, 512), spec, 1.0))
            .expect("it fits");
    }
    let left = table.records().iter().map(|record| &*record.spec);
    assert_eq!(left.collect::<Vec<_>>(), [specs[0], specs[2]]);
}

/// Neither pass gets what was found for the other.
#[test]
fn gradients_are_looked_up_among_their_own_kernels() {
    let spec = "BackwardMmaF16<64,64,4,LSE=false>";
    let table = table(&[
        record(shape(4, 512), "MmaF16<64,64,4>", 1.0),
        record(shape(4, 512), spec, 3.0),
    ]);
    let found = table.nearest(
        H200,
        &shape(4, 512),
        &ScoreOptions::default(),
        |_| true,
        Configured::is_backward,
    );
    assert_eq!(found.map(|kernel| kernel.spec()).as_deref(), Some(spec));
    let shipped = Problem {
        dtype: Dtype::Bf16,
        shape: Shape::square(8, 2048, 16, 128),
        options: Options::default(),
        lse: false,
    };
    assert!(tuned::attention(H200, &shipped).is_some());
    assert_eq!(tuned::backward(H200, &shipped), None);
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let refused = |shape, spec| {
        let error = Table::default().push(record(shape, spec, 1.0));
        error.expect_err("it does not fit").to_string()
    };
    let full = shape(32, 512);
    assert!(refused(full, "FaS512<64,64,48,4>").contains("gate"));
    assert!(refused(full, "FaS512<64,64,32,4,CAUSAL=true>").contains("CAUSAL is true"));
    assert!(
        refused(full, "WarpSpecializedF16<128,2,SINKS=true>")
            .contains("an option that the problem has not")
    );
    assert!(refused(full, "WarpSpecializedF16<128,2,WINDOW=true>").contains("WINDOW is true"));
    assert!(refused(full, "WarpSpecializedF16<128,2,SEQ=256>").contains("for sequences of 256"));
    assert!(refused(shape(32, 256), "FaS512<64,64,32,4>").contains("for sequences of 512"));
    assert!(refused(full, "Saxpy<256>").contains("no attention kernel"));
    assert!(refused(full, "NoKernel<1>").contains("no kernel"));
    let wide = Shape {
        head_dim: 128,
        ..full
    };
    assert!(refused(wide, "WarpSpecializedF16<128,2>").contains("HEAD_DIM is 64"));
    let timeless = Table::default().push(record(full, "FaS512<64,64,32,4>", f64::NAN));
    assert!(timeless.is_err());
}

#[test]
fn a_table_survives_its_file_and_a_new_record_replaces_the_old() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/tuned.json");
    assert!(
        Table::load(&path)
            .expect("no file is an empty table")
            .records()
            .is_empty()
    );
    let mut table = Table::default();
    for (spec, time) in [
        ("FaS512<64,64,32,4>", 3.0),
        ("WarpSpecializedF16<128,2>", 2.0),
        ("FaS512<64,64,64,4>", 2.5),
    ] {
        table
            .replace(record(shape(32, 512), spec, time))
            .expect("it fits");
    }
    table.save(&path).expect("it can be written");
    let read = Table::load(&path).expect("it can be read");
    assert_eq!(read.records(), table.records());
    let specs: Vec<&str> = read
        .records()
        .iter()
        .map(|record| record.spec.as_str())
        .collect();
    assert_eq!(specs, ["WarpSpecializedF16<128,2>", "FaS512<64,64,64,4>"]);
}

#[test]
fn damaged_tables_say_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tuned.json");
    for text in [
        "",
        "{}",
        r#"{"version":1,"records":[]}"#,
        r#"{"version":2,"records":[{"spec":"x"}]}"#,
    ] {
        std::fs::write(&path, text).expect("it can be written");
        let error = Table::load(&path).expect_err("it is damaged").to_string();
        assert!(
            error.contains("tuned.json") && error.contains("fa tune --apply"),
            "{error}"
        );
    }
}
