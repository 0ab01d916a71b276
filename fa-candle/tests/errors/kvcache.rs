//! Caches that cannot be added to or attended to. Nothing is written where a call is refused.

use candle_core::{DType, Device, Result, Tensor, Var};
use fa_candle::fa::attention::Seq;
use fa_candle::{Cached, NewTokens, Options, Rotary, append_to_kvcache, attention_with_kvcache};

use crate::{refused, tensor};

/// A step that is right: two sequences, of which the caches have rows of 16 keys.
#[derive(Clone)]
struct Step {
    q: Tensor,
    k_cache: Tensor,
    v_cache: Tensor,
    new: NewTokens,
    cached: Cached,
    options: Options,
}

impl Step {
    fn new() -> Step {
        let token = tensor((2, 1, 2, 64), DType::F16);
        let cache = || Tensor::zeros((2, 16, 2, 64), DType::F16, &Device::Cpu).unwrap();
        Step {
            q: tensor((2, 1, 4, 64), DType::F16),
            k_cache: cache(),
            v_cache: cache(),
            new: NewTokens {
                k: token.clone(),
                v: token,
                rotary: None,
            },
            cached: Cached::new(&list(&[3, 5])),
            options: Options::default(),
        }
    }

    /// Two sequences in two of three pages each, of 8 keys.
    fn paged() -> Step {
        let pages = || Tensor::zeros((5, 8, 2, 64), DType::F16, &Device::Cpu).unwrap();
        let mut step = Step::new();
        step.k_cache = pages();
        step.v_cache = pages();
        step.cached.block_table = Some(table(&[[4, 1], [0, 2]]));
        step
    }

    fn run(&self) -> Result<Tensor> {
        let (cached, options) = (&self.cached, &self.options);
        let (k_cache, v_cache) = (&self.k_cache, &self.v_cache);
        attention_with_kvcache(&self.q, k_cache, v_cache, Some(&self.new), cached, options)
            .map(|(o, _)| o)
    }

    fn append(&self) -> Result<Tensor> {
        append_to_kvcache(&self.k_cache, &self.v_cache, &self.new, &self.cached)?;
        Ok(self.k_cache.clone())
    }

    /// The step is refused, and nothing is written.
    #[track_caller]
    fn is_refused(&self, expected: &str) {
        let sum =
            |cache: &Tensor| -> Result<f32> { cache.to_dtype(DType::F32)?.sum_all()?.to_scalar() };
        refused(self.run(), expected);
        if self.k_cache.dtype() != DType::U32 {
            assert_eq!(sum(&self.k_cache).unwrap(), 0.0, "something was written");
        }
    }

    /// As well as adding alone.
    #[track_caller]
    fn both_are_refused(&self, expected: &str) {
        self.is_refused(expected);
        refused(self.append(), expected);
    }
}

fn list(numbers: &[u32]) -> Tensor {
    Tensor::new(numbers, &Device::Cpu).unwrap()
}

fn table(numbers: &[[u32; 2]; 2]) -> Tensor {
    Tensor::new(numbers, &Device::Cpu).unwrap()
}

/// A step with something changed.
fn with(change: impl FnOnce(&mut Step)) -> Step {
    let mut step = Step::new();
    change(&mut step);
    step
}

#[test]
fn what_is_right_is_computed() {
    assert!(Step::new().run().is_ok());
    assert!(Step::new().append().is_ok());
    assert!(Step::paged().run().is_ok());
}

