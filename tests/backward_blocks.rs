//! Blocks that masks hide, in the backward pass: what a mask says by where query and key are gives the gradients that a table of every
//! query and key gives, with the same bits, and hidden blocks are not computed.

use fa::attention::{
    Configured, Dtype, Mask, MaskBlocks, MaskFunction, Part, Shape, attention_backward,
};
use fa::dsl::prelude::{Reg, Tensor, device as staged};
use fa::prelude::*;
use fa_cases::{first_apart, gradients_as_for};
use fa_dsl::target::Arch;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;

#[path = "backward_blocks/hidden.rs"]
mod hidden;

/// What a mask looks at, by numbers that are arguments, so that all random masks are few kernels.
#[derive(Clone, Copy, Debug)]
enum Atom {
    /// Distances from `low` on, below `high`.
    Band { low: i32, high: i32 },
    /// The first keys.
    Keys(u32),
    /// The queries from this one on.
    Queries(u32),
    /// Query and key in the same block of so many.
    Blocks(u32),
    /// Keys of even heads, all queries of odd ones.
    Heads(u32),
}

impl Atom {
    fn random(rng: &mut StdRng) -> Atom {
        match rng.random_range(0..5_u32) {
            0 => {
                let low = rng.random_range(-200..200);
                let high = low + rng.random_range(1..200);
                Atom::Band { low, high }
            }
            1 => Atom::Keys(rng.random_range(0..400)),
            2 => Atom::Queries(rng.random_range(0..400)),
            3 => Atom::Blocks(rng.random_range(1..200)),
            _ => Atom::Heads(rng.random_range(0..300)),
        }
    }

    /// Its number, and two arguments.
    fn words(self) -> [u32; 3] {
        match self {
            Atom::Band { low, high } => [0, low as u32, high as u32],
            Atom::Keys(count) => [1, count, 0],
            Atom::Queries(first) => [2, first, 0],
            Atom::Blocks(size) => [3, size, 0],
            Atom::Heads(count) => [4, count, 0],
        }
    }

    /// Whether a query sees a key.
    fn shows(self, shape: &Shape, [head, query, key]: [usize; 3]) -> bool {
        let [query, key] = [query, key].map(|it| it as u32);
        let position = i64::from(query) + shape.seq_k as i64 - shape.seq_q as i64;
        let distance = position - i64::from(key);
        match self {
            Atom::Band { low, high } => (i64::from(low)..i64::from(high)).contains(&distance),
            Atom::Keys(count) => key < count,
            Atom::Queries(first) => query >= first,
            Atom::Blocks(size) => query / size == key / size,
            Atom::Heads(count) => head % 2 == 1 || key < count,
        }
    }
}

/// The arguments of an atom.
type Two = (Reg<u32>, Reg<u32>);

#[staged]
fn atom(at: At, number: u32, (a, b): Two) -> Reg<bool> {
    match number {
        0 => at.distance() >= a.to_i32() && at.distance() < b.to_i32(),
        1 => at.key < a,
        2 => at.query >= a,
        3 => at.query / a == at.key / a,
        _ => at.head % 2 == 1 || at.key < a,
    }
}

/// The arguments of a rule: its atoms', one after the other.
type Four = (Reg<u32>, Reg<u32>, Reg<u32>, Reg<u32>);

/// Two atoms, of which both have to hold, or either, or the first without the second.
#[derive(Clone, Copy, Debug)]
struct Rule {
    atoms: [Atom; 2],
    how: u32,
}

impl Rule {
    fn random(seed: u64) -> Rule {
        let mut rng = StdRng::seed_from_u64(seed);
        Rule {
            atoms: [Atom::random(&mut rng), Atom::random(&mut rng)],
            how: rng.random_range(0..3),
        }
    }

    fn function(self) -> MaskFunction<Four> {
        let [first, second] = self.atoms.map(|atom| atom.words()[0]);
        let how = self.how;
        let mask = move |at: At, (a, b, c, d)| {
            let (first, second) = (atom(at, first, (a, b)), atom(at, second, (c, d)));
            match how {
                0 => first & second,
                1 => first | second,
                _ => first & !second,
            }
        };
        MaskFunction::new(mask).expect("it can be staged")
    }

