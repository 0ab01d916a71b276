use super::DeviceChoice;

#[test]
fn devices_are_read() {
    assert_eq!("auto".parse(), Ok(DeviceChoice::Auto));
    assert_eq!("cuda".parse(), Ok(DeviceChoice::Cuda(0)));
    assert_eq!("cuda:3".parse(), Ok(DeviceChoice::Cuda(3)));
    for wrong in ["gpu", "cuda:", "cuda:-1", "cuda:x", ""] {
        assert!(wrong.parse::<DeviceChoice>().is_err(), "{wrong:?}");
    }
}
