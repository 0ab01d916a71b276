//! Tensors that functions of scores read for each query and key: neighbours are read together where they can be, and where they lie changes no bit.

use std::error::Error;

use fa::attention::{At, Dtype, Problem, ScoreFunction, Tensors};
use fa::functions;
use fa::prelude::*;
use fa_cases::Runner;
use fa_dsl::abi::Element;
use fa_dsl::build::tensor::Float;
use fa_dsl::prelude::Tensor;
use fa_dsl::target::Arch;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const HEADS: usize = 2;
const QUERIES: usize = 200;
const KEYS: usize = 300;
const HEAD_DIM: usize = 64;

/// How a bias lies in memory: where its first element is, by how many elements a row is longer than its keys, and how many elements a key is after another.
#[derive(Clone, Copy, Debug)]
struct Lying {
    first: usize,
    longer: usize,
    step: usize,
}

/// Elements that are not at a multiple of two of them, in all rows or every other, and that are not neighbours.
const OTHERS: [Lying; 4] = [
    Lying {
        first: 1,
        longer: 0,
        step: 1,
    },
    Lying {
        first: 0,
        longer: 1,
        step: 1,
    },
    Lying {
        first: 0,
        longer: 0,
        step: 2,
    },
    Lying {
        first: 6,
        longer: 2,
        step: 1,
    },
];

/// Random numbers of a bias, and a kernel that reads it.
struct Asked<T> {
    bias: Vec<T>,
    /// What adds it, by an address that is so many elements before each.
    function: (ScoreFunction<Tensor<T>>, usize),
    kernel: &'static str,
    causal: bool,
}

impl<T: Element + Float + Copy> Asked<T> {
    /// The output where the bias lies so.
    fn output(&self, lying: Lying) -> Result<Vec<bf16>, Box<dyn Error>> {
        let device = Device::cpu_as(Arch::Sm90a);
        let row = KEYS * lying.step + lying.longer;
        let mut memory = vec![self.bias[0]; lying.first + HEADS * QUERIES * row];
        for (number, it) in self.bias.iter().enumerate() {
            memory[lying.first + number / KEYS * row + number % KEYS * lying.step] = *it;
        }
        let memory = device.upload(&memory)?;
        let sizes = [1, HEADS, QUERIES, KEYS].map(|it| it as u64);
        let strides = [HEADS * QUERIES * row, QUERIES * row, row, lying.step].map(|it| it as u64);
        let (function, before) = self.function;
        let bias = memory.view_at((lying.first - before) as u64, &sizes, &strides)?;
        let options = Options {
            causal: self.causal,
            scores: &[function.with(bias)],
            ..Options::default()
        };
        let mut random = StdRng::seed_from_u64(1);
        let mut rows = |count: usize| {
            let numbers = (0..count * HEADS * HEAD_DIM).map(|_| random.random_range(-2.0..2.0));
            let numbers: Vec<bf16> = numbers.map(bf16::from_f32).collect();
            device.upload(&numbers)
        };
        let (q, k, v) = (rows(QUERIES)?, rows(KEYS)?, rows(KEYS)?);
        let mut o = device.alloc::<bf16>(QUERIES * HEADS * HEAD_DIM)?;
        let of = |rows: usize| [1, rows as u64, HEADS as u64, HEAD_DIM as u64];
        let inputs = [
            q.contiguous(&of(QUERIES))?,
            k.contiguous(&of(KEYS))?,
            v.contiguous(&of(KEYS))?,
        ];
        let tensors = Tensors::new(inputs, o.contiguous_mut(&of(QUERIES))?, None);
        let problem = Problem::of(Dtype::Bf16, &tensors, &options)?;
        let runner = Runner::of_spec(self.kernel)?;
        runner.plan(&device, &problem, &tensors)?.run(&device)?;
        Ok(o.read()?)
    }
}

