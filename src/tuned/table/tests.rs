use fa_dsl::target::Arch;
use half::f16;

use super::*;
use crate::attention::AttentionKernel;
use crate::tuned;

const H200: Chip = Chip {
    arch: Arch::Sm90a,
    multiprocessors: 132,
};

fn problem(batch: u64, seq: u64) -> Problem {
    Problem {
        batch,
        heads: 8,
        kv_heads: 8,
        seq,
        head_dim: 64,
        causal: false,
    }
}

fn record(problem: Problem, spec: &str, median_us: f64) -> Record {
    Record {
        arch: "sm_90a".into(),
        multiprocessors: 132,
        problem,
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

fn found(table: &Table, chip: Chip, problem: Problem) -> Option<String> {
    let config = table.fas512(chip, &problem);
    config.map(|config| config.spec())
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
        record(problem(32, 512), "FaS512<64,64,64,4>", 31.0),
        record(problem(32, 512), "FaS512<128,64,64,4>", 30.0),
        record(problem(8, 512), "FaS512<64,64,32,4>", 9.0),
    ]);
    let at = |batch| found(&table, H200, problem(batch, 512));
    assert_eq!(at(32).as_deref(), Some("FaS512<128,64,64,4>"));
    assert_eq!(at(64).as_deref(), Some("FaS512<128,64,64,4>"));
    assert_eq!(at(10).as_deref(), Some("FaS512<64,64,32,4>"));
    assert_eq!(at(65), None);
    assert_eq!(found(&table, H200, problem(32, 256)), None);
    let causal = Problem {
        causal: true,
        ..problem(32, 512)
    };
    assert_eq!(found(&table, H200, causal), None);
    let grouped = Problem {
        kv_heads: 2,
        ..problem(32, 512)
    };
    assert_eq!(found(&table, H200, grouped), None);
    let other = Chip {
        multiprocessors: 114,
        ..H200
    };
    assert_eq!(found(&table, other, problem(32, 512)), None);
}

#[test]
fn kernels_of_attention_are_found_by_type_and_static_length() {
    let table = table(&[
        record(problem(4, 512), "StreamF16<128,2>", 9.0),
        record(problem(4, 512), "StreamF16<64,2,SEQ=512>", 8.0),
        record(problem(4, 512), "StreamBf16<64,3>", 7.0),
    ]);
    let f16 = |accepted: fn(u32) -> bool| {
        let kernel = table.attention::<f16>(H200, &problem(4, 512), accepted);
        kernel.map(|kernel| kernel.seq())
    };
    assert_eq!(f16(|_| true), Some(512));
    assert_eq!(f16(|length| length == 0), Some(0));
    assert_eq!(f16(|length| length == 256), None);
    assert!(table.fas512(H200, &problem(4, 512)).is_none());
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let refused = |problem, spec| {
        let error = Table::default().push(record(problem, spec, 1.0));
        error.expect_err("it does not fit").to_string()
    };
    let full = problem(32, 512);
    assert!(refused(full, "FaS512<64,64,48,4>").contains("gate"));
    assert!(refused(full, "FaS512<64,64,32,4,CAUSAL=true>").contains("CAUSAL is true"));
    assert!(refused(full, "StreamF16<128,2,WINDOW=true>").contains("WINDOW"));
    assert!(refused(full, "StreamF16<128,2,SEQ=256>").contains("SEQ is 256"));
    assert!(refused(problem(32, 256), "FaS512<64,64,32,4>").contains("SEQ is 512"));
    assert!(refused(full, "Saxpy<256>").contains("no attention kernel"));
    assert!(refused(full, "NoKernel<1>").contains("no kernel"));
    let wide = Problem {
        head_dim: 128,
        ..full
    };
    assert!(refused(wide, "StreamF16<128,2>").contains("HEAD_DIM is 64"));
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
        ("StreamF16<128,2>", 2.0),
        ("FaS512<64,64,64,4>", 2.5),
    ] {
        table
            .replace(record(problem(32, 512), spec, time))
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
    assert_eq!(specs, ["StreamF16<128,2>", "FaS512<64,64,64,4>"]);
}

#[test]
fn damaged_tables_say_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tuned.json");
    for text in [
        "",
        "{}",
        r#"{"version":2,"records":[]}"#,
        r#"{"version":1,"records":[{"spec":"x"}]}"#,
    ] {
        std::fs::write(&path, text).expect("it can be written");
        let error = Table::load(&path).expect_err("it is damaged").to_string();
        assert!(
            error.contains("tuned.json") && error.contains("fa tune --apply"),
            "{error}"
        );
    }
}
