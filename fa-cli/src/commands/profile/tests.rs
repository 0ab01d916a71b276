use super::*;

#[test]
fn a_study_is_profiled_on_its_own_gpu() {
    let study = series::tests::study();
    assert!(made_on(&study, "NVIDIA H200").is_ok());
    let error = made_on(&study, "NVIDIA A100").unwrap_err().to_string();
    assert!(
        error.contains("NVIDIA H200") && error.contains("NVIDIA A100"),
        "{error}"
    );
}
