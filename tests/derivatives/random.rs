//! Random functions: arithmetic, conditions, branches, variables, reads, and loops of what has no adjoint.

use fa::attention::{At, ScoreFunction};
use fa_dsl::ir::StmtKind;
use fa_dsl::prelude::*;
use fa_kernels::attention::functions::Staged;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::differences::{Argument, Checked, Elements, Tensor as Numbers};
use super::library::{floats, place};

/// Elements of each tensor.
const COUNT: u32 = 64;

/// What random functions have as arguments.
type Arguments = (Tensor<f32>, Tensor<f16>, Tensor<u32>, Reg<f32>, Reg<u32>);

/// Numbers that a function has computed, and what it may compute more of.
#[derive(Clone)]
struct Pool {
    at: At,
    arguments: Arguments,
    floats: Vec<Reg<f32>>,
    words: Vec<Reg<u32>>,
}

/// A function of so many statements, some with others inside.
pub fn function(seed: u64) -> &'static Staged {
    let function = ScoreFunction::new(|score, at: At, arguments: Arguments| {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut pool = Pool {
            at,
            arguments,
            floats: vec![score, arguments.3, 0.75.into()],
            words: vec![at.key, at.query, arguments.4],
        };
        let statements = rng.random_range(2..16);
        let last = pool.statements(statements, 2, &mut rng);
        last + pool.floats[3..]
            .iter()
            .fold(score, |sum, x| sum + *x * 0.125)
    });
    function.expect("it can be staged").staged()
}

/// Random arguments for them.
pub fn arguments(rng: &mut StdRng) -> Vec<Argument> {
    let words = (0..COUNT).map(|_| rng.random_range(0x3f00..0x4100) * 0x1_0001);
    let words = Numbers {
        sizes: vec![u64::from(COUNT)],
        element_bytes: 4,
        elements: Elements::Words(words.collect()),
    };
    vec![
        floats(&[u64::from(COUNT)], 4, rng),
        floats(&[4, u64::from(COUNT)], 2, rng),
        Argument::Tensor(words),
        Argument::F32(rng.random_range(-32..32) as f64 / 16.0 + 0.03125),
        Argument::U32(rng.random_range(0..5)),
    ]
}

impl Pool {
    fn float(&self, rng: &mut StdRng) -> Reg<f32> {
        self.floats[rng.random_range(0..self.floats.len())]
    }

    fn word(&self, rng: &mut StdRng) -> Reg<u32> {
        self.words[rng.random_range(0..self.words.len())]
    }

    fn condition(&self, rng: &mut StdRng) -> Reg<bool> {
        let (a, b) = (self.float(rng), self.float(rng));
        match rng.random_range(0..4) {
            0 => (self.word(rng) & 3).eq(rng.random_range(0..4)),
            1 => a.lt(b) & self.word(rng).gt(20),
            2 => !a.le(b + 0.25),
            _ => a.lt(b * 0.5),
        }
    }

    /// Computes numbers, branches up to `depth` deep; gives the last.
    fn statements(&mut self, count: u32, depth: u32, rng: &mut StdRng) -> Reg<f32> {
        for _ in 0..count {
            let value = match rng.random_range(0..10) {
                0 | 1 if depth > 0 => self.branch(depth, rng),
                2 => self.element(rng),
                3 => self.without_adjoint(rng),
                _ => self.arithmetic(rng),
            };
            self.floats.push(value);
        }
        self.floats[self.floats.len() - 1]
    }

    /// Of numbers that do not grow without bound.
    fn arithmetic(&self, rng: &mut StdRng) -> Reg<f32> {
        let [a, b, c] = [(); 3].map(|()| self.float(rng));
        match rng.random_range(0..18) {
            0 => a + b,
            1 => a - b,
            2 => a.tanh() * b,
            3 => a.mul_add(b.tanh(), c),
            4 => a.max(b),
            5 => a.min(b),
            6 => a.max_nan(b * 0.5),
            7 => a.min_nan(b * 0.5),
            8 => a.abs(),
            9 => -a,
            10 => a.tanh().exp2(),
            11 => (a * a + 1.0).log2(),
            12 => (a * a + 1.0).recip(),
            13 => a.tanh(),
            14 => a.to_f16().to_f32() * 0.5,
            15 => a.to_bf16().to_f32() * 0.5,
            16 => (a.to_i32() & 7).to_f32() * b * 0.125,
            _ => select(self.condition(rng), a, b),
        }
    }