    fn arguments(self) -> (u32, u32, u32, u32) {
        let [[_, a, b], [_, c, d]] = self.atoms.map(Atom::words);
        (a, b, c, d)
    }

    /// Whether queries see keys: (heads, seq_q, seq_k).
    fn table(self, shape: &Shape) -> Vec<u32> {
        let of_query = |head: usize, query: usize| {
            (0..shape.seq_k).map(move |key| {
                let [first, second] = self.atoms.map(|it| it.shows(shape, [head, query, key]));
                u32::from(match self.how {
                    0 => first && second,
                    1 => first || second,
                    _ => first && !second,
                })
            })
        };
        let heads = 0..shape.heads;
        let queries = heads.flat_map(|head| (0..shape.seq_q).map(move |query| (head, query)));
        queries
            .flat_map(|(head, query)| of_query(head, query))
            .collect()
    }
}

#[staged]
fn of_table(at: At, table: Tensor<u32>) -> Reg<bool> {
    table.at(&[at.head, at.query, at.key]).load(0) == 1
}

/// Queries, keys, values and an output's gradient on a device.
struct Inputs {
    device: Device,
    shape: Shape,
    tensors: [Buffer<bf16>; 4],
}

/// dq, dk and dv.
type Found = [Vec<bf16>; 3];

impl Inputs {
    fn new(arch: Arch, shape: Shape) -> Inputs {
        let device = Device::cpu_as(arch);
        let lengths = [shape.q_len(), shape.kv_len(), shape.kv_len(), shape.q_len()];
        let mut number = 0;
        let tensors = lengths.map(|length| {
            number += 1;
            let value = |i: usize| bf16::from_f32((((i + 7) * (2 * number + 5)) as f32).sin());
            let values: Vec<_> = (0..length).map(value).collect();
            device.upload(&values).expect("there is memory")
        });
        Inputs {
            device,
            shape,
            tensors,
        }
    }

    fn sizes(&self) -> [[u64; 4]; 4] {
        let (q, kv) = (self.shape.q(), self.shape.kv());
        [q, kv, kv, q]
    }

    /// The output and the log-sum-exp.
    fn forward(&self, options: &Options<'_>) -> (Buffer<bf16>, Buffer<f32>) {
        let [q, k, v, _] = self.views();
        let forward = attention_with_lse(&self.device, q, k, v, options);
        let forward = forward.unwrap_or_else(|error| panic!("{error}"));
        (forward.o, forward.lse)
    }

    fn views(&self) -> [fa_dsl::abi::TensorView<'_, bf16>; 4] {
        let sizes = self.sizes();
        [0, 1, 2, 3].map(|i| self.tensors[i].contiguous(&sizes[i]).expect("it fits"))
    }

    /// The gradients, where `forward` was the output.
    fn backward(
        &self,
        (o, lse): &(Buffer<bf16>, Buffer<f32>),
        options: &Options<'_>,
    ) -> Result<Found, String> {
        let [q, k, v, d_o] = self.views();
        let part = self.part((o, lse));
        let gradients = attention_backward(&self.device, [q, k, v], part, d_o, options);
        let gradients = gradients.map_err(|error| error.to_string())?;
        let read = |buffer: &Buffer<bf16>| buffer.read().expect("there is memory");
        Ok([
            read(&gradients.dq),
            read(&gradients.dk),
            read(&gradients.dv),
        ])
    }

    /// As [`Self::backward`], in the order in which blocks are summed where `others` are asked for.
    fn backward_as_for<'a>(
        &'a self,
        (o, lse): &'a (Buffer<bf16>, Buffer<f32>),
        options: &Options<'a>,
        others: &Options<'a>,
    ) -> Result<Found, String> {
        let [q, k, v, d_o] = self.views();
        let forward = (self.part((o, lse)), d_o);
        let found = gradients_as_for(
            &self.device,
            self.shape,
            [q, k, v],
            forward,
            options,
            others,
        );
        found.map_err(|error| error.to_string())
    }

    fn part<'a>(&self, (o, lse): (&'a Buffer<bf16>, &'a Buffer<f32>)) -> Part<'a, bf16> {
        Part {
            o: o.contiguous(&self.shape.q()).expect("it fits"),
            lse: lse.contiguous(&self.shape.lse()).expect("it fits"),
        }
    }
}

