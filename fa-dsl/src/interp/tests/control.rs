//! Control flow with lanes that disagree, and registers.

use super::*;
use crate::build::compare::{eq, lt, ne};
use crate::build::control::{If, While, when};
use crate::build::{Var, block_x, block_y, block_z, grid_x, range, thread};
use crate::interp::FaultKind;
use crate::ir::{Operand, RegDecl, RegId, Stmt, StmtKind, Type};
use crate::tile::{WarpSums, warp_sums};

/// What 32 threads compute.
#[track_caller]
fn compute(body: impl FnOnce() -> Reg<u32>) -> Vec<u32> {
    let mut device = Device::default();
    let out = device.output::<u32>("out", 32);
    let kernel = stage(32, || {
        let out = TensorMut::<u32>::declare("out");
        let value = body();
        out.at(&[thread()]).store(0, value);
    });
    device.run(&kernel, 1).unwrap();
    device.download(out, 32)
}

fn each(value: impl Fn(u32) -> u32) -> Vec<u32> {
    (0..32).map(value).collect()
}

#[test]
fn both_sides_of_a_branch() {
    let branch = |limit: u32| {
        compute(|| {
            let x = Var::new(Reg::from(0_u32));
            let mut branch = If::begin(lt(thread(), limit));
            if branch.then_branch() {
                x.set(thread() + 100);
            }
            if branch.else_branch() {
                when(eq(thread() & 1, 0), || x.set(thread() + 200));
            }
            branch.end();
            x.get() + 1
        })
    };
    for limit in [0, 7, 32] {
        let expected = |i| match i {
            _ if i < limit => i + 101,
            _ if i % 2 == 0 => i + 201,
            _ => 1,
        };
        assert_eq!(branch(limit), each(expected), "limit {limit}");
    }
}

#[test]
fn sums_over_a_warp() {
    let number = |i: u32| i * 7 % 5;
    let lane = || thread();
    let sums = |part: fn(WarpSums) -> Reg<u32>| compute(|| part(warp_sums(lane() * 7 % 5, lane())));
    assert_eq!(sums(|it| it.through), each(|i| (0..=i).map(number).sum()));
    assert_eq!(sums(|it| it.all), each(|_| (0..32).map(number).sum()));
}

#[test]
fn lanes_with_their_own_trip_counts() {
    let sums = compute(|| {
        let sum = Var::new(Reg::from(0_u32));
        for i in range(thread() & 3, thread()).step(2) {
            when(ne(i, 8), || sum.set(sum.get() + i));
        }
        sum.get()
    });
    assert_eq!(
        sums,
        each(|lane| (lane & 3..lane).step_by(2).filter(|&i| i != 8).sum())
    );
}

#[test]
fn nested_loops_read_their_bounds_once() {
    let sums = compute(|| {
        let (sum, bound) = (Var::new(Reg::from(0_u32)), Var::new(Reg::from(3_u32)));
        for i in range(0, 4) {
            for _ in range(0, bound.get()) {
                bound.set(bound.get() + 1);
                sum.set(sum.get() + i);
            }
        }
        sum.get()
    });
    // The inner loop runs 3, 6, 12 and 24 times.
    assert_eq!(sums, each(|_| 6 + 2 * 12 + 3 * 24));
}

#[test]
fn a_while_loop_ends_lane_by_lane() {
    let steps = compute(|| {
        let (x, steps) = (Var::new(thread() + 1), Var::new(Reg::from(0_u32)));
        let mut collatz = While::begin();
        while collatz.test(ne(x.get(), 1)) {
            let half = x.get() / 2;
            let mut odd = If::begin(eq(x.get() & 1, 1));
            if odd.then_branch() {
                x.set(x.get() * 3 + 1);
            }
            if odd.else_branch() {
                x.set(half);
            }
            odd.end();
            steps.set(steps.get() + 1);
            collatz.body_end();
        }
        steps.get()
    });
    let collatz = |start: u32| {
        let next = |&x: &u32| (x != 1).then_some(if x % 2 == 1 { 3 * x + 1 } else { x / 2 });
        std::iter::successors(Some(start), next).count() as u32 - 1
    };
    assert_eq!(steps, each(|lane| collatz(lane + 1)));
}

#[test]
fn shuffles_and_special_registers() {
    let shuffled =
        compute(|| (thread() + 7).broadcast(5) + block_x() + block_y() + block_z() + grid_x());
    assert_eq!(shuffled, each(|_| 13));
    let mut device = Device::default();
    let out = device.output::<f32>("out", 64);
    let kernel = stage(64, || {
        let out = TensorMut::<f32>::declare("out");
        out.at(&[thread()])
            .store(0, thread().to_f32().shuffle_xor(5));
    });
    device.run(&kernel, 1).unwrap();
    let expected: Vec<f32> = (0..64_u32).map(|i| (i ^ 5) as f32).collect();
    assert_eq!(device.download::<f32>(out, 64), expected);
}

#[test]
fn blocks_are_numbered_in_three_dimensions() {
    let mut device = Device::default();
    let out = device.output::<u32>("out", 24);
    let kernel = stage(32, || {
        let out = TensorMut::<u32>::declare("out");
        let number = block_x() + block_y() * 2 + block_z() * 6;
        when(eq(thread(), 0), || {
            out.at(&[number]).store(0, number * 10 + grid_x())
        });
    });
    execute(
        &kernel,
        [2, 3, 4],
        &device.args,
        &device.memory,
        &Options::default(),
    )
    .unwrap();
    assert_eq!(
        device.download::<u32>(out, 24),
        (0..24).map(|i| 10 * i + 2).collect::<Vec<u32>>()
    );
}

#[test]
fn a_register_that_only_some_lanes_have_written() {
    let mut line = 0;
    let mut kernel = stage(32, || {
        when(lt(thread(), 8), || {
            Var::named("x", thread());
        });
        line = mark();
        let y = Var::named("y", Reg::from(0_u32));
        y.set(thread());
    });
    // No kernel that is staged can do this: y ← x behind the branch that declares x.
    let x = RegId(
        kernel
            .regs
            .iter()
            .position(|reg: &RegDecl| reg.name == "x")
            .unwrap() as u32,
    );
    let Some(Stmt {
        kind: StmtKind::Set { value, .. },
        ..
    }) = kernel.body.last_mut()
    else {
        panic!()
    };
    *value = Operand::Reg(x);
    assert_eq!(kernel.reg(x).ty, Type::U32);
    let fault = only_fault(run(&kernel));
    assert_eq!(
        fault.kind,
        FaultKind::UninitializedRegister {
            register: "x".to_owned()
        }
    );
    assert_eq!(fault.lanes, 0xffff_ff00);
    assert_line(&fault.place, line);
}

#[test]
fn device_functions_are_named_with_their_callers() {
    let (mut inner, mut outer) = (0, 0);
    let kernel = stage(32, || {
        reserve(64);
        outer = mark();
        let frame = crate::build::enter("helper");
        inner = mark();
        get(thread() * 4 - thread() * 4);
        drop(frame);
    });
    let fault = only_fault(run(&kernel));
    assert_line(&fault.place, inner);
    let file = file!();
    let expected = format!("{file}:{inner} (helper), called from {file}:{outer} (planted)");
    assert_eq!(fault.place, expected);
    assert!(fault.to_string().contains(&expected));
}