    /// An element of one of the tensors, under an index that may come of a float, and at a constant distance.
    fn element(&self, rng: &mut StdRng) -> Reg<f32> {
        let (table, of_heads, packed, ..) = self.arguments;
        let word = match rng.random_range(0..3) {
            0 => self.float(rng).to_i32().to_u32(),
            _ => self.word(rng),
        };
        let index = word & (COUNT / 2 - 1);
        let further = rng.random_range(0..COUNT / 2);
        match rng.random_range(0..3) {
            0 => table.at(&[index]).load(further),
            1 => of_heads.at(&[self.at.head, index]).load_f32(further),
            _ => {
                let [low, high] = <bf16 as Half>::unpack(packed.at(&[index]).load(further));
                low * self.float(rng) - high
            }
        }
    }

    fn branch(&self, depth: u32, rng: &mut StdRng) -> Reg<f32> {
        let condition = self.condition(rng);
        let side = |rng: &mut StdRng| {
            let mut pool = self.clone();
            let mut rng = StdRng::seed_from_u64(rng.random());
            move || {
                let count = rng.random_range(1..5);
                pool.statements(count, depth - 1, &mut rng)
            }
        };
        let (mut then, mut otherwise) = (side(rng), side(rng));
        match rng.random_range(0..3) {
            0 => {
                let changed = Var::new(self.float(rng));
                when(condition, || {
                    changed.set(then());
                    when(condition_inside(changed.get()), || {
                        changed.set(changed.get() + otherwise());
                    });
                });
                changed.get()
            }
            _ => either(condition, then, otherwise),
        }
    }

    /// Loops, of numbers and of conditions that only change in steps.
    fn without_adjoint(&self, rng: &mut StdRng) -> Reg<f32> {
        match rng.random_range(0..3) {
            0 => counted(self.word(rng), self.arguments.4),
            1 => halvings(self.float(rng)).to_f32() * self.float(rng) * 0.125,
            _ => then_the_score(self.float(rng), self.arguments.4),
        }
    }
}

fn condition_inside(value: Reg<f32>) -> Reg<bool> {
    (value * 3.0).lt(1.0)
}

#[device]
fn either(
    condition: Reg<bool>,
    then: impl FnOnce() -> Reg<f32>,
    otherwise: impl FnOnce() -> Reg<f32>,
) -> Reg<f32> {
    if condition { then() } else { otherwise() }
}

#[device]
fn counted(word: Reg<u32>, times: Reg<u32>) -> Reg<f32> {
    let mut sum = word & 3;
    for i in range(0, times) {
        if i < 2 {
            sum = sum + i;
        } else {
            sum = sum ^ 1;
        }
    }
    sum.to_f32() * 0.25
}

/// How often one has to be halved to be under a number's magnitude.
#[device]
fn halvings(x: Reg<f32>) -> Reg<u32> {
    let mut count = 0.into();
    let mut half = Reg::<f32>::from(1.0);
    while half > x.abs() && count < 5 {
        half = half * 0.5;
        count = count + 1;
    }
    count
}

/// A variable that a loop computes without an adjoint, and that gets one afterwards.
#[device]
fn then_the_score(x: Reg<f32>, times: Reg<u32>) -> Reg<f32> {
    let mut factor = Reg::<f32>::from(0.5);
    for _ in range(0, times) {
        factor = factor * 0.5 + 0.125;
    }
    factor = factor * x;
    factor = factor + x * 0.25;
    factor
}

/// How many statements of a kind some functions have.
fn count(functions: &[&Staged], is_it: fn(&StmtKind) -> bool) -> usize {
    let mut count = 0;
    for staged in functions {
        fa_dsl::ir::walk(&staged.function().body, &mut |stmt| {
            count += usize::from(is_it(&stmt.kind));
        });
    }
    count
}

#[test]
fn derivatives_are_what_differences_say() {
    let mut rng = StdRng::seed_from_u64(11);
    let functions: Vec<&Staged> = (0..400).map(function).collect();
    assert!(count(&functions, |it| matches!(it, StmtKind::If { .. })) > 400);
    assert!(count(&functions, |it| matches!(it, StmtKind::Set { .. })) > 400);
    assert!(count(&functions, |it| matches!(it, StmtKind::While { .. })) > 20);
    let mut checked = Checked::default();
    for staged in functions {
        for _ in 0..5 {
            let given = arguments(&mut rng);
            let result = place(staged, &given, &mut rng).check(&mut checked);
            result.unwrap_or_else(|wrong| panic!("{wrong}"));
        }
    }
    let [smooth, kinks] = [checked.smooth, checked.kinks];
    assert!(smooth > 10_000 && kinks < smooth / 100, "{checked:?}");
}