/// Sums of dQ of another order are off by a rounding.
fn assert_same(what: &str, [dq, dk, dv]: &Found, [other_dq, other_dk, other_dv]: &Found) {
    assert!(dk == other_dk, "{what}: dk");
    assert!(dv == other_dv, "{what}: dv");
    assert_near(what, dq, other_dq);
}

/// The same but for the order of sums.
fn assert_near(what: &str, found: &[bf16], other: &[bf16]) {
    if let Some([a, b]) = first_apart(found, other) {
        panic!("{what}: {a} and {b}");
    }
}

/// Which kernels there are: the tiles of both schedules.
const KERNELS: [(Arch, usize); 4] = [
    (Arch::Sm80, 32),
    (Arch::Sm90a, 64),
    (Arch::Sm90a, 128),
    (Arch::Sm90a, 256),
];

/// Random masks: a block that is wrongly hidden, or shown as a whole, would have other gradients.
#[test]
fn masks_that_classify_blocks_give_the_gradients_of_a_table() {
    let table_mask = MaskFunction::new(of_table).expect("it can be staged");
    (0..24_u64).into_par_iter().for_each(|seed| {
        let rule = Rule::random(seed);
        let (arch, head_dim) = KERNELS[seed as usize % KERNELS.len()];
        let (seq_q, seq_k) = [(330, 270), (200, 390), (290, 290)][seed as usize % 3];
        let shape = Shape {
            batch: 1,
            seq_q,
            seq_k,
            heads: 4,
            kv_heads: 2,
            head_dim,
        };
        let inputs = Inputs::new(arch, shape);
        let table = inputs.device.upload(&rule.table(&shape));
        let table = table.expect("there is memory");
        let sizes = [4, seq_q as u64, seq_k as u64];
        let of_table = [table_mask.with(table.contiguous(&sizes).expect("it fits"))];
        let by_place = [rule.function().with(rule.arguments())];
        let options = |masks| Options {
            masks,
            causal: seed % 5 == 0,
            ..Options::default()
        };
        let forward = inputs.forward(&options(&of_table));
        for deterministic in [false, true] {
            let [expected, found] = [&of_table, &by_place].map(|masks: &[Mask<'_>; 1]| {
                let options = Options {
                    deterministic,
                    ..options(masks)
                };
                let found = inputs.backward(&forward, &options);
                found.unwrap_or_else(|error| panic!("{rule:?}: {error}"))
            });
            let what = format!("{rule:?}, {deterministic}");
            // Blocks of queries may differ in size, and the last ones come first where CTAs take turns.
            for (found, expected) in found.iter().zip(&expected) {
                assert_near(&what, found, expected);
            }
            if !deterministic {
                let [of_table, by_place] = [&of_table, &by_place].map(|it| options(it));
                let expected = inputs.backward_as_for(&forward, &of_table, &by_place);
                let expected = expected.unwrap_or_else(|error| panic!("{rule:?}: {error}"));
                assert_same(&what, &found, &expected);
            }
        }
    });
}