#[test]
fn types_and_shapes_are_checked() {
    let wide = |x: &Tensor| x.to_dtype(DType::F32).unwrap();
    let other = |x: &Tensor| x.to_dtype(DType::BF16).unwrap();
    with(|step| step.q = wide(&step.q)).is_refused("`q` is f32: attention takes");
    with(|step| step.k_cache = other(&step.k_cache)).is_refused("`k_cache` is bf16, `q` is f16");
    with(|step| step.v_cache = wide(&step.v_cache)).both_are_refused("`v_cache` is f32");
    with(|step| step.new.v = other(&step.new.v)).both_are_refused("`v` is bf16, `");
    with(|step| step.new.v = tensor((2, 2, 2, 64), DType::F16))
        .both_are_refused("`v` has the shape [2, 2, 2, 64]: it has to be that of `k`");
    with(|step| step.v_cache = step.v_cache.narrow(1, 0, 8).unwrap())
        .both_are_refused("it has to be that of `k_cache`");
    with(|step| step.k_cache = step.k_cache.flatten(0, 1).unwrap())
        .both_are_refused("it has to be (rows, capacity, KV heads, head_dim)");
    with(|step| step.q = step.q.flatten(0, 1).unwrap()).is_refused("(batch, seq, heads, head_dim)");
    let new = tensor((2, 1, 1, 64), DType::F16);
    with(|step| (step.new.k, step.new.v) = (new.clone(), new.clone()))
        .both_are_refused("`k` has the heads [1, 64] and `k_cache` [2, 64]");
    with(|step| step.q = tensor((3, 1, 4, 64), DType::F16))
        .is_refused("`k` has the shape [2, 1, 2, 64] and `q` [3, 1, 4, 64]");
    with(|step| step.q = tensor((2, 1, 3, 64), DType::F16))
        .is_refused("3 query heads cannot share 2 KV heads");
    let many = tensor((2, 17, 2, 64), DType::F16);
    with(|step| (step.new.k, step.new.v) = (many.clone(), many.clone()))
        .both_are_refused("k: 17 new keys, where a sequence has room for 16");
    let none = tensor((2, 0, 2, 64), DType::F16);
    with(|step| (step.new.k, step.new.v) = (none.clone(), none.clone()))
        .both_are_refused("no elements");
    with(|step| step.q = tensor((2, 0, 4, 64), DType::F16)).is_refused("no elements");
    let empty = Tensor::zeros((2, 0, 2, 64), DType::F16, &Device::Cpu).unwrap();
    with(|step| (step.k_cache, step.v_cache) = (empty.clone(), empty.clone()))
        .both_are_refused("`k_cache` has the shape [2, 0, 2, 64]: it has no elements");
    with(|step| step.options.seq = Some(Seq::Static(16))).is_refused("use Seq::Dynamic");
}

#[test]
fn lists_are_checked() {
    with(|step| step.cached.cache_seqlens = list(&[3]))
        .both_are_refused("`cache_seqlens` has the shape [1]: it has to be (batch)");
    with(|step| step.cached.cache_seqlens = list(&[3, 5]).to_dtype(DType::I64).unwrap())
        .both_are_refused("`cache_seqlens` is i64: convert it with to_dtype(DType::U32)");
    with(|step| step.cached.cache_batch_idx = Some(list(&[1, 0, 2])))
        .both_are_refused("`cache_batch_idx` has the shape [3]");
    with(|step| step.cached.cache_leftpad = Some(table(&[[1, 0], [0, 0]])))
        .both_are_refused("`cache_leftpad` has the shape [2, 2]");
    let mut one_row = Step::new();
    one_row.k_cache = one_row.k_cache.narrow(0, 0, 1).unwrap();
    one_row.v_cache = one_row.v_cache.narrow(0, 0, 1).unwrap();
    one_row.both_are_refused("the cache has 1 rows and the batch 2 sequences");
    // A row that is not there, and two sequences in one.
    with(|step| step.cached.cache_batch_idx = Some(list(&[1, 2])))
        .is_refused("cache_batch_idx: there is a sequence in row 2, but the cache has 2 rows");
    let shared = with(|step| {
        step.cached.cache_batch_idx = Some(list(&[1, 1]));
        step.cached.cache_seqlens = list(&[4, 4]);
    });
    shared.both_are_refused(
        "cached: new tokens of sequence 0 and of sequence 1 go to key 4 of row 1",
    );
}

#[test]
fn pages_are_checked() {
    let mut step = Step::paged();
    step.cached.block_table = Some(list(&[4, 1]));
    step.both_are_refused(
        "`block_table` has the shape [2]: it has to be (batch, pages of a sequence)",
    );
    step.cached.block_table = Some(table(&[[4, 1], [5, 2]]));
    step.is_refused("cached: block_table has page 5");
    step.cached.block_table = Some(table(&[[4, 1], [4, 2]]));
    step.cached.cache_seqlens = list(&[3, 3]);
    step.both_are_refused("go to key 3 of page 4");
    step.cached.cache_batch_idx = Some(list(&[0, 1]));
    step.both_are_refused("leave `cache_batch_idx` out");
    step.cached.cache_batch_idx = None;
    step.cached.cache_leftpad = Some(list(&[0, 1]));
    step.both_are_refused("leave `cache_leftpad` out");
}

