//! Functions of scores and masks with what they are on plain numbers.

use std::sync::{Arc, LazyLock};

use fa::attention::{FunctionGradients, Mask, Score};
use fa::dsl::abi::TensorViewMut;
use fa::dsl::prelude::Reg;
use fa::prelude::*;
use fa_reference::{Query, Rules, Shape};

use super::Problem;

/// What scores go through, and what hides keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// A bias of each sequence, head, query and key is added.
    Bias,
    /// An eighth of a score's square is taken from it, and what depends on lengths and positions is added.
    Square,
    /// A pattern of sequence, KV head, query and key is shown.
    Pattern,
    /// The last keys, and the first of the sequence: of the library.
    WindowAndSinks,
}

type Bias = ScoreFunction<fa::dsl::prelude::Tensor<f32>>;

static BIAS: LazyLock<Bias> = LazyLock::new(fa::functions::additive_bias);

static SQUARE: LazyLock<ScoreFunction<Reg<f32>>> = LazyLock::new(|| {
    let square = |score: Reg<f32>, at: At, slope: Reg<f32>| {
        let lengths = (at.seq_q * 2 + at.seq_k).to_f32();
        let place = (at.query * 2 + at.key).to_f32() * lengths.recip();
        score - score * score * slope + place
    };
    ScoreFunction::new(square).expect("it stages")
});

static PATTERN: LazyLock<MaskFunction<()>> = LazyLock::new(|| {
    let pattern = |at: At, ()| {
        let number = at.query + at.key * 2 + at.batch + at.kv_head;
        (number % 3).ne(1) & (at.key + at.seq_k).ge(at.query.min(at.seq_q))
    };
    MaskFunction::new(pattern).expect("it stages")
});

/// What [`Function::Square`] takes of the square.
const SLOPE: f32 = 0.125;

/// What gradients' memory holds before a call, which adds to it.
pub const BEFORE: f32 = 0.5;

impl Problem {
    /// Sequences of a batch, or packed ones.
    pub fn sequence_count(&self) -> usize {
        match self.lengths.len() {
            1 => self.batch,
            several => several,
        }
    }

    /// Sequences, and tokens of the longest.
    fn sizes(&self) -> [usize; 2] {
        let longest = self.lengths.iter().max();
        [self.sequence_count(), longest.copied().unwrap_or(0).max(1)]
    }

    /// The sizes of the bias.
    pub fn bias_sizes(&self) -> [u64; 4] {
        let [sequences, longest] = self.sizes();
        [sequences, self.heads, longest, longest].map(|size| size as u64)
    }

    pub fn bias(&self) -> Vec<f32> {
        let count = self.bias_sizes().iter().product::<u64>();
        (0..count)
            .map(|i| (i * 37 % 64) as f32 / 32.0 - 1.0)
            .collect()
    }

    pub fn scores<'a>(&self, bias: &'a Buffer<f32>) -> Vec<Score<'a>> {
        let of = |function: &Function| match function {
            Function::Bias => {
                let bias = bias.contiguous(&self.bias_sizes());
                Some(BIAS.with(bias.expect("it has these sizes")))
            }
            Function::Square => Some(SQUARE.with(SLOPE)),
            Function::Pattern | Function::WindowAndSinks => None,
        };
        self.functions.iter().filter_map(of).collect()
    }

    pub fn masks(&self) -> Vec<Mask<'static>> {
        let of = |function: &Function| match function {
            Function::Bias | Function::Square => None,
            Function::Pattern => Some(PATTERN.with(())),
            Function::WindowAndSinks => Some(fa::functions::window_and_sinks().with((9, 3))),
        };
        self.functions.iter().filter_map(of).collect()
    }

    /// Where the gradients of arguments go: of the bias, and of the slope.
    pub fn function_gradients<'a>(
        &self,
        mut bias: Option<TensorViewMut<'a, f32>>,
        mut slope: Option<TensorViewMut<'a, f32>>,
    ) -> Vec<FunctionGradients<'a>> {
        let mut of = |function: &Function| match function {
            Function::Bias => Some(BIAS.gradients([bias.take()])),
            Function::Square => Some(SQUARE.gradients([slope.take()])),
            Function::Pattern | Function::WindowAndSinks => None,
        };
        self.functions.iter().filter_map(&mut of).collect()
    }

    /// The rules with the functions on numbers, for a sequence that has this number.
    pub fn with_functions(&self, mut rules: Rules, sequence: usize) -> Rules {
        let [_, longest] = self.sizes();
        let (bias, heads) = (Arc::new(self.bias()), self.heads);
        for function in self.functions {
            let (function, bias) = (*function, bias.clone());
            let twin = move |shape: &Shape, at: &Query, key: usize, score: f64| {
                let seen = |is_seen: bool| if is_seen { score } else { f64::NEG_INFINITY };
                match function {
                    Function::Bias => {
                        let line = (sequence * heads + at.head) * longest + at.i;
                        score + f64::from(bias[line * longest + key])
                    }
                    Function::Square => {
                        let place =
                            (2 * at.i + key) as f64 / (2 * shape.seq_q + shape.seq_k) as f64;
                        score - score * score * f64::from(SLOPE) + place
                    }
                    Function::Pattern => {
                        let kv_head = at.head / shape.group();
                        seen((at.i + 2 * key + sequence + kv_head) % 3 != 1)
                    }
                    Function::WindowAndSinks => {
                        let distance = at.i as i64 - key as i64;
                        seen((0..9).contains(&distance) || (key < 3 && distance >= 0))
                    }
                }
            };
            rules = rules.with_function(Arc::new(twin));
        }
        rules
    }
}
