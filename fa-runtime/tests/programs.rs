//! A program belongs to a kernel, not to its name.

use fa_runtime::{Device, Error, HowLoaded};

mod one {
    use fa_dsl::prelude::*;

    /// y ← x + 1.
    #[kernel(name = Add, threads = 64)]
    pub fn add<#[values(1, 2)] const TIMES: u32 = 1>(x: Tensor<f32>, y: TensorMut<f32>) {
        let i = thread();
        let x_i = x.at(&[i]).load(0);
        y.at(&[i]).store(0, x_i + TIMES as f32);
    }
}

mod ten {
    use fa_dsl::prelude::*;

    /// y ← x + 10.
    #[kernel(name = Add, threads = 64)]
    pub fn add<#[values(1, 2)] const TIMES: u32 = 1>(x: Tensor<f32>, y: TensorMut<f32>) {
        let i = thread();
        let x_i = x.at(&[i]).load(0);
        y.at(&[i]).store(0, x_i + 10.0 * TIMES as f32);
    }
}

#[test]
fn kernels_of_one_name_do_not_share_code() {
    let device = Device::cpu();
    let x = device.zeros::<f32>(64).unwrap();
    let mut y = device.poisoned::<f32>(64).unwrap();

    let add_one = device.load(&one::Add::<1>::CONFIG).unwrap();
    let add_ten = device.load(&ten::Add::<1>::CONFIG).unwrap();
    assert_eq!(add_one.spec(), add_ten.spec());
    assert_eq!(add_ten.how_loaded(), HowLoaded::Interpreted);

    let args = one::AddArgs {
        x: x.contiguous(&[64]).unwrap(),
        y: y.contiguous_mut(&[64]).unwrap(),
    };
    add_one.launch([1, 1, 1], &args).unwrap();
    assert_eq!(y.read().unwrap(), [1.0; 64]);

    let args = ten::AddArgs {
        x: x.contiguous(&[64]).unwrap(),
        y: y.contiguous_mut(&[64]).unwrap(),
    };
    add_ten.launch([1, 1, 1], &args).unwrap();
    assert_eq!(y.read().unwrap(), [10.0; 64]);
}

#[test]
fn arguments_of_a_kernel_of_the_same_name_are_refused() {
    let device = Device::cpu();
    let add_one = device.load(&one::Add::<1>::CONFIG).unwrap();
    let x = device.zeros::<f32>(64).unwrap();
    let mut y = device.zeros::<f32>(64).unwrap();
    let args = ten::AddArgs {
        x: x.contiguous(&[64]).unwrap(),
        y: y.contiguous_mut(&[64]).unwrap(),
    };
    let refused = add_one.launch([1, 1, 1], &args).unwrap_err();
    assert!(matches!(refused, Error::WrongKernel { .. }), "{refused}");
    assert!(refused.to_string().contains("same name"), "{refused}");
}

#[test]
fn other_values_are_another_program() {
    let device = Device::cpu();
    let once = device.load(&one::Add::<1>::CONFIG).unwrap();
    let twice = device.load(&one::Add::<2>::CONFIG).unwrap();
    assert_ne!(once.spec(), twice.spec());
    assert_eq!(twice.how_loaded(), HowLoaded::Interpreted);
    let again = device.load(&one::Add::<1>::CONFIG).unwrap();
    assert_eq!(
        (again.spec(), again.how_loaded()),
        (once.spec(), HowLoaded::Memory)
    );
}
