use super::*;

#[test]
fn cells_have_tensors_of_one_size() {
    let cells = cells(Wanted::Output).expect("every cell is a problem");
    assert_eq!(cells.len(), 48);
    for Problem { shape, .. } in &cells {
        assert_eq!(shape.q_len(), TOKENS * WIDTH);
        assert_eq!(shape.kv_len(), TOKENS * WIDTH);
        assert!(shape.lse_len() <= cells[0].shape.lse_len());
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
