use super::*;
use crate::build::function::{input, record_function};
use crate::prelude::*;

/// A query, a key, and two numbers.
type Inputs = [Reg<u32>; 4];

fn staged(body: impl FnOnce(Inputs) -> Reg<bool>) -> Function {
    let declare = || ["query", "key", "a", "b"].map(input::<u32>);
    record_function("f", declare, body).unwrap()
}

/// For which distances it holds, of a query that is that far behind a key.
fn of_distance(function: &Function, numbers: [u32; 2], range: [i64; 2]) -> Option<Spans> {
    let known = |number: usize| {
        Some(match number {
            0 => Line {
                slope: 1,
                symbols: [1, 0, 0],
                ..Line::default()
            },
            1 => Line {
                symbols: [1, 0, 0],
                ..Line::default()
            },
            _ => Line::number(numbers[number - 2]),
        })
    };
    holds(function, known, range)
}

/// Whether it holds for these inputs. Of constants everything is computed as the interpreter does.
fn of_inputs(function: &Function, inputs: [u32; 4]) -> bool {
    let spans = holds(
        function,
        |number| Some(Line::number(inputs[number])),
        [0, 0],
    );
    !spans.expect("constants are known").is_empty()
}

/// The same where queries and keys are known to be at most so large.
fn of_indices(function: &Function, numbers: [u32; 2], most: i64, range: [i64; 2]) -> Option<Spans> {
    let index = |slope| {
        Some(Line {
            slope,
            symbols: [1, 0, 0],
            bounds: Some([0, most]),
            ..Line::default()
        })
    };
    let known = |number: usize| match number {
        0 => index(1),
        1 => index(0),
        _ => Some(Line::number(numbers[number - 2])),
    };
    holds(function, known, range)
}

fn spans_of_indices(
    body: impl FnOnce(Inputs) -> Reg<bool>,
    numbers: [u32; 2],
) -> Option<Vec<[i64; 2]>> {
    let found = of_indices(&staged(body), numbers, (1 << 30) - 1, [-100, 100])?;
    Some(found.to_vec())
}

fn spans(body: impl FnOnce(Inputs) -> Reg<bool>, numbers: [u32; 2]) -> Option<Vec<[i64; 2]>> {
    let found = of_distance(&staged(body), numbers, [-100, 100])?;
    Some(found.to_vec())
}

#[test]
fn windows_are_found() {
    let causal = |[q, k, ..]: Inputs| (q - k).to_i32().ge(0);
    assert_eq!(spans(causal, [0; 2]), Some(vec![[0, 100]]));
    let before = |[q, k, a, _]: Inputs| (q - k).lt(a);
    assert_eq!(spans(before, [30, 0]), Some(vec![[0, 29]]));
    assert_eq!(spans(before, [0, 0]), Some(vec![]));
    // Past the numbers with a sign: later keys, whose distance is 2³² − 1 and less.
    assert_eq!(
        spans(before, [u32::MAX, 0]),
        Some(vec![[-100, -2], [0, 100]])
    );
    let around = |[q, k, a, _]: Inputs| (q - k).to_i32().abs().le(a.to_i32());
    assert_eq!(spans(around, [7, 0]), Some(vec![[-7, 7]]));
    let both = |[q, k, a, b]: Inputs| {
        let distance = (q - k).to_i32();
        distance.ge(-a.to_i32()) & distance.lt(b.to_i32())
    };
    assert_eq!(spans(both, [3, 5]), Some(vec![[-3, 4]]));
    let ring = |[q, k, a, _]: Inputs| (q - k).ne(a) & (q + 1).ne(k);
    assert_eq!(
        spans(ring, [4, 0]),
        Some(vec![[-100, -2], [0, 3], [5, 100]])
    );
}