fn lie_anywhere<T: Element + Float + Copy>(of: fn(f32) -> T) -> Result<(), Box<dyn Error>> {
    let mut random = StdRng::seed_from_u64(2);
    let bias = (0..HEADS * QUERIES * KEYS).map(|_| of(random.random_range(-3.0..3.0)));
    let bias: Vec<T> = bias.collect();
    for kernel in [
        "WarpSpecializedBf16<64,2,RESCALE=conditional>",
        "WarpSpecializedBf16<48,3,RESCALE=optimistic>",
        "MmaBf16<64,64,4>",
        "DecodeBf16<16,64,4>",
    ] {
        for causal in [false, true] {
            let asked = Asked {
                bias: bias.clone(),
                function: (functions::additive_bias(), 0),
                kernel,
                causal,
            };
            let expected = asked.output(Lying {
                first: 0,
                longer: 0,
                step: 1,
            })?;
            for lying in OTHERS {
                let found = asked.output(lying)?;
                assert!(found == expected, "{kernel}, causal {causal}: {lying:?}");
            }
        }
    }
    Ok(())
}

#[test]
fn biases_of_float32_lie_anywhere() -> Result<(), Box<dyn Error>> {
    lie_anywhere::<f32>(|it| it)
}

#[test]
fn biases_of_bfloat16_lie_anywhere() -> Result<(), Box<dyn Error>> {
    lie_anywhere::<bf16>(bf16::from_f32)
}

/// Which elements begin a pair is said by where they are read, not by the address that they are read beside.
#[test]
fn biases_are_read_beside_an_address() -> Result<(), Box<dyn Error>> {
    let mut random = StdRng::seed_from_u64(3);
    let bias = (0..HEADS * QUERIES * KEYS).map(|_| random.random_range(-3.0..3.0));
    let beside = ScoreFunction::new(|score, at: At, bias: Tensor<f32>| {
        score + bias.at(&[at.batch, at.head, at.query, at.key]).load(1)
    })?;
    assert!(beside.staged().weight().reads_rows);
    let asked = Asked {
        bias: bias.collect(),
        function: (functions::additive_bias(), 0),
        kernel: "WarpSpecializedBf16<64,2,RESCALE=conditional>",
        causal: false,
    };
    let lying = |first| Lying {
        first,
        longer: 0,
        step: 1,
    };
    let expected = asked.output(lying(0))?;
    let beside = Asked {
        function: (beside, 1),
        ..asked
    };
    for first in [1, 2] {
        assert!(beside.output(lying(first))? == expected, "{first}");
    }
    Ok(())
}

/// Rows that the copy engine brings give the same bits; where it cannot, that is said.
fn are_copied<T: Element + Float + Copy>(of: fn(f32) -> T) -> Result<(), Box<dyn Error>> {
    let mut random = StdRng::seed_from_u64(4);
    let bias = (0..HEADS * QUERIES * KEYS).map(|_| of(random.random_range(-3.0..3.0)));
    let bias: Vec<T> = bias.collect();
    // As many elements as make 16 bytes, and those that a row lacks of a multiple of them.
    let step = 16 / T::BYTES;
    let lacks = KEYS.next_multiple_of(step) - KEYS;
    for tiles in [
        "64,2,RESCALE=conditional",
        "128,2,Q_STAGES=2,PING_PONG=true",
        "48,3,STAGES=3,PING_PONG=true,OUTPUT=queries,RESCALE=optimistic",
    ] {
        for causal in [false, true] {
            let asked = |kernel: String| Asked {
                bias: bias.clone(),
                function: (functions::additive_bias(), 0),
                kernel: kernel.leak(),
                causal,
            };
            let plain = asked(format!("WarpSpecializedBf16<{tiles}>"));
            let copied = asked(format!(
                "WarpSpecializedBf16<{tiles},COPY_ROWS={}>",
                T::BYTES
            ));
            for (first, longer) in [(0, lacks), (step, lacks + step)] {
                let lying = Lying {
                    first,
                    longer,
                    step: 1,
                };
                let same = copied.output(lying)? == plain.output(lying)?;
                assert!(same, "{tiles}, causal {causal}: {lying:?}");
            }
            for (first, longer, step) in [(1, lacks, 1), (0, lacks + 1, 1), (0, 2 * lacks, 2)] {
                let lying = Lying {
                    first,
                    longer,
                    step,
                };
                let refused = copied.output(lying).expect_err("it lies otherwise");
                assert!(refused.to_string().contains("COPY_ROWS=0"), "{refused}");
            }
        }
    }
    Ok(())
}

#[test]
fn biases_of_float32_are_copied() -> Result<(), Box<dyn Error>> {
    are_copied::<f32>(|it| it)
}

#[test]
fn biases_of_bfloat16_are_copied() -> Result<(), Box<dyn Error>> {
    are_copied::<bf16>(bf16::from_f32)
}
