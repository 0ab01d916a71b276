//! What a report counts.

use super::*;
use crate::build::{barrier, block_x, range, thread};
use crate::isa::Cost;

#[test]
fn instructions_by_class_over_all_ctas() {
    let kernel = stage(64, || {
        for i in range(0, 5) {
            i.to_f32().exp2();
        }
        barrier();
    });
    let report = Device::default().run(&kernel, 3).unwrap();
    let warps = 3 * 2;
    assert_eq!(report.count(Cost::Convert), warps * 5);
    assert_eq!(report.count(Cost::Special), warps * 5);
    assert_eq!(report.count(Cost::Barrier), warps);
    assert_eq!(report.count(Cost::Integer), 0);
}

#[test]
fn bank_conflicts_by_line() {
    let (mut stored, mut loaded) = (0, 0);
    let kernel = stage(32, || {
        reserve(32 * 128);
        stored = mark();
        put(thread() * 128, thread());
        loaded = mark();
        get(thread() * 128);
        get(thread() * 128);
        mark();
        put(thread() * 132 % 4096, thread());
    });
    // The last store overwrites what other lanes have read; only its counts matter here.
    let options = Options {
        sanitize: false,
        ..Options::default()
    };
    let report = Device::default().run_with(&kernel, 2, &options).unwrap();
    assert_eq!(
        (report.store_conflicts, report.load_conflicts),
        (2 * 31, 2 * 62)
    );
    assert_eq!(report.bank_conflicts(), 2 * 93);
    assert_eq!(report.ideal_shared_wavefronts, 2 * 4);
    assert_eq!(
        report.shared_wavefronts,
        report.ideal_shared_wavefronts + report.bank_conflicts()
    );
    let lines = &report.conflicts_by_line;
    assert_eq!(
        lines.iter().map(|line| line.conflicts).collect::<Vec<_>>(),
        [2 * 62, 2 * 31]
    );
    assert_line(&lines[0].place, loaded);
    assert_line(&lines[1].place, stored);
}

#[test]
fn global_traffic() {
    let mut device = Device::default();
    device.input::<u32>("x", &[3; 1024]);
    device.output::<u32>("y", 128);
    let kernel = stage(32, || {
        let (x, y) = (Tensor::<u32>::declare("x"), TensorMut::<u32>::declare("y"));
        let i = block_x() * 32 + thread();
        // One sector for each lane.
        let value = x.at(&[i * 8]).load(0);
        y.at(&[i]).store(0, value);
    });
    let report = device.run(&kernel, 4).unwrap();
    assert_eq!(report.global_transactions, 4 * (32 + 4));
    assert_eq!(report.global_bytes, 4 * (128 + 128));
}
