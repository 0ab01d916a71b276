//! Cases that are too long for the interpreter.

use fa_cases::Case;
use fa_reference::Shape;

use crate::attention::cases::{Named, shape};
use crate::attention::lies::Lies;

/// What long sequences are run with.
pub fn cases() -> Vec<Named> {
    let mut cases = Vec::new();
    let shapes = [
        shape(2, [1024, 1024], [8, 2], 64),
        shape(1, [2048, 2048], [4, 4], 128),
        shape(1, [1000, 3000], [9, 3], 64),
        shape(3, [777, 777], [6, 6], 32),
        shape(1, [1024, 2000], [4, 1], 256),
        shape(16, [128, 128], [12, 12], 32),
        shape(2, [1, 4096], [9, 3], 64),
    ];
    for shape in shapes {
        for (option, options) in fa_cases::table::main_options() {
            let Shape {
                batch,
                seq_q,
                seq_k,
                heads,
                head_dim,
                ..
            } = shape;
            let name = format!("{batch}x{seq_q}x{seq_k}x{heads}x{head_dim} {option}");
            let case = Case::new(shape, options);
            for lies in [Lies::HeadsFirst, Lies::Part] {
                cases.push((format!("{name} {lies:?}"), case, lies));
            }
        }
    }
    cases
}