#[test]
fn packed_tokens_are_checked() {
    let packed = |ends: &[u32], longest| {
        with(|step| {
            step.q = step.q.flatten(0, 1).unwrap();
            step.new.k = step.new.k.flatten(0, 1).unwrap();
            step.new.v = step.new.v.flatten(0, 1).unwrap();
            step.cached.queries = Some((list(ends), longest));
        })
    };
    assert!(packed(&[0, 0, 2], 2).run().is_ok());
    packed(&[0, 2], 2).both_are_refused("the cache has 2 rows and the batch 1 sequences");
    packed(&[0, 0, 3], 3)
        .both_are_refused("queries: seqlens_q goes from 0 to 3: it has to go from 0 to 2");
    packed(&[0, 0, 2], 1).both_are_refused("a sequence of 2");
    packed(&[], 1).both_are_refused("the batch 0 sequences");
    let mut fewer = packed(&[0, 0, 2], 2);
    fewer.new.k = fewer.new.k.narrow(0, 0, 1).unwrap();
    fewer.new.v = fewer.new.k.clone();
    fewer.is_refused("`k` has the shape [1, 2, 64] and `q` [2, 4, 64]");
    let mut unpacked = packed(&[0, 0, 2], 2);
    unpacked.new = Step::new().new;
    unpacked.both_are_refused("(all queries or keys, heads, head_dim)");
}

#[test]
fn rotations_are_checked() {
    let tables = |cos: &Tensor, sin: &Tensor, positions: Option<Tensor>| {
        with(|step| {
            step.new.rotary = Some(Rotary {
                cos: cos.clone(),
                sin: sin.clone(),
                interleaved: false,
                positions,
            });
        })
    };
    let of = |shape: (usize, usize), dtype| Tensor::ones(shape, dtype, &Device::Cpu).unwrap();
    let right = of((16, 32), DType::F32);
    assert!(tables(&right, &right, None).run().is_ok());
    let other = of((16, 32), DType::BF16);
    tables(&other, &other, None).both_are_refused("`cos` is bf16: convert it");
    let own = of((16, 32), DType::F16);
    tables(&right, &own, None).both_are_refused("they have to have one shape and type");
    let short = of((16, 12), DType::F32);
    tables(&short, &short, None).both_are_refused("a multiple of 16, at most 64");
    let long = of((16, 40), DType::F32);
    tables(&long, &long, None).both_are_refused("rotate 80 elements of a head");
    let flat = right.flatten_all().unwrap();
    tables(&flat, &flat, None).both_are_refused("(positions, rot/2)");
    let learned = Var::from_tensor(&right).unwrap();
    tables(&learned, &right, None).both_are_refused("`cos` would get no gradient");
    tables(&right, &right, Some(list(&[1]))).both_are_refused("`positions` has the shape [1]");
}

#[test]
fn caches_that_cannot_be_written_are_refused() {
    let cache = Step::new().k_cache;
    let strided = cache.transpose(1, 3).unwrap().contiguous().unwrap();
    with(|step| step.k_cache = strided.transpose(1, 3).unwrap())
        .both_are_refused("`k_cache` has the strides");
    let one = cache.narrow(0, 0, 1).unwrap();
    with(|step| step.v_cache = one.broadcast_as(cache.shape()).unwrap())
        .both_are_refused("`v_cache` has the strides [0,");
    let learned = Var::zeros((2, 16, 2, 64), DType::F16, &Device::Cpu).unwrap();
    with(|step| step.k_cache = learned.as_tensor().clone())
        .both_are_refused("pass what detach() gives of it");
    let computed = learned.affine(2.0, 0.0).unwrap();
    with(|step| step.v_cache = computed.clone()).both_are_refused("`v_cache` is written in place");
    assert!(with(|step| step.v_cache = computed.detach()).run().is_ok());
    // The same cache twice, and the halves of one that overlap.
    with(|step| step.v_cache = step.k_cache.clone()).both_are_refused("share memory");
    let both = Tensor::zeros((3, 16, 2, 64), DType::F16, &Device::Cpu).unwrap();
    let overlapping = with(|step| {
        step.k_cache = both.narrow(0, 0, 2).unwrap();
        step.v_cache = both.narrow(0, 1, 2).unwrap();
    });
    overlapping.both_are_refused("share memory");
}

