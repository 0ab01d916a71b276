//! What atomic instructions do.

use super::*;
use crate::build::compare::{eq, ne};
use crate::build::control::{While, when};
use crate::build::{Order, block_x, range, thread, warp_sync};
use crate::interp::{CtaOrder, FaultKind, Hazard};

/// Every kind of order, and shuffled ones for several seeds.
pub(super) fn orders() -> impl Iterator<Item = Options> {
    let shuffled = (0..12).map(|seed| CtaOrder::Shuffled { seed });
    let orders = [CtaOrder::Ascending, CtaOrder::Descending].into_iter();
    orders.chain(shuffled).map(|order| Options {
        order,
        ..Options::default()
    })
}

/// Waits until `load` gives `value`.
pub(super) fn spin(value: u32, load: impl Fn() -> Reg<u32>) {
    let mut wait = While::begin();
    while wait.test(ne(load(), value)) {
        wait.body_end();
    }
}

#[test]
fn plain_and_atomic_accesses_of_two_ctas_race() {
    let run = |plain: u32, options: &Options| {
        let mut device = Device::default();
        let sums = device.upload(&[0_u32; 1]);
        device.output_view::<u32>("sums", row::<u32>(sums, 1));
        let kernel = stage(32, || {
            let sum = TensorMut::<u32>::declare("sums").at(&[]);
            when(eq(thread(), 0), || {
                when(eq(block_x(), plain), || sum.store(0, Reg::from(0)));
                sum.atomic_add(0, 1);
            });
        });
        (
            device.run_with(&kernel, 2, options),
            device.download::<u32>(sums, 1),
        )
    };
    for options in orders() {
        for plain in [0, 1] {
            let fault = only_fault(run(plain, &options).0);
            assert!(matches!(fault.kind, FaultKind::Race { .. }), "{fault}");
        }
        let (result, sums) = run(2, &options);
        result.unwrap();
        assert_eq!(sums, [2]);
    }
}

#[test]
fn every_read_is_remembered() {
    // CTAs 1 to 3 read what CTA 0 has passed on, and CTA 0 overwrites it when two have said so.
    let run = |readers: u32, options: &Options| {
        let mut device = Device::default();
        device.scratch::<u32>("data", 1);
        device.counters("counts", 2);
        let kernel = stage(32, || {
            let data = Scratch::<u32>::declare("data").at(&[]);
            let counts = Counters::declare("counts");
            let [ready, done] = [0, 1].map(|i: u32| counts.at(&[Reg::from(i)]));
            when(eq(thread(), 0), || {
                when(eq(block_x(), 0), || {
                    data.store(0, Reg::from(1));
                    ready.store_release(1);
                    spin(readers, || done.load_acquire());
                    data.store(0, Reg::from(2));
                    ready.store_relaxed(0);
                    done.store_relaxed(0);
                });
                when(ne(block_x(), 0), || {
                    spin(1, || ready.load_acquire());
                    data.load(0);
                    // CTA 2 does not say when it has read, unless all are waited for.
                    let silent = if readers == 3 { 0 } else { 2 };
                    when(ne(block_x(), silent), || done.add_release(1));
                });
            });
        });
        device.run_with(&kernel, 4, options)
    };
    for options in orders() {
        run(3, &options).unwrap();
    }
    let fault = only_fault(run(2, &Options::default()));
    let FaultKind::Race { hazard, other, .. } = fault.kind else {
        panic!("{fault}")
    };
    assert_eq!((hazard, other.block), (Hazard::WriteAfterRead, [2, 0, 0]));
}

#[test]
fn lanes_update_a_word_one_after_another() {
    let run = |options: &Options| {
        let mut device = Device::default();
        let before = device.output::<u32>("before", 64);
        let counts = device.counters("counts", 1);
        let kernel = stage(32, || {
            let before = TensorMut::<u32>::declare("before");
            let count = Counters::declare("counts").at(&[]);
            let old = count.fetch_inc(63, Order::Relaxed);
            before.at(&[block_x() * 32 + thread()]).store(0, old);
        });
        device.run_with(&kernel, 2, options).unwrap();
        assert_eq!(device.download::<u32>(counts, 1), [0]);
        device.download::<u32>(before, 64)
    };
    let ascending: Vec<u32> = (0..64).collect();
    assert_eq!(run(&Options::default()), ascending);
    for options in orders() {
        let mut before = run(&options);
        before.sort_unstable();
        assert_eq!(before, ascending);
    }
}

/// Sums of 64 threads' numbers, added by each to one float32.
pub(super) fn float_sum(options: &Options) -> u32 {
    let mut device = Device::default();
    let sum = device.upload(&[0_f32; 1]);
    device.output_view::<f32>("sum", row::<f32>(sum, 1));
    let kernel = stage(32, || {
        let sum = TensorMut::<f32>::declare("sum").at(&[]);
        let number = (block_x() * 32 + thread()).to_f32() * 0.37;
        sum.atomic_add(0, number);
    });
    device.run_with(&kernel, 2, options).unwrap();
    device.download::<f32>(sum, 1)[0].to_bits()
}

