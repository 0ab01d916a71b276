use super::*;

#[test]
fn gpus_are_named_once() {
    use DeviceChoice::{Cpu, Cuda};
    assert_eq!(ordinals(&[Cuda(2), Cuda(0)]).ok(), Some(vec![2, 0]));
    assert!(ordinals(&[Cuda(1), Cuda(1)]).is_err());
    assert!(ordinals(&[Cuda(1), Cpu]).is_err());
}