#[test]
fn inputs_in_the_storage_of_a_cache_are_refused() {
    let of_cache = |step: &Step| step.k_cache.narrow(1, 0, 1).unwrap();
    with(|step| step.new.v = of_cache(step))
        .both_are_refused("`v` is in the memory of `k_cache`, which is written: pass what copy()");
    with(|step| step.q = of_cache(step)).is_refused("`q` is in the memory of `k_cache`");
    let biased = with(|step| {
        let bias = step
            .v_cache
            .narrow(3, 0, 16)
            .unwrap()
            .narrow(1, 0, 1)
            .unwrap();
        step.options.bias = Some(bias.narrow(2, 0, 1).unwrap());
    });
    biased.is_refused("is in the memory of `v_cache`");
}

/// Where there are no new tokens, too.
#[test]
fn attention_alone_is_checked() {
    let of = |step: &Step| {
        let (cached, options) = (&step.cached, &step.options);
        let result =
            attention_with_kvcache(&step.q, &step.k_cache, &step.v_cache, None, cached, options);
        result.map(|(o, _)| o)
    };
    assert!(of(&Step::new()).is_ok());
    let lengths = with(|step| step.cached.cache_seqlens = list(&[1, 2, 3]));
    refused(of(&lengths), "`cache_seqlens` has the shape [3]");
    let rows = with(|step| step.cached.cache_batch_idx = Some(list(&[0, 9])));
    refused(of(&rows), "a sequence in row 9");
    let mut pages = Step::paged();
    pages.cached.block_table = Some(table(&[[5, 1], [0, 2]]));
    refused(of(&pages), "cached: block_table has page 5");
    let heads = with(|step| step.q = tensor((2, 1, 4, 32), DType::F16));
    refused(of(&heads), "`k_cache`");
    let types = with(|step| step.v_cache = step.v_cache.to_dtype(DType::F32).unwrap());
    refused(of(&types), "`v_cache` is f32");
}

/// Nobody learns nothing in silence.
#[test]
fn backward_passes_are_refused() {
    let learned = Var::ones((2, 1, 4, 64), DType::F16, &Device::Cpu).unwrap();
    let backward = |o: Tensor| -> Result<Tensor> {
        assert!(o.track_op());
        o.to_dtype(DType::F32)?.sum_all()?.backward().map(|_| o)
    };
    let step = with(|step| step.q = learned.as_tensor().clone());
    let error = "no backward pass of attention over a cache";
    refused(step.run().and_then(backward), error);
    let (cached, options) = (&step.cached, &step.options);
    let alone =
        attention_with_kvcache(&step.q, &step.k_cache, &step.v_cache, None, cached, options);
    refused(alone.and_then(|(o, _)| backward(o)), error);
    let sinks = Var::zeros(4, DType::F32, &Device::Cpu).unwrap();
    let step = with(|step| step.options.sinks = Some(sinks.as_tensor().clone()));
    refused(step.run().and_then(backward), error);
    let values = Var::ones((2, 1, 2, 64), DType::F16, &Device::Cpu).unwrap();
    let step = with(|step| step.new.v = values.as_tensor().clone());
    refused(step.run().and_then(backward), error);
    assert!(!Step::new().run().unwrap().track_op());
}

/// What would keep the interpreter busy for long: of two sequences in one page, as far as the table goes.
#[test]
fn too_much_for_the_interpreter_is_refused() {
    let mut step = Step::paged();
    step.cached.block_table = Some(Tensor::zeros((2, 1 << 24), DType::U32, &Device::Cpu).unwrap());
    step.q = tensor((2, 8, 4, 64), DType::F16);
    step.is_refused("too many for the interpreter");
}