#[test]
fn sums_of_floats_depend_on_the_order() {
    let sums: Vec<u32> = orders().map(|options| float_sum(&options)).collect();
    assert!(sums.iter().any(|sum| *sum != sums[0]), "{sums:?}");
    let exact: f64 = (0..64).map(|i| f64::from(i as f32 * 0.37)).sum();
    for (sum, options) in sums.iter().zip(orders()) {
        assert!((f64::from(f32::from_bits(*sum)) - exact).abs() < 1e-3);
        assert_eq!(float_sum(&options), *sum, "{options:?}: another run");
    }
}

#[test]
fn four_floats_are_added_at_once() {
    let run = |first: u32| {
        let mut device = Device::default();
        let sums = device.upload(&[1_f32, 2.0, 3.0, 4.0, f32::MIN_POSITIVE / 2.0]);
        device.output_view::<f32>("sums", row::<f32>(sums, 5));
        let kernel = stage(32, || {
            let sums = TensorMut::<f32>::declare("sums");
            let values = [10.0_f32, 20.0, 30.0, 40.0].map(Reg::from);
            when(eq(thread(), 0), || {
                sums.at(&[Reg::from(first)]).atomic_add_chunk(0, values);
                // Subnormal numbers count as zero.
                sums.at(&[]).atomic_add(4, 0.0);
            });
        });
        (device.run(&kernel, 1), device.download::<f32>(sums, 5))
    };
    let (result, sums) = run(0);
    result.unwrap();
    assert_eq!(sums, [11.0, 22.0, 33.0, 44.0, 0.0]);
    let fault = only_fault(run(1).0);
    assert!(
        matches!(
            fault.kind,
            FaultKind::Misaligned { bytes: 16, .. } | FaultKind::OutOfBounds { bytes: 16, .. }
        ),
        "{fault}"
    );
}

#[test]
fn wide_sums_carry_in_every_order() {
    // 64 threads of two CTAs add numbers of both signs, whose lower halves carry.
    let number = |thread: u64| match thread % 3 {
        0 => thread.wrapping_mul(0x1234_5678_9abc),
        1 => 0_u64.wrapping_sub(thread << 29),
        _ => u64::from(u32::MAX) - thread,
    };
    let sum = (0..64).map(number).fold(7 << 40, u64::wrapping_add);
    let run = |first: u32, options: &Options| {
        let mut device = Device::default();
        let numbers =
            (0..64).flat_map(|thread| [number(thread) as u32, (number(thread) >> 32) as u32]);
        device.input::<u32>("numbers", &numbers.collect::<Vec<_>>());
        let sums = device.upload(&[0_u32, 7 << 8]);
        device.output_view::<u32>("sums", row::<u32>(sums, 2));
        let kernel = stage(32, || {
            let number = Tensor::<u32>::declare("numbers").at(&[(block_x() * 32 + thread()) * 2]);
            let number =
                number.load(1).to_u64() * Reg::<u64>::from(1 << 32) + number.load(0).to_u64();
            let sums = TensorMut::<u32>::declare("sums").at(&[]);
            sums.atomic_add_wide(first, number);
        });
        (
            device.run_with(&kernel, 2, options),
            device.download::<u32>(sums, 2),
        )
    };
    for options in orders() {
        let (result, sums) = run(0, &options);
        result.unwrap();
        assert_eq!(sums, [sum as u32, (sum >> 32) as u32], "{options:?}");
    }
    let fault = only_fault(run(1, &Options::default()).0);
    assert!(
        matches!(
            fault.kind,
            FaultKind::Misaligned { bytes: 8, .. } | FaultKind::OutOfBounds { bytes: 8, .. }
        ),
        "{fault}"
    );
}

#[test]
fn two_floats_are_added_at_once() {
    let run = |first: u32| {
        let mut device = Device::default();
        let sums = device.upload(&[1_f32, 2.0, 3.0, 4.0, 5.0]);
        device.output_view::<f32>("sums", row::<f32>(sums, 5));
        let kernel = stage(32, || {
            let sums = TensorMut::<f32>::declare("sums");
            let values = [10.0_f32, 20.0].map(Reg::from);
            when(eq(thread(), 0), || {
                sums.at(&[Reg::from(first)]).atomic_add_pair(8, values);
                sums.at(&[]).atomic_add(0, 0.0);
                sums.at(&[]).atomic_add(1, 0.0);
                sums.at(&[]).atomic_add(4, 0.0);
            });
        });
        (device.run(&kernel, 1), device.download::<f32>(sums, 5))
    };
    let (result, sums) = run(0);
    result.unwrap();
    assert_eq!(sums, [1.0, 2.0, 13.0, 24.0, 5.0]);
    let fault = only_fault(run(1).0);
    assert!(
        matches!(fault.kind, FaultKind::Misaligned { bytes: 8, .. }),
        "{fault}"
    );
}