#[test]
fn indices_are_compared() {
    let causal = |[q, k, ..]: Inputs| k.le(q);
    assert_eq!(spans_of_indices(causal, [0; 2]), Some(vec![[0, 100]]));
    let earlier = |[q, k, ..]: Inputs| k.to_i32().lt(q.to_i32());
    assert_eq!(spans_of_indices(earlier, [0; 2]), Some(vec![[1, 100]]));
    let before = |[q, k, a, _]: Inputs| k.le(q) & q.lt(k + a);
    assert_eq!(spans_of_indices(before, [30, 0]), Some(vec![[0, 29]]));
    // The sum may wrap.
    assert_eq!(spans_of_indices(before, [1 << 31, 0]), None);
    let of_positions = |[q, k, a, _]: Inputs| {
        let position = q.to_i32() + 7 - a.to_i32();
        k.to_i32().le(position) & (k.to_i32() + 20).gt(position)
    };
    assert_eq!(spans_of_indices(of_positions, [10, 0]), Some(vec![[3, 22]]));
    let around = |[q, k, a, _]: Inputs| (q.to_i32() - k.to_i32()).abs().le(a.to_i32());
    assert_eq!(spans_of_indices(around, [7, 0]), Some(vec![[-7, 7]]));
    let nearest = |[q, k, a, _]: Inputs| q.max(k).lt(k + a);
    assert_eq!(spans_of_indices(nearest, [30, 0]), Some(vec![[-100, 29]]));
    // Without a sign a difference may come round.
    let wrapped = |[q, k, a, _]: Inputs| (q - a).le(k);
    assert_eq!(spans_of_indices(wrapped, [30, 0]), None);
}

#[test]
fn numbers_that_hide_or_show_everything_count() {
    let sinks = |[q, k, a, b]: Inputs| {
        let reach = select(k.lt(b), 1_u32 << 31, a.min(1_u32 << 31));
        (q - k).lt(reach)
    };
    assert_eq!(spans(sinks, [30, 0]), Some(vec![[0, 29]]));
    assert_eq!(spans(sinks, [30, 1]), None);
    assert_eq!(spans(sinks, [1 << 31, 0]), Some(vec![[0, 100]]));
}

#[test]
fn what_depends_on_more_is_not_known() {
    let either = |[q, k, ..]: Inputs| (q - k).to_i32().ge(0) | k.lt(3);
    assert_eq!(spans(either, [0; 2]), None);
    assert_eq!(spans(|[q, k, ..]| k.le(q), [0; 2]), None);
    assert_eq!(spans(|[q, k, ..]| ((q - k) % 3).eq(0), [0; 2]), None);
    assert_eq!(spans(|[q, k, ..]| (q + k).lt(9), [0; 2]), None);
}

#[test]
fn branches_choose_and_loops_are_not_followed() {
    #[device]
    fn branching([q, k, a, b]: Inputs) -> Reg<bool> {
        let mut reach = a;
        if b == 1 {
            reach = a + 5;
        }
        if (q - k).to_i32() < -10 {
            reach = 0.into();
            if b == 2 {
                reach = Reg::from(u32::MAX);
            }
        }
        q - k < reach
    }
    #[device]
    fn looping([q, k, a, b]: Inputs) -> Reg<bool> {
        let mut reach = a;
        for _ in range(0, b) {
            reach = reach + 1;
        }
        q - k < reach
    }
    assert_eq!(spans(branching, [20, 0]), Some(vec![[0, 19]]));
    assert_eq!(spans(branching, [20, 1]), Some(vec![[0, 24]]));
    assert_eq!(spans(branching, [20, 2]), Some(vec![[-100, -11], [0, 19]]));
    assert_eq!(spans(looping, [20, 1]), None);
}

