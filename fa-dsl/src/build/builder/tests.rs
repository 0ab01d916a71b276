use std::panic::catch_unwind;

use super::{record, shared};

#[test]
fn a_kernel_that_is_recorded_meanwhile_leaves_the_one_around_it() {
    let kernel = record("outer", 32, 1, || {
        shared(8, 8);
        let inner = record("inner", 32, 1, || {
            shared(16, 16);
        });
        assert_eq!(inner.map(|kernel| kernel.shared_bytes), Ok(16));
        let unwound = catch_unwind(|| record("inner", 32, 1, || panic!("not recorded to its end")));
        assert!(unwound.is_err());
        shared(8, 8);
    });
    let kernel = kernel.map(|kernel| (kernel.name, kernel.shared_bytes));
    assert_eq!(kernel, Ok(("outer".to_owned(), 16)));
}