/// A hundred and thirty heads that share their keys, whose blocks have classes of their own: the last ones have no room for them.
#[test]
fn blocks_without_room_for_classes_are_masked() {
    let rule = Rule {
        atoms: [Atom::Heads(30), Atom::Band { low: -9, high: 20 }],
        how: 0,
    };
    let table_mask = MaskFunction::new(of_table).expect("it can be staged");
    for (arch, head_dim) in [(Arch::Sm80, 32), (Arch::Sm90a, 64)] {
        let shape = Shape {
            kv_heads: 1,
            ..Shape::square(1, 40, 130, head_dim)
        };
        let inputs = Inputs::new(arch, shape);
        let table = inputs.device.upload(&rule.table(&shape));
        let table = table.expect("there is memory");
        let of_table = [table_mask.with(table.contiguous(&[130, 40, 40]).expect("it fits"))];
        let by_place = [rule.function().with(rule.arguments())];
        let options = |masks| Options {
            masks,
            ..Options::default()
        };
        let forward = inputs.forward(&options(&of_table));
        for deterministic in [false, true] {
            let [expected, found] = [&of_table, &by_place].map(|masks: &[Mask<'_>; 1]| {
                let options = Options {
                    deterministic,
                    ..options(masks)
                };
                let found = inputs.backward(&forward, &options);
                found.unwrap_or_else(|error| panic!("{error}"))
            });
            assert_same(&format!("{head_dim} on {arch}"), &found, &expected);
        }
    }
}

/// The kernel that a spec names.
fn named(spec: &str) -> Configured {
    let kernel = Configured::find(spec).expect("it can be read");
    kernel.expect("it is registered")
}

/// Documents with lists that were made for the forward pass, whose blocks have other sizes, and for whole heads; also where a part of the keys is
/// used.
#[test]
fn lists_of_any_block_sizes_give_the_same_gradients() {
    let lists = [
        "WarpSpecializedBf16<64,2,3,2>",
        "WarpSpecializedBf16<128,3,2,2>",
        "WarpSpecializedBf16<80,3,2,2>",
        "WarpSpecializedBf16<64,4,3,2>",
    ];
    let cases: Vec<_> = KERNELS
        .into_iter()
        .flat_map(|kernel| lists.map(|list| (kernel, list, None)))
        .chain(KERNELS.map(|kernel| (kernel, lists[1], Some(331_u32))))
        .collect();
    cases
        .into_par_iter()
        .for_each(|((arch, head_dim), list, used)| {
            let shape = Shape {
                kv_heads: 1,
                ..Shape::square(1, 500, 2, head_dim)
            };
            let inputs = Inputs::new(arch, shape);
            let ends = [70, 71, 290, 420];
            let of_tokens = (0..500).map(|token| ends.iter().filter(|end| token >= **end).count());
            let of_tokens: Vec<i32> = of_tokens.map(|it| it as i32).collect();
            let of_tokens = inputs.device.upload(&of_tokens).expect("there is memory");
            let of_tokens = of_tokens.contiguous(&[1, 500]).expect("it fits");
            let documents = fa::functions::documents();
            let masks = [documents.with((of_tokens, of_tokens))];
            let count = inputs
                .device
                .upload(&[used.unwrap_or(500)])
                .expect("there is memory");
            let count = count.contiguous(&[1]).expect("it fits");
            let options = Options {
                masks: &masks,
                causal: true,
                seqused_k: used.map(|_| count),
                ..Options::default()
            };
            let forward = inputs.forward(&options);
            let blocks =
                MaskBlocks::of_kernel(&inputs.device, &named(list), shape, Dtype::Bf16, &options);
            let blocks = blocks.unwrap_or_else(|error| panic!("{error}"));
            let backward = |mask_blocks, deterministic| {
                let options = Options {
                    mask_blocks,
                    deterministic,
                    ..options
                };
                let found = inputs.backward(&forward, &options);
                found.expect("it has gradients")
            };
            // Where CTAs take turns they go through queries from the last to the first.
            let [chosen, in_turn] = [false, true].map(|it| backward(None, it));
            let known = Options {
                mask_blocks: Some(blocks.classes().expect("they are there")),
                ..options
            };
            let ascending = inputs.backward_as_for(&forward, &options, &known);
            let ascending = ascending.expect("it has gradients");
            for deterministic in [false, true] {
                let found = backward(known.mask_blocks, deterministic);
                let what = format!("{list} at {head_dim} on {arch}, {used:?}, {deterministic}");
                for (found, chosen) in found.iter().zip(&chosen) {
                    assert_near(&what, found, chosen);
                }
                assert_same(
                    &what,
                    &found,
                    if deterministic { &in_turn } else { &ascending },
                );
            }
        });
}
