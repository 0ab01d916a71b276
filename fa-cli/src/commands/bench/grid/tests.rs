use super::*;

#[test]
fn cells_have_tensors_of_one_size() {
    let cells = cells(Wanted::Output).expect("every cell is a problem");
    assert_eq!(cells.len(), 48 + 24);
    let longest = cells[0].problem.shape.lse_len();
    for Cell { problem, .. } in &cells {
        assert_eq!(problem.shape.q_len(), TOKENS * WIDTH);
        assert_eq!(problem.shape.kv_len(), TOKENS * WIDTH);
        assert!(problem.shape.lse_len() <= longest);
    }
}

/// Rows with windows and a softcap come after those without, under names of their own.
#[test]
fn windows_and_softcap_have_rows_of_their_own() {
    let cells = cells(Wanted::Output).expect("every cell is a problem");
    let name = |cell: &Cell| {
        let Shape {
            head_dim, seq_q, ..
        } = cell.problem.shape;
        format!("{head_dim} {seq_q} {}", cell.scores)
    };
    let names: Vec<String> = cells.iter().map(name).collect();
    assert_eq!(names[0], "64 128 full");
    assert_eq!(names[47], "256 16384 causal");
    assert_eq!(names[48], "64 4096 window256");
    assert_eq!(names[71], "256 16384 softcap30");
    let mut unique = names.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), names.len());
    for (cell, name) in cells.iter().zip(&names) {
        let options = &cell.problem.options;
        let left = options.limits().and_then(|window| window.left);
        // A window of all keys is a causal mask.
        let is_all = name.contains("4096 window4096");
        assert_eq!(left.is_some(), name.contains("window") && !is_all, "{name}");
        assert_eq!(options.causal, name.contains("causal") || is_all, "{name}");
        assert_eq!(
            options.softcap.is_some(),
            name.contains("softcap"),
            "{name}"
        );
    }
}

#[test]
fn every_cell_has_a_kernel_on_hopper() {
    let gradients = [false, true].map(|deterministic| Wanted::Gradients { deterministic });
    for wanted in [&[Wanted::Output], &gradients[..]].concat() {
        let backward = wanted != Wanted::Output;
        let kernels = kernels(Arch::Sm90a, wanted).expect("sm_90a has kernels for the grid");
        assert!(kernels.len() > 3, "{kernels:?}");
        let deterministic = kernels
            .iter()
            .any(|it| it.text.contains("DETERMINISTIC=true"));
        assert_eq!(deterministic, wanted == gradients[1], "{kernels:?}");
        let of_gradients = kernels
            .iter()
            .filter(|it| it.text.starts_with("BackwardWarpSpecialized"));
        assert_eq!(of_gradients.count() > 0, backward, "{kernels:?}");
    }
}