/// A random number of the inputs, with a sign or without.
fn number(rng: &mut fastrand::Rng, inputs: Inputs, depth: u32) -> Reg<u32> {
    let [q, k, a, b] = inputs;
    if depth == 0 {
        return match rng.u32(..10) {
            8 => q,
            9 => k,
            0..4 => q - k,
            4 => k - q,
            5 => a,
            6 => b,
            _ => Reg::from(rng.choice([0, 1, 3, 30, 1 << 31, u32::MAX]).unwrap_or(0)),
        };
    }
    let mut next = || number(rng, inputs, depth - 1);
    let (x, y) = (next(), next());
    match rng.u32(..9) {
        0 => x + y,
        1 => x - y,
        2 => x.min(y),
        3 => x.max(y),
        4 => x.to_i32().min(y.to_i32()).to_u32(),
        5 => x.to_i32().max(y.to_i32()).to_u32(),
        6 => x * rng.choice([1_u32, 2, u32::MAX]).unwrap_or(1),
        7 => select(condition(rng, inputs, 0), x, y),
        _ => x.to_i32().abs().to_u32(),
    }
}

fn condition(rng: &mut fastrand::Rng, inputs: Inputs, depth: u32) -> Reg<bool> {
    if depth > 0 {
        let mut next = || condition(rng, inputs, depth - 1);
        let (x, y) = (next(), next());
        return match rng.u32(..3) {
            0 => x & y,
            1 => x | y,
            _ => !x,
        };
    }
    let of = rng.u32(..3);
    let (x, y) = (number(rng, inputs, of), number(rng, inputs, of));
    match rng.u32(..6) {
        0 => x.lt(y),
        1 => x.le(y),
        2 => x.eq(y),
        3 => x.ne(y),
        4 => x.to_i32().lt(y.to_i32()),
        _ => x.to_i32().le(y.to_i32()),
    }
}

/// Compares what is said of random conditions with what they are for these keys, and queries up to 50 after them. How many were known, and how many in parts.
fn compare_random_conditions(
    spans: impl Fn(&Function, [u32; 2]) -> Option<Spans>,
    keys: &[u32],
) -> [usize; 2] {
    let (mut known, mut in_parts) = (0, 0);
    for seed in 0..1500 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let function = staged(|inputs| condition(&mut rng, inputs, seed as u32 % 3));
        let numbers = [
            rng.u32(..60),
            rng.choice([0, 5, 1 << 31, u32::MAX - 3]).unwrap_or(0),
        ];
        let Some(spans) = spans(&function, numbers) else {
            continue;
        };
        known += 1;
        in_parts += usize::from(spans.len() > 1);
        for distance in -40..=50_i64 {
            let is_in = |[first, last]: &[i64; 2]| (*first..=*last).contains(&distance);
            let said = spans.iter().any(is_in);
            for key in keys {
                let query = key.wrapping_add(distance as u32);
                let inputs = [query, *key, numbers[0], numbers[1]];
                assert_eq!(
                    said,
                    of_inputs(&function, inputs),
                    "{function} of {inputs:?}"
                );
            }
        }
    }
    [known, in_parts]
}

#[test]
fn random_conditions_hold_where_they_are_said_to() {
    let of_distance = |function: &Function, numbers| of_distance(function, numbers, [-40, 50]);
    let keys = [0, 1000, 1 << 31, u32::MAX - 7];
    let [known, in_parts] = compare_random_conditions(of_distance, &keys);
    assert!(known > 250 && in_parts > 20, "{known}, {in_parts} in parts");
}

#[test]
fn random_conditions_of_indices_hold_where_they_are_said_to() {
    let keys = [40, 41, 77, 500, 949];
    let of_indices = |function: &Function, numbers| of_indices(function, numbers, 999, [-40, 50]);
    let [known, in_parts] = compare_random_conditions(of_indices, &keys);
    let without = |function: &Function, numbers| of_distance(function, numbers, [-40, 50]);
    let [fewer, _] = compare_random_conditions(without, &[]);
    assert!(known > fewer + 5, "{known} known, {fewer} without bounds");
    assert!(in_parts > 20, "{in_parts} in parts");
}
