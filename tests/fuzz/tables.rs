//! Tables of tuned configurations.

use fa::attention::{Chip, ScoreOptions, Shape};
use fa::tuned::Table;
use fa_cases::fuzz::{check, gibberish, with_other_values, with_typos};
use fa_dsl::target::Arch;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A table of three kernels of attention, one with a window and a softcap, and one that convolves.
fn valid() -> Value {
    let record = |spec: &str, dim: u32| {
        json!({
            "arch": "sm_90a", "multiprocessors": 132, "batch": 32, "seq_q": 512, "seq_k": 512,
            "heads": 8, "kv_heads": 4, "head_dim": dim, "causal": false, "spec": spec,
            "median_us": 58.759,
        })
    };
    let mut capped = record("MmaF16<64,64,4,WINDOW=true,SOFTCAP=true>", 64);
    capped["window"] = json!({"left": 127, "right": null});
    capped["softcap"] = json!(30.0);
    let records = [
        record("FaS512<128,64,32,4>", 64),
        record("WarpSpecializedBf16<128,2,HEAD_DIM=128>", 128),
        capped,
    ];
    let convolution = json!({
        "arch": "sm_90a", "multiprocessors": 132, "dtype": "f16", "samples": 5, "height": 128, "width": 128,
        "in_channels": 64, "out_channels": 64, "kernel": 3, "bias": true, "scale": false, "shift": false,
        "norm": {"epsilon": 1e-5}, "activation": "gelu", "median_us": 20.5,
        "spec": "ConvWarpSpecializedF16<128,1,BIAS=true,NORM=on_chip,KEPT=5,ACTIVATION=gelu>",
    });
    json!({"version": 2, "records": records, "convolutions": [convolution]})
}

fn table() -> impl Strategy<Value = String> {
    let other = || with_other_values(Just(valid())).prop_map(|json| json.to_string());
    prop_oneof![1 => gibberish(), 5 => other(), 3 => with_typos(other())]
}

/// A table that is read answers for every problem, those in it among them.
fn read(text: &str) -> Result<(), String> {
    let table = Table::parse(text).map_err(|error| error.to_string())?;
    let shapes = table.records().iter().map(|record| record.shape);
    for shape in shapes.chain([Shape::square(32, 512, 8, 64)]) {
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: 132,
        };
        table.nearest(chip, &shape, &ScoreOptions::default(), |_| true, |_| true);
    }
    for record in table.convolutions() {
        let chip = Chip {
            arch: Arch::Sm90a,
            multiprocessors: record.multiprocessors,
        };
        table.nearest_convolution(chip, &record.problem);
    }
    let again = Table::from_records(table.records().to_vec())
        .and_then(|again| again.with_convolutions(table.convolutions().to_vec()));
    assert!(again.is_ok(), "{again:?}");
    Ok(())
}

#[test]
fn tables() {
    check("tables", table(), |text| read(&text));
}

/// A file that is no table is refused by name, and is left as it is.
#[test]
fn files_of_tables() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("tuned.json");
    let bytes = prop_oneof![
        3 => table().prop_map(String::into_bytes),
        1 => fa_cases::fuzz::with_slips(table().prop_map(String::into_bytes)),
        1 => fa_cases::fuzz::noise(),
    ];
    check("files of tables", bytes, |bytes| {
        std::fs::write(&path, &bytes).expect("the folder is writable");
        let loaded = Table::load(&path).map_err(|error| error.to_string());
        assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
        let table = match loaded {
            Ok(table) => table,
            Err(message) => {
                assert!(message.contains("tuned.json"), "{message}");
                return Err(message);
            }
        };
        table.save(&path).expect("the folder is writable");
        let again = Table::load(&path).expect("what was saved can be read");
        assert_eq!(again.records(), table.records());
        assert_eq!(again.convolutions(), table.convolutions());
        Ok(())
    });
    let names: Vec<_> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .collect();
    assert_eq!(names.len(), 1, "no temporary file is left: {names:?}");
}