#[test]
fn reductions_of_many_ctas_do_not_race_and_a_plain_read_beside_them_does() {
    // CTA 0 reads the sum that all CTAs add to: when it knows that they have, or when it does not.
    let run = |waits: bool, options: &Options| {
        let mut device = Device::default();
        let y = device.output::<f32>("y", 1);
        let sum = device.upload(&[0_f32; 1]);
        device.output_view::<f32>("sum", row::<f32>(sum, 1));
        device.counters("counts", 1);
        let kernel = stage(32, || {
            let (y, sum) = (
                TensorMut::<f32>::declare("y"),
                TensorMut::<f32>::declare("sum").at(&[]),
            );
            let done = Counters::declare("counts").at(&[]);
            sum.atomic_add(0, 1.0);
            warp_sync();
            when(eq(thread(), 0), || {
                if waits {
                    done.add_release(1);
                }
                when(eq(block_x(), 0), || {
                    if waits {
                        spin(4, || done.load_acquire());
                        done.store_relaxed(0);
                    }
                    y.at(&[]).store(0, sum.load(0));
                });
            });
        });
        let result = device.run_with(&kernel, 4, options);
        (result, device.download::<f32>(y, 1))
    };
    for options in orders() {
        let (result, y) = run(true, &options);
        result.unwrap();
        assert_eq!(y, [128.0]);
        let faults = run(false, &options).0.expect_err("it does not wait").errors;
        assert!(
            faults
                .iter()
                .all(|fault| matches!(fault.kind, FaultKind::Race { .. })),
            "{faults:?}"
        );
    }
}

#[test]
fn an_input_is_not_updated() {
    let mut device = Device::default();
    let x = device.input::<u32>("x", &[5; 1]);
    let kernel = stage(32, || {
        let x = Tensor::<u32>::declare("x").at(&[]);
        x.atomic_add(0, 1);
    });
    let fault = only_fault(device.run(&kernel, 1));
    assert!(
        matches!(fault.kind, FaultKind::NotWritable { .. }),
        "{fault}"
    );
    assert_eq!(device.download::<u32>(x, 1), [5]);
}

#[test]
fn a_copy_reads_when_it_starts() {
    let run = |early: bool| {
        let mut device = Device::default();
        device.output::<u32>("y", 1);
        device.scratch::<u32>("data", 4);
        device.counters("flags", 1);
        let mut line = 0;
        let kernel = stage(32, || {
            let (y, data) = (
                TensorMut::<u32>::declare("y"),
                Scratch::<u32>::declare("data"),
            );
            let flag = Counters::declare("flags").at(&[]);
            let slot = reserve(16);
            when(eq(thread(), 0), || {
                when(eq(block_x(), 0), || {
                    (0..4).for_each(|i| data.at(&[]).store(i, Reg::from(i)));
                    flag.store_release(1);
                });
                when(eq(block_x(), 1), || {
                    let wait = || spin(1, || flag.load_acquire());
                    if !early {
                        wait();
                    }
                    line = mark();
                    copy(slot, data.at(&[]).address);
                    mark();
                    if early {
                        wait();
                    }
                    crate::tile::commit();
                    crate::tile::wait(0);
                    y.at(&[]).store(0, get(slot));
                    flag.store_relaxed(0);
                });
            });
        });
        // CTA 0 has stored long ago.
        (device.run(&kernel, 2), line)
    };
    run(false).0.unwrap();
    let (result, line) = run(true);
    let errors = result.expect_err("the copy starts too early").errors;
    let race = errors
        .iter()
        .find(|fault| matches!(fault.kind, FaultKind::Race { .. }));
    assert_line(&race.unwrap().place, line);
}

#[test]
fn a_loop_may_look_at_a_word_several_times() {
    // The second look finds what the first has found, but it is no wait.
    let mut device = Device::default();
    let y = device.output::<u32>("y", 1);
    device.counters("counts", 1);
    let kernel = stage(32, || {
        let y = TensorMut::<u32>::declare("y");
        let count = Counters::declare("counts").at(&[]);
        let sum = crate::build::Var::new(Reg::from(0_u32));
        for _ in range(0, 5) {
            sum.set(sum.get() + count.load_acquire() + 1);
        }
        when(eq(thread(), 0), || y.at(&[]).store(0, sum.get()));
    });
    device.run(&kernel, 1).unwrap();
    assert_eq!(device.download::<u32>(y, 1), [5]);
}
