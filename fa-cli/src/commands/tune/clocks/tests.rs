use super::*;

#[test]
fn idling_is_no_reason() {
    let both = ThrottleReasons::GPU_IDLE | ThrottleReasons::SW_POWER_CAP;
    assert_eq!(reasons(both), ["SW_POWER_CAP"]);
    assert!(reasons(ThrottleReasons::GPU_IDLE).is_empty());
    assert!(reasons(ThrottleReasons::NONE).is_empty());
}
