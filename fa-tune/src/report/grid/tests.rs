use super::*;

fn row(name: &str, ours: bool, median_us: f64) -> Row {
    Row {
        name: name.to_owned(),
        ours,
        median_us,
        flop: 1e12,
        errors: Some(Errors {
            output: 1e-4,
            bound: 1e-3,
        }),
        sustained: None,
    }
}

fn measured(rows: Vec<Row>) -> Measured {
    let cell = Cell {
        batch: 8,
        seq: 2048,
        heads: 16,
        head_dim: 128,
        dtype: "bfloat16".to_owned(),
        causal: true,
        anchor: true,
        window: None,
        softcap: None,
    };
    Measured {
        cell,
        rows,
        estimates: Vec::new(),
    }
}

fn grid(cells: Vec<Measured>) -> Grid {
    Grid {
        what: None,
        device: "NVIDIA H200".to_owned(),
        time: "2026-11-22T07:31:02+00:00".to_owned(),
        cells,
    }
}

#[test]
fn the_best_peer_is_the_fastest_whose_result_is_right() {
    let mut wrong = row("FA2", false, 1.0);
    wrong.errors = Some(Errors {
        output: 1.0,
        bound: 1e-3,
    });
    let mut found = measured(vec![
        row("K<1>", true, 100.0),
        wrong,
        row("cuDNN", false, 120.0),
        row("FA4", false, 90.0),
    ]);
    assert_eq!(found.best().map(|it| it.name.as_str()), Some("FA4"));
    assert_eq!(found.ratio(), Some(0.9));
    assert_eq!(
        (found.sustained_ratio(), found.estimated_ratio()),
        (None, None)
    );
    found.rows[0].sustained = Some(Sustained { us: 110.0 });
    found.rows[2].sustained = Some(Sustained { us: 121.0 });
    assert_eq!(found.sustained_ratio(), Some(1.1));
    found.estimates = vec![Estimate {
        us: 80.0,
        regime: "in turns".to_owned(),
    }];
    assert_eq!(found.estimated_ratio(), Some(0.8));
    found.rows.truncate(2);
    assert_eq!(found.ratio(), None, "the only peer is wrong");
}

#[test]
fn a_cell_is_drawn_with_its_marks() {
    let mut cell = measured(vec![row("K<1>", true, 100.0), row("FA4", false, 90.0)]);
    let without = svg(&[grid(vec![cell.clone()])]).expect("a picture");
    assert!(without.contains("FA4: 0.900") && without.contains("best peer FA4"));
    assert!(!without.contains("sustained") && !without.contains("recorded ratio"));
    assert!(!without.contains("softcap"), "no row for what is not there");
    for row in &mut cell.rows {
        row.sustained = Some(Sustained { us: row.median_us });
    }
    cell.estimates = vec![Estimate {
        us: 80.0,
        regime: "in turns".to_owned(),
    }];
    cell.cell.softcap = Some(30.0);
    let with = svg(&[grid(vec![cell])]).expect("a picture");
    for part in [
        "sustained: 0.900",
        "FA3, recorded ratio: 0.800",
        "128, cap<",
    ] {
        assert!(with.contains(part), "{part}");
    }
}

#[test]
fn nothing_to_draw_is_an_error() {
    let alone = measured(vec![row("K<1>", true, 100.0)]);
    let never = measured(vec![row("K<1>", true, 0.0), row("cuDNN", false, 0.0)]);
    for cells in [vec![], vec![alone], vec![measured(vec![])], vec![never]] {
        assert_eq!(svg(&[grid(cells)]), Err(NothingToDraw));
    }
}
