use fa::attention::{Dtype, ScoreOptions, Shape};

use super::*;

fn profile(source: Source) -> Profile {
    let figure = |value| Some(Figure { value, source });
    Profile {
        device: "a GPU".to_owned(),
        rates: Rates {
            copy_gb_s: 4000.0,
            matrix_tflops: [("mma.sync".to_owned(), 400.0), ("wgmma".to_owned(), 700.0)].into(),
        },
        rows: vec![ProfileRow {
            problem: Workload {
                shape: Shape::square(32, 512, 8, 64),
                dtype: Dtype::F16,
                scores: ScoreOptions::default(),
                tensors: Default::default(),
                flop: 2e10,
                bytes: 4e8,
            },
            spec: "Kernel<64>".to_owned(),
            samples_us: vec![200.0, 100.0, 300.0],
            tensor_utilisation: figure(0.25),
            dram_gb_s: figure(2000.0),
            l2_gb_s: None,
        }],
    }
}

#[test]
fn rows_have_the_share_of_what_memory_allows() {
    let lines = lines(&profile(Source::Counter));
    assert_eq!(lines.len(), 4);
    assert_eq!(
        lines[0],
        "a GPU: copy 4000 GB/s, mma.sync 400 TFLOP/s, wgmma 700 TFLOP/s"
    );
    // 50 operations a byte at 4 TB/s are 200 TFLOP/s; it makes 100.
    for part in [
        "200.00",
        "100.0",
        "25.0 % ",
        "2000 ",
        "50.0 %",
        "Kernel<64>",
    ] {
        assert!(lines[3].contains(part), "{part}: {}", lines[3]);
    }
}

#[test]
fn what_is_derived_is_marked() {
    let lines = lines(&profile(Source::Derived));
    assert!(
        lines[3].contains("25.0 %*") && lines[3].contains("2000*"),
        "{}",
        lines[3]
    );
    assert!(lines[4].starts_with("* derived"));
}

#[test]
fn columns_stand_under_their_names() {
    let lines = lines(&profile(Source::Derived));
    let (head, row) = (&lines[2], &lines[3]);
    for (name, value) in [
        ("time µs", "200.00"),
        ("of bound", "50.0 %"),
        ("kernel", "Kernel"),
    ] {
        let end = |text: &str, part: &str| {
            let at = text.find(part).map_or(0, |at| text[..at].chars().count());
            at + part.chars().count()
        };
        assert_eq!(end(head, name), end(row, value), "{name}\n{head}\n{row}");
    }
}
